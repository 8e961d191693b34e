"""Everything the game says exists in three languages, with nothing left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.architects.table import GAME, Table
from text_ids import differences, ids_of_options, is_worded, missing_and_unused, read_messages
from threecrowns.cli.draw.architects.drawing import ArchitectsDrawing
from threecrowns.cli.vocabulary import word_message
from threecrowns.engine.game import Setup
from threecrowns.engine.journal import Journal
from threecrowns.engine.moves import Word
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.rng import Rng
from threecrowns.engine.texts import LANGUAGES, catalogue
from threecrowns.games.architects.content import vocabulary as v
from threecrowns.games.architects.rules import events
from threecrowns.games.architects.speech.asking import TOUCHED
from threecrowns.games.architects.speech.moves import COLOURS, REASON_NAMES
from threecrowns.games.architects.speech.telling import KINDS
from threecrowns.games.architects.speech.words import ASKED_NAMES, COUNTED_ORDERS

PACKAGE = Path(GAME.texts).parent
DRAWING = PACKAGE.parents[1] / "cli" / "draw" / "architects"


def ids_of(prefix: str, names: Iterator[str] | tuple[str, ...] | list[str]) -> Iterator[str]:
    yield from (f"{prefix}-{name.replace('_', '-')}" for name in names)


def derived_ids() -> Iterator[str]:
    yield from (Refusal(name).phrase.id for name in (*REASON_NAMES.values(), *TOUCHED))
    yield from ids_of("event", [kind.name for kind in KINDS.values()])
    yield from (f"event-{kind.name}-hidden" for kind in KINDS.values() if kind.secret)
    yield "event-scheme-option-fails-space"
    for kind in (events.DEALT, events.DREW, events.LOOKED_AT, events.PUT_UNDER):
        yield from (f"event-{KINDS[kind].name}{part}-many" for part in ("", "-hidden"))
    yield from ("event-revealed-many", "event-gained-many")
    yield from ids_of("question", [*ASKED_NAMES.values(), "draft-last", "chance"])
    yield from ids_of("player", COLOURS)
    yield from ids_of("place", [*v.PLACE_NAMES[v.MARKET_SMALL : v.GUILDHALL], "held", "prison"])
    yield from ids_of("sent", v.SCHEME_PLACE_NAMES[v.TO_BLACK_MARKET :])
    yield from ids_of("at", v.PLACE_NAMES)
    yield "aim"
    yield from ids_of("good", v.GOODS_NAMES)
    yield from ids_of("amount", [*v.GOODS_NAMES, "tax", "coins", "any", "worker", "points"])
    yield from ids_of("letter", [*COLOURS, "opponent"])
    yield from ids_of("draw-market", ["small", "middle", "large"])
    yield from ids_of("draw", ["pack", "five", "hand"])
    for sheet in ArchitectsDrawing.sheets:
        yield from ids_of("talk", [sheet, f"{sheet}-help"])
    yield from ids_of("skill", v.SKILL_NAMES)
    yield from ids_of("effect", v.EFFECT_NAMES)
    yield from ids_of("counter", v.COUNTER_NAMES)
    yield from ids_of("each", v.COUNTER_NAMES)
    yield from ids_of("condition", v.END_CONDITION_NAMES)
    yield from ids_of("end", v.END_NAMES)
    yield from ids_of("scheme", v.CONDITION_NAMES)
    yield from ids_of("order", v.OP_NAMES)
    yield from ids_of("deed", COUNTED_ORDERS)
    yield from ids_of("deed", [name for name in v.REPEAT_NAMES if name != "once"])
    yield from ids_of("when", [name for name in v.CONDITION_NAMES if name != "always"])
    yield from ids_of(
        "script", [*v.SCRIPT_TRIGGER_NAMES[1:], "monument-discount", "no-market-loss"]
    )
    yield from ids_of("bonus", ["influence", "worker"])
    yield from ids_of("time", ["before", "after"])
    yield from ids_of("score", ["gold", "marble", "silver"])
    abilities = ["on-location", "on-place", "influence-for-resource"]
    for trait, name in enumerate(v.TRAIT_NAMES):
        is_grouped = trait < v.ON_BLACK_MARKET or v.ON_PLACE <= trait < v.ON_PROFITEER
        is_charlatan = v.INFLUENCE_FOR_CLAY <= trait < v.GOLD_IS_MARBLE
        if not is_grouped and not is_charlatan:
            abilities.append(name)
    yield from ids_of("ability", abilities)
    named = GAME.piece_names()
    for verb, fields in GAME.grammar.verbs.items():
        yield from (f"{part}-{verb}" for part in ("verb", "say", "group", "option"))
        for field in fields:
            yield f"field-{field.name}"
            if isinstance(field, Word):
                yield from (word_message(w) for w in field.ids if is_worded(w) and w not in named)
    yield from ids_of_options(GAME)


def test_the_languages_have_the_same_messages() -> None:
    texts = {
        language: read_messages((GAME.texts / f"{language}.ftl").read_text("utf-8"))
        for language in LANGUAGES
    }
    assert differences(texts) == []


def test_nothing_is_missing_and_nothing_is_unused() -> None:
    held = read_messages((GAME.texts / "en.ftl").read_text("utf-8")).variables
    files = [*PACKAGE.rglob("*.py"), *DRAWING.glob("*.py")]
    code = "".join(file.read_text("utf-8") for file in files).replace("'", '"')
    mentioned = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', code))
    assert missing_and_unused(held, derived_ids(), mentioned) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_worded(language: str) -> None:
    speaker = catalogue(language, GAME.texts)
    texts = read_messages((GAME.texts / f"{language}.ftl").read_text("utf-8"))
    for name, variables in texts.variables.items():
        for sample in (0, 1, 2, 5, 22, "word"):
            text = speaker.say(name, **dict.fromkeys(variables, sample))
            assert not text.startswith(f"[{name}"), text
            assert text.strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "setup",
    [
        Setup(3, {"wonder": True, "characters": "dealt", "promos": True}),
        Setup(1, {"opponent": "informer"}),
        Setup(2, {"opponent": "enforcer"}),
    ],
    ids=["wonder", "solo", "guest"],
)
def test_a_whole_game_can_be_told(language: str, setup: Setup) -> None:
    speaker = catalogue(language, GAME.texts)
    state = GAME.new(setup)
    state.journal = Journal()
    rng = Rng(6)
    steps = 0

    def said(phrase: object) -> str:
        text = speaker.word(phrase)  # type: ignore[arg-type]
        assert "[" not in text, text
        return text

    while not state.is_over():
        steps += 1
        answers = state.legal_actions()
        if state.actor >= 0 and steps % 7 == 0:
            said(GAME.word_question(state))
            for action in answers:
                move = GAME.move(state, action)
                phrase = GAME.word_move(state, move)
                said(phrase)
                said(Phrase(f"option-{move.verb}", phrase.params))
        state.apply(answers[rng.below(len(answers))])
    for event in state.journal.events:
        for seat in (-1, *range(setup.seats)):
            told = GAME.word_event(event.known_to(seat), setup)
            if told is None:
                assert event.kind == events.SCHEME_GOES
                continue
            said(told)
    for line in GAME.score_sheet(state):
        said(line.reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_looked_at(language: str) -> None:
    speaker = catalogue(language, GAME.texts)
    content = GAME.contents.wonder
    named = (content.apprentices, content.buildings, content.boards, content.monuments)
    others = (content.consequences, content.schemes, content.opponents)
    cards = [name for kind in (*named, *others) for name, _ in kind]
    ours = Phrase("look-figures-ours")
    for name in (*cards, *content.rewards, *content.market_cards):
        lines = GAME.look(name)
        assert lines
        assert all("[" not in speaker.word(line) for line in lines)
        assert (ours in lines) == (name in content.reconstructed)
    assert {"cc_1", "scheme_s03", "opponent_patron", "wow_reward_01"} <= content.reconstructed
    assert GAME.look("nothing of the kind") == ()


def test_what_is_printed_on_the_cards_of_an_opponent() -> None:
    speaker = catalogue("en", GAME.texts)

    def lines(piece: str) -> list[str]:
        return [speaker.word(line) for line in GAME.look(piece)]

    assert lines("scheme_s02") == [
        "Starting scheme 2: back alleys",
        "If 2 or more of its workers are in prison: Guardhouse",
        "1. guardhouse actions",
        "Otherwise: the black market",
        "1. take the goods of Black Market, large space",
        "2. take the goods of Black Market, small space",
        "3. gain 1 apprentice",
        "some of these figures are only pictures in the rulebook and were reconstructed",
    ]
    assert lines("scheme_a10")[1:4] == [
        "If it has influence 5 or less: the princess’s location",
        "1. contribute",
        "afterwards: turn up another scheme",
    ]
    assert lines("opponent_enforcer")[:6] == [
        "Enforcer starts with virtue 6 and influence 1.",
        "Focus: Town Centre",
        "1. hand over captives",
        "2. add 1 tax, for each worker there: capture the largest group",
        "When it hands captives over: gain 1 marble",
        "Monuments, in this order: Town Centre, Silversmith, Guardhouse, Workshop, "
        "King's Storehouse, Forest, Quarry",
    ]
    assert lines("cc_7")[:-1] == [
        "Contribution / Consequence 7: princess to Town Centre, profiteer to Forest",
        "Contributing clay gives 1 influence",
        "Contributing wood gives 2 influence",
        "Contributing stone gives 1 reward card",
        "Contributing gold gives 3 influence, 1 virtue",
        "Contributing marble gives 2 influence, 2 virtue",
        "Princess: Take 1 gold, 1 virtue.",
        "Profiteer, for everybody there: 1 influence, lose 2 virtue, then prison",
    ]
    assert lines("wow_reward_05")[0] == "Reward: 3 silver, 1 influence"
    assert lines("bm_04") == [
        "Black market card",
        "small market: 1 wood, 1 gold",
        "large market: 2 wood, 1 stone, 1 gold",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_worded(language: str) -> None:
    speaker = catalogue(language, GAME.texts)
    table = Table(wonder=True).full_offer()
    for text in (
        "place tax_stand",
        "build castle",
        "cathedral keep",
        "monument gold mines",
        "market-hire thief",
        "contribute-first clay",
        "visit quarry worker",
        "take-back prison",
        "capture quarry green",
    ):
        refusal = GAME.why_not(table.state, 0, GAME.grammar.read(text))
        if refusal is not None:
            worded = speaker.word(refusal.phrase)
            assert not worded.startswith("["), worded


def test_an_opponents_turn_is_explained_line_by_line() -> None:
    table = Table(1, opponent="enforcer").figures("quarry", "forest").workers("opponent", prison=1)
    table.turn_of("opponent").play("chance scheme scheme_s02").settle()
    speaker = catalogue("en", GAME.texts)
    phrases = [GAME.word_event(event, table.setup) for event in table.journal.events]
    lines = [speaker.word(phrase) for phrase in phrases if phrase is not None]
    assert "Enforcer draws Starting scheme 2: back alleys." in lines
    needs = "The upper place needs 2 own workers in prison; there is 1. So the lower one."
    assert needs in lines
    assert "Enforcer goes to the black market: Black Market, large space." in lines
    goods = "take the goods of Black Market, large space"
    assert f"Option 1 is possible: {goods}." in lines
