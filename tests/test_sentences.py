"""Sentences as a reader would say them: plural forms, cases, one form of address."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

from threecrowns.catalogue import find_game
from threecrowns.cli.console import Speaker
from threecrowns.engine.texts import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = sorted(
    file.parent for part in ("src", "examples") for file in (ROOT / part).rglob("texts/en.ftl")
)

# Parameters that are numbers.
NUMBERS = (
    "amount answers buildings coins cost count discounts found games influence limit most per "
    "points raiders reach renown seats stack steps tax towers towns turns wanted"
)
# What may follow a number that is not counted by a plural form: words that never change, and
# those that begin the next part of the sentence.
UNCHANGING = {
    "en": "clay wood stone silver gold marble influence virtue renown tax grain VP MB "
    "and are at each expected for found from in is lying more of on or paid there to was",
    "cs": "obilí VB MB a lze nebo o v ve z za",
    "pl": "drewna pszenicy srebra PZ MB i lub na u w z za",
}
# What only those say who are on first-name terms; the imperatives are those that can be typed.
FAMILIAR = (
    r"(?!váš\b|náš\b)\w+(?:áš|íš|eš)|jsi|sis|ses|ti|tvůj|tvá|tvé|tvého|tvou|tvých|tvými|tvoje|"
    r"tebe|tebou|tobě|"
    r"bereš|budeš|přijmi|ignoruj|neosvobozuj|dober|vrať|vezmi|odlož|stav|doplň|odstraň|nech|hraj"
)
TYPED = re.compile(r"^(verb|word|talk)-(?!.*-(help|what)$)")  # what the program understands


def messages(language: str) -> Iterator[tuple[str, Message]]:
    """Every message of every catalogue in one language, under its place."""
    for folder in FOLDERS:
        text = (folder / f"{language}.ftl").read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message):
                yield f"{folder.parent.name} {language} {entry.id.name}", entry


def texts_of(pattern: Pattern | None) -> Iterator[str]:
    """Every piece of text in a message, in all its variants."""
    for element in pattern.elements if pattern is not None else ():
        if isinstance(element, TextElement):
            yield element.value
        elif isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                yield from texts_of(variant.value)


def uncounted(pattern: Pattern | None, language: str, counted: frozenset[str]) -> Iterator[str]:
    """Numbers with a noun after them and no plural selector around them: `4 mincí`."""
    elements = pattern.elements if pattern is not None else []
    for element, after in zip(elements, [*elements[1:], None], strict=True):
        expression = element.expression if isinstance(element, Placeable) else None
        if isinstance(expression, SelectExpression):
            chosen = expression.selector
            name = chosen.id.name if isinstance(chosen, VariableReference) else ""
            for variant in expression.variants:
                yield from uncounted(variant.value, language, counted | {name})
        elif isinstance(expression, VariableReference) and isinstance(after, TextElement):
            word = re.match(r" ([^\W\d_]+)", after.value)
            name = expression.id.name
            if word and name in NUMBERS.split() and name not in counted:
                if word[1] not in UNCHANGING[language].split():
                    yield f"{{ ${name} }} {word[1]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noun_after_a_number_has_its_plural_forms(language: str) -> None:
    found = [
        f"{place}: {each}"
        for place, message in messages(language)
        if not message.id.name.startswith("legend-")  # there signs stand for numbers
        for each in uncounted(message.value, language, frozenset())
    ]

    assert found == []


def test_czech_is_polite_everywhere() -> None:
    imperatives = {
        alias
        for _, message in messages("cs")
        if message.id.name.startswith("verb-")
        for alias in "".join(texts_of(message.value)).split(", ")[1:]
        if alias[-1:] not in "tí" and " " not in alias
    } - {"hotovo", "konec"}
    familiar = re.compile(rf"\b(?:{FAMILIAR}|{'|'.join(sorted(imperatives))})\b", re.IGNORECASE)
    found = [
        f"{place}: {each[0]}"
        for place, message in messages("cs")
        if not TYPED.match(message.id.name)
        for text in texts_of(message.value)
        for each in familiar.finditer(text)
    ]

    assert len(imperatives) > 20
    assert found == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("cs", r"příspěvní|\bk šmelin|nájezdníci došli|hráče \{ \$|kartu \{ \$card"),
        ("cs", r"tázáni|round \} z \{ \$rounds|intriky došly"),
        ("pl", r"\bw ręce|prosta droga|\bgra kartę|gracza \{ \$|kart[ęy] \{ \$card"),
        ("en", r"The \{ \$unit|for every \{ \$per|\} are possible"),
    ],
)
def test_no_mistake_that_was_corrected_comes_back(language: str, wrong: str) -> None:
    files = [folder / f"{language}.ftl" for folder in FOLDERS]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]

    assert [line for line in lines if re.search(wrong, line)] == []


def test_the_checks_find_what_they_look_for() -> None:
    entry = FluentParser().parse_entry("say-buy = za { $cost } mincí, { $count } × dluh\n")
    assert isinstance(entry, Message)
    assert list(uncounted(entry.value, "cs", frozenset())) == ["{ $cost } mincí"]
    assert list(uncounted(entry.value, "cs", frozenset({"cost"}))) == []
    assert re.fullmatch(FAMILIAR, "zaplatíš")
    assert not re.fullmatch(FAMILIAR, "zaplatíte")


# -- sentences of The Two Heirs, Brian Boru and the command line

SENTENCES = [
    ("two-heirs", "en", "T57-unit-in-reserve", {"unit": "unit 1"}, "Your unit 1 is in the royal"),
    (
        "two-heirs",
        "cs",
        "event-spared",
        {"who": "Bílý", "tile": "Lom", "cell": "1,0"},
        "Bílý šetří",
    ),
    (
        "two-heirs",
        "pl",
        "event-extended",
        {"who": "Biały", "tile": "Twierdza (WA1)", "cell": "1,0"},
        "Biały powiększa krajobraz: zakryty kafelek Twierdza (WA1) leży na polu 1,0.",
    ),
    (
        "two-heirs",
        "pl",
        "T39-not-in-hand",
        {"tile": "Lom (X)"},
        "Nie masz na ręce kafelka Lom (X): zagraj",
    ),
    ("brian-boru", "cs", "say-buy", {"steps": 2, "cost": 4}, "koupit 2 za 4 mince"),
    ("brian-boru", "cs", "say-buy", {"steps": 3, "cost": 6}, "koupit 3 za 6 mincí"),
    ("brian-boru", "cs", "option-buy", {"steps": 1, "cost": 1}, "1 za 1 minci"),
    ("brian-boru", "pl", "option-buy", {"steps": 2, "cost": 4}, "2 za 4 monety"),
    ("brian-boru", "pl", "say-buy", {"steps": 5, "cost": 10}, "kupić 5 za 10 monet"),
    ("brian-boru", "en", "option-buy", {"steps": 1, "cost": 1}, "1 for 1 coin"),
    ("brian-boru", "cs", "draw-round", {"round": 2, "rounds": 4}, "kolo 2 ze 4"),
    ("brian-boru", "cs", "draw-round", {"round": 2, "rounds": 5}, "kolo 2 z 5"),
    ("brian-boru", "cs", "event-round-begins", {"round": 1, "rounds": 3}, "Kolo 1 ze 3."),
    ("brian-boru", "cs", "draw-no-raiders", {}, "žádní nájezdníci nezbývají"),
    (
        "brian-boru",
        "cs",
        "event-played",
        {"who": "Zelený", "card": "modrá 6"},
        "Zelený hraje: karta modrá 6.",
    ),
    (
        "brian-boru",
        "pl",
        "event-played",
        {"who": "Zielony", "card": "niebieska 6"},
        "Zielony zagrywa kartę: niebieska 6.",
    ),
    (
        "brian-boru",
        "cs",
        "event-raided",
        {"who": "Zelený", "town": "Cashel", "picker": "Černý"},
        "Zelený ztrácí město Cashel ve prospěch vikingů; cíl volí Černý.",
    ),
    (
        "brian-boru",
        "pl",
        "B36-not-in-hand",
        {"card": "biała 21"},
        "Nie masz na ręce tej karty (biała 21): zagraj",
    ),
    (
        "brian-boru",
        "pl",
        "B65-no-road-from-your-town",
        {"town": "Cashel"},
        "Do miasta Cashel nie prowadzi bezpośrednia droga",
    ),
    (
        "two-heirs",
        "en",
        "talk-unknown",
        {"text": "x", "words": "end", "help": "help"},
        "“x” is neither a move nor a command. Possible now: end; help lists everything.",
    ),
]


@pytest.mark.parametrize(("game", "language", "message", "params", "wanted"), SENTENCES)
def test_a_sentence_is_right(
    game: str, language: str, message: str, params: dict[str, str | int], wanted: str
) -> None:
    speaker = Speaker(language, find_game(game).texts)

    assert speaker.text(message, **params).startswith(wanted)


def test_what_a_building_lacks_is_in_the_genitive_in_polish() -> None:
    speaker = Speaker("pl", find_game("two-heirs").texts)
    lacking = (("wood", 1), ("stone", 1), ("stone", 2), ("grain", 2))

    said = ", ".join(speaker.text(f"lacking-{name}", count=count) for name, count in lacking)

    assert said == "1 drewna, 1 kamienia, 2 kamieni, 2 pszenicy"


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", "gives 1 grain in your turn"),
        ("cs", "ve vašem tahu dává 1 obilí"),
        ("pl", "w twojej turze daje 1 pszenicę"),
    ],
)
def test_a_farm_gives_grain(language: str, wanted: str) -> None:
    game = find_game("two-heirs")
    speaker = Speaker(language, game.texts)

    assert speaker.word(game.look("TC1")[-1]).startswith(wanted)


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", "you may turn the Camp face down and take one more; face up at the end: 2 points"),
        ("cs", "můžete budovu Ležení otočit lícem dolů"),
        ("pl", "możesz odwrócić budynek Obozowisko i wziąć jeszcze jeden kafelek"),
    ],
)
def test_it_is_the_camp_that_is_turned_for_another_tile(language: str, wanted: str) -> None:
    game = find_game("two-heirs")
    speaker = Speaker(language, game.texts)

    assert wanted in speaker.word(game.look("DO7")[-1])


# -- sentences of Architects

CAPTURED = {"who": "Modrý", "owner": "Zelený", "place": "Les"}
COUNTED = [
    (
        "en",
        "event-to-prison",
        {"who": "Blue", "place": "Forest"},
        [
            "1 worker of Blue goes to prison from Forest.",
            "2 workers of Blue go to prison from Forest.",
        ],
    ),
    (
        "cs",
        "event-to-prison",
        {"who": "Modrý", "place": "Les"},
        [
            "Modrý: do vězení jde 1 služebník (Les).",
            "Modrý: do vězení jdou 2 služebníci (Les).",
            "Modrý: do vězení jdou 4 služebníci (Les).",
            "Modrý: do vězení jde 5 služebníků (Les).",
        ],
    ),
    (
        "cs",
        "event-captured",
        CAPTURED,
        [
            "Modrý zajímá 1 služebníka (vlastník: Zelený): Les.",
            "Modrý zajímá 2 služebníky (vlastník: Zelený): Les.",
            "Modrý zajímá 4 služebníky (vlastník: Zelený): Les.",
            "Modrý zajímá 5 služebníků (vlastník: Zelený): Les.",
        ],
    ),
    (
        "cs",
        "ability-avoid-debt",
        {},
        [
            "Místo vzetí dluhu lze zaplatit 1 minci.",
            "Místo vzetí dluhu lze zaplatit 2 mince.",
            "Místo vzetí dluhu lze zaplatit 4 mince.",
            "Místo vzetí dluhu lze zaplatit 5 mincí.",
        ],
    ),
    ("cs", "amount-influence", {}, ["1 vliv", "2 vlivy", "4 vlivy", "5 vlivu"]),
    (
        "cs",
        "amount-virtue",
        {},
        ["1 počestnost", "2 počestnosti", "4 počestnosti", "5 počestnosti"],
    ),
    ("pl", "amount-stone", {}, ["1 kamień", "2 kamienie", "4 kamienie", "5 kamieni"]),
    ("pl", "amount-silver", {}, ["1 srebro", "2 srebra", "4 srebra", "5 srebra"]),
    (
        "pl",
        "event-took-debt",
        {"who": "Żółty"},
        [
            "Żółty bierze 1 dług.",
            "Żółty bierze 2 długi.",
            "Żółty bierze 4 długi.",
            "Żółty bierze 5 długów.",
        ],
    ),
    (
        "pl",
        "draw-hand-size",
        {},
        [
            "1 karta na ręce",
            "2 karty na ręce",
            "4 karty na ręce",
            "5 kart na ręce",
        ],
    ),
]


@pytest.mark.parametrize(("language", "message", "params", "wanted"), COUNTED)
def test_things_are_counted_in_sentences(
    language: str, message: str, params: dict[str, str], wanted: list[str]
) -> None:
    speaker = Speaker(language, find_game("architects").texts)
    counts = (1, 2, 4, 5)[: len(wanted)]

    assert [speaker.text(message, count=count, **params) for count in counts] == wanted


@pytest.mark.parametrize(
    ("language", "piece", "wanted"),
    [
        ("en", "tilers_hut", "At the end 1 VP for each apprentice with tiling."),
        ("cs", "tilers_hut", "Na konci 1 VB za každého učedníka s dlaždičstvím."),
        ("pl", "tilers_hut", "Na koniec 1 PZ za każdego pomocnika z dekarstwem."),
        ("en", "keep", "At the end 1 VP for every 3 captives."),
        ("cs", "keep", "Na konci 1 VB za každé 3 zajatce."),
        ("pl", "keep", "Na koniec 1 PZ za każdych 3 jeńców."),
    ],
)
def test_what_is_counted_at_the_end_has_a_form_for_one(
    language: str, piece: str, wanted: str
) -> None:
    game = find_game("architects")
    speaker = Speaker(language, game.texts)

    assert wanted in [speaker.word(line) for line in game.look(piece)]


@pytest.mark.parametrize(
    ("language", "less", "more"),
    [
        ("en", "each unpaid debt costs 1 VP less.", "each unpaid debt costs 1 VP more."),
        ("cs", "každý nesplacený dluh o 1 VB méně.", "každý nesplacený dluh o 1 VB víc."),
        ("pl", "dług kosztuje o 1 PZ mniej.", "dług kosztuje o 1 PZ więcej."),
    ],
)
def test_what_an_unpaid_debt_costs_is_said_with_its_direction(
    language: str, less: str, more: str
) -> None:
    game = find_game("architects")
    speaker = Speaker(language, game.texts)
    said = [
        speaker.word(line)
        for piece in game.piece_names()
        for line in game.look(piece)
        if line.id == "end-unpaid-debt-vp"
    ]

    assert len(said) == 2
    assert any(each.endswith(less) for each in said)
    assert any(each.endswith(more) for each in said)


@pytest.mark.parametrize(
    ("message", "params", "wanted"),
    [
        ("ability-on-profiteer", {"gain": "1 vliv"}, "Umístění služebníka ke šmelináři dává"),
        ("event-contribution-card", {"card": "X"}, "Nová karta příspěvků: X."),
        ("place-held", {"who": "Modrý"}, "deska (Modrý)"),
        ("group-buy-off", {}, "Vykoupit se"),
        ("question-pay", {"bill": "1 daň"}, "Jak zaplatíte: 1 daň?"),
    ],
)
def test_a_sentence_of_architects_is_right_in_czech(
    message: str, params: dict[str, str], wanted: str
) -> None:
    speaker = Speaker("cs", find_game("architects").texts)

    assert speaker.text(message, **params).startswith(wanted)
