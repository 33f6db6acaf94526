"""Arguments of public functions as notebooks give them: numbers and arrays of NumPy, and what is none of these."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.analysis import Settings
from boardwright.arena import Sprt
from boardwright.envs import BatchEnv
from boardwright.envs.seat import SeatEnv
from tests.contract.matches import SMALLEST, load_game

TWO_NUMBERS = np.array([0, 1])


@pytest.fixture
def match() -> Any:
    return load_game(SMALLEST).new_match(players=load_game(SMALLEST).players[0], seed=7)


def test_options_may_be_numbers_of_numpy() -> None:
    for name in bw.games():
        game = load_game(name)
        for option, (_, values) in game.options.items():
            for value in values:
                given = np.int64(value) if type(value) is int else value
                assert json.dumps(game.check_options({option: given})[option]) == json.dumps(value)


def test_seats_and_counts_may_be_numbers_of_numpy(match: Any) -> None:
    game, seat, two = match.game, np.int32(match.actors[0]), np.int64(2)
    hidden, legal = match.hidden(seat), match.legal_ids(seat)
    assert game.outlook(hidden, seat) == game.outlook(hidden, int(seat))
    search = bw.bot("search@20", game)
    asked = search.compare(hidden, legal, candidates=legal[:2], measured=two)
    assert asked == search.compare(hidden, legal, candidates=legal[:2].tolist(), measured=2)
    assert Settings(simulations=two) == Settings(simulations=2) and Sprt(np.float32(0), two) == Sprt(0, 2)
    assert [type(each) for each in (Settings(simulations=two).simulations, Sprt(0, two).elo1)] == [int, int]


@pytest.mark.parametrize("wrong", [TWO_NUMBERS, [0], 0.0, "0", None])
def test_what_is_no_seat_is_called_a_bad_seat(match: Any, wrong: Any) -> None:
    for ask in (match.legal_ids, match.determinize, match.can_undo, lambda seat: match.play(seat, 0)):
        with pytest.raises(bw.BadSeat):
            ask(wrong)


@pytest.mark.parametrize("wrong", [TWO_NUMBERS, [0], 0.0, None, {"kind": "x"}])
def test_what_is_no_action_is_called_a_bad_action(match: Any, wrong: Any) -> None:
    for ask in (match.why_not, match.play, match.why, match.preview):
        with pytest.raises(bw.BadAction):
            ask(match.actors[0], wrong)


@pytest.mark.parametrize("wrong", [TWO_NUMBERS, [1], 1.0, {}])
def test_what_is_no_argument_of_an_action_is_called_a_bad_action(wrong: Any) -> None:
    for name in bw.games():
        match = load_game(name).new_match(players=load_game(name).players[0], seed=7)
        kind, args = next((action.kind, action.args) for action in match.game.actions if action.args)
        with pytest.raises(bw.BadAction):
            match.why_not(0, {"kind": kind, "args": {**args, next(iter(args)): wrong}})


@pytest.mark.parametrize("wrong", [TWO_NUMBERS, [50], 50.0, True, None])
def test_what_is_no_value_of_an_option_is_called_a_bad_option(wrong: Any) -> None:
    for name in bw.games():
        for option in load_game(name).options:
            with pytest.raises(bw.BadOption):
                BatchEnv(name, players=load_game(name).players[0], options={option: wrong})


@pytest.mark.parametrize("wrong", [{"played": [0]}, {"played": "0"}, {"candidates": 0}, {"candidates": [[0]]}, {"measured": 1.0}])
def test_a_question_that_makes_no_sense_is_refused(match: Any, wrong: dict[str, Any]) -> None:
    seat = match.actors[0]
    with pytest.raises(bw.BadOption):
        bw.bot("search@20", match.game).compare(match.hidden(seat), match.legal_ids(seat), **wrong)


def test_the_agent_may_have_a_seat_of_numpy() -> None:
    seen = [SeatEnv(SMALLEST, seat=seat).reset(seed=3)[0]["observation"] for seat in (np.int64(1), 1)]
    assert (seen[0] == seen[1]).all()
