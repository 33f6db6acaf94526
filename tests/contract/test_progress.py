"""Tests of the progress of each seat after each turn, for every game that defines it."""

from __future__ import annotations

from itertools import pairwise

import pytest

import boardwright as bw
from boardwright.core.domain.progress import progress, standing
from boardwright.core.machine.state import RecordBuffer
from tests.contract.matches import GAMES, informed_bots, load_game, play_decisions


@pytest.mark.parametrize("name", GAMES)
def test_the_progress_of_a_match_ends_with_its_result(name: str) -> None:
    game = load_game(name)
    match = game.new_match(game.players_with()[0], seed=11)
    first = match.copy()
    bots = [bw.bot(informed_bots(game)[-1], game, seat) for seat in range(match.players)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat)))
    turns = progress(first, match.decisions)
    assert first.decisions == [], "`progress` does not change the match"
    if not match.standing():
        assert turns == []
        return
    assert turns[-1].decisions == len(match.decisions) and turns[-1].values == match.standing()
    assert all(len(turn.values) == match.players for turn in turns)
    assert all(a.decisions < b.decisions and a.seat != b.seat for a, b in pairwise(turns)), "a turn consists of decisions of one seat"
    assert all(match.decisions[turn.decisions - 1][0] == turn.seat for turn in turns)
    assert turns[-1].events == len(match.full_events())
    replayed = first.copy()
    for seat, action in match.decisions[: turns[len(turns) // 2].decisions]:
        replayed.play(seat, action)
    assert turns[len(turns) // 2].events == len(replayed.full_events())
    assert match.result is not None
    if match.result.scores:
        assert turns[-1].values == match.result.scores


@pytest.mark.parametrize("name", GAMES)
def test_the_progress_can_be_computed_from_a_hidden_record(name: str) -> None:

    game = load_game(name)
    match = game.new_match(game.players_with()[0], seed=12)
    for _ in play_decisions(match, 12, limit=60):
        hidden = RecordBuffer(game.state_dtype)
        hidden.array[0] = match.hidden(None)
        assert len(standing(game, hidden, match.players)) in (0, match.players)
