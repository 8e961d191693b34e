"""A table with a scripted opponent, and what it does with a scheme."""

from __future__ import annotations

from games.architects.table import Table
from threecrowns.engine.state import CHANCE
from threecrowns.games.architects.rules.agenda import ASK_SCHEME


def solo(opponent: str = "enforcer", seats: int = 1) -> Table:
    """A table against an opponent; the figures stand out of the way, nothing on the tracks."""
    table = Table(seats, opponent=opponent).cards("cc_4", "cc_1").figures("tax_stand", "mines")
    table.full_offer()
    return table.give("opponent", virtue=7, influence=0, marble=0, marker=0)


def scheme(table: Table, card: str) -> Table:
    """The opponent turns this card up and resolves it."""
    table.turn_of("opponent")
    return table.play(f"chance scheme {card}")


def resolve(table: Table, card: str) -> Table:
    return scheme(table, card).settle()


def before_its_turn(table: Table) -> Table:
    """Let CHANCE answer until the opponent is about to turn up a scheme."""
    while table.state.actor == CHANCE and table.state.planned_kind() != ASK_SCHEME:
        table.state.apply(table.state.legal_actions()[0])
    return table


def where(table: Table) -> set[str]:
    places = (
        "quarry",
        "forest",
        "silversmith",
        "mines",
        "workshop",
        "storehouse",
        "town_centre",
        "tax_stand",
        "guardhouse",
        "black_market_small",
        "black_market_middle",
        "black_market_large",
        "guildhall",
    )
    return {place for place in places if table.at("opponent", place)}
