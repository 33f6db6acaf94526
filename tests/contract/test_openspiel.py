"""Tests of every game in OpenSpiel: OpenSpiel's own checks, deals, information states, and parameters."""

from __future__ import annotations

import copy
import multiprocessing
import unittest
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.core.errors import MissingExtra
from tests.conftest import choose_cases, repetitions
from tests.contract.matches import GAMES, SMALLEST, TABLES, load_game, make_generator

pyspiel = pytest.importorskip("pyspiel")

import boardwright.envs.openspiel as envs  # noqa: E402
from boardwright.envs.openspiel.state import utilities  # noqa: E402

DECISIONS = repetitions(14, proving=1_000, short=8)
"""The number of decisions after which most tests abandon a match."""
MOST_DECISIONS = 400
"""The number of decisions after which a match ends for algorithms of OpenSpiel that recurse at each decision."""


def load_spiel_game(name: str, **parameters: Any) -> Any:
    """Load a game in OpenSpiel, with a fixed seed by default."""
    return pyspiel.load_game(envs.PREFIX + name, {"rng_seed": 0, **parameters})


def deal(game: Any) -> Any:
    """Return the state after the deal, which is a chance node."""
    state = game.new_initial_state()
    state.apply_action(0)
    return state


def walk_states(name: str, players: int, number: int, **parameters: Any) -> Any:
    """Yield up to DECISIONS states of a random match, always the same object."""
    state, chance = deal(load_spiel_game(name, players=players, **parameters)), make_generator("openspiel", name, players, number)
    for _ in range(DECISIONS):
        if state.is_terminal():
            return
        yield state
        state.apply_action(int(chance.choice(state.legal_actions())))


def shown_data(state: Any, seat: int) -> tuple[Any, ...]:
    """Return everything that OpenSpiel shows a seat of a state."""
    kinds = (
        pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
        for public, private in FACTORED_OBSERVATIONS
    )
    factored = [state.get_game().make_py_observer(kind).string_from(state, seat) for kind in kinds]
    strings = state.information_state_string(seat), state.observation_string(seat), *factored
    return *strings, state.information_state_tensor(seat), state.observation_tensor(seat), state.legal_actions(seat)


FACTORED_OBSERVATIONS = [(True, pyspiel.PrivateInfoType.NONE), (False, pyspiel.PrivateInfoType.SINGLE_PLAYER)]


# -- OpenSpiel's own checks


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_checks_of_the_api_pass(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.integration_tests import api_test

    own = api_test.sample_some_states.random.Random(name)
    monkeypatch.setattr(api_test.sample_some_states, "random", own)  # instead of the global generator

    class Checks(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game, game_name = load_spiel_game(name), name

        @classmethod
        def setUpClass(cls) -> None:
            cls.some_states = api_test.sample_some_states.sample_some_states(cls.game, max_states=repetitions(12, proving=400, short=6))
            cls.game_type = cls.game.get_type()

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Checks).run(result)
    assert result.testsRun >= 5 and result.wasSuccessful() and not result.skipped, result.failures + result.errors


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiels_random_simulations_pass(name: str, players: int) -> None:
    for reward in choose_cases(["place" if players % 2 else "win"], ["win", "place"]):
        game = load_spiel_game(name, players=players, reward=reward, max_game_length=DECISIONS)
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_ismcts_plays(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = load_spiel_game(name, max_game_length=MOST_DECISIONS)
    for by_observation in choose_cases([len(name) % 2 == 0], [False, True]):
        chance = np.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        settings = {"random_state": chance, "use_observation_string": by_observation}
        bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=repetitions(3, proving=30, short=2), **settings)
        state = deal(game)
        for _ in range(repetitions(1, proving=10, short=1)):
            before = str(state)
            action = bot.step(state)
            assert action in state.legal_actions() and str(state) == before
            state.apply_action(action)


@pytest.mark.parametrize("name", GAMES)
def test_a_sampler_of_counterfactual_regret_runs(name: str) -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load_spiel_game(name, max_game_length=MOST_DECISIONS))
    for _ in range(repetitions(1, proving=20, short=1)):
        solver.iteration()
    state = deal(load_spiel_game(name))
    policy = solver.average_policy().action_probabilities(state, state.current_player())
    assert set(policy) == set(state.legal_actions()) and sum(policy.values()) == pytest.approx(1)


# -- deals


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_deal_is_the_match_of_a_simulator_with_that_seed(name: str, players: int) -> None:
    simulator, game = bw.Simulator(load_game(name), n=3, players=players, seed=5), load_spiel_game(name, players=players, rng_seed=5)
    states = [deal(game).played.match.state_bytes() for _ in range(3)]
    assert states == [record.tobytes() for record in simulator.states()]
    assert len(set(states)) == 3


def test_without_a_seed_deals_are_random() -> None:
    first, second = (deal(pyspiel.load_game(envs.PREFIX + SMALLEST)) for _ in range(2))
    assert first.played.match.seed != second.played.match.seed


@pytest.mark.parametrize("name", GAMES)
def test_games_and_states_can_be_serialized_and_copied(name: str) -> None:
    players = load_game(name).players_with()[-1]
    for number, state in zip(range(repetitions(14, proving=300, short=8)), walk_states(name, players, 0)):
        if number % 7 not in (0, 5):
            continue
        if number % 7:
            state = state.resample_from_infostate(state.current_player(), lambda: 0.25)
        game = state.get_game()
        action, expected = state.legal_actions()[-1], [shown_data(state, seat) for seat in range(players)]
        for copied in (copy.copy(state), game.deserialize_state(state.serialize()), state.clone()):
            assert str(copied) == str(state) and copied.history() == state.history() and copied.get_game() == game
            assert [shown_data(copied, seat) for seat in range(players)] == expected
            assert str(copied.child(action)) == str(state.child(action))
    copied_game = copy.copy(game)
    assert str(copied_game) == str(game) and str(deal(copied_game)) == str(deal(game)), "the copy deals what the game would have dealt next"
    undealt = copy.copy(game.new_initial_state())
    assert undealt.is_chance_node() and undealt.legal_actions() == [0]


def test_states_and_games_come_back_from_another_process() -> None:
    """Arguments of another process are pickled; the test does not call pickle directly."""
    state = deal(load_spiel_game(SMALLEST))
    game = state.get_game()
    world = state.resample_from_infostate(state.current_player(), lambda: 0.25)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        returned, returned_game, texts = pool.submit(play_in_process, [state, world], game).result()
    assert [shown_data(state, 0) for state in returned] == [shown_data(state, 0), shown_data(world, 0)]
    expected = [deal(game), *[parent.child(parent.legal_actions()[0]) for parent in (state, world)]]
    assert texts == [str(state) for state in expected] and str(returned_game) == str(game)


def play_in_process(states: list[Any], game: Any) -> tuple[Any, ...]:
    """Return the states, the game, and the texts of the next deal and of each state after an action."""
    texts = [str(deal(game)), *[str(state.child(state.legal_actions()[0])) for state in states]]
    return states, game, texts


# -- information states


@pytest.mark.parametrize(("name", "players"), choose_cases([(name, bw.load(name).players_with()[-1]) for name in GAMES], TABLES))
def test_a_resampled_state_looks_the_same_to_the_seat(name: str, players: int) -> None:
    for number, state in enumerate(walk_states(name, players, 1)):
        if number % 7 == 0:
            for seat in range(players):
                world = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
                assert shown_data(world, seat) == shown_data(state, seat)
                assert world.current_player() == state.current_player() and world.history() == state.history()


@pytest.mark.parametrize("blind", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_equal_information_states_have_equal_pasts(name: str, blind: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """States with the same string have the same past choices of the seat, each after the same string (perfect recall).

    `blind`: this holds for a player who sees no state and no event as well, because a seat remembers its own choices.
    """
    if blind:
        monkeypatch.setattr(Match, "events", lambda match, seat, since=0: [])
        monkeypatch.setattr(Match, "information_state", lambda match, seat: b"")
    game, chance = load_spiel_game(name), make_generator("recall", name)
    first = deal(game)
    worlds = [first, *(first.resample_from_infostate(first.current_player(), lambda: float(chance.random())) for _ in range(2))]
    nodes = [(world, ((),) * game.num_players()) for world in worlds]
    pasts: dict[Any, Any] = {}
    met_again = 0
    for state, past in nodes:
        if state.is_terminal() or len(nodes) > repetitions(100, proving=5_000, short=50):
            continue
        seat = state.current_player()
        key = state.information_state_string()
        met_again += key in pasts
        assert pasts.setdefault(key, past[seat]) == past[seat]
        for action in state.legal_actions()[:5]:
            own = (*past[seat], (key, action))
            nodes.append((state.child(action), (*past[:seat], own, *past[seat + 1 :])))
    assert met_again >= 2


@pytest.mark.parametrize("name", GAMES)
def test_information_states_contain_the_events_of_the_viewer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a viewer who sees no state, the strings of two states differ exactly if their events do."""
    monkeypatch.setattr(Match, "information_state", lambda match, seat: b"")
    for _, state in zip(range(repetitions(6, proving=200, short=4)), walk_states(name, load_game(name).players_with()[-1], 4)):
        children = [state.child(action) for action in (state.legal_actions()[0], state.legal_actions()[-1])]
        for seat in set(range(state.num_players())) - {state.current_player()}:
            strings = {child.information_state_string(seat) for child in children}
            event_texts = [repr(child.played.match.events(seat)) for child in children]
            assert len(strings) == len(set(event_texts))


@pytest.mark.parametrize("name", GAMES)
def test_children_of_a_state_are_independent(name: str) -> None:
    for _, state in zip(range(repetitions(6, proving=200, short=4)), walk_states(name, load_game(name).players_with()[0], 3)):
        first, seats = state.legal_actions()[0], range(state.num_players())
        before = [state.child(first).information_state_string(seat) for seat in seats]
        for action in state.legal_actions()[:3]:
            [state.child(action).information_state_string(seat) for seat in seats]
        assert [state.child(first).information_state_string(seat) for seat in seats] == before


@pytest.mark.parametrize(("name", "players"), choose_cases([(name, bw.load(name).players_with()[-1]) for name in GAMES], TABLES))
def test_later_seats_do_not_see_simultaneous_choices_of_earlier_ones(name: str, players: int) -> None:
    for state in walk_states(name, players, 2):
        actors = state.played.match.actors
        assert state.current_player() == actors[0]
        for later in actors[1:]:
            children = [state.child(action) for action in state.legal_actions()[:8]]
            assert len({child.information_state_string(later) for child in children}) == 1
            assert len({child.observation_string(later) for child in children}) == 1


def test_utilities_follow_from_the_ranking() -> None:
    assert utilities([[1], [0]], 2, "win") == utilities([[1], [0]], 2, "place") == [-1, 1]
    assert utilities([[0, 1]], 2, "win") == utilities([[0, 1]], 2, "place") == [0, 0]
    assert utilities([[2], [0, 1]], 3, "win") == [-0.5, -0.5, 1]
    assert utilities([[2, 0], [1]], 3, "win") == [0.25, -0.5, 0.25]
    assert utilities([[2], [0, 1]], 3, "place") == [-0.5, -0.5, 1]
    assert utilities([[3], [0], [1, 2]], 4, "place") == pytest.approx([1 / 3, -2 / 3, -2 / 3, 1])


def test_a_match_that_is_cut_off_has_utilities_of_0() -> None:
    state = deal(load_spiel_game(SMALLEST, max_game_length=3))
    for _ in range(3):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal() and state.legal_actions() == [] and set(state.returns()) == {0.0}
    with pytest.raises(bw.IllegalAction, match="match_over"):
        state.apply_action(0)


# -- parameters


@pytest.mark.parametrize("name", GAMES)
def test_options_are_parameters(name: str) -> None:
    for option, (_, values) in load_game(name).options.items():
        for value in values:
            players = load_game(name).players_with({option: value})[0]
            game = load_spiel_game(name, players=players, **{option: value})
            assert deal(game).played.match.options[option] == value
            assert game.get_parameters()[option] == value
            game = load_spiel_game(name, players=players, max_game_length=repetitions(2, proving=1_000, short=1), **{option: value})
            pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_wrong_parameters_are_refused_by_name(name: str) -> None:
    for parameters in ({"players": 9}, {"players": 0}, {"reward": "points"}, {"max_game_length": 0}):
        ((parameter, value),) = parameters.items()
        with pytest.raises(bw.BadOption, match=rf"{parameter} .?{value}.?: .*\d to \d|{parameter} '{value}': expected one of win, place"):
            load_spiel_game(name, **parameters)
    with pytest.raises(pyspiel.SpielError, match=r"Unknown parameter 'colour'. Available parameters are: .*players"):
        load_spiel_game(name, colour="red")
    for option, (_, values) in load_game(name).options.items():
        wrong = 12345 if isinstance(values[0], int) else "never"
        with pytest.raises(bw.BadOption, match=f"{option} = '?{wrong}'?: expected one of {values[0]}"):
            load_spiel_game(name, **{option: wrong})


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_refused_and_changes_nothing(name: str) -> None:
    state = load_spiel_game(name).new_initial_state()
    with pytest.raises(bw.BadAction, match="chance outcome 3: expected 0"):
        state.apply_action(3)
    state.apply_action(0)
    before, legal = shown_data(state, 0), state.legal_actions()
    illegal = next(id for id in range(state.num_distinct_actions()) if id not in legal)
    with pytest.raises(bw.IllegalAction, match=rf"action {illegal} \(.*legal {legal[0]}"):
        state.apply_action(illegal)
    for unknown in (-2, state.num_distinct_actions()):
        with pytest.raises(bw.BadAction, match=f"{unknown}: expected 0 to {state.num_distinct_actions() - 1}"):
            state.apply_action(unknown)
    with pytest.raises(bw.BadSeat, match="seat 9"):
        state.resample_from_infostate(9, lambda: 0.5)
    with pytest.raises(bw.BadOption, match="observation parameters"):
        state.get_game().make_py_observer(None, {"egocentric": True})
    assert shown_data(state, 0) == before and state.history() == [0]


def test_without_openspiel_the_error_names_the_package_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib
    import sys

    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(MissingExtra, match=r"boardwright.envs.openspiel needs .*: pip install 'boardwright\[openspiel\]'"):
        importlib.reload(envs)
