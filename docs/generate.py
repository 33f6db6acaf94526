"""Write the generated parts of the documents: `python docs/generate.py`; with `--check`: say which ones are stale.

A generated part stands between `<!-- generated: name -->` and `<!-- end -->`. `PARTS` says what makes it.
In `<!-- generated: events GAME -->` the last column is written by hand and kept.
`tests/project/test_documents.py` fails when a part is stale.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
import numpy as np
from msgspec import inspect as shapes

import boardwright as bw
from boardwright.core.machine import state
from boardwright.core.machine.engine import BOT, ENTRIES, FIXED
from boardwright.server import answers, connection, http, messages

DOCS = Path(__file__).parent
PART = re.compile(r"<!-- generated: (([\w-]+)(?: (\w+))?) -->\n(.*?)<!-- end -->\n", re.DOTALL)
SAMPLE = "game_of_trains"
"""The game whose functions are shown; all games have the same ones."""

LETTERS = {"t": "tables", "s": "state", "i": "integer", "m": "moves", "e": "events", "o": "outcome", "r": "rng"}
"""What the letters in ENTRIES are called in rules."""

RULES = {
    "setup": "Set up the match. The header of `state` (players, options, generator) is filled in, everything else is zero.",
    "actors": "Return the seats that owe a choice as a bit mask; 0: the match is over.",
    "legal": "Write the ids of the legal actions of `seat`, ascending, to `moves.ids`, their number to `moves.count`; return the number. "
    "`state` may be a hidden copy.",
    "apply": "Do a legal action of `seat`. It may assume that the action is legal.",
    "hide": "Blank, in place, whatever `seat` (-1: a spectator) may not know, the generator included.",
    "resample": "Fill, in place, the blanks of a hidden copy of `seat` with a world that fits, each equally likely. The key is fresh.",
    "outcome": "Write places, scores and the number of the reason to `outcome` when the match is over.",
    "bot": "Return the id of a legal action. It gets a hidden copy and a generator of its own.",
}
PYTHON = {
    ("components", "load_tables"): "Fill the tables from the component data. Raises `BadData`.",
    ("refusals", "why_not"): "The `Refusal` for an action of the current prompt; None exactly if it is legal.",
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
    for name, (letters, returns) in [*ENTRIES.items(), ("bot", BOT)]:
        function = plain.bots["random"] if name == "bot" else plain.functions[name]
        arguments = list(inspect.signature(function).parameters)
        if len(arguments) != len(letters):
            raise SystemExit(f"{name}: {len(arguments)} arguments in {SAMPLE}, {len(letters)} letters in ENTRIES")
        module = "bots" if name == "bot" else function.__module__.rpartition(".")[2]
        title = "each of `BOTS`" if name == "bot" else f"`{name}`"
        text = described(RULES, name, "RULES")
        yield f"| {title} | `{module}` | `{', '.join(arguments)}` | {'integer' if returns else '–'} | {text} |"


def described(table: dict[Any, str], name: Any, where: str) -> str:
    if name not in table:
        raise SystemExit(f"{name} is new: say in {where} of docs/generate.py what it does")
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
    fields = {"the header of `state`": header, **{f"`{LETTERS[letter]}`": dtype for letter, dtype in FIXED.items()}}
    for name, dtype in fields.items():
        yield f"| {name} | {', '.join(field_of(dtype, field) for field in dtype.names or ())} |"


def field_of(dtype: np.dtype, name: str) -> str:
    """A field with its type and, in brackets, its shape."""
    field = dtype[name]
    kind = "record" if field.base.names else field.base.name
    return f"`{name}` {kind}" + (f" [{', '.join(map(str, field.shape))}]" if field.shape else "")


def http_calls() -> Iterator[str]:
    """The calls over HTTP, from the server's routes."""
    bodies = {call: name for name, struct in structs(messages) for call in re.findall(r"body of `(.+?)`", struct.__doc__ or "")}
    yield from ["| call | body | answer | what it does |", "| --- | --- | --- | --- |"]
    for route in http.routes(None):  # type: ignore[arg-type]
        function = getattr(http, route.name)
        [method] = (route.methods or set()) - {"HEAD"}
        call = f"{method} {route.path}"
        body = f"[{bodies[call]}](#{bodies[call].lower()})" if call in bodies else "a match file" if route.name == "upload" else "–"
        yield f"| `{call}` | {body} | {answer(function.__annotations__['return'])} | {inspect.getdoc(function)} |"


def answer(annotation: str) -> str:
    """The struct that a call answers with, as a link."""
    found = re.search(r"(list\[)?(\w+)", annotation)
    assert found
    known = dict(structs(answers))
    if found[2] not in known:
        return {"None": "204, empty", "Response": "a match file"}[found[2]]
    return ("list of " if found[1] else "") + f"[{found[2]}](#{found[2].lower()})"


def structs(module: Any) -> Iterator[tuple[str, type]]:
    """The message classes of a module, in their order."""
    for name, value in vars(module).items():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
            yield name, value


def members(union: Any) -> list[type]:
    """The classes of a union of messages."""
    assert isinstance(union, UnionType)
    return list(get_args(union))


def from_page() -> Iterator[str]:
    """The messages over the socket from the page."""
    return described_structs(members(messages.ClientMessage))


def to_page() -> Iterator[str]:
    """The messages over the socket to the page."""
    return described_structs(members(answers.ServerMessage))


def shared() -> Iterator[str]:
    """The parts of messages and the bodies of HTTP calls and answers."""
    shown = {*members(messages.ClientMessage), *members(answers.ServerMessage)}
    return described_structs([struct for module in (messages, answers) for _, struct in structs(module) if struct not in shown])


def described_structs(found: list[type]) -> Iterator[str]:
    """Each class as a headline, what it is, and a table of its fields."""
    for struct in found:
        kind = shapes.type_info(struct)
        assert isinstance(kind, shapes.StructType)
        text, notes = split_doc(inspect.getdoc(struct) or "")
        yield from [f"#### {struct.__name__}", "", f'`{{"{kind.tag_field}": "{kind.tag}"}}`: {text}' if kind.tag else text, ""]
        unknown = set(notes) - {field.encode_name for field in kind.fields}
        if unknown:
            raise SystemExit(f"{struct.__name__}: its docstring describes {', '.join(sorted(unknown))}, which it does not have")
        if kind.fields:
            yield from ["| field | type | meaning |", "| --- | --- | --- |"]
            for field in kind.fields:
                default = "" if field.required else " (optional)"
                yield f"| `{field.encode_name}` | {shape(field.type)}{default} | {notes.get(field.encode_name, '')} |"
            yield ""


def split_doc(doc: str) -> tuple[str, dict[str, str]]:
    """What a docstring says of the whole, and of each field (`field: text`)."""
    whole, _, rest = doc.partition("\n\n")
    return whole, dict(line.split(": ", 1) for line in rest.splitlines())


def shape(kind: Any) -> str:
    """A type in words."""
    if isinstance(kind, shapes.UnionType):
        return " or ".join(shape(part) for part in sorted(kind.types, key=lambda part: isinstance(part, shapes.NoneType)))
    if isinstance(kind, shapes.Metadata):
        return shape(kind.type)
    if isinstance(kind, shapes.StructType):
        return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
    if isinstance(kind, shapes.ListType):
        return "list" if isinstance(kind.item_type, shapes.AnyType) else f"list of {shape(kind.item_type)}" + bounds(kind)
    if isinstance(kind, shapes.TupleType):
        return f"[{', '.join(shape(item) for item in kind.item_types)}]"
    if isinstance(kind, shapes.DictType):
        return "object" if isinstance(kind.value_type, shapes.AnyType) else f"object of {shape(kind.value_type)}"
    names = {"Int": "integer", "Float": "number", "Str": "text", "Bool": "bool", "None": "null", "Any": "any"}
    return names[type(kind).__name__.removesuffix("Type")] + bounds(kind)


def bounds(kind: Any) -> str:
    """The limits of a number, a text or a list."""
    low, high = getattr(kind, "ge", None), getattr(kind, "le", None)
    if low is not None and high is not None:
        return f" {low} to {high}"
    low, high = getattr(kind, "min_length", None), getattr(kind, "max_length", None)
    if high is None:
        return ""
    return f" ({f'{low} to ' if low else 'at most '}{high})"


def close_codes() -> Iterator[str]:
    """The codes with which the server closes a socket."""
    meanings = {
        "TOO_BIG": "a message is too long",
        "COME_AGAIN": "connect again: the page was too slow, the match left memory, or the database fails",
        "NO_HELLO": "no proper `hello`",
        "UNKNOWN_TOKEN": "unknown token",
        "NOT_YOURS": "not your seat",
        "NO_SUCH_MATCH": "no such match",
        "UNFIT": "the match can no longer be opened",
        "TOO_MANY": "too many sockets",
    }
    yield from ["| code | meaning |", "| --- | --- |"]
    codes = {value: name for name, value in vars(connection).items() if name.isupper() and type(value) is int}
    for code, name in sorted(codes.items()):
        yield f"| {code} | {described(meanings, name, 'close_codes')} |"


def events(game: str, old: str) -> Iterator[str]:
    """The events of a game. What they mean is taken from the old table."""
    meanings = dict(re.findall(r"^\| `(\w+)` \|(?:.*\|)? (.*?) ?\|$", old, re.MULTILINE))
    yield from ["| event | arguments | undo | meaning |", "| --- | --- | --- | --- |"]
    for kind in bw.load(game).events.types:
        public = numbered([name for name, argument in kind.arguments.items() if not argument.private])
        private = numbered([name for name, argument in kind.arguments.items() if argument.private])
        arguments = "; private: ".join(part for part in (public, private) if part) or "–"
        yield f"| `{kind.kind}` | {arguments} | {'closes' if kind.reveals else ''} | {meanings.get(kind.kind, '')} |"


def numbered(names: list[str]) -> str:
    """Names of arguments; of several of the same thing the first and the last."""
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(re.sub(r"\d+$", "", name), []).append(name)
    return ", ".join(f"`{several[0]}`" + (f" … `{several[-1]}`" if several[1:] else "") for several in found.values())


PARTS: dict[str, Callable[[], Iterator[str]]] = {
    "rules": rules,
    "python-functions": python_functions,
    "records": records,
    "http-calls": http_calls,
    "from-page": from_page,
    "to-page": to_page,
    "shared": shared,
    "close-codes": close_codes,
}


def renewed(text: str) -> str:
    """The text of a document with every generated part made anew."""

    def part(found: re.Match[str]) -> str:
        made = events(found[3], found[4]) if found[2] == "events" else PARTS[found[2]]()
        lines = "\n".join(made).strip("\n")
        return f"<!-- generated: {found[1]} -->\n\n{lines}\n\n<!-- end -->\n"

    return PART.sub(part, text)


def documents() -> Iterator[tuple[Path, str]]:
    """Every document with generated parts, and its text as it should be."""
    for path in sorted(DOCS.rglob("*.md")):
        text = path.read_text(encoding="utf-8")
        if PART.search(text):
            yield path, renewed(text)


def main() -> int:
    stale = [(path, text) for path, text in documents() if path.read_text(encoding="utf-8") != text]
    for path, text in stale:
        print(f"{path.relative_to(DOCS.parent)}: {'stale' if '--check' in sys.argv else 'written'}")
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
