"""Whether a player sees something that another does not, which decides if the curtain falls between two people at one screen."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

import pytest

from boardwright.core.domain.knowledge import sees_more
from boardwright.core.machine.state import RecordBuffer
from tests.contract.matches import TABLES, bytes_of, loaded, played, secrets_of


def secrets_module(name: str) -> Any:
    """What the tests of a game say of its secrets; None for a game from another package."""
    module = f"tests.games.{name}"
    return importlib.import_module(f"{module}.secrets") if importlib.util.find_spec(module) else None


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_seat_knows_whether_it_has_to_choose(name: str, players: int) -> None:
    """Bots are asked with nothing but that."""
    match, known = loaded(name).new_match(players=players, seed=bytes_of("owing", name)), RecordBuffer(loaded(name).state_dtype)
    for _ in played(match, 0, limit=100):
        for seat in range(players):
            known.array[0] = match.hidden(seat)
            assert bool(match.game.engine.actors(match.game.tables, known) >> seat & 1) == (seat in match.actors)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_curtain_is_needed_exactly_where_something_hidden_is_held(name: str, players: int) -> None:
    match = loaded(name).new_match(players=players, seed=bytes_of("curtain", name))
    needed, secrets = 0, secrets_module(name)
    for number, _ in enumerate(played(match, 0, limit=160)):
        if match.over or number % 4:
            continue
        view: Any = match.full_view()
        for seat in range(players):
            more = sees_more(match, seat, (seat + 1) % players)
            needed += more
            if secrets:
                assert more == secrets.holds_secret(view, seat), f"decision {number}, seat {seat}"
            assert not sees_more(match, seat, seat)
    assert needed or not secrets_of(name) or getattr(secrets, "COMES_LATE", False)
