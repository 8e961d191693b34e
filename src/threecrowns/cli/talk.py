"""What a person at the table types: a move, the number of a choice, or a command."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass

from threecrowns.cli.choices import Choices
from threecrowns.cli.console import Speaker
from threecrowns.cli.vocabulary import Vocabulary, folded, spoken, typed, word_message
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.moves import Cell, Field, Move, Number, Value, Word
from threecrowns.engine.refusal import UnreadableMoveError
from threecrowns.engine.state import State

COMMANDS = (
    "undo",
    "why",
    "score",
    "log",
    "save",
    "look",
    "aim",
    "rule",
    "options",
    "board",
    "help",
    "quit",
)
LONGEST_LINE = 1000  # characters; nothing that can be meant needs as many
WORD = re.compile(r"\w+")
TWO_NUMBERS = re.compile(r"(-?\d+) (-?\d+)")
IN_BRACKETS = re.compile(r" ?\([^)]*\)")
LOOSE_CELL = re.compile(r"(-?\d+)\s*,\s*(-?\d+)")

# field -> what a reader may say for it, as it stands on the screen -> what that may mean
Shown = Mapping[str, Mapping[str, Sequence[Value]]]


@dataclass(frozen=True)
class Command:
    name: str
    rest: str


class Talk:
    """Reads one language, and English always."""

    def __init__(
        self,
        game: Game,
        speaker: Speaker,
        sheets: Sequence[str] = (),
        setup: Setup | None = None,
    ) -> None:
        self.game = game
        self.speaker = speaker
        self.names = game.piece_names(setup)
        self.shown: Shown = {}  # what stands on the screen now, set for every question
        self.verbs = Vocabulary(
            {verb: spoken(speaker, f"verb-{verb}", verb) for verb in game.grammar.verbs}
        )
        self.commands = Vocabulary(
            {name: spoken(speaker, f"talk-{name}", name) for name in (*COMMANDS, *sheets)}
        )

    def usage(self, verb: str) -> str:
        """`build TILE CELL`, in the language of the reader."""
        fields = self.game.grammar.verbs[verb]
        return " ".join([self.verbs.shown[verb], *(self._field(field) for field in fields)])

    def _field(self, field: Field) -> str:
        name = self.speaker.text(f"field-{field.name}").upper()
        return f"{name} ({field.low}–{field.high})" if isinstance(field, Number) else name

    def read(self, text: str, choices: Choices, state: State) -> Command | Move:
        """What was meant; raises UnreadableMoveError."""
        if len(text) > LONGEST_LINE:
            raise UnreadableMoveError("talk-too-long", most=LONGEST_LINE)
        words = LOOSE_CELL.sub(r"\1,\2", text).split()
        if len(words) == 1 and words[0].rstrip(").").isdecimal():
            return self._chosen(int(words[0].rstrip(").")), choices)
        verbs = self._now_or_ever(self.verbs.meanings(words[0]), choices)
        commands = self.commands.meanings(words[0])
        exact = folded(words[0])
        is_command, is_verb = exact in self.commands.words, exact in self.verbs.words
        if is_command and is_verb:  # `board` shows the table, `board ada` takes one
            is_command = len(words) == 1
        if is_command:
            verbs = []
        elif is_verb:
            commands = []
        if len(verbs) + len(commands) > 1:
            shown = [self.verbs.shown[each] for each in verbs]
            shown += [self.commands.shown[each] for each in commands]
            raise UnreadableMoveError("talk-ambiguous", text=words[0], words=", ".join(shown))
        if commands:
            return Command(commands[0], text.strip()[len(words[0]) :].strip())
        if not verbs:
            known = ", ".join(self.verbs.shown[verb] for verb in choices.verbs())
            help_word = self.commands.shown["help"]
            raise UnreadableMoveError("talk-unknown", text=words[0], words=known, help=help_word)
        return self._move(verbs[0], words[1:], choices, state)

    def _now_or_ever(self, verbs: list[str], choices: Choices) -> list[str]:
        """Of several verbs with the same beginning, those that are possible now come first."""
        possible = [verb for verb in verbs if verb in choices.verbs()]
        return possible if len(verbs) > 1 and possible else verbs

    def _chosen(self, number: int, choices: Choices) -> Move:
        if not 1 <= number <= len(choices.all):
            last = len(choices.all)
            raise UnreadableMoveError("talk-no-choice", number=str(number), last=last)
        return choices.all[number - 1].move

    # -- moves

    def _move(self, verb: str, words: list[str], choices: Choices, state: State) -> Move:
        readings = self._readings(self.game.grammar.verbs[verb], words)
        if not readings:
            found = self._labelled(verb, words, choices) or self._described(
                verb, words, choices, state
            )
            if found is None:
                text = " ".join([verb, *words])
                raise UnreadableMoveError("move-usage", text=text, usage=self.usage(verb))
            return found
        moves = [Move(verb, values) for values in readings]
        legal = [move for move in moves if move in choices.moves]
        if len(legal) > 1:
            texts = ", ".join(typed(self.speaker, self.game.grammar, move) for move in legal)
            raise UnreadableMoveError("talk-several", words=texts)
        return legal[0] if legal else moves[0]

    def _readings(self, fields: tuple[Field, ...], words: list[str]) -> list[tuple[Value, ...]]:
        """Every way to read the words as values of the fields; a name may have several words."""
        if not fields:
            return [] if words else [()]
        found = []
        for length in range(len(words) - len(fields) + 1, 0, -1):
            for value in self._values(fields[0], " ".join(words[:length])):
                rest = self._readings(fields[1:], words[length:])
                found += [(value, *values) for values in rest]
            if found:
                break
        return found

    def _values(self, field: Field, text: str) -> list[Value]:
        value = field.read(text)
        if value is not None:
            return [value]
        if shown := self._on_screen(field, text):
            return shown
        if isinstance(field, Cell) and (numbers := TWO_NUMBERS.fullmatch(text)):
            return [(int(numbers[1]), int(numbers[2]))]
        if not isinstance(field, Word):
            return []
        if named := self.pieces(text, field.ids):
            return list(named)
        words = {
            each: spoken(self.speaker, word_message(each), each)
            for each in field.ids
            if each not in self.names and self.speaker.catalogue.has(word_message(each))
        }
        return list(Vocabulary(words).meanings(text))

    def _on_screen(self, field: Field, text: str) -> list[Value]:
        """What the reader calls as it stands on the screen, `W1`, or begins to call so."""
        wanted = folded(text)
        shown = {folded(name): values for name, values in self.shown.get(field.name, {}).items()}
        if wanted in shown:
            return list(shown[wanted])
        begun = [values for name, values in shown.items() if wanted and name.startswith(wanted)]
        return list(dict.fromkeys(value for values in begun for value in values))

    def about(self, text: str, choices: Choices) -> list[Move]:
        """Moves with the thing that is called so, those of the kinds possible now first.

        Where a cell is to be named too, it is one that is possible now.
        """
        if text.isdecimal():
            return []
        cells = [value for move in choices.moves for value in move.values if _is_cell(value)]
        found = []
        for verb in dict.fromkeys([*choices.verbs(), *self.game.grammar.verbs]):
            fields = self.game.grammar.verbs[verb]
            rest = tuple(cells[:1]) if fields and isinstance(fields[-1], Cell) else ()
            if len(fields) == 1 + len(rest) and not isinstance(fields[0], Cell):
                values = self._values(fields[0], text)
                found += [Move(verb, (value, *rest)) for value in values]
        return found

    def things(self, text: str) -> list[str]:
        """The ids of everything called so: components, and places or other words of moves."""
        if found := self.pieces(text):
            return found
        wanted = folded(text)
        for place, names in self.game.place_names().items():
            if wanted and any(folded(name).startswith(wanted) for name in names.values()):
                found.append(place)
        if found:
            return found
        fields = [field for each in self.game.grammar.verbs.values() for field in each]
        words = [field for field in fields if isinstance(field, Word)]
        return list(dict.fromkeys(str(v) for field in words for v in self._values(field, text)))

    def pieces(self, text: str, among: Container[str] | None = None) -> list[str]:
        """The ids of the components with this id or name, or else with a name that begins so."""
        wanted = folded(text)
        names = {
            piece: {folded(names[self.speaker.language]), folded(names["en"])}
            for piece, names in self.names.items()
        }
        ids = [piece for piece in names if folded(piece) == wanted]
        named = [piece for piece, known in names.items() if wanted in known and piece not in ids]
        begun = [
            piece
            for piece, known in names.items()
            if wanted and any(name.startswith(wanted) for name in known)
        ]
        for found in ([*ids, *named], begun):
            if meant := [piece for piece in found if among is None or piece in among]:
                return meant
        return []

    def _labelled(self, verb: str, words: list[str], choices: Choices) -> Move | None:
        """The one choice of this kind that is called exactly so on the screen."""
        wanted = _words_of(" ".join(words))
        found = []
        for choice in choices.all:
            if choice.move.verb == verb:
                names = (choice.label, choice.head, f"{choice.head} {choice.label}", choice.short)
                plain = [IN_BRACKETS.sub("", name) for name in names]
                if wanted and wanted in [_words_of(name) for name in (*names, *plain)]:
                    found.append(choice.move)
        return found[0] if len(found) == 1 else None

    def _described(
        self, verb: str, words: list[str], choices: Choices, state: State
    ) -> Move | None:
        """The one choice of this kind whose description holds all the words: `take inn`.

        Numbers never describe: a mistyped slot must not become another one.
        """
        wanted = [folded(word) for word in words]
        if not wanted or any(not word[0].isalpha() for word in wanted):
            return None
        found = []
        for choice in choices.all:
            if choice.move.verb == verb:
                said = self.speaker.word(self.game.word_move(state, choice.move))
                heard = WORD.findall(folded(said))
                if all(any(each.startswith(word) for each in heard) for word in wanted):
                    found.append(choice.move)
        return found[0] if len(found) == 1 else None


def _words_of(text: str) -> list[str]:
    return WORD.findall(folded(text))


def _is_cell(value: Value) -> bool:
    return isinstance(value, tuple)
