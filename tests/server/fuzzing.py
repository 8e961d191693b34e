"""Messages that nobody should send: by the grammar of the protocol with odd values, and noise."""

from __future__ import annotations

import json
import random

KINDS: dict[str, tuple[str, ...]] = {
    "hello": ("v", "known", "since", "seat"),
    "sit": ("seat",),
    "answer": ("n", "index", "action"),
    "say": ("n", "index", "move"),
    "undo": ("n", "index"),
    "restart": ("n", "index"),
    "ask-back": ("n", "index", "answers"),
    "consent": ("n", "index", "agrees"),
    "resign": ("n", "index"),
    "replace": ("n", "seat", "player", "key"),
    "why": ("n", "ref"),
    "why-move": ("n", "move"),
    "look": ("n", "piece"),
    "at": ("n", "answers"),
    "hint": ("n", "index"),
    "talk": ("n", "phrase", "words"),
    "offer": ("n", "kind", "about", "player"),
    "agree": ("n", "agrees"),
    "vacation": ("n", "is_away"),
    "": ("n",),
    "fly": (),
}
ODD: list[object] = [
    None, True, 0, 1, 2, -1, 3.5, 1e99, 2**31, 2**63, 10**40, "", "0", "human", "random", "drop",
    "\u0000", "\u202e", "<script>", "\ud83d", "x" * 300, [], [1, 2], {},
    {"do": "drop", "column": 3}, {"do": "drop"}, {"do": []},
    {"kind": "slot", "id": 3}, {"kind": "slot", "id": "3"},
    {"kind": "cell", "id": [1, 2]}, {"kind": "x", "id": 1, "seat": -5},
]  # fmt: skip
MEANT: dict[str, list[object]] = {  # values of the right kind: with them it comes further
    "v": [1],
    "known": [0, 3, 10**6],
    "since": [-1, 0, 10**6],
    "seat": [0, 1, 2, None, -1, 99],
    "action": [0, 1, 2, 3, 17, 400, -1],
    "answers": [0, 1, 5, -1, 10**6],
    "agrees": [True, False],
    "player": ["human", "random", "search-3", "nobody"],
    "key": ["", "x" * 22, "x" * 1000],
    "ref": [
        {"kind": "slot", "id": 3},
        {"kind": "tile", "id": "JO1"},
        {"kind": "card", "id": "red-11"},
        {"kind": "cell", "id": "1,1"},
        {"kind": "town", "id": "dublin"},
        {"kind": "place", "id": "quarry", "seat": 1},
    ],
    "move": [
        {"do": "drop", "column": 3},
        {"do": "build", "tile": "JO1", "cell": "1,1"},
        {"do": "lead", "town": "cong", "card": "red-11"},
        {"do": "place", "site": "quarry"},
        {"do": "end"},
        {},
    ],
    "piece": ["JO1", "red-11", "quarry", "\u0000", "../../etc/passwd", ""],
    "phrase": ["hello", "nothing", None],
    "words": ["good evening", "\u202e", "<b>x</b>", "", None, "x" * 301],
    "kind": ["pause", "resume", "rematch", "replace", "win"],
    "about": [0, 1, -1, 99, None],
    "is_away": [True, False],
}


def message(rng: random.Random, index: int) -> str | bytes:
    """One message; now and then it could even be meant."""
    if rng.random() < 0.1:
        return rng.randbytes(rng.randrange(200))
    kind = rng.choice(list(KINDS))
    body: dict[str, object] = {"t": kind}
    for name in KINDS[kind]:
        if rng.random() < 0.9:
            numbers = {"n": rng.randrange(99), "index": index}
            good = numbers[name] if name in numbers else rng.choice(MEANT[name])
            body[name] = good if rng.random() < 0.9 else rng.choice(ODD)
    text = json.dumps(body)
    if rng.random() < 0.1:
        at = rng.randrange(len(text))
        text = text[:at] + chr(rng.randrange(1, 0x250)) + text[at + rng.randrange(3) :]
    return text
