"""What each seat may expect: whole chances, from what the seat knows alone, the same in every engine, and exact at the end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.machine.memory import local
from boardwright.core.machine.outlook import OUTLOOK, SHARES, WHOLE, divide_by_logs
from boardwright.core.machine.state import RecordBuffer
from tests.conftest import repetitions
from tests.contract.matches import SMALLEST, TABLES, bytes_of, loaded, played
from tests.contract.shipped import PAIRS, engine_of

EVERY = repetitions(12, proving=2, short=30)
"""A position of so many is asked about."""
IN_PLAIN = repetitions(2, proving=20, short=1)
"""In plain Python only so many, the last ones: a game may play a match to its end for its outlook."""


def asked(game: Any, engine: Any, hidden: Any, seat: int) -> bytes:
    """The bytes of the outlook that an engine writes."""
    known, found = RecordBuffer(game.state_dtype), RecordBuffer(OUTLOOK)
    known.array[0] = hidden
    engine.outlook(game.skill.outlook_rule)(game.tables, known, seat, found)
    return found.data.tobytes()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_chances_are_whole_and_follow_from_what_the_seat_knows(name: str, players: int) -> None:
    match = loaded(name).new_match(players=players, seed=bytes_of("outlook", name))
    for number, _ in enumerate(played(match, 0)):
        for seat in range(players) if number % EVERY == 0 else ():
            outlook = match.game.outlook(match.hidden(seat), seat)
            assert sum(outlook.chances) == WHOLE and min(outlook.chances) >= 0
            assert len(outlook.chances) == len(outlook.points) == players
            if not match.over:
                other = match.determinize(seat, seed=number)
                assert outlook == match.game.outlook(other.hidden(seat), seat)
    if match.over:
        first = match.result.ranking[0]
        for seat in range(players):
            outlook = match.game.outlook(match.hidden(seat), seat)
            assert [each >= WHOLE // len(first) for each in outlook.chances] == [each in first for each in range(players)]
            assert not match.result.scores or list(outlook.points) == [100 * score for score in match.result.scores]


@pytest.mark.parametrize(("name", "kind"), PAIRS)
def test_every_engine_expects_the_same(name: str, kind: str) -> None:
    game = loaded(name)
    with engine_of(name, kind) as engine:
        match = game.new_match(players=game.players_with()[-1], seed=bytes_of("engines", name))
        cases = []
        for number, _ in enumerate(played(match, 1, limit=200)):
            if number % EVERY == 0:
                seat = number % match.players
                cases.append((match.hidden(seat), seat))
                assert asked(game, engine, *cases[-1]) == asked(game, game.engine, *cases[-1])
        for hidden, seat in cases[-IN_PLAIN:]:
            assert asked(game, engine, hidden, seat) == asked(game, game.plain, hidden, seat)


def test_chances_are_divided_by_their_logarithms() -> None:
    shares, found = local(SHARES), local(OUTLOOK)
    shares.log[:3] = 0, 0, -1099
    divide_by_logs(shares, 3, found)
    assert found.chance[:3].tolist() == [4286, 4286, 1428]
    shares.log[:3] = -(10**9), 5, -(10**9)
    divide_by_logs(shares, 3, found)
    assert found.chance[:3].tolist() == [0, WHOLE, 0]


def test_the_order_of_the_seats_does_not_matter() -> None:
    dice = np.random.Generator(np.random.PCG64(1))
    for players in range(2, 6):
        logs, order = dice.integers(-9000, 9000, players), dice.permutation(players)
        shares, one, other = local(SHARES), local(OUTLOOK), local(OUTLOOK)
        shares.log[:players] = logs
        divide_by_logs(shares, players, one)
        shares.log[:players] = logs[order]
        divide_by_logs(shares, players, other)
        assert other.chance[:players].tolist() == one.chance[order].tolist()


def test_a_seat_that_is_not_there_is_refused() -> None:
    match = loaded(SMALLEST).new_match(players=2, seed=1)
    with pytest.raises(bw.BadSeat, match="seat 2: expected one from 0 to 1"):
        match.game.outlook(match.hidden(0), 2)
