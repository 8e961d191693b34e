"""What stands where in an observation of Brian Boru, and which answer is which."""

from __future__ import annotations

from threecrowns.engine.layout import Answers, Block, Field, Layout, fields, numbered
from threecrowns.games.brian_boru.content.tables import (
    ACTION_NAMES,
    CARDS,
    MARRIAGES,
    REGIONS,
    SEATS,
    TOP,
    TOWNS,
    VIKING_CARDS,
)
from threecrowns.games.brian_boru.rules import actions
from threecrowns.games.brian_boru.rules.state import PHASE_NAMES
from threecrowns.games.brian_boru.speech.observation import (
    ALL_RAIDERS,
    DRAFT_STEPS,
    FULL_HAND,
    MANY_COINS,
    MANY_DISCS,
    MANY_POINTS,
    MUCH_RENOWN,
    ROUNDS,
)
from threecrowns.games.brian_boru.speech.view import ASKED_NAMES

LAYOUT = Layout(
    note="Players are counted from the seat that looks: it is player 0, the others follow "
    "clockwise. What would be of players that are not there is 0.",
    blocks=(
        Block(
            "cards",
            CARDS,
            (
                Field("own hand"),
                Field("before you", note="to choose from in the draft"),
                *numbered("played by", SEATS),
                *numbered("in the trick by", SEATS),
                *(
                    Field(f"seen in pack {n}", note="as it first lay before you")
                    for n in range(SEATS)
                ),
                *(
                    Field(f"lacked by {n}", note="everybody knows it: this player could not lead")
                    for n in range(SEATS)
                ),
                Field("never seen", note="in this round"),
            ),
            "in the order of the content file",
        ),
        Block(
            "towns",
            TOWNS,
            (*numbered("disc of", SEATS), *fields("vikings monastery active")),
            "in the order of the content file",
        ),
        Block("regions", REGIONS, (Field("face up"), *numbered("held by", SEATS))),
        Block(
            "players",
            SEATS,
            (
                Field("points", MANY_POINTS, "on the score track"),
                Field("coins", MANY_COINS),
                Field("renown", MUCH_RENOWN),
                Field("space", TOP, "on the marriage track"),
                Field("raiders", ALL_RAIDERS),
                Field("church discs", MANY_DISCS),
                Field("cards", FULL_HAND, "kept and not played, as far as all know"),
                Field("marker"),
                Field("may answer"),
                Field("first to play", note="in this trick"),
                Field("resolver", note="this player's card is being resolved"),
                Field("unresolved", note="this player's card is still to be resolved"),
            ),
        ),
        Block(
            "marriages",
            MARRIAGES,
            (Field("on the track"), Field("not in the deck"), *numbered("held by", SEATS)),
            "in the order of the content file",
        ),
        Block(
            "table",
            1,
            (
                Field("round", ROUNDS),
                Field("last round"),
                Field("battle area", ALL_RAIDERS),
                Field("viking cards", VIKING_CARDS),
                Field("draft step", DRAFT_STEPS),
                Field("vikings contend", note="for the regions at the end of the game"),
                Field("undealt", CARDS, "cards"),
                *numbered("princess kept by", SEATS),
                *fields("military trade"),
                *(Field(f"bought for {symbol}") for symbol in ("church", "battle", "court")),
                *numbered("loser", SEATS),
                *(Field(f"action {name}") for name in ACTION_NAMES),
                *numbered("marriage town in region", REGIONS),
                *(Field(f"phase {name}") for name in PHASE_NAMES),
                *(Field(f"asked {name}") for name in ASKED_NAMES.values()),
            ),
        ),
    ),
)

ANSWERS = (
    Answers(actions.STAY, "expand nowhere"),
    Answers(actions.SECONDARY, "use the upper secondary action, or the lower"),
    Answers(actions.PRINCESS, "keep the princess for war, for trade, or decline her"),
    Answers(actions.BUY, "buy so many extra steps"),
    Answers(actions.PLAY, "play a card"),
    Answers(actions.SETTLE, "settle in a town"),
    Answers(actions.EXPAND, "expand to a town"),
    Answers(actions.FREE, "free a town from the Vikings"),
    Answers(actions.RAID, "let the Vikings raid a town"),
    Answers(actions.MONASTERY, "build a monastery in a town"),
    Answers(actions.KEEP, "keep two cards: high × (high - 1) / 2 + low"),
    Answers(actions.LEAD, "lead: town × 25 + card"),
    Answers(actions.STARTER, "chance: the seat that starts"),
    Answers(actions.VIKINGS, "chance: the Viking card"),
    Answers(actions.MARRIAGE, "chance: the marriage card"),
    Answers(actions.DEAL, "chance: the card that is dealt"),
)
