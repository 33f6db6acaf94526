"""Tests of `sees_more`: whether a seat sees something that another does not, so that a shared screen needs a curtain between them."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

import pytest

from boardwright.core.domain.knowledge import sees_more
from boardwright.core.machine.state import RecordBuffer
from tests.contract.matches import TABLES, derive_bytes, find_secrets, load_game, play_decisions


def secrets_module(name: str) -> Any:
    """Return the module `secrets` of a game's tests; None for a game from another package."""
    module = f"tests.games.{name}"
    return importlib.import_module(f"{module}.secrets") if importlib.util.find_spec(module) else None


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_seat_knows_from_its_hidden_record_whether_it_must_choose(name: str, players: int) -> None:
    """Bots get only the hidden record."""
    match, known = load_game(name).new_match(players=players, seed=derive_bytes("owing", name)), RecordBuffer(load_game(name).state_dtype)
    for _ in play_decisions(match, 0, limit=100):
        for seat in range(players):
            known.array[0] = match.hidden(seat)
            assert bool(match.game.engine.actors(match.game.tables, known) >> seat & 1) == (seat in match.actors)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_curtain_is_needed_exactly_if_a_seat_holds_a_secret(name: str, players: int) -> None:
    match = load_game(name).new_match(players=players, seed=derive_bytes("curtain", name))
    needed, secrets = 0, secrets_module(name)
    for number, _ in enumerate(play_decisions(match, 0, limit=160)):
        if match.over or number % 4:
            continue
        view: Any = match.full_view()
        for seat in range(players):
            is_needed = sees_more(match, seat, (seat + 1) % players)
            needed += is_needed
            if secrets:
                assert is_needed == secrets.holds_secret(view, seat), f"decision {number}, seat {seat}"
            assert not sees_more(match, seat, seat)
    assert needed or not find_secrets(name) or getattr(secrets, "COMES_LATE", False)
