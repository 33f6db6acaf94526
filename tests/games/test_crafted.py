"""Tests of crafted positions and component data: each is refused by name, or played on with every invariant of the game.

Each game's `crafted.py` supplies handwritten positions (`CRAFTED`), and the checks for any tables (`TABLES`).
"""

from __future__ import annotations

import contextlib
import copy
import importlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from tests.conftest import repetitions
from tests.games.crafted import Crafted, KeyPath, path_pattern, paths_in, value_at
from tests.games.crafted_data import NOTES, check_data, craft_data
from tests.games.rng import Rng

GAMES = sorted(file.parent.name for file in Path(__file__).parent.glob("*/crafted.py"))
ALL_GAMES = pytest.mark.parametrize("game", GAMES)
ODD: tuple[Any, ...] = (True, 1.5, "?", [], {}, 10**400)
"""A value of each JSON type, and a number that is far too large."""


def positions_of(game: str) -> Crafted:
    positions: Crafted = importlib.import_module(f"tests.games.{game}.crafted").CRAFTED
    return positions


@ALL_GAMES
def test_handwritten_positions_are_accepted_and_cover_every_phase(game: str) -> None:
    by_hand = positions_of(game)
    by_hand.check_unchanged()
    rules = bw.load(game)
    phases = {rules.from_position(where, seed=1).position()["phase"] for where in by_hand.far}
    assert phases == set(getattr(rules.module("position"), "PHASES", rules.module("state").PHASES))


@ALL_GAMES
def test_a_changed_position_is_refused_or_can_be_played_on(game: str) -> None:
    positions_of(game).check(repetitions(80, proving=10_000, short=40))


@ALL_GAMES
def test_a_changed_position_is_refused_or_can_be_played_on_in_plain_python(game: str) -> None:
    """Reading beyond an array is an error there."""
    replace(positions_of(game), plain=True).check(repetitions(20, proving=1_000, short=10), seed=3)


@ALL_GAMES
def test_changed_tables_are_refused_or_can_be_played_to_the_end(game: str) -> None:
    check_data(game, importlib.import_module(f"tests.games.{game}.crafted").TABLES, repetitions(16, proving=2_000, short=16))


def with_wrong_values(where: Any, seen: set[KeyPath], values: int, names: bool = False) -> Iterator[tuple[KeyPath, Any]]:
    """Yield copies with a value of another type at one place of each kind. `names`: also objects with an unknown name."""
    for path in [(), *paths_in(where)]:
        if path_pattern(path) in seen or NOTES & set(map(str, path)):
            continue
        seen.add(path_pattern(path))
        old = value_at(where, path)
        first = len(seen) % len(ODD)
        others = [new for new in (*ODD[first:], *ODD[:first]) if type(new) is not type(old) or new == ODD[-1]]
        changes = [(path, new) for new in others[:values] if path]
        for place, new in [*changes, ((*path, "?"), 1)] if names and isinstance(old, dict) else changes:
            changed = copy.deepcopy(where)
            value_at(changed, place[:-1])[place[-1]] = new
            yield place, changed


def dotted(path: KeyPath) -> str:
    """Return a path as errors write it."""
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).lstrip(".")


@ALL_GAMES
def test_a_value_of_another_kind_is_refused_by_its_field(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At any place of a position. So is a field that does not exist."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    rules, seen, wrong = bw.load(game), {("ruleset",)}, []
    values = repetitions(3, proving=len(ODD), short=2)
    for where in positions_of(game).far:
        for path, other in with_wrong_values(rules.from_position(where, seed=1).position(), seen, values, names=True):
            try:
                rules.from_position(other, seed=1)
            except bw.PositionError as error:
                if not (dotted(path).startswith(error.field) or error.field.startswith(dotted(path))):
                    wrong.append(f"{dotted(path)}: the error names {error.field}")
            else:
                wrong.append(f"{dotted(path)}: {value_at(other, path)!r} is accepted")
    assert not wrong and len(seen) > 20


@ALL_GAMES
def test_a_value_of_another_kind_is_refused_by_its_table(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At any place of the component data."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    built_in, values = bw.load(game).data, repetitions(2, proving=len(ODD), short=1)
    cases = with_wrong_values(built_in, set(), values)
    assert not refusal_faults((path[0], lambda tables=tables: bw.load(game, tables)) for path, tables in cases)
    with pytest.raises(bw.BadData, match="weather"):
        bw.load(game, {**built_in, "weather": {}})


@ALL_GAMES
def test_a_broken_table_is_refused(game: str) -> None:
    """The error names the entry, the fault and what would fit. `BROKEN` of the game's test_data breaks the tables in one place each."""
    broken: list[tuple[str, Callable[[dict[str, Any]], object]]] = importlib.import_module(f"tests.games.{game}.test_data").BROKEN

    def load(spoil: Callable[[dict[str, Any]], object]) -> None:
        tables = copy.deepcopy(dict(bw.load(game).data))
        spoil(tables)
        bw.load(game, tables)

    assert not refusal_faults((named, lambda spoil=spoil: load(spoil)) for named, spoil in broken)


def refusal_faults(cases: Iterable[tuple[str, Callable[[], Any]]]) -> list[str]:
    """Return what is wrong with the errors of `cases`: pairs of what the error must name and a function that loads broken tables."""
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


@ALL_GAMES
def test_every_table_names_its_source_and_notes_do_not_change_the_ruleset(game: str) -> None:
    """A data file names its source and its confidence."""
    rules = bw.load(game)
    tables: dict[str, Any] = copy.deepcopy({name: table for name, table in rules.data.items() if name not in NOTES})
    for name, table in tables.items():
        assert len(table["source"]) > 12 and table["confidence"].split(";")[0].split(":")[0] in ("certain", "likely", "guess"), name
        table.update(source="a test of this program", note="none")
    assert bw.load(game, tables).ruleset == rules.ruleset


@ALL_GAMES
def test_a_match_file_contains_replaced_tables(game: str, tmp_path: Path) -> None:
    """The file replays without the tables."""
    rules, dice, other = bw.load(game), Rng(1), None
    while other is None or other.ruleset == rules.ruleset:
        with contextlib.suppress(bw.BadData):
            other = bw.load(game, craft_data(dice, {name: table for name, table in rules.data.items() if name not in NOTES})[0])
    match = other.new_match(players=other.players_with()[0], seed=3)
    for _ in range(40):
        match.play(match.actors[0], dice.choice(match.legal_ids(match.actors[0]).tolist()))
    match.save(tmp_path / "other.json")
    replayed = bw.replay(tmp_path / "other.json")
    assert replayed.position() == match.position() and replayed.game.ruleset == other.ruleset != rules.ruleset
