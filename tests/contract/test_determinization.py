"""Worlds that a seat may take for the true one: whole positions, from which a match can be played to its end.

That they look the same to the seat, byte for byte, is in `test_two_worlds.py`. How likely each world is depends on the game:
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
from tests.contract.matches import TABLES, WHOLE, Driver, bots_of, bytes_of, generator, loaded, played

MATCHES = repetitions(1, proving=16, short=1)
LOOKS = 6
"""Moments of a match at which worlds are guessed for every seat."""
BY_CHANCE = 150
"""Decisions of random play; a match in which no player tries to win may take thousands."""


def moments(name: str, players: int, number: int) -> list[Any]:
    """A match at some moments, spread from its first decision to its end."""
    match = loaded(name).new_match(players=players, seed=bytes_of("determinization", number))
    found = [match.copy()]
    for n, _ in enumerate(played(match, number, limit=300)):
        if n in (1, 4, 10) or n % 25 == 24:
            found.append(match.copy())
    found.append(match)
    spread = np.linspace(0, len(found) - 1, LOOKS).round().astype(int)
    return [found[i] for i in sorted(set(spread.tolist()))]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_resampled_world_is_a_position(name: str, players: int) -> None:
    """It has every field of a position, is consistent, and reads back the same."""
    game = loaded(name)
    for number in range(MATCHES):
        for match in moments(name, players, number):
            for viewer in (SPECTATOR, *range(players)):
                world = another_world(match, viewer, number)
                position = world.position()
                again = game.from_position(json.loads(json.dumps(position)), seed=number)
                assert again.position() == position
                assert again.actors == match.actors
                for seat in match.actors:
                    assert again.legal_ids(seat).tolist() == world.legal_ids(seat).tolist()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_play_goes_on_from_a_resampled_world_to_the_end(name: str, players: int) -> None:
    """First at random: the state and the seat's knowledge of it have the same legal actions, at least one. Then bots end it."""
    for number in range(MATCHES):
        for n, match in enumerate(moments(name, players, number)):
            viewer = n % (players + 1) - 1
            driver = driver_of(another_world(match, viewer, number))
            chance = generator("play goes on", number, n)
            for _ in range(BY_CHANCE):
                if not driver.actors:
                    break
                seat = driver.seat
                legal = driver.legal(seat)
                assert legal and legal == legal_in_state(driver, seat)
                driver.apply(seat, legal[int(chance.integers(len(legal)))])
            driver.run(WHOLE)
            assert not driver.actors, "the match did not end"


def driver_of(world: Any) -> Driver:
    """The rules at the world's state, with a new generator."""
    state = RecordBuffer(world.game.state_dtype)
    state.data[:] = world._state.data
    state.record.rng.key[:] = np.frombuffer(bytes_of("a fresh key", world.state_bytes()), "<u4")
    return Driver(world.game, world.game.engine, state, bots_of(world.game.id, world.players, 0))


def legal_in_state(driver: Driver, seat: int) -> list[int]:
    driver.engine.legal(driver.game.tables, driver.state, seat, driver.moves)
    moves = driver.moves.record
    found: list[int] = moves.ids[: moves.count].tolist()
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_key_makes_the_same_world(name: str, players: int) -> None:
    """A search or a bug report can be reproduced."""
    match = moments(name, players, 0)[LOOKS // 2]
    for viewer in (SPECTATOR, *range(players)):
        one, other = (another_world(match, viewer, "again") for _ in range(2))
        assert one.state_bytes() == other.state_bytes()
