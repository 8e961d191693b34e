"""What stands where in an observation of The Two Heirs, and which answer is which."""

from __future__ import annotations

from threecrowns.engine.layout import Answers, Block, Field, Layout, fields
from threecrowns.games.two_heirs.content.pack import RESOURCE_IDS
from threecrowns.games.two_heirs.content.tables import COLOURS, REACHABLE
from threecrowns.games.two_heirs.rules import actions
from threecrowns.games.two_heirs.rules.actions import TILES, TREASURES
from threecrowns.games.two_heirs.rules.state import SLOTS, UNITS
from threecrowns.games.two_heirs.speech.observation import FULL_STACK, LONG_GAME

XY = fields("x y", REACHABLE)

LAYOUT = Layout(
    note="Both seats know the same. “Own” is the seat that looks, and x and y are as it sees the "
    "landscape: from the south, the start tile at 0, 0.",
    blocks=(
        Block(
            "tiles",
            TILES,
            (
                Field("unseen", note="in the stack, or the start tile"),
                *(
                    Field(f"slot {n}", note="of the ring, clockwise from the shield")
                    for n in range(SLOTS)
                ),
                Field("own hand"),
                Field("other hand"),
                Field("own building"),
                Field("other building"),
                Field("terrain"),
                Field("out", note="left the game"),
                Field("besieged", note="the siege in question is about it"),
                *XY,
            ),
            "in the order of the content file; all 0: not in this game",
        ),
        Block(
            "units",
            2 * UNITS,
            (*fields("reserve aside"), Field("marked", note="acted this turn"), *XY),
            "three own ones, the elite first, then the other's",
        ),
        Block(
            "treasures",
            TREASURES,
            (Field("unseen"), Field("in play"), *XY),
            "in the order of the content file",
        ),
        Block(
            "colours",
            2,
            fields("green grey yellow"),
            "of the start tile; of the top of the stack, all 0 when it is empty",
        ),
        Block("resources", 2, fields(" ".join(RESOURCE_IDS)), "usable now: own, the other's"),
        Block(
            "table",
            1,
            (
                Field("own turn"),
                Field("own crown"),
                Field("discounts"),
                Field("takes", note="tiles taken in this turn"),
                Field("stack", FULL_STACK, "tiles, the top included"),
                Field("turns", LONG_GAME, "ended so far"),
                Field("end in sight"),
                Field("final turns", note="still to be ended, once the end is in sight"),
                *(Field(f"asked {kind}") for kind in ("turn", "siege", "discard")),
                Field("over"),
                Field("roads", note="they are scored"),
                Field("henry", note="his level; 0 without him"),
                Field("treasures left", note="in Henry's stack"),
                Field("reference x", REACHABLE, "beside this tile Henry builds"),
                Field("reference y", REACHABLE),
            ),
        ),
    ),
)

assert len(LAYOUT.blocks[3].fields) == COLOURS

ANSWERS = (
    Answers(actions.END_TURN, "end the turn"),
    Answers(actions.DESTROY, "destroy the besieged building"),
    Answers(actions.SPARE, "spare it"),
    Answers(actions.TAKE, "take the tile in a slot"),
    Answers(actions.WITHDRAW, "withdraw a unit"),
    Answers(actions.MOVE, "move: unit × 8 + direction, clockwise from north"),
    Answers(actions.DEPLOY, "deploy the next unit beside another: unit × 8 + direction"),
    Answers(actions.CAMP, "use a camp"),
    Answers(actions.DISCARD, "discard a tile"),
    Answers(actions.EXTEND, "play a tile face down: tile × 24 + unit × 8 + direction"),
    Answers(actions.BUILD, "build a tile: tile × 24 + unit × 8 + direction"),
    Answers(actions.TOSS, "chance: the seat that starts"),
    Answers(actions.DRAW, "chance: the tile that is drawn"),
    Answers(actions.TREASURE, "chance: the treasure that is drawn"),
)
