"""The tables of docs/wire_protocol.md, from the server's routes and message classes."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as shapes

from boardwright.server.api import routes as http
from boardwright.server.protocol import (
    answers,
    bodies,
    carried,
    competition_messages,
    fields,
    game_answers,
    group_messages,
    host_messages,
    inbound,
    outbound,
    rating_answers,
    statistics_answers,
    time_off_messages,
)

MODULES = (
    bodies, carried, inbound, outbound, game_answers, answers, group_messages, competition_messages, host_messages, rating_answers,
    statistics_answers, time_off_messages,
)  # fmt: skip
"""Where messages are."""
FILES = {
    "match_file": "a match file",
    "match_files": "a zip file of match files",
    "carry_match_away": "a match file",
    "rules_module": "a WebAssembly module",
    "first_record": "a record of the rules, as bytes",
    "stop_page": "303, to the page",
}
"""The calls that answer with a file, or lead elsewhere."""
FILES_TAKEN = {"upload", "carry_match_here"}
"""The calls whose body is a match file."""


def http_calls() -> Iterator[str]:
    """The calls over HTTP, from the server's routes."""
    modules = (bodies, group_messages, competition_messages, host_messages, time_off_messages)
    taken = [each for module in modules for each in structs(module)]
    of_calls = {call: name for name, struct in taken for call in re.findall(r"body of `(.+?)`", struct.__doc__ or "")}
    yield from ["| call | body | answer | what it does |", "| --- | --- | --- | --- |"]
    for route in http.routes(None):  # type: ignore[arg-type]
        function = inspect.unwrap(route.endpoint)
        [method] = (route.methods or set()) - {"HEAD"}
        call = f"{method} {route.path}"
        body = "a match file" if route.name in FILES_TAKEN else "–"
        if call in of_calls:
            body = f"[{of_calls[call]}](#{of_calls[call].lower()})"
        what = FILES.get(route.name) or answer(get_type_hints(function)["return"])
        does = " ".join((inspect.getdoc(function) or "").split())
        yield f"| `{call}` | {body} | {what} | {does} |"


def answer(returned: Any) -> str:
    """The struct that a call answers with, as a link."""
    found = next(iter(get_args(returned)), returned)
    if found is NoneType:
        return "204, empty"
    return ("list of " if get_origin(returned) is list else "") + f"[{found.__name__}](#{found.__name__.lower()})"


def structs(module: Any) -> Iterator[tuple[str, type]]:
    """The message classes of a module, in their order."""
    for name, value in vars(module).items():
        is_message = isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
        if is_message and not value.__subclasses__():
            yield name, value


def members(union: Any) -> list[type]:
    """The classes of a union of messages."""
    assert isinstance(union, UnionType)
    return list(get_args(union))


def from_page() -> Iterator[str]:
    """The messages over the socket from the page."""
    return described_structs(members(inbound.ClientMessage))


def to_page() -> Iterator[str]:
    """The messages over the socket to the page."""
    return described_structs(members(outbound.ServerMessage))


def shared() -> Iterator[str]:
    """The parts of messages and the bodies of HTTP calls and answers."""
    shown = {*members(inbound.ClientMessage), *members(outbound.ServerMessage)}
    return described_structs([struct for module in MODULES for _, struct in structs(module) if struct not in shown])


def described_structs(found: list[type]) -> Iterator[str]:
    """Each class as a headline, what it is, and a table of its fields."""
    for struct in found:
        kind = shapes.type_info(struct)
        assert isinstance(kind, shapes.StructType)
        text, notes = split_doc(struct)
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


def split_doc(struct: type) -> tuple[str, dict[str, str]]:
    """Return what a class says of the whole, and of each field (`field: text`), those of its bases included."""
    bases = [each for each in reversed(struct.__mro__) if each.__module__ == struct.__module__ or each.__module__ == fields.__name__]
    parts = [(inspect.getdoc(each) or "").partition("\n\n") for each in bases]
    return parts[-1][0], dict(line.split(": ", 1) for _, _, notes in parts for line in notes.splitlines())


def shape(kind: Any) -> str:
    """A type in words."""
    if isinstance(kind, shapes.UnionType):
        return " or ".join(shape(part) for part in sorted(kind.types, key=lambda part: isinstance(part, shapes.NoneType)))
    if isinstance(kind, shapes.Metadata):
        return shape(kind.type)
    if isinstance(kind, shapes.LiteralType):
        return " or ".join(f"`{value}`" for value in sorted(kind.values, reverse=True))
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
    yield from ["| code | meaning |", "| --- | --- |"]
    yield from (f"| {code.value} | {code.__doc__} |" for code in sorted(outbound.CloseCode))
