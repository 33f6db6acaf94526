"""Positions and component data from anywhere: whatever they say, it is refused by name, or played on with every law of the game.

Each game's `crafted.py` has positions by hand (`CRAFTED`), and what holds with any tables (`TABLES`).
"""

from __future__ import annotations

import contextlib
import copy
import importlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path as File
from typing import Any

import pytest

import boardwright as bw
from tests.conftest import many
from tests.games.crafted import Crafted, Path, at, pattern, places
from tests.games.crafted_data import NOTES, check_data, crafted
from tests.games.rng import Rng

GAMES = sorted(file.parent.name for file in File(__file__).parent.glob("*/crafted.py"))
ALL = pytest.mark.parametrize("game", GAMES)
ODD: tuple[Any, ...] = (True, 1.5, "?", [], {}, 10**400)
"""A value of each kind, and a number that is far too large."""


def positions_of(game: str) -> Crafted:
    found: Crafted = importlib.import_module(f"tests.games.{game}.crafted").CRAFTED
    return found


@ALL
def test_positions_by_hand_are_sound(game: str) -> None:
    """They are of every phase, and are played on as they are."""
    by_hand = positions_of(game)
    by_hand.check_unchanged()
    rules = bw.load(game)
    found = {rules.from_position(where, seed=1).position()["phase"] for where in by_hand.far}
    assert found == set(getattr(rules.module("position"), "PHASES", rules.module("state").PHASES))


@ALL
def test_a_changed_position_is_refused_or_played_on(game: str) -> None:
    positions_of(game).check(many(80, proving=10_000, short=40))


@ALL
def test_the_same_without_machine_code(game: str) -> None:
    """Reading beyond an array is an error there."""
    replace(positions_of(game), plain=True).check(many(20, proving=1_000, short=10), seed=3)


@ALL
def test_changed_tables_are_refused_or_played_to_the_end(game: str) -> None:
    check_data(game, importlib.import_module(f"tests.games.{game}.crafted").TABLES, many(16, proving=2_000, short=16))


def spoiled(where: Any, seen: set[Path], values: int, names: bool = False) -> Iterator[tuple[Path, Any]]:
    """Each place of a kind with so many values of other kinds; with `names`: each object with a name that it cannot have."""
    for path in [(), *places(where)]:
        if pattern(path) in seen or NOTES & set(map(str, path)):
            continue
        seen.add(pattern(path))
        old = at(where, path)
        first = len(seen) % len(ODD)
        others = [new for new in (*ODD[first:], *ODD[:first]) if type(new) is not type(old) or new == ODD[-1]]
        changes = [(path, new) for new in others[:values] if path]
        for place, new in [*changes, ((*path, "?"), 1)] if names and isinstance(old, dict) else changes:
            other = copy.deepcopy(where)
            at(other, place[:-1])[place[-1]] = new
            yield place, other


def dotted(path: Path) -> str:
    """A path as errors name it."""
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).lstrip(".")


@ALL
def test_a_value_of_another_kind_is_refused_by_its_field(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anywhere in a position; and so is a field that does not exist."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    rules, seen, wrong = bw.load(game), {("ruleset",)}, []
    values = many(3, proving=len(ODD), short=2)
    for where in positions_of(game).far:
        for path, other in spoiled(rules.from_position(where, seed=1).position(), seen, values, names=True):
            try:
                rules.from_position(other, seed=1)
            except bw.PositionError as error:
                if not (dotted(path).startswith(error.field) or error.field.startswith(dotted(path))):
                    wrong.append(f"{dotted(path)}: the error names {error.field}")
            else:
                wrong.append(f"{dotted(path)}: {at(other, path)!r} is accepted")
    assert not wrong and len(seen) > 20


@ALL
def test_a_value_of_another_kind_is_refused_by_its_table(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anywhere in the component data."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    built_in, values = bw.load(game).data, many(2, proving=len(ODD), short=1)
    assert not not_refused((path[0], lambda other=other: bw.load(game, other)) for path, other in spoiled(built_in, set(), values))
    with pytest.raises(bw.BadData, match="weather"):
        bw.load(game, {**built_in, "weather": {}})


@ALL
def test_a_broken_table_is_refused(game: str) -> None:
    """With the entry, what is wrong and what would fit: the tables that `BROKEN` of the game's test_data breaks in one place each."""
    broken: list[tuple[str, Callable[[dict[str, Any]], object]]] = importlib.import_module(f"tests.games.{game}.test_data").BROKEN

    def load(spoil: Callable[[dict[str, Any]], object]) -> None:
        tables = copy.deepcopy(dict(bw.load(game).data))
        spoil(tables)
        bw.load(game, tables)

    assert not not_refused((named, lambda spoil=spoil: load(spoil)) for named, spoil in broken)


def not_refused(cases: Iterable[tuple[str, Callable[[], Any]]]) -> list[str]:
    """What is wrong with the answers to `cases`: (what the error must name, what loads the broken tables)."""
    wrong = []
    for number, (named, load) in enumerate(cases):
        try:
            load()
        except bw.BadData as error:
            if named not in str(error) or "expected" not in str(error):
                wrong.append(f"{number}: {error}: does not name {named!r} and what would fit")
        else:
            wrong.append(f"{number}: accepted, though {named!r} is broken")
    return wrong


@ALL
def test_every_table_says_where_it_comes_from_and_notes_are_no_rules(game: str) -> None:
    """A data file names its source and its confidence; the digest names the data, not what is said about them."""
    rules = bw.load(game)
    tables: dict[str, Any] = copy.deepcopy({name: table for name, table in rules.data.items() if name not in NOTES})
    for name, table in tables.items():
        assert len(table["source"]) > 12 and table["confidence"].split(";")[0].split(":")[0] in ("certain", "likely", "guess"), name
        table.update(source="a test of this program", note="none")
    assert bw.load(game, tables).ruleset == rules.ruleset


@ALL
def test_other_tables_travel_in_the_match_file(game: str, tmp_path: File) -> None:
    """The file replays where the tables are not at hand."""
    rules, dice, other = bw.load(game), Rng(1), None
    while other is None or other.ruleset == rules.ruleset:
        with contextlib.suppress(bw.BadData):
            other = bw.load(game, crafted(dice, {name: table for name, table in rules.data.items() if name not in NOTES})[0])
    match = other.new_match(players=other.players_with()[0], seed=3)
    for _ in range(40):
        match.play(match.actors[0], dice.choice(match.legal_ids(match.actors[0]).tolist()))
    match.save(tmp_path / "other.json")
    again = bw.replay(tmp_path / "other.json")
    assert again.position() == match.position() and again.game.ruleset == other.ruleset != rules.ruleset
