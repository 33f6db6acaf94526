"""Crafted component data: the built-in tables, changed in one to three places.

Whatever tables say, the answer is BadData that says what would fit, or a game whose matches come to an end with every invariant.
Played in plain Python, where writing beyond an array is an error.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

import boardwright as bw
from tests.games.crafted import ODD, Path, at, places
from tests.games.rng import Rng

EDGES = (-1, 0, 1, 2, 5, 15, 16, 50, 51, 127, 128, 2**31)
NOTES = {"id", "title", "source", "confidence", "note", "board"}
"""What changes nothing, or only names a row."""


def check_data(name: str, invariants: Callable[[Any], None], count: int, seed: int = 1) -> None:
    """Craft `count` data sets and play a match at random with each that is accepted; a part must be accepted and a part refused."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOARDWRIGHT_JIT", "0")
        built_in = {table: rows for table, rows in bw.load(name).data.items() if table not in NOTES}
        dice, accepted = Rng(seed), 0
        for _ in range(count):
            data, changes = crafted(dice, built_in)
            try:
                accepted += survives(name, data, invariants, dice)
            except Exception as error:
                raise AssertionError(f"{name}, {changes}: {error!r}") from error
    assert count // 20 < accepted < count - count // 20, f"{accepted} of {count} were accepted"


def survives(name: str, data: dict[str, Any], invariants: Callable[[Any], None], dice: Rng) -> bool:
    """Whether the data are accepted; then a match was played with them."""
    try:
        game = bw.load(name, data)
    except bw.BadData as error:
        assert re.match(r"[a-z_]+[.:]", str(error)) and "expected" in str(error) and "\n" not in str(error), error
        return False
    chosen = {option: dice.choice(allowed) for option, (_, allowed) in game.options.items()}
    if "turn_cap" in chosen:  # so that every match ends
        chosen["turn_cap"] = min(cap for cap in game.options["turn_cap"][1] if cap)
    match = game.new_match(players=dice.choice(game.players_with(chosen)), seed=dice.below(2**31), options=chosen)
    while not match.over:
        if dice.below(25) == 0:
            look(game, match, invariants)
        seat = dice.choice(match.actors)
        match.play(seat, dice.choice(match.legal_ids(seat).tolist()))
    look(game, match, invariants)
    assert sorted(seat for place in match.result.ranking for seat in place) == list(range(match.players))
    return True


def look(game: Any, match: Any, invariants: Callable[[Any], None]) -> None:
    """The invariants hold, the position reads back, everybody can look."""
    invariants(match)
    where = match.position()
    assert game.from_position(where, seed=1).position() == where
    for viewer in (None, *range(match.players)):
        match.view(viewer)


def crafted(dice: Rng, built_in: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """Tables with one to three changes, and the changes in words."""
    data = copy.deepcopy(built_in)
    return data, [change(dice, data) for _ in range(1 + dice.below(3))]


def change(dice: Rng, data: dict[str, Any]) -> str:
    """One change, in words: left out, odd, exchanged with something of the kind, or near to what it was."""
    table = dice.choice(list(data))
    inside = [(table, *path) for path in places(data[table]) if not NOTES & set(map(str, path))]
    path = dice.choice([*inside, (table,)])
    parent, last = at(data, path[:-1]), path[-1]
    old, kind = parent[last], dice.below(6)
    if kind == 0 and len(path) > 1:
        del parent[last]
        return f"{path} left out"
    if kind == 1 and isinstance(parent, dict) and (rows := [row for row in rows_like(data, path) if set(row) - set(parent)]):
        row = dice.choice(rows)
        name = dice.choice(sorted(set(row) - set(parent)))
        parent[name] = copy.deepcopy(row[name])
        return f"{(*path[:-1], name)} = {parent[name]!r}"[:200]
    if kind == 1:
        parent[last] = dice.choice(ODD)
    elif kind <= 3:
        other = dice.choice([each for each in inside if len(each) == len(path) and type(at(data, each)) is type(old)] or [path])
        parent[last] = at(data, other)
        at(data, other[:-1])[other[-1]] = old
    else:
        parent[last] = altered(dice, old)
    return f"{path} = {parent[last]!r}"[:200]


def rows_like(data: dict[str, Any], path: Path) -> list[dict[str, Any]]:
    """The rows of the list in which the row with that path stands."""
    rows = at(data, path[:-2]) if len(path) > 2 else None
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def altered(dice: Rng, old: Any) -> Any:
    """Something near."""
    if isinstance(old, bool) or not isinstance(old, int | list | dict):
        return not old
    if isinstance(old, int):
        return dice.choice((old - 1, old + 1, 2 * old, dice.choice(EDGES)))
    if isinstance(old, dict):
        return {**old, "?": 1}
    return dice.shuffled(old) if dice.below(2) else [*old, *old[:1]]
