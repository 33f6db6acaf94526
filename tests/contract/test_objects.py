"""Games, matches and results as a notebook shows, copies and compares them, and what a caller may change of what they hand out."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import boardwright as bw
from boardwright.envs import BatchEnv
from tests.contract.matches import GAMES, SMALLEST, load_game


def begun(name: str = SMALLEST) -> Any:
    """A match after its first decision."""
    game = load_game(name)
    match = game.new_match(players=game.players[0], seed=7)
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


def spoilt(value: Any) -> None:
    """Change everything in plain data."""
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        spoilt(each)
    if isinstance(value, dict | list):
        value.clear()


@pytest.mark.parametrize("name", GAMES)
def test_a_caller_may_change_what_it_was_given(name: str) -> None:
    match = begun(name)
    match = match.game.from_position(match.position(), seed=8)
    for hand_out in (match.record, match.position, match.full_view, match.game.describe_options):
        before = copy.deepcopy(hand_out())
        spoilt(hand_out())
        assert hand_out() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_caller_may_change_the_data_that_it_gave(name: str) -> None:
    data = copy.deepcopy(load_game(name).data)
    game = bw.load(name, data)
    match = game.new_match(players=game.players[0], seed=7)
    before = copy.deepcopy(match.record())
    spoilt(data)
    spoilt(match.record()["data"])
    assert match.record() == before and bw.verify(match.record()).game == name


def test_events_count_from_the_end() -> None:
    match = begun()
    assert match.full_events(-2) == match.full_events()[-2:] and match.events(None, -2) == match.events(None)[-2:]
    assert match.full_events(-1000) == match.full_events() and match.full_events(1000) == []


def test_results_and_prompts_are_compared_by_their_content() -> None:
    match, other = begun(), begun()
    assert match.prompt(0) == other.prompt(0) and match.prompt(match.actors[0]) != match.prompt(None)
    sim, same = (bw.Simulator(SMALLEST, n=2, players=2, seed=seed) for seed in (1, 1))
    sim.playout(), same.playout()
    assert sim.outcome(0) == same.outcome(0) == copy.deepcopy(sim.outcome(0)) and sim.outcome(0) != sim.outcome(1)


def test_objects_say_what_they_are() -> None:
    """And nothing that is secret."""
    game, match = load_game(SMALLEST), begun()
    sim, env = bw.Simulator(game, n=3), BatchEnv(game, n=3)
    assert repr(game) == f"<Game {SMALLEST} {game.ruleset}>"
    assert repr(match) == f"<Match {SMALLEST} players=2 decisions=1>"
    assert repr(sim) == f"<Simulator {SMALLEST} n=3 players=2>" and repr(env) == f"<BatchEnv {SMALLEST} n=3 players=2>"
    assert repr(bw.bot("greedy", game)) == f"<Bot greedy of {SMALLEST}>"
    assert repr(bw.verify(match.record())) == f"<Report {SMALLEST} players=2 actions=1>"


def test_completion_finds_all_public_names() -> None:
    assert {*bw.__all__, "__version__"} <= set(dir(bw))


def test_all_errors_of_the_reference_are_public() -> None:
    assert issubclass(bw.NotReady, bw.BoardwrightError) and issubclass(bw.MissingExtra, ImportError)
