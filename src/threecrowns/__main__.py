"""`python -m threecrowns` is `crowns`."""

from __future__ import annotations

import signal
import sys


def main() -> None:
    """The entry point: from here on, Ctrl-C is answered by a sentence."""
    try:
        if hasattr(signal, "pthread_sigmask"):  # held back by the launcher; not on Windows
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        from threecrowns.cli.main import main as run

        run()
    except KeyboardInterrupt:  # while the command was being loaded
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        from threecrowns.cli.main import say_interrupted

        sys.exit(say_interrupted(sys.argv[1:]))


if __name__ == "__main__":
    main()
