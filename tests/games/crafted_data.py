"""Crafted component data: the built-in tables, changed in one to three places.

Any tables must give a BadData error that says what would fit, or a game whose matches end and keep every invariant. The matches run in
plain Python, where writing beyond an array is an error.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

import boardwright as bw
from tests.games.crafted import ODD, KeyPath, paths_in, value_at
from tests.games.rng import Rng

EDGES = (-1, 0, 1, 2, 5, 15, 16, 50, 51, 127, 128, 2**31)
NOTES = {"id", "title", "source", "confidence", "note", "board"}
"""Fields that change no rule, or only name a row."""


def check_data(name: str, invariants: Callable[[Any], None], count: int, seed: int = 1) -> None:
    """Craft `count` data sets, and play a random match with each accepted one. Some must be accepted and some refused."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOARDWRIGHT_JIT", "0")
        built_in = {table: rows for table, rows in bw.load(name).data.items() if table not in NOTES}
        dice, accepted = Rng(seed), 0
        for _ in range(count):
            data, changes = craft_data(dice, built_in)
            try:
                accepted += check_tables(name, data, invariants, dice)
            except Exception as error:
                raise AssertionError(f"{name}, {changes}: {error!r}") from error
    assert count // 20 < accepted < count - count // 20, f"{accepted} of {count} were accepted"


def check_tables(name: str, data: dict[str, Any], invariants: Callable[[Any], None], dice: Rng) -> bool:
    """Return whether the data are accepted. Play a match with accepted ones."""
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
            check_match(game, match, invariants)
        seat = dice.choice(match.actors)
        match.play(seat, dice.choice(match.legal_ids(seat).tolist()))
    check_match(game, match, invariants)
    assert sorted(seat for place in match.result.ranking for seat in place) == list(range(match.players))
    return True


def check_match(game: Any, match: Any, invariants: Callable[[Any], None]) -> None:
    """Check that the invariants hold, the position reloads, and each viewer gets a view."""
    invariants(match)
    where = match.position()
    assert game.from_position(where, seed=1).position() == where
    for viewer in (None, *range(match.players)):
        match.view(viewer)


def craft_data(dice: Rng, built_in: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """Return tables with one to three changes, and the changes as texts."""
    data = copy.deepcopy(built_in)
    return data, [change_value(dice, data) for _ in range(1 + dice.below(3))]


def change_value(dice: Rng, data: dict[str, Any]) -> str:
    """Make one change (leave out, odd value, exchange with a value of the same kind, or similar value), and return it as text."""
    table = dice.choice(list(data))
    inside = [(table, *path) for path in paths_in(data[table]) if not NOTES & set(map(str, path))]
    path = dice.choice([*inside, (table,)])
    parent, last = value_at(data, path[:-1]), path[-1]
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
        other = dice.choice([place for place in inside if len(place) == len(path) and type(value_at(data, place)) is type(old)] or [path])
        parent[last] = value_at(data, other)
        value_at(data, other[:-1])[other[-1]] = old
    else:
        parent[last] = altered_value(dice, old)
    return f"{path} = {parent[last]!r}"[:200]


def rows_like(data: dict[str, Any], path: KeyPath) -> list[dict[str, Any]]:
    """Return the rows of the list that contains the row with that path."""
    rows = value_at(data, path[:-2]) if len(path) > 2 else None
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def altered_value(dice: Rng, old: Any) -> Any:
    """Return a similar value."""
    if isinstance(old, bool) or not isinstance(old, int | list | dict):
        return not old
    if isinstance(old, int):
        return dice.choice((old - 1, old + 1, 2 * old, dice.choice(EDGES)))
    if isinstance(old, dict):
        return {**old, "?": 1}
    return dice.shuffled(old) if dice.below(2) else [*old, *old[:1]]
