"""The tables of docs/games/*.md: events, refusals, the fields of positions. Their meanings are written by hand and kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import boardwright as bw
from boardwright.arena import gauntlet_of
from boardwright.arena.picture import signed
from boardwright.core.machine.schema import ACTOR, BY_RULE, NO_ONE, OWN, Axis, Field

HIDDEN = {None: "", OWN: "from others", ACTOR: "unless active", NO_ONE: "from all", BY_RULE: "partly"}
MANY_NAMES = 8


def events(game: str, old: str) -> Iterator[str]:
    """The events of a game: arguments, and whether one closes undo."""
    meanings = rows_of(old)
    yield from ["| event | arguments | undo | meaning |", "| --- | --- | --- | --- |"]
    for kind in bw.load(game).events.types:
        public = numbered([name for name, argument in kind.arguments.items() if not argument.private])
        private = numbered([name for name, argument in kind.arguments.items() if argument.private])
        arguments = "; private: ".join(part for part in (public, private) if part) or "–"
        meaning = meanings.get(f"`{kind.kind}`", [""])[-1]
        yield f"| `{kind.kind}` | {arguments} | {'closes' if kind.reveals else ''} | {meaning} |"


def numbered(names: list[str]) -> str:
    """Names of arguments; of several of the same thing the first and the last."""
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(re.sub(r"\d+$", "", name), []).append(name)
    return ", ".join(f"`{several[0]}`" + (f" … `{several[-1]}`" if several[1:] else "") for several in found.values())


def refusals(game: str, old: str) -> Iterator[str]:
    """The reasons that a game's rules give why an action is not legal, by section."""
    meanings = {(cells[0], cells[1]): cells[-1] for cells in rows_of(old, whole=True).values()}
    yield from ["| refusal | section | arguments | meaning |", "| --- | --- | --- | --- |"]
    obstacles = bw.load(game).obstacles
    assert obstacles, f"{game} has no module obstacles"
    for obstacle in obstacles.all[2:]:
        assert obstacle
        name, section = f"`{obstacle.id}`", f"`{obstacle.section}`" if obstacle.section else "–"
        arguments = ", ".join(f"`{argument}`" for argument in obstacle.arguments) or "–"
        yield f"| {name} | {section} | {arguments} | {meanings.get((name, section), '')} |"


def fields(game: str, old: str) -> Iterator[str]:
    """The fields of a position: what declared fields hold, and who may not see them; other rows are kept."""
    declared = {f"`{field.path}`": field for field in bw.load(game).module("state").State.fields.values() if field.path}
    kept = rows_of(old)
    yield from ["| field | content | hidden | meaning | when left out |", "| --- | --- | --- | --- | --- |"]
    for name in [*kept, *(name for name in declared if name not in kept)]:
        meaning, default = (kept[name] if name in kept else ["", ""])[-2:]
        field = declared.get(name)
        content, hidden = (content_of(field), HIDDEN[field.secret]) if field else ("", "")
        if name not in declared and len(kept[name]) == 5:
            content, hidden = kept[name][1:3]
        yield f"| {name} | {content} | {hidden} | {meaning} | {default} |"


def content_of(field: Field) -> str:
    """Return what a declared field holds in a position."""
    if field.kind == "name":
        one = " ".join(f"`{name}`" for name in field.names) if len(field.names) <= MANY_NAMES else f"one of {len(field.names)} names"
    elif field.kind in ("number", "component"):
        one = f"{field.least} to {field.high:,}".replace(",", " ")
    else:
        one = {"seat": "a seat", "flag": "true or false", "bits": "a list"}[field.kind]
    listed = field.axes and (field.axes[-1].count or field.axes[-1].names)  # what there is, so none of it is null
    return ": ".join([*map(axis_of, field.axes), one]) + ("" if field.none is None or listed or not field.null else " or null")


def axis_of(axis: Axis) -> str:
    """An axis in words."""
    return "list" if axis.count or axis.short else f"by {axis.name}" if axis.names else f"per {axis.name}"


def rows_of(table: str, whole: bool = False) -> dict[str, list[str]]:
    """The rows of a table by their first cell (`whole`: by the row), without its head."""
    rows = [line.strip()[1:-1].split("|") for line in table.splitlines() if line.startswith("| ") and not line.startswith("| ---")]
    cells = [[cell.strip() for cell in row] for row in rows if "`" in row[0]]
    return {" ".join(row) if whole else row[0]: row for row in cells}


def levels() -> Iterator[str]:
    """The levels of all games: what they play, their rating, and the measured share of wins over the level before."""
    yield from ["| game | level | plays | rating | wins over the level before |", "| --- | --- | --- | --- | --- |"]
    for game in bw.games():
        about = bw.load(game).about
        for level in about["levels"] if "wins" in about else ():
            wins = about["wins"].get(level)
            rating = signed(about["ratings"][level]) if level in about["ratings"] else "–"
            yield f"| `{game}` | `{level}` | {_played(about['bots'].get(level))} | {rating} | {f'{wins} %' if wins else '–'} |"


def _played(declared: dict[str, Any] | None) -> str:
    """Return what a level plays."""
    if declared is None:
        return "its own rules"
    if "budget" in declared:
        return f"`search`, {declared['budget']} simulations"
    if "slips" not in declared:
        return f"`{declared['plays']}`"
    return f"`{declared['plays']}`, of 100 choices {declared['slips']} as `{declared['instead']}`"


def gauntlets() -> Iterator[str]:
    """The gauntlets of all games: the opponents, best first, with their ratings."""
    yield from ["| game | version | players | opponents |", "| --- | --- | --- | --- |"]
    for game in bw.games():
        if "gauntlet" in bw.load(game).about:
            found = gauntlet_of(bw.load(game))
            bots = ", ".join(f"`{bot}` {signed(elo)}" for bot, elo in sorted(found.bots.items(), key=lambda each: -each[1]))
            yield f"| `{game}` | {found.version} | {found.players} | {bots} |"


def observations(game: str, _: str) -> Iterator[str]:
    """Yield the table of an observation's fields, and the fields that it leaves out."""
    loaded = bw.load(game)
    yield from [f"{loaded.observation_size} numbers, {loaded.num_actions} actions.", ""]
    yield from ["| field | slice | shape | low | high | who may see it |", "| --- | --- | --- | --- | --- | --- |"]
    for field in loaded.observation_fields:
        place, shape = f"{field.slice.start}:{field.slice.stop}", " × ".join(map(str, field.shape)) or "–"
        yield f"| `{field.name}` | {place} | {shape} | {field.low:.0f} | {field.high:.0f} | {field.visible_to} |"
    there = {field.name for field in loaded.observation_fields}
    declared = loaded.module("state").State.fields.values()
    unseen = [f"`{field.name}`" for field in declared if field.secret == NO_ONE and field.name not in there]
    derived = [f"`{field.name}`" for field in declared if field.secret != NO_ONE and field.name not in there]
    yield ""
    yield f"Left out because nobody knows it: {', '.join(unseen) or 'nothing'}."
    yield f"Left out because it follows from the rest: {', '.join(derived) or 'nothing'}."
