"""Writes docs/observations.md from the layouts of the games."""

from __future__ import annotations

from pathlib import Path

from threecrowns.research.documentation import observations_page

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"

if __name__ == "__main__":
    PAGE.write_text(observations_page(), "utf-8")
