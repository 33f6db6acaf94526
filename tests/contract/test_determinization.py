"""Tests of resampled worlds: each is a complete position, from which a match can be played to its end.

That they look the same to the seat, byte for byte, is in `test_two_worlds.py`; the probabilities of worlds are in
`tests/games/*/test_determinization.py`.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from boardwright.core.machine.state import SPECTATOR, RecordBuffer
from tests.conftest import repetitions
from tests.contract.determinization import another_world
from tests.contract.matches import MOST_DECISIONS, TABLES, Driver, choose_bots, derive_bytes, load_game, make_generator, play_decisions

MATCHES = repetitions(1, proving=16, short=1)
MOMENTS = 6
"""The number of moments of a match at which worlds are resampled for every seat."""
RANDOM_DECISIONS = 150
"""The number of random decisions; a match in which no player tries to win may take thousands."""


def copy_at_moments(name: str, players: int, number: int) -> list[Any]:
    """Return copies of a match at MOMENTS moments from its first decision to its end."""
    match = load_game(name).new_match(players=players, seed=derive_bytes("determinization", number))
    copies = [match.copy()]
    for n, _ in enumerate(play_decisions(match, number, limit=300)):
        if n in (1, 4, 10) or n % 25 == 24:
            copies.append(match.copy())
    copies.append(match)
    spread = np.linspace(0, len(copies) - 1, MOMENTS).round().astype(int)
    return [copies[i] for i in sorted(set(spread.tolist()))]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_resampled_world_is_a_complete_position(name: str, players: int) -> None:
    """Its position is consistent and reads back the same."""
    game = load_game(name)
    for number in range(MATCHES):
        for match in copy_at_moments(name, players, number):
            for viewer in (SPECTATOR, *range(players)):
                world = another_world(match, viewer, number)
                position = world.position()
                reread = game.from_position(json.loads(json.dumps(position)), seed=number)
                assert reread.position() == position
                assert reread.actors == match.actors
                for seat in match.actors:
                    assert reread.legal_ids(seat).tolist() == world.legal_ids(seat).tolist()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_resampled_world_can_be_played_to_the_end(name: str, players: int) -> None:
    """In random play, the state and a seat's knowledge of it have the same legal actions, at least one. Then bots end the match."""
    for number in range(MATCHES):
        for n, match in enumerate(copy_at_moments(name, players, number)):
            viewer = n % (players + 1) - 1
            driver = make_driver(another_world(match, viewer, number))
            chance = make_generator("play goes on", number, n)
            for _ in range(RANDOM_DECISIONS):
                if not driver.actors:
                    break
                seat = driver.seat
                legal = driver.legal(seat)
                assert legal and legal == legal_in_state(driver, seat)
                driver.apply(seat, legal[int(chance.integers(len(legal)))])
            driver.run(MOST_DECISIONS)
            assert not driver.actors, "the match did not end"


def make_driver(world: Any) -> Driver:
    """Return a driver of the rules at the world's state, with a new key."""
    state = RecordBuffer(world.game.state_dtype)
    state.data[:] = world._state.data
    state.record.rng.key[:] = np.frombuffer(derive_bytes("a fresh key", world.state_bytes()), "<u4")
    return Driver(world.game, world.game.engine, state, choose_bots(world.game.id, world.players, 0))


def legal_in_state(driver: Driver, seat: int) -> list[int]:
    """Return the legal actions of a seat in the true state."""
    driver.engine.legal(driver.game.tables, driver.state, seat, driver.moves)
    moves = driver.moves.record
    legal: list[int] = moves.ids[: moves.count].tolist()
    return legal


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_key_resamples_the_same_world(name: str, players: int) -> None:
    """A search or a bug report can be reproduced."""
    match = copy_at_moments(name, players, 0)[MOMENTS // 2]
    for viewer in (SPECTATOR, *range(players)):
        one, other = (another_world(match, viewer, "again") for _ in range(2))
        assert one.state_bytes() == other.state_bytes()
