"""Types of the page: messages from the server's classes, names from the games' declarations.

`web/src/net/wire/` holds the shape of every message, by the server's modules, `web/src/words/languages.ts` the languages, `web/names.ts` of
each game the names of its components, phases and action arguments, each list under the constant's name in Python and its elements as a
type, and what the declared fields say as plain data.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from generate_fields import fields_interface
from generate_protocol import MODULES as MESSAGES, structs
from msgspec import inspect as shapes

import boardwright as bw
from boardwright.core.machine.schema import Declared
from boardwright.core.text import languages

ROOT = Path(__file__).parent.parent
HEADER = "// Generated: run `python docs/generate.py` after changing {}.\n"
LINE = 160
KNOWN = {"legal": "LegalOut[]", "space": "Family[]", "args": "Args", "options": "Args"}
"""Fields of which the server's classes do not say what they hold: encoded beforehand, or a game's own."""
VALUES = ("Args", "Family")
"""What `web/src/net/values.ts` declares."""
COMMENT = "/** The declared fields as plain data: the base of views and positions. */"
MANY = 18
"""Of a longer list of names no board knows any: in answers they are texts."""
ANSWER = "/** What the query `{}` says as plain data. */"
MODULES = ("components", "state", "actions")
"""Where a game's constants stand."""


def files() -> Iterator[tuple[Path, str]]:
    """Every generated file of the page, and its text."""
    yield from messages(ROOT / "web/src/net")
    yield ROOT / "web/src/words/languages.ts", languages_of_the_page()
    for game in bw.games():
        source = f"src/boardwright/games/{game}"
        yield ROOT / source / "web/names.ts", names(game, source)


def messages(folder: Path) -> Iterator[tuple[Path, str]]:
    """The messages between page and server: a file for each module of the protocol, and one that has all of them."""
    header = HEADER.format("a class in src/boardwright/server/protocol")
    found = {module.__name__.rpartition(".")[2]: [struct for _, struct in structs(module)] for module in MESSAGES}
    homes = {struct.__name__: module for module, classes in found.items() for struct in classes}
    for module, classes in found.items():
        interfaces = [interface(struct) for struct in classes]
        yield folder / "wire" / f"{module}.ts", header + "\n\n".join([*imports(interfaces, module, homes), *interfaces]) + "\n"
    yield folder / "wire.ts", header + "".join(f"export type * from './wire/{module}'\n" for module in found)


def imports(interfaces: list[str], module: str, homes: dict[str, str]) -> list[str]:
    """The lines that import what interfaces need from other files, as one block; none if they need nothing."""
    text = re.sub(r"'[^']*'", "", "\n".join(interfaces))
    found: dict[str, set[str]] = {}
    for word in re.findall(r"\b[A-Z]\w*", text):
        home = "../values" if word in VALUES else f"./{homes[word]}" if homes.get(word, module) != module else None
        if home:
            found.setdefault(home, set()).add(word)
    lines = [f"import type {{ {', '.join(sorted(found[home]))} }} from '{home}'" for home in sorted(found)]
    return ["\n".join(lines)] if lines else []


def languages_of_the_page() -> str:
    """The languages that one can choose from, and what plural rules and numbers are looked up by."""
    lines = declaration("LANGUAGES", languages.OFFERED).splitlines()
    locales = ", ".join(f"{name}: '{locale}'" for name, locale in languages.LOCALES.items())
    lines.append(f"export const LOCALES: Partial<Record<Language, string>> = {{ {locales} }}")
    return "\n".join([HEADER.format("src/boardwright/core/text/languages.py"), *lines]) + "\n"


def interface(struct: type) -> str:
    """A message class as an interface."""
    kind = shapes.type_info(struct)
    assert isinstance(kind, shapes.StructType)
    tag = [f"  {kind.tag_field}: '{kind.tag}'"] if kind.tag else []
    fields = [f"  {name(field)}: {shape(field.type, field.encode_name)}" for field in kind.fields]
    return "\n".join([f"export interface {struct.__name__} {{", *tag, *fields, "}"])


def name(field: shapes.Field) -> str:
    """A field's name, with a question mark where it may be left out."""
    return field.encode_name if field.required else f"{field.encode_name}?"


def shape(kind: Any, name: str = "") -> str:
    """A type in TypeScript; `name`: of the field. What only a game knows is `any`."""
    if isinstance(kind, shapes.UnionType):
        parts = [part for part in kind.types if not isinstance(part, shapes.CustomType)]  # UNSET: left out
        return " | ".join(shape(part) for part in sorted(parts, key=lambda part: isinstance(part, shapes.NoneType)))
    if isinstance(kind, shapes.Metadata):
        return shape(kind.type)
    if isinstance(kind, shapes.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    if isinstance(kind, shapes.StructType):
        return kind.cls.__name__
    if isinstance(kind, shapes.ListType):
        item = shape(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, shapes.TupleType):
        return f"[{', '.join(shape(item) for item in kind.item_types)}]"
    if isinstance(kind, shapes.DictType):
        if isinstance(kind.value_type, shapes.AnyType):
            return KNOWN.get(name, "Record<string, unknown>")
        return f"Record<string, {shape(kind.value_type)}>"
    if isinstance(kind, shapes.AnyType):
        return KNOWN.get(name, "any")
    names = {"Int": "number", "Float": "number", "Str": "string", "Bool": "boolean", "None": "null"}
    return names[type(kind).__name__.removesuffix("Type")]


def names(game_id: str, source: str) -> str:
    """The names that a game's fields, actions and events may hold."""
    game = bw.load(game_id)
    constants = {value: name for module in reversed(MODULES) for name, value in tuples_of(game.module(module))}
    used = {constants[each]: each for each in name_lists(game) if each in constants}
    lists = [declaration(name, used[name]) for name in sorted(used)]
    types = {names: singular(name) for name, names in used.items()}
    parts = [COMMENT, fields_interface("Fields", game.module("state").State, types)]
    types = {names: name if len(names) <= MANY else "string" for names, name in types.items()}
    for query, declared in declared_answers(game):
        parts += ["", ANSWER.format(query), fields_interface(declared.__name__, declared, types)]
    return "\n".join([HEADER.format(f"{source}/{{components,state,actions,events}}.py"), *lists, "", *parts]) + "\n"


def declared_answers(game: Any) -> Iterator[tuple[str, type[Declared]]]:
    """The queries of a game whose answers are declared."""
    return ((name, query.declared) for name, query in game.queries.items() if query.declared)


def tuples_of(module: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The constants of a module that are tuples of texts."""
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, tuple) and value and all(isinstance(each, str) for each in value):
            yield name, value


def name_lists(game: Any) -> Iterator[tuple[Any, ...]]:
    """Every list of names in the declarations of a game."""
    for declared in (game.module("state").State, *(declared for _, declared in declared_answers(game))):
        for field in declared.fields.values():
            yield field.names
            yield from (axis.names for axis in field.axes)
    for family in game.actions.families.values():
        yield from family.arguments.values()
    for event in game.events.types:
        yield from (argument.names for argument in event.arguments.values())


def declaration(name: str, values: tuple[str, ...]) -> str:
    """A list and the type of its elements."""
    text = ", ".join(f"'{value}'" for value in values)
    lines = [f"export const {name} = [{text}] as const"]
    if len(lines[0]) > LINE:
        lines = [f"export const {name} = [", *wrapped(values), "] as const"]
    return "\n".join([*lines, f"export type {singular(name)} = (typeof {name})[number]"])


def wrapped(values: tuple[str, ...]) -> Iterator[str]:
    line = " "
    for value in values:
        if len(line) + len(value) + 4 > LINE:
            yield line
            line = " "
        line += f" '{value}',"
    yield line


def singular(name: str) -> str:
    """The type of the elements of a list: BONUSES → Bonus, POINTS_FROM → PointsFrom."""
    word = re.sub(r"_IDS$", "", name)
    if word == name:
        word = re.sub(r"IES$", "Y", name) if name.endswith("IES") else re.sub(r"(?<=US)ES$|(?<!S)S$", "", name)
    return "".join(part.capitalize() for part in word.split("_"))
