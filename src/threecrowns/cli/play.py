"""`crowns play`: a game at the terminal, on disk from the first answer on."""

from __future__ import annotations

import os

from threecrowns import is_compiled
from threecrowns.bots.levels import why_plain
from threecrowns.catalogue import game_places
from threecrowns.cli.console import Speaker, complain, complain_of_model
from threecrowns.cli.flags import (
    Argument,
    Call,
    Command,
    Flag,
    UsageError,
    file_path,
    plain_text,
    whole_number,
)
from threecrowns.cli.game_flags import options_given
from threecrowns.cli.home import (
    has_records,
    is_first_start,
    new_record_file,
    newest_unfinished,
)
from threecrowns.cli.host import Host
from threecrowns.cli.paths import named_path
from threecrowns.cli.report import note_record
from threecrowns.cli.screen import Screen
from threecrowns.cli.seats import read_seats
from threecrowns.table.opening import new_setup, new_shuffle
from threecrowns.table.seats import seat_players
from threecrowns.table.sitting import Sitting, begin, take_up

LARGEST_SEED = 2**63 - 1
ALSO_WITH_RESUME = ("game", "resume", "content", "plain", "language")


def run(call: Call) -> int:
    is_first_game = call.game is not None and not has_records(call.game.id)
    sitting = _taken_up(call) if "resume" in call.given else _begun(call)
    game = sitting.game
    is_plain = bool(call["plain"])
    speaker = Speaker(call["language"], game.texts, has_colour=not is_plain)
    complain_of_model(speaker, why_plain(game, sitting.players))
    screen = Screen(speaker, is_plain=is_plain)
    host = Host(sitting, speaker, screen, call["content"], is_first_game=is_first_game)
    try:
        return host.play()
    except KeyboardInterrupt:
        complain(speaker.text("play-interrupted", command=host.how_to_go_on))
        return 130
    except Exception as error:
        note_record(error, sitting.file)
        raise
    finally:
        sitting.close()


def _taken_up(call: Call) -> Sitting:
    """The record says who plays what; of the flags only those of the terminal count."""
    for name in sorted(call.given):
        if name not in ALSO_WITH_RESUME:
            raise UsageError("usage-with-resume", flag=f"--{name}")
    game = call.game.id if call.game else None
    named = call["resume"]
    if named and named != game:
        return take_up(named_path(named), call["content"])
    speaker = Speaker(call["language"])
    file = newest_unfinished(game, lambda error: complain(speaker.word(error.phrase)))
    return take_up(file, call["content"])


def _begun(call: Call) -> Sitting:
    game = call.game
    if game is None:
        raise UsageError("usage-which-game", allowed=", ".join(game_places()))
    options = options_given(call, game)
    players = seat_players(game, call["seats"], options)
    shuffle = new_shuffle(call["seed"], len(players))
    setup = new_setup(game, len(players), options, shuffle)
    if is_first_start() and not is_compiled() and "CROWNS_LAUNCHER" not in os.environ:
        complain(Speaker(call["language"]).text("play-not-compiled"))  # pip does not say it
    file = call["save"] or new_record_file(game.id)
    return begin(game, setup, players, shuffle, file)


COMMANDS = {
    "play": Command(
        "play",
        run,
        arguments=(Argument("game", is_required=False),),
        flags=(
            Flag("seats", read_seats, placeholder="human,search-2"),
            Flag("seed", whole_number(0, LARGEST_SEED), placeholder="N"),
            Flag("content", file_path, placeholder="DIR"),
            Flag("save", file_path, placeholder="FILE"),
            Flag("resume", plain_text, placeholder="FILE", is_value_optional=True),
            Flag("plain"),
        ),
        takes_game_options=True,
    )
}
