"""Every message of all catalogues in Python and in the browser's words: the texts must be equal.

    python tools/web_words.py       these texts alone; `./crowns test` does it, too

Words each message with sample parameters, hands the texts to web/tests/parity.test.ts, which words
them again from the same files.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from threecrowns.engine.texts import LANGUAGES, catalogue

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "threecrowns"
ENGINE = SOURCES / "engine" / "texts"  # read with every other catalogue
FOLDERS = (
    ENGINE,
    SOURCES / "cli" / "texts",
    SOURCES / "table" / "guides" / "texts",
    SOURCES / "web_texts",
    *sorted((SOURCES / "games").glob("*/texts")),
)
SAMPLES: tuple[int | str, ...] = (0, 1, 2, 5, 22, 1234, "green", "any")


def worded() -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for language in LANGUAGES:
        for folder in FOLDERS:
            said = catalogue(language) if folder == ENGINE else catalogue(language, folder)
            text = (folder / f"{language}.ftl").read_text("utf-8")
            for message, body in re.findall(
                r"^([\w-]+) =((?:.*\n)(?:[ }].*\n|\n(?= ))*)", text, re.M
            ):
                names = sorted(set(re.findall(r"\$(\w+)", body)))
                for sample in SAMPLES if names else (0,):
                    params = dict.fromkeys(names, sample)
                    found.append(
                        {
                            "language": language,
                            "folder": folder.relative_to(SOURCES).as_posix(),
                            "id": message,
                            "params": params,
                            "text": said.say(message, **params),
                        }
                    )
    return found


@contextmanager
def words_for_vitest() -> Iterator[dict[str, str]]:
    """The environment in which the client's tests find Python's texts."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "worded.json"
        file.write_text(json.dumps(worded()), "utf-8")
        yield {"CROWNS_WORDED": str(file)}


def main() -> None:
    with words_for_vitest() as words:
        command = ["npx", "vitest", "run", "tests/parity.test.ts"]
        env = {**os.environ, **words}
        sys.exit(subprocess.run(command, cwd=ROOT / "web", env=env, check=False).returncode)


if __name__ == "__main__":
    main()
