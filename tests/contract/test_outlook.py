"""Tests of outlooks: chances that add up, follow only from the knowledge of a seat, agree in every engine, and are exact at the end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.machine.memory import local
from boardwright.core.machine.outlook import SHARES, WHOLE, divide_by_logs
from boardwright.core.machine.state import OUTLOOK, RecordBuffer
from tests.conftest import repetitions
from tests.contract.matches import BUILT_IN_GAMES, SMALLEST, TABLES, derive_bytes, load_game, play_decisions
from tests.contract.shipped import GAMES_AND_ENGINES, open_engine

INTERVAL = repetitions(12, proving=2, short=30)
"""One position in this many is checked."""
PLAIN_POSITIONS = repetitions(2, proving=20, short=1)
"""The number of last positions to check in plain Python: a game may play a match to its end for its outlook."""


def outlook_bytes(game: Any, engine: Any, hidden: Any, seat: int) -> bytes:
    """Return the bytes of the outlook that an engine writes."""
    known, outlook = RecordBuffer(game.state_dtype), RecordBuffer(OUTLOOK)
    known.array[0] = hidden
    engine.outlook(game.skill.outlook_rule)(game.tables, known, seat, outlook)
    return outlook.data.tobytes()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_chances_add_up_and_follow_from_the_knowledge_of_the_seat(name: str, players: int) -> None:
    match = load_game(name).new_match(players=players, seed=derive_bytes("outlook", name))
    for number, _ in enumerate(play_decisions(match, 0)):
        for seat in range(players) if number % INTERVAL == 0 else ():
            outlook = match.game.outlook(match.hidden(seat), seat)
            assert sum(outlook.chances) == WHOLE and min(outlook.chances) >= 0
            assert len(outlook.chances) == len(outlook.points) == players
            if not match.over:
                world = match.determinize(seat, seed=number)
                assert outlook == match.game.outlook(world.hidden(seat), seat)
    if match.over:
        first = match.result.ranking[0]
        for seat in range(players):
            outlook = match.game.outlook(match.hidden(seat), seat)
            assert [chance >= WHOLE // len(first) for chance in outlook.chances] == [seat in first for seat in range(players)]
            assert not match.result.scores or list(outlook.points) == [100 * score for score in match.result.scores]


@pytest.mark.parametrize(("name", "kind"), GAMES_AND_ENGINES)
def test_every_engine_computes_the_same_outlook(name: str, kind: str) -> None:
    game = load_game(name)
    with open_engine(name, kind) as engine:
        match = game.new_match(players=game.players_with()[-1], seed=derive_bytes("engines", name))
        cases = []
        for number, _ in enumerate(play_decisions(match, 1, limit=200)):
            if number % INTERVAL == 0:
                seat = number % match.players
                cases.append((match.hidden(seat), seat))
                assert outlook_bytes(game, engine, *cases[-1]) == outlook_bytes(game, game.engine, *cases[-1])
        for hidden, seat in cases[-PLAIN_POSITIONS:]:
            assert outlook_bytes(game, engine, hidden, seat) == outlook_bytes(game, game.plain, hidden, seat)


@pytest.mark.parametrize("name", BUILT_IN_GAMES)
def test_own_decisions_gain_little_on_average(name: str) -> None:
    """The outlook knows whose turn it is: otherwise each own decision would gain, and each one of the others lose, by being made."""
    game, gains = load_game(name).compile(), []
    for seed in range(3):
        match = game.new_match(players=game.players[0], seed=5 + seed)
        bots = [bw.bot("greedy", game, seed=seat) for seat in range(match.players)]
        while match.actors:
            seat = match.actors[0]
            before = game.outlook(match.hidden(seat), seat).chances[seat]
            match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat)))
            gains.append(game.outlook(match.hidden(seat), seat).chances[seat] - before)
    assert len(gains) > 70 and abs(np.mean(gains)) < 0.03 * WHOLE


def test_divide_by_logs_turns_logarithms_into_chances() -> None:
    shares, outlook = local(SHARES), local(OUTLOOK)
    shares.log[:3] = 0, 0, -1099
    divide_by_logs(shares, 3, outlook)
    assert outlook.chance[:3].tolist() == [4286, 4286, 1428]
    shares.log[:3] = -(10**9), 5, -(10**9)
    divide_by_logs(shares, 3, outlook)
    assert outlook.chance[:3].tolist() == [0, WHOLE, 0]


def test_divide_by_logs_does_not_depend_on_the_order_of_the_seats() -> None:
    dice = np.random.Generator(np.random.PCG64(1))
    for players in range(2, 6):
        logs, order = dice.integers(-9000, 9000, players), dice.permutation(players)
        shares, one, other = local(SHARES), local(OUTLOOK), local(OUTLOOK)
        shares.log[:players] = logs
        divide_by_logs(shares, players, one)
        shares.log[:players] = logs[order]
        divide_by_logs(shares, players, other)
        assert other.chance[:players].tolist() == one.chance[order].tolist()


def test_an_outlook_for_an_unknown_seat_is_refused() -> None:
    match = load_game(SMALLEST).new_match(players=2, seed=1)
    with pytest.raises(bw.BadSeat, match="seat 2: expected one from 0 to 1"):
        match.game.outlook(match.hidden(0), 2)


def test_an_outlook_is_refused_unless_the_seat_has_that_knowledge() -> None:
    """A seat gets an answer from its own knowledge only."""
    match, sim = load_game(SMALLEST).new_match(players=2, seed=1), bw.Simulator(load_game(SMALLEST), 1, 2, seed=3)
    with pytest.raises(bw.BadSeat, match="seat 1: expected 0, the seat that knows this"):
        match.game.outlook(match.hidden(0), 1)
    for of_no_seat in (match.hidden(None), sim.states(), sim.states()[0]):
        with pytest.raises(bw.BadOption, match=r"expected what a seat knows: match.hidden\(seat\)"):
            match.game.outlook(of_no_seat, 0)
