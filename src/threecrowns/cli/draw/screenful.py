"""One screen: the table, what happened, the question and the choices, in the lines there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

FEW_NEWS = 4  # lines of what happened that are told on a low screen


def screenful(
    table: Callable[[int | None], list[Text]],
    news: list[Text],
    more: Text,
    question: list[Text],
    choices: Sequence[list[str]],
    height: int,
) -> list[Text]:
    """The roomiest form that fits.

    `table` draws itself into so many lines, as far as it can; `more` says where to find news that
    were cut. First the news give way, then the table, then the choices, then the rest
    of the news, and at last the choices once more.
    """
    few = news if len(news) <= FEW_NEWS else [more, *news[1 - FEW_NEWS :]]
    last = news if len(news) <= 1 else [more]
    long, short, tight = ([Text(line) for line in lines] for lines in choices)
    whole = table(None)
    found: list[Text] = []
    for happened, options, is_whole in (
        (news, long, True),
        (few, long, True),
        (few, long, False),
        (few, short, False),
        (last, short, False),
        ([], short, False),
        ([], tight, False),
    ):
        room = height - len(happened) - len(question) - len(options)
        drawn = whole if is_whole else table(max(0, room))
        found = [*drawn, *happened, *question, *options]
        if len(found) <= height:
            break
    return found
