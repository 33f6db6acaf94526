"""Tests of wrong arguments of environments: a typed error names them and what would fit, and nothing changes."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.errors import MissingExtra, NotReady
from boardwright.envs.batch import BatchEnv
from boardwright.envs.pettingzoo import aec_env, parallel_env
from boardwright.envs.seat import SeatEnv
from boardwright.envs.seats import SeatsEnv
from tests.contract.matches import GAMES, SMALLEST, load_game

MAKERS = [aec_env, parallel_env, SeatEnv, SeatsEnv]
EACH_GAME = pytest.mark.parametrize("name", GAMES)


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"game": "chess"}, bw.UnknownGame, "'chess': expected one of"),
        ({"game": 5}, bw.UnknownGame, "game 5: expected one that boardwright.load returns, or its id"),
        ({"game": ["chess"]}, bw.UnknownGame, "game "),
        ({"players": 9}, bw.BadOption, "players 9: .* is for"),
        ({"players": "two"}, bw.BadOption, "players 'two'"),
        ({"options": {"colour": 1}}, bw.BadOption, "option 'colour'"),
        ({"options": 5}, bw.BadOption, "options 5: expected a table"),
        ({"options": [("turn_cap", 50)]}, bw.BadOption, "options .*: expected a table"),
        ({"reward": "points"}, bw.BadOption, "reward 'points': expected one of win, place, margin, dense"),
        ({"reward": ["win"]}, bw.BadOption, "reward"),
        ({"render_mode": "video"}, bw.BadOption, "render_mode 'video': expected"),
    ],
)
def test_wrong_arguments_are_refused(make: Any, arguments: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        make(**{"game": SMALLEST, **arguments})


@pytest.mark.parametrize("make", [SeatEnv, SeatsEnv])
@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"opponents": "nobody"}, bw.BadOption, "bot 'nobody': .* has random"),
        ({"opponents": ["random", "random"]}, bw.BadOption, "2 of them, expected one for each of the 1 other"),
        ({"opponents": ["random", "greedy"], "players": 3, "seat": None}, bw.BadOption, "expected one bot for all"),
        ({"opponents": "examples/tidy.py:Tidy"}, bw.BadOption, "plain Python"),
        ({"opponents": None}, bw.BadOption, "opponents None: expected the name of a bot, or a list"),
        ({"opponents": [None]}, bw.BadOption, "bot None: .* has random"),
        ({"opponents": [["random"]]}, bw.BadOption, "bot "),
        ({"seat": 2}, bw.BadSeat, "seat 2: expected 0 to 1"),
        ({"seat": True}, bw.BadSeat, "seat True"),
    ],
)
def test_wrong_seats_and_opponents_are_refused(make: Any, arguments: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        make(**{"game": SMALLEST, **arguments})


@pytest.mark.parametrize("wrong", [{"num_envs": 0}, {"num_envs": True}, {"threads": 0}])
def test_wrong_numbers_of_environments_and_threads_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(bw.BadOption, match=next(iter(wrong))):
        SeatsEnv(SMALLEST, **wrong)


@pytest.mark.parametrize("wrong", [0, -1, 1.5, True, "ten"])
def test_wrong_numbers_of_cycles_are_refused(wrong: Any) -> None:
    for make in (aec_env, parallel_env):
        with pytest.raises(bw.BadOption, match="max_cycles"):
            make(SMALLEST, max_cycles=wrong)


@pytest.mark.parametrize(
    "arguments", [{"masks": np.zeros(2)}, {"observations": None}, {"reward": np.array(["win", "place"])}, {"n": 0}, {"game": None}]
)
def test_wrong_arguments_of_a_batch_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises((bw.BadOption, bw.UnknownGame), match=next(iter(arguments))):
        BatchEnv(**{"game": SMALLEST, **arguments})


@pytest.mark.parametrize("first", [-5, 2.0, True, None, "x", [1]])
def test_a_wrong_number_of_the_first_match_is_refused(first: Any) -> None:
    """Numbers of NumPy are accepted."""
    env = BatchEnv(SMALLEST, seed=1)
    before = env.simulator.states().tobytes()
    with pytest.raises(bw.BadOption, match=r"first .*: expected a whole number from 0"):
        env.reset(1, first)
    assert env.simulator.states().tobytes() == before
    env.reset(1, np.int64(2))
    second = env.simulator.states().tobytes()
    env.reset(1, 2)
    assert env.simulator.states().tobytes() == second


WRONG_ACTIONS = [None, "draw", 1.5, -1, 10**6, True, [0], np.array([0.5])]


@EACH_GAME
def test_wrong_actions_are_refused_and_change_nothing(name: str) -> None:
    for env in (aec_env(load_game(name)), SeatEnv(load_game(name), opponents="random")):
        env.reset(seed=1)
        episode: Any = env._episode
        before, masked = episode.state.data.tobytes(), int(np.flatnonzero(episode.seen(episode.seat)[1] == 0)[0])
        for action in WRONG_ACTIONS:
            with pytest.raises(bw.BadAction, match=f"expected a whole number from 0 to {episode.num_actions - 1}"):
                env.step(action)
        for action in (masked, np.int64(masked)):
            with pytest.raises(bw.IllegalAction, match=rf"id {masked}, .*expected one of \d") as caught:
                env.step(action)
            assert caught.value.reason == episode.match().why_not(episode.seat, masked).id
        assert episode.state.data.tobytes() == before


@EACH_GAME
def test_a_parallel_step_with_a_wrong_action_changes_nothing(name: str) -> None:
    env = parallel_env(load_game(name), load_game(name).players_with()[-1])
    observations, _ = env.reset(seed=1)
    legal = {agent: int(np.flatnonzero(observation["action_mask"])[0]) for agent, observation in observations.items()}
    due_agents = [agent for agent in env.agents if legal[agent] != env.wait]
    last, before = due_agents[-1], env._episode.state.data.tobytes()
    masked = int(np.flatnonzero(observations[last]["action_mask"] == 0)[0])
    wrong: list[tuple[Any, type[Exception]]] = [
        ({**legal, last: masked}, bw.IllegalAction),
        ({**legal, last: env.wait}, bw.BadAction),
        ({**legal, last: "x"}, bw.BadAction),
        ({agent: legal[agent] for agent in due_agents[:-1]}, bw.BadAction),
        ({**legal, "player_99": 0}, bw.BadSeat),
        (3, bw.BadAction),
    ]
    wrong += [({**legal, agent: 0}, bw.IllegalAction) for agent in env.agents if agent not in due_agents]
    for actions, error in wrong:
        with pytest.raises(error):
            env.step(actions)
        assert env._episode.state.data.tobytes() == before
    env.step(legal)


@EACH_GAME
def test_a_vector_step_with_a_wrong_action_changes_nothing(name: str) -> None:
    for threads in (1, 2):
        envs = SeatsEnv(load_game(name), 4, opponents="random", threads=threads)
        observations, _ = envs.reset(seed=1)
        legal_actions = observations["action_mask"].argmax(axis=1)
        before = state_bytes(envs)
        masked = int(np.flatnonzero(observations["action_mask"][2] == 0)[0])
        for wrong in (masked, -1, load_game(name).num_actions, 2**40):
            actions = legal_actions.copy()
            actions[2] = wrong
            with pytest.raises(bw.IllegalAction, match=r"match 2, .*expected one of \d") as caught:
                envs.step(actions)
            assert caught.value.arguments["match"] == 2 and caught.value.arguments["id"] == wrong
            assert state_bytes(envs) == before
        for wrong in (legal_actions[:3], legal_actions.astype(float), legal_actions.reshape(2, 2), None, "ab", [True] * 4):
            with pytest.raises(bw.BadOption, match=r"expected integers \(4,\)"):
                envs.step(wrong)
            assert state_bytes(envs) == before
        envs.step(legal_actions)
        assert state_bytes(envs) != before


@EACH_GAME
def test_a_batch_refuses_none_as_actions(name: str) -> None:
    env = BatchEnv(load_game(name), 2, load_game(name).players[0])
    with pytest.raises(bw.BadOption, match=r"actions are None, expected integers \(2,\)"):
        env.step(None)


def state_bytes(envs: SeatsEnv) -> bytes:
    """Return the states of all matches and of the bots' generators."""
    arrays = envs._sim._memory.arrays
    return b"".join(arrays[name].tobytes() for name in ("states", "to_move", "bot_rngs", "episodes")) + envs._numbers.tobytes()


@pytest.mark.parametrize("make", MAKERS)
def test_environments_that_are_closed_or_not_reset_are_refused(make: Any) -> None:
    env = make(SMALLEST)
    action = {"player_0": 0} if make is parallel_env else np.zeros(1, int) if make is SeatsEnv else 0
    for look in (lambda: env.step(action), *([env.last] if make is aec_env else [])):
        with pytest.raises(NotReady, match=r"no match yet, expected .* after reset"):
            look()
    env.reset(seed=1)
    env.close()
    env.close()
    for ask in (lambda: env.step(action), env.reset, *([env.last] if make is aec_env else [])):
        with pytest.raises(NotReady, match="is closed"):
            ask()


def test_steps_after_the_end_are_refused() -> None:
    env = aec_env(SMALLEST, max_cycles=1)
    env.reset(seed=1)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    with pytest.raises(bw.BadAction, match="expected None"):
        env.step(0)
    for _ in range(env.players):
        env.step(None)
    with pytest.raises(NotReady, match="every agent has left"):
        env.step(None)
    parallel = parallel_env(SMALLEST, max_cycles=1)
    observations, _ = parallel.reset(seed=1)
    actions = {agent: int(observation["action_mask"].argmax()) for agent, observation in observations.items()}
    parallel.step(actions)
    with pytest.raises(NotReady, match="is over"):
        parallel.step(actions)


@pytest.mark.parametrize("make", [aec_env, parallel_env])
@pytest.mark.parametrize("agent", ["player_2", "nobody", 0, None, ["player_0"]])
def test_unknown_agents_are_refused(make: Any, agent: Any) -> None:
    env = make(SMALLEST)
    env.reset(seed=1)
    methods = [env.observation_space, env.action_space] + ([env.observe] if make is aec_env else [])
    for method in methods:
        with pytest.raises(bw.BadSeat, match="expected one of player_0, player_1"):
            method(agent)


@pytest.mark.parametrize("seed", ["x", 1.5, b"short"])
def test_wrong_seeds_of_pettingzoo_are_refused(seed: Any) -> None:
    env = aec_env(SMALLEST)
    with pytest.raises(bw.BadOption, match="seed"):
        env.reset(seed=seed)


@pytest.mark.parametrize("seed", ["x", 1.5, b"short", -1, True, [1]])
@pytest.mark.parametrize("make", [SeatEnv, SeatsEnv])
def test_wrong_seeds_of_gymnasium_are_refused(make: Any, seed: Any) -> None:
    """Gymnasium refuses negative seeds. Numbers of NumPy are accepted."""
    env = make(SMALLEST)
    with pytest.raises(bw.BadOption, match=r"seed .*: expected a whole number from 0"):
        env.reset(seed=seed)
    observations = [env.reset(seed=number)[0]["observation"] for number in (3, np.int64(3))]
    assert (observations[0] == observations[1]).all()


@pytest.mark.parametrize(("module", "needs"), [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo")])
def test_a_missing_extra_is_reported_in_one_error(module: str, needs: str) -> None:
    """`boardwright.envs` itself needs no extra."""
    code = f"import sys; sys.modules[{needs!r}] = None; import boardwright.envs; import boardwright.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    expected = f"boardwright.envs.{module} needs packages that are not installed: pip install 'boardwright[envs]'"
    assert last == f"{MissingExtra.__module__}.MissingExtra: {expected}" and "During handling" not in done.stderr
