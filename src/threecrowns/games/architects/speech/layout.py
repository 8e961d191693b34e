"""What stands where in an observation of Architects, and which answer is which."""

from __future__ import annotations

from threecrowns.engine.layout import Answers, Block, Field, Layout, fields, numbered
from threecrowns.games.architects.content.tables import (
    BOARDS,
    CARDS,
    CONSEQUENCES,
    LEVELS,
    MARKET_CARDS,
    MONUMENTS,
    OPPONENTS,
    REWARDS,
    SCHEMES,
)
from threecrowns.games.architects.content.vocabulary import (
    CAPTURABLE,
    GOODS_NAMES,
    INFLUENCE,
    MAX_PLAYERS,
    PLACE_NAMES,
    RESOURCE_NAMES,
    SKILL_NAMES,
)
from threecrowns.games.architects.rules import actions
from threecrowns.games.architects.speech.observation import (
    COLUMNS,
    FULL_HAND,
    LONG_GAME,
    MANY_AT_ONE_PLACE,
    MANY_COINS,
    MANY_GOODS,
    MANY_POINTS,
    MANY_WORKERS,
    MOST_LAID,
    MOST_SPACES,
    MUCH_TAX,
    NUMBER_BITS,
    WORKER_PLACES,
)
from threecrowns.games.architects.speech.words import ASKED_NAMES

FILE_ORDER = "in the order of the content files"
BILL = (*RESOURCE_NAMES, "silver", "tax", "coins", "influence", "any")

LAYOUT = Layout(
    note="Players are counted from the seat that looks: it is player 0, the others follow by their "
    "numbers, a scripted opponent among them. What would be of players that are not there is 0.",
    blocks=(
        Block(
            "players",
            MAX_PLAYERS,
            (
                *fields("there scripted first"),
                Field("turn", note="it is this player's"),
                *fields(" ".join(GOODS_NAMES[: INFLUENCE + 1]), MANY_GOODS),
                *fields("virtue unpaid paid", MANY_GOODS),
                Field("level", LEVELS, "on the cathedral"),
                Field("home", MANY_WORKERS, "workers there"),
                Field("prison", MANY_WORKERS, "workers there"),
                *(
                    Field(f"captives of {n}", MANY_WORKERS, "on this player's board")
                    for n in range(MAX_PLAYERS)
                ),
                Field("hand", FULL_HAND, "cards"),
                Field("points", MANY_POINTS, "as the table lies now"),
                *fields(" ".join(SKILL_NAMES)),
                *(Field(f"marker {name}", note="a script's") for name in RESOURCE_NAMES),
                *numbered("board", BOARDS),
                Field("may answer"),
            ),
        ),
        Block(
            "workers",
            MAX_PLAYERS,
            fields(" ".join(PLACE_NAMES[:WORKER_PLACES]), MANY_AT_ONE_PLACE),
            "of each player",
        ),
        Block(
            "apprentices",
            CARDS,
            (
                Field("pile"),
                Field("offer"),
                Field("column", COLUMNS),
                Field("row"),
                Field("coins", MANY_COINS),
                *numbered("hired by", MAX_PLAYERS),
                Field("under the pile"),
            ),
            FILE_ORDER,
        ),
        Block(
            "buildings",
            CARDS,
            (
                Field("own hand"),
                Field("before you", note="to choose from in the draft"),
                Field("picked", note="by you in this round of the draft"),
                Field("one of five", note="drawn by you at the black market"),
                Field("under the pile", note="put there by you"),
                *numbered("built by", MAX_PLAYERS),
                Field("being built"),
                Field("resolved", note="its effect at the end is done"),
                *(
                    Field(f"passed in pack {n}", note="you saw it when you passed that pack on")
                    for n in range(MAX_PLAYERS)
                ),
            ),
            FILE_ORDER,
        ),
        Block("market cards", MARKET_CARDS, fields("pile small large"), FILE_ORDER),
        Block("rewards", REWARDS, (Field("unseen"),), FILE_ORDER),
        Block(
            "contribution cards", CONSEQUENCES, fields("pile contribution consequence"), FILE_ORDER
        ),
        Block("schemes", SCHEMES, fields("pile discarded advanced"), FILE_ORDER),
        Block(
            "monuments",
            MONUMENTS,
            (
                *numbered("of", MAX_PLAYERS),
                *(Field(f"at {name}") for name in PLACE_NAMES[:CAPTURABLE]),
                Field("laid", MOST_LAID, "resources"),
            ),
            FILE_ORDER,
        ),
        Block(
            "table",
            1,
            (
                Field("lying", MOST_SPACES, "workers on guildhall spaces"),
                Field("spaces", MOST_SPACES, "of the guildhall"),
                Field("end in sight"),
                Field("final turns"),
                Field("tax", MUCH_TAX),
                Field("buildings left", CARDS),
                Field("apprentices left", CARDS),
                Field("rewards left", REWARDS),
                Field("reset due"),
                Field("wonder"),
                Field("credit", MANY_GOODS, "silver of a discount left in this turn"),
                Field("turns", LONG_GAME, "ended so far"),
                *fields("start-hires sweeps promos free-capture"),
                Field("characters", 2, "0 standard boards, 1 dealt, 2 chosen"),
                Field("draft round", 3, "from 1; 0 after it"),
                Field("over"),
                *numbered("opponent", OPPONENTS),
                *(Field(f"princess at {name}") for name in PLACE_NAMES[:CAPTURABLE]),
                *(Field(f"profiteer at {name}") for name in PLACE_NAMES[:CAPTURABLE]),
                *(Field(f"contributed {name}") for name in RESOURCE_NAMES),
                *(Field(f"due {name}", MANY_GOODS) for name in BILL),
                *(Field(f"due from {name}", note="any of these") for name in RESOURCE_NAMES[:3]),
                *(
                    Field(f"settled {name}", MANY_GOODS, "of the bill that is asked about")
                    for name in GOODS_NAMES[: INFLUENCE + 1]
                ),
                *(Field(f"asked {name}") for name in ASKED_NAMES.values()),
                *(
                    Field(f"number bit {n}", note="what the question to you is about")
                    for n in range(NUMBER_BITS)
                ),
            ),
        ),
    ),
)

ANSWERS = (
    Answers(actions.PLACE, "place a worker for a deed"),
    Answers(actions.VISIT_INFLUENCE, "the same at an own monument, for influence"),
    Answers(actions.VISIT_WORKER, "the same at an own monument, for one more worker"),
    Answers(actions.CONTRIBUTE_FIRST, "place and contribute a resource"),
    Answers(actions.CONTRIBUTE, "contribute a resource"),
    Answers(actions.TAKE_BACK, "take workers back from a place"),
    Answers(actions.DONE, "nothing more, or no"),
    Answers(actions.YES, "yes"),
    Answers(actions.HIRE, "hire the apprentice in a slot"),
    Answers(actions.DISMISS, "dismiss an apprentice"),
    Answers(actions.KEEP, "keep a building card"),
    Answers(actions.DISCARD, "discard a building card"),
    Answers(actions.RESOLVE, "resolve a building at the end"),
    Answers(actions.TRADE, "trade: trade × 16 + way to pay"),
    Answers(actions.CAPTURE, "capture: location × 5 + owner"),
    Answers(actions.HAND_OVER, "hand captives over"),
    Answers(actions.FREE, "free workers from prison"),
    Answers(actions.RANSOM, "ransom captives for silver"),
    Answers(actions.RANSOM_BY_DEBT, "ransom captives by a debt"),
    Answers(actions.PAY_DEBT, "pay a debt"),
    Answers(actions.CHOOSE, "choose the left or the right one; before or after"),
    Answers(actions.PREVENT, "prevent the loss of so much virtue"),
    Answers(actions.BUY_OFF, "buy off a debt"),
    Answers(actions.RELEASE, "release so many workers"),
    Answers(actions.PAY, "pay in one of the ways"),
    Answers(actions.SPEND, "spend so much of the good that is asked"),
    Answers(actions.BOARD, "choose a board"),
    Answers(actions.FIRST, "chance: who plays first"),
    Answers(actions.DRAW, "chance: the building card that is drawn"),
    Answers(actions.REVEAL, "chance: the apprentice that is revealed"),
    Answers(actions.REWARD, "chance: the reward"),
    Answers(actions.MARKET, "chance: the market card"),
    Answers(actions.CONSEQUENCE, "chance: the contribution card"),
    Answers(actions.SCHEME, "chance: the scheme"),
)
