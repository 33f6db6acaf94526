"""The tables of docs/game_contract.md, from the entries of the engine and the functions of a game."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import numpy as np

import boardwright as bw
from boardwright.core.domain.game import HOMES
from boardwright.core.machine import state
from boardwright.core.machine.building import FIXED
from boardwright.core.machine.engine import BOT, ENTRIES, QUERY

SAMPLE = "game_of_trains"
"""The game whose functions are shown; all games have the same ones."""

RECORDS = {
    "m": "`moves`", "e": "`events`", "o": "`outcome`", "r": "`rng`", "d": "`decision`",
    "c": "`comparison`", "w": "`outlook`", "x": "`expectation`", "f": "`features`",
}  # fmt: skip
"""What rules call the records whose letters are in FIXED."""

RULES = {
    "setup": "Set up the match. The header of `state` (players, version, options, generator) is filled in. Declared fields hold what they "
    "hold where a position leaves them out (the default, else nothing or nobody, else 0); of a State without them everything is zero.",
    "actors": "Return the seats that owe a choice as a bit mask; 0: the match is over. In what a seat knows, its own bit is right.",
    "legal": "Write the ids of the legal actions of `seat`, ascending, to `moves.ids`, their number to `moves.count`; return the number. "
    "`state` may be a hidden copy.",
    "obstacle": "Return 0 if the action is legal for `seat`, else the number of an obstacle, with its details in `moves.details` "
    "(`blocked`); 1 (`NOT_NOW`) where the seat is not asked for it in this phase. `state` may be a hidden copy.",
    "apply": "Do a legal action of `seat`. It may assume that the action is legal.",
    "hide": "Blank, in place, whatever `seat` (-1: a spectator) may not know, the generator included.",
    "resample": "Fill, in place, the blanks of a hidden copy of `seat` with a world that fits, each equally likely. The key is fresh.",
    "outcome": "Write places, scores and the number of the reason to `outcome` when the match is over.",
    "bot": "Return the id of a legal action. It gets a hidden copy, a generator and room to work in of its own ([bots](bots.md)).",
    "query": "Fill in the answer to a question of the presentation; `seat` and `which` say what it is about.",
}
PYTHON = {
    ("components", "load_tables"): "Fill the tables from the component data. Raises `BadData`.",
    ("view", "view"): "What the viewer may know, as plain data.",
    ("view", "prompt"): "The `Prompt` of a seat that owes a choice: id, arguments, the kinds of actions that answer it.",
    ("view", "preview"): "What a legal action would do, as far as the seat can know, as plain data.",
    ("position", "to_position"): "The game's fields of a position; the core adds game, ruleset, players and options.",
    ("position", "from_position"): "Fill a state, whose header is set, from these fields. Raises `PositionError`.",
    ("terminal", "draw"): "The table as lines of `(text, style)`; `seat`: the viewer, None for a spectator.",
    ("terminal", "hint"): "What stands beside a choice, one line.",
    ("terminal", "legend"): "What the signs of the terminal's board mean, as lines.",
}


def rules() -> Iterator[str]:
    """The functions that an engine calls, with the modules that keep them."""
    plain = bw.load(SAMPLE).plain
    yield from ["| function | module | arguments | returns | what it does |", "| --- | --- | --- | --- | --- |"]
    for name, (letters, returns) in ENTRIES.items():
        arguments = arguments_of(plain.functions[name], letters)
        yield rule_row(f"`{name}`", name, HOMES.get(name, "rules"), arguments, returns)
    yield rule_row("each of `BOTS`", "bot", "bots", arguments_of(bw.load(SAMPLE).bot_rule("random").function, BOT[0]), BOT[1])
    assert len(QUERY[0]) == 5
    yield rule_row("each of `QUERIES`", "query", "queries", "tables, state, seat, which, answer", QUERY[1])


def rule_row(title: str, name: str, module: str, arguments: str, returns: bool) -> str:
    """One row of the table of rules."""
    return f"| {title} | `{module}` | `{arguments}` | {'integer' if returns else '–'} | {described(RULES, name, 'RULES')} |"


def arguments_of(function: Any, letters: str) -> str:
    """The names of a rule's arguments, as many as the engine passes."""
    names = list(inspect.signature(function).parameters)
    if len(names) != len(letters):
        raise SystemExit(f"{function.__name__} of {SAMPLE} has {len(names)} arguments, the engine passes {len(letters)}")
    return ", ".join(names)


def described(table: dict[Any, str], name: Any, where: str) -> str:
    """Return what a table of this module says about something."""
    if name not in table:
        raise SystemExit(f"{name} is new: say in {where} of docs/generate_contract.py what it does")
    return table[name]


def python_functions() -> Iterator[str]:
    """The functions of a game that run as plain Python."""
    game = bw.load(SAMPLE)
    yield from ["| function | module | arguments | result |", "| --- | --- | --- | --- |"]
    for (module, name), text in PYTHON.items():
        arguments = ", ".join(inspect.signature(getattr(game.module(module), name)).parameters)
        yield f"| `{name}` | `{module}` | `{arguments}` | {text} |"


def records() -> Iterator[str]:
    """The fields of the records that every game gets, and the header of a state."""
    yield from ["| record | fields |", "| --- | --- |"]
    header = np.dtype(state.header(1, ["name"]))
    fields = {"the header of `state`": header, **{described(RECORDS, letter, "RECORDS"): dtype for letter, dtype in FIXED.items()}}
    for name, dtype in fields.items():
        yield f"| {name} | {', '.join(field_of(dtype, field) for field in dtype.names or ())} |"


def field_of(dtype: np.dtype, name: str) -> str:
    """A field with its type and, in brackets, its shape."""
    field = dtype[name]
    kind = "record" if field.base.names else field.base.name
    return f"`{name}` {kind}" + (f" [{', '.join(map(str, field.shape))}]" if field.shape else "")
