"""Golden playthroughs: random games written down, short enough to be read in a review.

One line per answer: its number, who gave it, the move, how many answers were legal, then what
happened besides, and the points when they change. Run as a program it writes them anew.

    two-heirs  rules 1  seats 2  sets journey+dominion+trade_church  seed 7
      9 0 take 2               11  refilled JO4 0
     10 - draw TC9             19  next-colour grey
     11 0 build DO7 1,1        46                          points 2 0
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Answer, Match, shuffle_from_seed
from threecrowns.engine.phrase import Param, Phrase, Thing
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE

FOLDER = Path(__file__).with_name("playthroughs")


@dataclass(frozen=True)
class Playthrough:
    name: str
    game: str
    setup: Setup
    seed: int


PLAYTHROUGHS = (
    Playthrough("two-heirs-first-game", "two-heirs", Setup(2, {"roads": False}), 7),
    Playthrough(
        "two-heirs-war-crafts-patrol",
        "two-heirs",
        Setup(2, {"sets": ("war", "crafts", "patrol")}),
        137,
    ),
    Playthrough(
        "two-heirs-dominion-war",
        "two-heirs",
        Setup(2, {"sets": ("dominion", "war", "journey")}),
        53,
    ),
    Playthrough(
        "two-heirs-henry-the-relentless",
        "two-heirs",
        Setup(1, {"henry": 3, "sets": ("journey", "trade_church", "war"), "colour": "blue"}),
        2,
    ),
    Playthrough("brian-boru-four-players", "brian-boru", Setup(4), 64),
    Playthrough(
        "brian-boru-five-players",
        "brian-boru",
        Setup(5, {"vikings_contend_final": False}),
        210,
    ),
    Playthrough("architects-base", "architects", Setup(2), 5),
    Playthrough(
        "architects-characters",
        "architects",
        Setup(3, {"characters": "dealt", "starting_apprentice": True}),
        11,
    ),
    Playthrough(
        "architects-works-of-wonder",
        "architects",
        Setup(2, {"wonder": True, "characters": "dealt"}),
        17,
    ),
    Playthrough("architects-informer", "architects", Setup(1, {"opponent": "informer"}), 23),
    Playthrough("connect-four", "connect-four", Setup(2), 1),
)


def file_of(play: Playthrough) -> Path:
    return FOLDER / f"{play.name}.txt"


def written(play: Playthrough) -> str:
    """The whole playthrough as text."""
    game = find_game(play.game)
    match = Match(game, play.setup, shuffle_from_seed(play.seed, play.setup.seats))
    rng = Rng(play.seed)
    lines = [_header(play, game, match.setup)]
    points = _points(match)
    while not match.is_over:
        legal = len(match.state.legal_actions())
        match.answer(match.state.actor, _chosen(match, rng))
        before, points = points, _points(match)
        gained = f"points {' '.join(map(str, points))}" if points != before else ""
        lines.append(_line(match, legal, gained))
    payoffs = " ".join(f"{payoff:+g}" for payoff in match.payoffs())
    lines.append(f"  = result {payoffs}  digest {match.state.digest()}")
    return "\n".join(lines) + "\n"


def _header(play: Playthrough, game: Game, setup: Setup) -> str:
    options = [
        f"{name} {'+'.join(value) if isinstance(value, tuple) else value}"
        for name, value in setup.options.items()
    ]
    words = [game.id, f"rules {game.rules_version}", f"seats {setup.seats}", *options]
    return "  ".join([*words, f"seed {play.seed}"])


def _chosen(match: Match, rng: Rng) -> int:
    """Any verb that is possible, then any answer with it: every kind of move is seen."""
    state = match.state
    if state.actor == CHANCE:
        return match.next_draw()
    by_verb: dict[str, list[int]] = {}
    for action in state.legal_actions():
        by_verb.setdefault(match.game.move(state, action).verb, []).append(action)
    answers = list(by_verb.values())[rng.below(len(by_verb))]
    return answers[rng.below(len(answers))]


def _points(match: Match) -> list[int]:
    """The points of every seat, and of a scripted opponent, as the table lies."""
    found: dict[int, int] = {}
    for line in match.game.score_sheet(match.state):
        found[line.seat] = found.get(line.seat, 0) + line.points
    seats = max([match.setup.seats, *(seat + 1 for seat in found)])
    return [found.get(seat, 0) for seat in range(seats)]


def _line(match: Match, legal: int, gained: str) -> str:
    answer = match.answers[-1]
    seat = "-" if answer.seat == CHANCE else str(answer.seat)
    move = match.game.grammar.write(answer.move)
    text = f"{len(match.answers):>4} {seat} {move:<18} {legal:>4}"
    return "  ".join([text, *_told(match, answer), gained]).rstrip()


def _told(match: Match, answer: Answer) -> list[str]:
    """What happened besides the move itself, each event in a few words."""
    told = []
    for event in match.journal.events[answer.events :]:
        phrase = match.game.word_event(event, match.setup)
        if phrase is None:
            continue
        words = [phrase.id.removeprefix("event-")]
        words += [_brief(value) for name, value in phrase.params.items() if name != "who"]
        told.append(" ".join(words))
    return told[1:] if answer.seat != CHANCE else told


def _brief(value: Param) -> str:
    """An id where there is one, else the last word of the message: no catalogue is needed."""
    if isinstance(value, Thing):
        return value.typed or _brief(value.name)
    if isinstance(value, Phrase):
        known = value.params.get("id")
        return str(known) if known is not None else value.id.rpartition("-")[2]
    if isinstance(value, tuple):
        return "+".join(_brief(each) for each in value)
    if isinstance(value, Mapping):
        return value["en"]
    return str(value)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.txt"):
        file.unlink()
    for play in PLAYTHROUGHS:
        file_of(play).write_text(written(play), "utf-8", newline="\n")
        print(f"wrote {file_of(play)}")


if __name__ == "__main__":
    main()
