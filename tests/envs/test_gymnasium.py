"""Tests of the environments of Gymnasium: its own check, and that vector environments play the same matches as single ones."""

from __future__ import annotations

import copy
import re
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import boardwright as bw
from boardwright.core.machine.random import derived_key, key_of
from boardwright.envs.gymnasium import id_of
from boardwright.envs.rewards import REWARDS
from boardwright.envs.seat import SeatEnv
from boardwright.envs.seats import SeatsEnv
from tests.conftest import choose_cases, repetitions
from tests.contract.matches import GAMES, SMALLEST, informed_bots, load_game, make_generator
from tests.envs.tables import ENV_TABLES, env_arguments, label

STEPS = repetitions(60, proving=2_000, short=20)
EACH_GAME = pytest.mark.parametrize("name", GAMES)


@pytest.mark.parametrize("table", ENV_TABLES, ids=label)
def test_an_environment_passes_the_check_of_gymnasium(table: Any) -> None:
    check_env(gymnasium.make(id_of(table[0]), **{**env_arguments(table), "opponents": "random"}).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", choose_cases([SMALLEST], GAMES))
def test_every_render_mode_passes_the_check_of_gymnasium(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []
    monkeypatch.setattr("boardwright.envs.page.Page.show", lambda page, record: shown.append(record))
    check_env(gymnasium.make(id_of(name), opponents="random").unwrapped)
    assert len(shown) == 1 and bw.verify(shown[0]).actions == len(shown[0]["actions"])


@EACH_GAME
def test_ids_of_environments_come_from_the_names_of_games(name: str) -> None:
    assert re.fullmatch(r"boardwright/[A-Z]\w+-v0", id_of(name))
    env = gymnasium.make(id_of(name))
    assert isinstance(env.unwrapped, SeatEnv) and env.unwrapped.game is load_game(name)
    envs = gymnasium.make_vec(id_of(name), num_envs=3)
    assert isinstance(envs, SeatsEnv) and envs.num_envs == 3 and envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


@EACH_GAME
@pytest.mark.parametrize("seat", [1, None])
def test_a_vector_environment_plays_the_same_matches_as_a_single_one(name: str, seat: int | None) -> None:
    """Observations, masks, rewards and ends agree over several matches in the same place, against bots that read the state or slip."""
    opponents = informed_bots(load_game(name))[0] if seat is None else "novice"
    arguments: dict[str, Any] = {"game": load_game(name), "opponents": opponents, "seat": seat, "reward": "place"}
    single, vector = SeatEnv(**arguments), SeatsEnv(num_envs=3, threads=2, **arguments)
    observations, info = vector.reset(seed=5)
    observation, single_info = single.reset(seed=5)
    chance, must_reset = make_generator("places", name), False
    for _ in range(STEPS):
        assert (
            observation_bytes(observations, 0) == observation_bytes(observation)
            and info["action_mask"][0].tolist() == single_info["action_mask"].tolist()
        )
        actions = random_actions(observations, chance)
        observations, rewards, terminated, truncated, info = vector.step(actions)
        if must_reset:
            observation, single_info = single.reset()
            reward, ended = 0.0, False
        else:
            observation, reward, ended, _, single_info = single.step(int(actions[0]))
        assert (rewards[0], terminated[0], truncated[0]) == (reward, ended, False)
        must_reset = ended
        assert vector.seats[0] == single.seat


def observation_bytes(observation: dict[str, Any], i: int | None = None) -> bytes:
    """Return an observation, or that of place i of several, as bytes."""
    return b"".join(np.ascontiguousarray(array if i is None else array[i]).tobytes() for array in observation.values())


def random_actions(observations: dict[str, Any], chance: Any) -> np.ndarray:
    """Return a random legal action for each place; 0 if its match is over."""
    return np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in observations["action_mask"]])


@EACH_GAME
def test_single_and_vector_environments_give_the_same_rewards(name: str) -> None:
    best = informed_bots(load_game(name))[-1]
    for reward in REWARDS:
        arguments: dict[str, Any] = {"game": load_game(name), "opponents": best, "reward": reward}
        single, vector = SeatEnv(**arguments), SeatsEnv(num_envs=1, **arguments)
        bot = bw.bot(best, load_game(name))
        observation, _ = single.reset(seed=2)
        vector.reset(seed=2)
        over = False
        while not over:
            single._episode.list_legal(single.seat)
            action = bot.choose(single._episode.hidden.record, np.flatnonzero(observation["action_mask"]))
            observation, own_reward, over, _, _ = single.step(action)
            observations, rewards, ended, _, _ = vector.step(np.array([action]))
            assert (rewards[0], ended[0]) == (pytest.approx(own_reward), over)
        assert observation_bytes(observations, 0) == observation_bytes(observation) and not observation["action_mask"].any()


@EACH_GAME
def test_a_match_does_not_depend_on_the_number_of_matches_or_threads(name: str) -> None:
    def play_steps(num_envs: int, threads: int) -> list[bytes]:
        envs = SeatsEnv(load_game(name), num_envs, opponents="random", seat=None, threads=threads)
        observations, _ = envs.reset(seed=8)
        chances = [make_generator("n", name, i) for i in range(2)]
        results = []
        for _ in range(STEPS // 2):
            actions = random_actions(observations, make_generator("others"))
            actions[:2] = [random_actions({"action_mask": observations["action_mask"][i : i + 1]}, chances[i])[0] for i in range(2)]
            observations, rewards, over, _, _ = envs.step(actions)
            results.append(
                observation_bytes(observations, 0) + observation_bytes(observations, 1) + rewards[:2].tobytes() + over[:2].tobytes()
            )
        return results

    expected = play_steps(2, 1)
    assert play_steps(5, 1) == expected == play_steps(5, 2)


@EACH_GAME
def test_the_first_match_of_a_seed_equals_that_of_the_simulator(name: str) -> None:
    env = SeatEnv(load_game(name), opponents="random")
    env.reset(seed=3)
    env.reset(seed=3)
    match = load_game(name).new_match(players=env.players, seed=derived_key(key_of(3), "match", 0))
    for seat, id in env._episode.decisions:
        match.play(seat, id)
    assert env._episode.state.data.tobytes() == match.state_bytes()


@EACH_GAME
def test_a_copy_plays_the_same(name: str) -> None:
    for reward in ("win", "dense"):
        single = SeatEnv(load_game(name), opponents="novice", reward=reward)
        vector = SeatsEnv(load_game(name), 3, opponents="novice", reward=reward, seat=None)
        single.reset(seed=1)
        observations, _ = vector.reset(seed=1)
        for _ in range(3):
            single.step(first_legal_actions(single.action_masks()[None])[0])
            observations, *_ = vector.step(first_legal_actions(observations["action_mask"]))
        for env in (single, vector):
            copied: Any = copy.deepcopy(env)
            for _ in range(5):
                action = single.action_masks().argmax() if env is single else first_legal_actions(observations["action_mask"])
                result, copied_result = env.step(action), copied.step(action)
                observations = result[0]
                assert observation_bytes(result[0]) == observation_bytes(copied_result[0]) and np.all(result[1] == copied_result[1])
            observations, _ = vector.reset(seed=1)


def first_legal_actions(masks: np.ndarray) -> np.ndarray:
    """Return the first legal action of each row."""
    actions: np.ndarray = masks.argmax(axis=1)
    return actions


def test_observations_are_copied_unless_copy_is_false() -> None:
    for copies in (True, False):
        envs = SeatsEnv(SMALLEST, 2, opponents="random", copy=copies)
        observations, _ = envs.reset(seed=1)
        held = observations["observation"]
        before = held.copy()
        envs.step(first_legal_actions(observations["action_mask"]))
        assert (held == before).all() == copies


def test_a_vector_environment_samples_legal_actions_with_masks() -> None:
    envs = SeatsEnv(SMALLEST, 3, opponents="random")
    observations, _ = envs.reset(seed=1)
    for _ in range(5):
        observations = envs.step(envs.action_space.sample(tuple(observations["action_mask"])))[0]


def test_a_sample_with_a_mask_draws_every_legal_action_equally_often() -> None:
    space = SeatEnv(SMALLEST).action_space
    mask = np.zeros(space.n, np.int8)
    mask[[0, 3, space.n - 1]] = 1
    space.seed(1)
    counts = np.bincount([space.sample(mask) for _ in range(3_000)], minlength=space.n)
    assert np.flatnonzero(counts).tolist() == [0, 3, space.n - 1]
    assert counts[counts > 0].min() > 1_000 - 5 * 26  # five standard deviations
    assert space.contains(space.sample(mask)) and type(space.sample(mask)) is np.int64
    for wrong in (mask.astype(float), mask[1:], mask.tolist()):
        with pytest.raises((AssertionError, TypeError, ValueError)):
            space.sample(wrong)
