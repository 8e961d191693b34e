"""Every word a player reads: phrases, worded from Fluent catalogues in three languages."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from threecrowns.engine.phrase import Param, Phrase, Thing

LANGUAGES = ("en", "cs", "pl")
COMMON = Path(__file__).with_name("texts")
SAYINGS_KEPT = 4096  # a table says "2 silver" thousands of times


class Catalogue:
    """All messages of some folders in one language; later folders add to earlier ones."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (COMMON, *folders):
            self.bundle.add_resource(_messages(folder / f"{language}.ftl"), allow_overrides=False)

        self._kept = lru_cache(SAYINGS_KEPT, typed=True)(self._worded)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def say(self, message: str, **params: str | float) -> str:
        """The sentence of a message id. A missing one is a bug and shows as its id."""
        return self._kept(message, **params)

    def _worded(self, message: str, **params: str | float) -> str:
        if not self.bundle.has_message(message):
            return f"[{message}]"
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            return f"[{message}]"
        worded, errors = self.bundle.format_pattern(pattern, params)
        return f"[{message}: {errors[0]}]" if errors else str(worded)

    def word(self, param: Param) -> str:
        """A phrase with everything inside it, a thing, a published name, or a list of them."""
        if isinstance(param, str | int):
            return str(param)
        if isinstance(param, tuple):
            return ", ".join(self.word(each) for each in param)
        if isinstance(param, Thing):
            name = self.word(param.name)
            return self.say("thing", name=name, id=param.typed) if param.typed else name
        if not isinstance(param, Phrase):
            return param[self.language]
        params = {
            name: value if isinstance(value, int) else self.word(value)
            for name, value in param.params.items()
        }
        return self.say(param.id, **params)

    def knows(self, param: Param) -> bool:
        """Are there words for a phrase and everything inside it?"""
        if isinstance(param, tuple):
            return all(self.knows(each) for each in param)
        if isinstance(param, Thing):
            return self.knows(param.name)
        if not isinstance(param, Phrase):
            return True
        return self.has(param.id) and all(self.knows(each) for each in param.params.values())


@lru_cache(maxsize=32)
def _messages(file: Path) -> Resource:
    return FluentResource(file.read_text(encoding="utf-8"))


@lru_cache(maxsize=32)
def catalogue(language: str, *folders: Path) -> Catalogue:
    return Catalogue(language, *folders)
