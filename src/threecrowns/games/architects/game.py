"""Architects of the West Kingdom as the rest of the house sees it: the contract fulfilled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from threecrowns.engine.asking import Change
from threecrowns.engine.game import Game, Option, ScoreLine, SeatLook, Setup
from threecrowns.engine.journal import Event
from threecrowns.engine.moves import Field, Move, Value
from threecrowns.engine.phrase import Names, Phrase, Ref
from threecrowns.engine.refusal import Refusal, SetupError
from threecrowns.engine.state import LEGAL, State
from threecrowns.engine.telling import Told
from threecrowns.engine.texts import LANGUAGES, catalogue
from threecrowns.engine.view import Spot
from threecrowns.games.architects.bot.alone import ALONE_NAMES, AloneFeatures
from threecrowns.games.architects.bot.features import COLUMN_NAMES, PHASES, ArchitectsFeatures
from threecrowns.games.architects.bot.heuristics import ArchitectsHeuristics
from threecrowns.games.architects.content.components import Components, components_of
from threecrowns.games.architects.content.pack import (
    BUILT_IN,
    BUILT_IN_WONDER,
    GAME,
    WONDER,
    Content,
    Contents,
)
from threecrowns.games.architects.content.vocabulary import (
    MAX_PLAYERS,
    OPPONENT_NAMES,
    PLACE_NAMES,
    PRISON,
)
from threecrowns.games.architects.rules import actions
from threecrowns.games.architects.rules.invariants import broken_invariants
from threecrowns.games.architects.rules.scoring import total_points
from threecrowns.games.architects.rules.setup import CHOSEN_BOARDS, DEALT_BOARDS, STANDARD
from threecrowns.games.architects.rules.state import NOBODY
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.speech import asking, moves
from threecrowns.games.architects.speech.layout import ANSWERS, LAYOUT
from threecrowns.games.architects.speech.look import look
from threecrowns.games.architects.speech.observation import ArchitectsObserver
from threecrowns.games.architects.speech.refusals import why_not, why_not_verb
from threecrowns.games.architects.speech.scoresheet import score_changes, score_sheet
from threecrowns.games.architects.speech.shortages import figures_of
from threecrowns.games.architects.speech.sketch import sketch_of
from threecrowns.games.architects.speech.telling import tell
from threecrowns.games.architects.speech.view import View, asked_name, turn_number, view_of
from threecrowns.games.architects.speech.words import Words

CHARACTERS = {"standard": STANDARD, "dealt": DEALT_BOARDS, "chosen": CHOSEN_BOARDS}
NO_OPPONENT = "none"
MODELS = tuple(  # for two seats, and against a script
    Path(__file__).with_name("bot") / name for name in ("model.json", "alone.json")
)


class ArchitectsGame(Game):
    id = GAME
    rules_version = 2
    seat_counts = (1, 2, 3, 4, 5)  # one: against a scripted opponent
    default_seats = 2
    has_secret_hands = True  # A47
    secret_verbs = frozenset({"keep", "discard", "cathedral"})  # A30, A46, A140
    packs: Mapping[str, Path] = {GAME: BUILT_IN, WONDER: BUILT_IN_WONDER}
    action_space = actions.ACTION_SPACE
    features = ArchitectsFeatures()
    feature_names = COLUMN_NAMES
    feature_phases = PHASES
    alone_features = AloneFeatures()
    alone_names = ALONE_NAMES
    observer = ArchitectsObserver()
    layout = LAYOUT
    answers = ANSWERS
    texts = Path(__file__).with_name("texts")
    view_type = View
    components_type = Components
    options = (
        Option("wonder", False, (False, True)),  # Works of Wonder; always with an opponent
        Option("characters", "standard", tuple(CHARACTERS)),  # A20, A25
        Option("opponent", NO_OPPONENT, (NO_OPPONENT, *OPPONENT_NAMES), usual_seats=1),  # S2, S90
        Option("starting_apprentice", False, (False, True)),  # A35
        Option("guildhall_sweep", False, (False, True)),  # A36
        Option("promos", False, (False, True)),  # A5
        Option("conspirator", "action", ("action", "capture")),  # A107
    )

    def __init__(self, content_file: Path = BUILT_IN) -> None:
        self.contents = Contents(content_file)
        self.packs = {GAME: self.contents.base_file, WONDER: self.contents.wonder_file}
        self.content_hash = self.contents.hash
        self.names = self.contents.base.titles
        self.grammar = moves.grammar_of(self.contents)
        self.heuristics = ArchitectsHeuristics()
        self.learn_from(*MODELS)
        self._spoken: dict[tuple[int, int | None, bool], Words] = {}

    def new(self, setup: Setup) -> Architects:
        setup = self.with_defaults(setup)
        script = opponent_of(setup)
        is_wonder = has_wonder(setup)
        state = Architects(self.contents.of(has_wonder=is_wonder).tables)
        state.seats = setup.seats
        state.players = setup.seats + (script is not None)
        if state.players > MAX_PLAYERS:
            raise SetupError("setup-no-seat-for-opponent", most=MAX_PLAYERS - 1)
        state.opponent = NOBODY if script is None else setup.seats
        state.script = script or 0
        state.is_wonder = is_wonder
        state.characters = CHARACTERS[str(setup.options["characters"])]
        state.has_start_hires = is_wonder or bool(setup.options["starting_apprentice"])
        state.has_sweeps = bool(setup.options["guildhall_sweep"])
        state.has_promos = bool(setup.options["promos"])
        state.is_free_capture = setup.options["conspirator"] == "capture"
        state.set_up()
        return state

    def setups(self) -> list[Setup]:
        found = []
        for seats in (2, 3, 4, 5):
            for is_wonder in (False, True):
                found.append(Setup(seats, {"wonder": is_wonder}))
                found.append(Setup(seats, {"wonder": is_wonder, "characters": "dealt"}))
        for name in OPPONENT_NAMES:
            found.append(Setup(1, {"opponent": name}))
        for seats, name in ((2, "enforcer"), (3, "peddler"), (4, "informer")):
            found.append(Setup(seats, {"opponent": name, "characters": "dealt"}))
        every_option = {"starting_apprentice": True, "guildhall_sweep": True, "promos": True}
        found.append(Setup(2, {"characters": "chosen", **every_option}))
        found.append(Setup(3, {"conspirator": "capture", **every_option}))
        found.append(Setup(4, {"wonder": True, "characters": "dealt", "promos": True}))
        return found

    def scripted(self) -> Mapping[str, Setup]:
        return {name: Setup(1, {"wonder": True, "opponent": name}) for name in OPPONENT_NAMES}

    def benchmarks(self) -> dict[str, Setup]:
        base = {f"{seats}p": Setup(seats) for seats in (2, 5)}
        wonder = {f"{seats}p wonder": Setup(seats, {"wonder": True}) for seats in (2, 5)}
        return {**base, **wonder, "solo": Setup(1)}

    def content(self, state: State) -> Content:
        """The packs this table is played with."""
        return self.contents.of(has_wonder=_table(state).is_wonder)

    def words_for(self, state: State) -> Words:
        """How this table talks about its cards, places and players."""
        table = _table(state)
        script = table.script if table.opponent != NOBODY else None
        return self._words_at(table.seats, script, is_wonder=table.is_wonder)

    def _words_at(self, seats: int, script: int | None, *, is_wonder: bool) -> Words:
        """Words are made once for every kind of table: every answer and event asks for them."""
        key = (seats, script, is_wonder)
        if key not in self._spoken:
            self._spoken[key] = Words(self.contents.of(has_wonder=is_wonder), seats, script)
        return self._spoken[key]

    def _words(self, setup: Setup) -> Words:
        setup = self.with_defaults(setup)
        return self._words_at(setup.seats, opponent_of(setup), is_wonder=has_wonder(setup))

    def move(self, state: State, action: int) -> Move:
        return moves.move_of(self.content(state), _table(state), action)

    def encode(self, state: State, move: Move) -> int:
        return moves.encode(self.content(state), _table(state), move)

    def possible_moves(self, state: State, verb: str) -> Iterable[Move] | None:
        if verb not in ("pay", "trade"):
            return None
        return moves.possible_payments(self.content(state), _table(state), verb)

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        table = _table(state)
        code = why_not(self.content(state), table, seat, move)
        if code == LEGAL:
            return None
        words = self.words_for(state)
        return words.refusal(code, move, figures_of(words, table, code, move))

    def is_refused(self, state: State, seat: int, move: Move) -> bool:
        return why_not(self.content(state), _table(state), seat, move) != LEGAL

    def is_verb_refused(self, state: State, seat: int, verb: str) -> bool:
        return why_not_verb(_table(state), seat, verb) != LEGAL

    def view(self, state: State, seat: int | None) -> View:
        return view_of(self.content(state), _table(state), seat)

    def components(self, setup: Setup | None = None) -> Components:
        return components_of(self._printed(setup))

    def piece_names(self, setup: Setup | None = None) -> dict[str, Names]:
        content = self._printed(setup)
        named = (*content.apprentices, *content.buildings, *content.boards, *content.monuments)
        trades = {name: content.apprentices[card][1] for name, card in content.traders}
        others = (*content.schemes, *content.consequences, *content.opponents)
        return {**dict(named), **dict(others), **trades}

    def _printed(self, setup: Setup | None) -> Content:
        """Everything there is, or what one game is played with: a base game reads no more."""
        is_all = setup is None or has_wonder(self.with_defaults(setup))
        return self.contents.of(has_wonder=is_all)

    def place_names(self) -> Mapping[str, Names]:
        prison = {each: catalogue(each, self.texts).say("place-prison") for each in LANGUAGES}
        places = {name: face.names for name, face in self.components().places.items()}
        return {**places, PLACE_NAMES[PRISON]: prison}

    def look(self, piece: str) -> tuple[Phrase, ...]:
        printed = look(Words(self.contents.base, 0, None), piece)
        return printed or look(Words(self.contents.wonder, 0, None), piece)

    def choice_name(self, option: Option, choice: str | int | bool) -> Phrase | Names:
        if option.name == "opponent" and choice != NO_OPPONENT:
            return dict(self.contents.of(has_wonder=True).opponents)[f"opponent_{choice}"]
        return Phrase(f"setting-{option.name}-{choice}")

    def sketch(self, state: State) -> tuple[Spot, ...]:
        return sketch_of(_table(state))

    def score_sheet(self, state: State, seat: int | None = None) -> list[ScoreLine]:
        return score_sheet(self.words_for(state), _table(state))

    def score_changes(self, before: State, after: State, seat: int | None) -> Iterable[Change]:
        return score_changes(self.words_for(after), _table(before), _table(after))

    def seat_name(self, seat: int, setup: Setup) -> Phrase | Names:
        return self._words(setup).player_name(seat)

    def seat_looks(self, setup: Setup) -> tuple[SeatLook, ...]:
        words = self._words(setup)
        players = words.seats + (words.script is not None)
        return tuple(
            SeatLook(
                seat=player,
                colour=colour,
                letter=Phrase(f"letter-{'opponent' if words.is_scripted(player) else colour}"),
                name=words.player_name(player),
                is_scripted=words.is_scripted(player),
            )
            for player, colour in enumerate(moves.COLOURS[:players])
        )

    def tell(self, event: Event, setup: Setup) -> Told:
        return tell(self._words(setup), event)

    def word_move(self, state: State, move: Move) -> Phrase:
        return self.words_for(state).move(_table(state), move)

    def word_question(self, state: State) -> Phrase:
        return self.words_for(state).question(_table(state))

    def broken_invariants(self, state: State) -> list[str]:
        return broken_invariants(_table(state))

    # -- what a seat is asked, as data

    def question_kind(self, state: State) -> str:
        return asked_name(_table(state))

    def question_about(self, state: State) -> tuple[Ref, ...]:
        return asking.question_about(self.content(state), _table(state))

    def turn_number(self, state: State) -> int:
        return turn_number(_table(state))

    def ref(self, state: State, seat: int, field: Field, value: Value) -> Ref:
        return asking.ref_of(self.content(state), _table(state), seat, field, value)

    def verb_refs(self, state: State, seat: int, verb: str) -> tuple[Ref, ...]:
        return asking.verb_refs(self.content(state), _table(state), seat, verb)

    def field_values(self, state: State, seat: int, verb: str, field: Field) -> Iterable[Value]:
        name = moves.SAID[verb][self.grammar.verbs[verb].index(field)]
        return asking.field_values(self.content(state), _table(state), seat, verb, name)

    def things(self, state: State, seat: int | None) -> Iterable[Ref]:
        return asking.things(self.content(state), _table(state), seat)

    def points(self, state: State, seat: int | None) -> tuple[int, ...]:
        table = _table(state)
        return tuple(int(total_points(table, player)) for player in range(table.players))

    def stocks(self, state: State, seat: int) -> Mapping[str, int]:
        return asking.stocks(_table(state), seat)

    def usual_answer(self, state: State) -> int | None:
        return asking.usual_answer(_table(state))

    def warnings(self, before: State, after: State, seat: int) -> Iterable[Phrase]:
        return asking.warnings(_table(before), _table(after), seat)

    def nearness(self, refusal: Refusal) -> int:
        return asking.NEARNESS[refusal.code]

    def why_not_asked(self, state: State, seat: int) -> Refusal:
        return asking.why_not_asked(_table(state))

    def moves_about(self, state: State, seat: int, ref: Ref) -> Iterable[Move]:
        return (
            super().moves_about(state, seat, ref)
            if asking.can_be_spoken_of(_table(state), ref)
            else ()
        )

    def why_not_touched(self, state: State, seat: int, ref: Ref) -> Refusal:
        return asking.why_not_touched(_table(state), ref)


def opponent_of(setup: Setup) -> int | None:
    """Which scripted opponent sits there; a solo player who names none meets the first one."""
    name = str(setup.options["opponent"])
    if name == NO_OPPONENT:
        return 0 if setup.seats == 1 else None
    return OPPONENT_NAMES.index(name)


def has_wonder(setup: Setup) -> bool:
    """Scripted opponents come with the expansion."""
    return bool(setup.options["wonder"]) or opponent_of(setup) is not None


def _table(state: State) -> Architects:
    assert isinstance(state, Architects)
    return state
