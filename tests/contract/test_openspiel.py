"""Every game in OpenSpiel passes OpenSpiel's own checks, and its information states are what they say."""

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
from tests.contract.matches import GAMES, SMALLEST, TABLES, generator, loaded

pyspiel = pytest.importorskip("pyspiel")

import boardwright.envs.openspiel as envs  # noqa: E402
from boardwright.envs.openspiel.state import utilities  # noqa: E402

DECISIONS = repetitions(14, proving=1_000, short=8)
"""Decisions after which a match is abandoned, where only its course matters."""
MOST = 400
"""The same for algorithms of OpenSpiel that recurse at each decision."""


def spiel(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(envs.PREFIX + name, {"rng_seed": 0, **parameters})


def dealt(game: Any) -> Any:
    state = game.new_initial_state()
    state.apply_action(0)
    return state


def walk(name: str, players: int, number: int, **parameters: Any) -> Any:
    """The states of a random match, up to DECISIONS of them: always the same object, moved on."""
    state, chance = dealt(spiel(name, players=players, **parameters)), generator("openspiel", name, players, number)
    for _ in range(DECISIONS):
        if state.is_terminal():
            return
        yield state
        state.apply_action(int(chance.choice(state.legal_actions())))


def shown(state: Any, seat: int) -> tuple[Any, ...]:
    """Everything that OpenSpiel tells a seat about a state."""
    kinds = (pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private) for public, private in FACTORED)
    factored = [state.get_game().make_py_observer(kind).string_from(state, seat) for kind in kinds]
    strings = state.information_state_string(seat), state.observation_string(seat), *factored
    return *strings, state.information_state_tensor(seat), state.observation_tensor(seat), state.legal_actions(seat)


FACTORED = [(True, pyspiel.PrivateInfoType.NONE), (False, pyspiel.PrivateInfoType.SINGLE_PLAYER)]


# -- OpenSpiel's own checks


@pytest.mark.parametrize("name", GAMES)
def test_the_checks_of_the_api(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.integration_tests import api_test

    own = api_test.sample_some_states.random.Random(name)
    monkeypatch.setattr(api_test.sample_some_states, "random", own)  # it would draw from the global generator

    class Checks(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game, game_name = spiel(name), name

        @classmethod
        def setUpClass(cls) -> None:
            cls.some_states = api_test.sample_some_states.sample_some_states(cls.game, max_states=repetitions(12, proving=400, short=6))
            cls.game_type = cls.game.get_type()

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Checks).run(result)
    assert result.testsRun >= 5 and result.wasSuccessful() and not result.skipped, result.failures + result.errors


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_simulations(name: str, players: int) -> None:
    for reward in choose_cases(["place" if players % 2 else "win"], ["win", "place"]):
        game = spiel(name, players=players, reward=reward, max_game_length=DECISIONS)
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_is_mcts_plays(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = spiel(name, max_game_length=MOST)
    for by_observation in choose_cases([len(name) % 2 == 0], [False, True]):
        chance = np.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        more = {"random_state": chance, "use_observation_string": by_observation}
        bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=repetitions(3, proving=30, short=2), **more)
        state = dealt(game)
        for _ in range(repetitions(1, proving=10, short=1)):
            before = str(state)
            action = bot.step(state)
            assert action in state.legal_actions() and str(state) == before
            state.apply_action(action)


@pytest.mark.parametrize("name", GAMES)
def test_a_sampler_of_counterfactual_regret_runs(name: str) -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(spiel(name, max_game_length=MOST))
    for _ in range(repetitions(1, proving=20, short=1)):
        solver.iteration()
    state = dealt(spiel(name))
    policy = solver.average_policy().action_probabilities(state, state.current_player())
    assert set(policy) == set(state.legal_actions()) and sum(policy.values()) == pytest.approx(1)


# -- deals


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_deal_is_the_match_of_a_simulator_with_that_seed(name: str, players: int) -> None:
    simulator, game = bw.Simulator(loaded(name), n=3, players=players, seed=5), spiel(name, players=players, rng_seed=5)
    states = [dealt(game).played.match.state_bytes() for _ in range(3)]
    assert states == [record.tobytes() for record in simulator.states()]
    assert len(set(states)) == 3


def test_without_a_seed_nobody_knows_the_deal() -> None:
    first, second = (dealt(pyspiel.load_game(envs.PREFIX + SMALLEST)) for _ in range(2))
    assert first.played.match.seed != second.played.match.seed


@pytest.mark.parametrize("name", GAMES)
def test_games_and_states_can_be_kept_and_copied(name: str) -> None:
    players = loaded(name).players_with()[-1]
    for place, state in zip(range(repetitions(14, proving=300, short=8)), walk(name, players, 0)):
        if place % 7 not in (0, 5):
            continue
        if place % 7:
            state = state.resample_from_infostate(state.current_player(), lambda: 0.25)
        game = state.get_game()
        action, expected = state.legal_actions()[-1], [shown(state, seat) for seat in range(players)]
        for other in (copy.copy(state), game.deserialize_state(state.serialize()), state.clone()):
            assert str(other) == str(state) and other.history() == state.history() and other.get_game() == game
            assert [shown(other, seat) for seat in range(players)] == expected
            assert str(other.child(action)) == str(state.child(action))
    again = copy.copy(game)
    assert str(again) == str(game) and str(dealt(again)) == str(dealt(game)), "the next deal is the one that would have come"
    undealt = copy.copy(game.new_initial_state())
    assert undealt.is_chance_node() and undealt.legal_actions() == [0]


def test_they_come_back_from_another_process() -> None:
    """Arguments of another process go through pickle, which nothing here calls directly."""
    state = dealt(spiel(SMALLEST))
    game = state.get_game()
    world = state.resample_from_infostate(state.current_player(), lambda: 0.25)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        other, its_game, told = pool.submit(played_on, [state, world], game).result()
    assert [shown(each, 0) for each in other] == [shown(state, 0), shown(world, 0)]
    again = [dealt(game), *[each.child(each.legal_actions()[0]) for each in (state, world)]]
    assert told == [str(each) for each in again] and str(its_game) == str(game)


def played_on(states: list[Any], game: Any) -> tuple[Any, ...]:
    """What another process reports for the next deal, and for each state after an action."""
    told = [str(dealt(game)), *[str(state.child(state.legal_actions()[0])) for state in states]]
    return states, game, told


# -- information states


@pytest.mark.parametrize(("name", "players"), choose_cases([(name, bw.load(name).players_with()[-1]) for name in GAMES], TABLES))
def test_a_resampled_state_shows_a_seat_what_it_knows(name: str, players: int) -> None:
    for place, state in enumerate(walk(name, players, 1)):
        if place % 7 == 0:
            for seat in range(players):
                world = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
                assert shown(world, seat) == shown(state, seat)
                assert world.current_player() == state.current_player() and world.history() == state.history()


@pytest.mark.parametrize("blind", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_equal_information_states_have_equal_pasts(name: str, blind: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Perfect recall: two states with the same string have the same past choices, each after the same strings.

    This holds as well for a player who sees and hears nothing: a seat remembers its own choices.
    """
    if blind:
        monkeypatch.setattr(Match, "events", lambda match, seat, since=0: [])
        monkeypatch.setattr(Match, "information_state", lambda match, seat: b"")
    game, chance = spiel(name), generator("recall", name)
    first = dealt(game)
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
def test_what_a_viewer_has_heard_is_remembered(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A viewer who sees nothing distinguishes two states exactly if their events differ."""
    monkeypatch.setattr(Match, "information_state", lambda match, seat: b"")
    for _, state in zip(range(repetitions(6, proving=200, short=4)), walk(name, loaded(name).players_with()[-1], 4)):
        children = [state.child(action) for action in (state.legal_actions()[0], state.legal_actions()[-1])]
        for seat in set(range(state.num_players())) - {state.current_player()}:
            strings = {child.information_state_string(seat) for child in children}
            heard = [repr(child.played.match.events(seat)) for child in children]
            assert len(strings) == len(set(heard))


@pytest.mark.parametrize("name", GAMES)
def test_children_do_not_hear_of_each_other(name: str) -> None:
    for _, state in zip(range(repetitions(6, proving=200, short=4)), walk(name, loaded(name).players_with()[0], 3)):
        first, seats = state.legal_actions()[0], range(state.num_players())
        was = [state.child(first).information_state_string(seat) for seat in seats]
        for action in state.legal_actions()[:3]:
            [state.child(action).information_state_string(seat) for seat in seats]
        assert [state.child(first).information_state_string(seat) for seat in seats] == was


@pytest.mark.parametrize(("name", "players"), choose_cases([(name, bw.load(name).players_with()[-1]) for name in GAMES], TABLES))
def test_who_is_asked_later_does_not_learn_what_others_chose_at_once(name: str, players: int) -> None:
    for state in walk(name, players, 2):
        actors = state.played.match.actors
        assert state.current_player() == actors[0]
        for later in actors[1:]:
            children = [state.child(action) for action in state.legal_actions()[:8]]
            assert len({child.information_state_string(later) for child in children}) == 1
            assert len({child.observation_string(later) for child in children}) == 1


def test_what_a_match_is_worth() -> None:
    assert utilities([[1], [0]], 2, "win") == utilities([[1], [0]], 2, "place") == [-1, 1]
    assert utilities([[0, 1]], 2, "win") == utilities([[0, 1]], 2, "place") == [0, 0]
    assert utilities([[2], [0, 1]], 3, "win") == [-0.5, -0.5, 1]
    assert utilities([[2, 0], [1]], 3, "win") == [0.25, -0.5, 0.25]
    assert utilities([[2], [0, 1]], 3, "place") == [-0.5, -0.5, 1]
    assert utilities([[3], [0], [1, 2]], 4, "place") == pytest.approx([1 / 3, -2 / 3, -2 / 3, 1])


def test_a_match_that_is_given_up_is_worth_nothing() -> None:
    state = dealt(spiel(SMALLEST, max_game_length=3))
    for _ in range(3):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal() and state.legal_actions() == [] and set(state.returns()) == {0.0}
    with pytest.raises(bw.IllegalAction, match="match_over"):
        state.apply_action(0)


# -- parameters, and what is wrong with them


@pytest.mark.parametrize("name", GAMES)
def test_options_are_parameters(name: str) -> None:
    for option, (_, values) in loaded(name).options.items():
        for value in values:
            players = loaded(name).players_with({option: value})[0]
            game = spiel(name, players=players, **{option: value})
            assert dealt(game).played.match.options[option] == value
            assert game.get_parameters()[option] == value
            game = spiel(name, players=players, max_game_length=repetitions(2, proving=1_000, short=1), **{option: value})
            pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_wrong_parameters_are_named(name: str) -> None:
    for parameters in ({"players": 9}, {"players": 0}, {"reward": "points"}, {"max_game_length": 0}):
        ((what, value),) = parameters.items()
        with pytest.raises(bw.BadOption, match=rf"{what} .?{value}.?: .*\d to \d|{what} '{value}': expected one of win, place"):
            spiel(name, **parameters)
    with pytest.raises(pyspiel.SpielError, match=r"Unknown parameter 'colour'. Available parameters are: .*players"):
        spiel(name, colour="red")
    for option, (_, values) in loaded(name).options.items():
        wrong = 12345 if isinstance(values[0], int) else "never"
        with pytest.raises(bw.BadOption, match=f"{option} = '?{wrong}'?: expected one of {values[0]}"):
            spiel(name, **{option: wrong})


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_named_and_changes_nothing(name: str) -> None:
    state = spiel(name).new_initial_state()
    with pytest.raises(bw.BadAction, match="chance outcome 3: expected 0"):
        state.apply_action(3)
    state.apply_action(0)
    before, legal = shown(state, 0), state.legal_actions()
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
    assert shown(state, 0) == before and state.history() == [0]


def test_who_lacks_openspiel_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib
    import sys

    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(MissingExtra, match=r"boardwright.envs.openspiel needs .*: pip install 'boardwright\[openspiel\]'"):
        importlib.reload(envs)
