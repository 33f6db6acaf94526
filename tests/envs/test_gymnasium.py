"""Gymnasium's own check; vector environments play the matches of single ones, for every size and number of threads."""

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
from tests.contract.matches import GAMES, SMALLEST, generator, knowing_bots, loaded
from tests.envs.tables import EVERY, label, prepared

STEPS = repetitions(60, proving=2_000, short=20)
EACH = pytest.mark.parametrize("name", GAMES)


@pytest.mark.parametrize("table", EVERY, ids=label)
def test_it_passes_the_check_of_gymnasium(table: Any) -> None:
    check_env(gymnasium.make(id_of(table[0]), **{**prepared(table), "opponents": "random"}).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", choose_cases([SMALLEST], GAMES))
def test_every_way_of_looking_at_it_passes_the_check(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []
    monkeypatch.setattr("boardwright.envs.page.Page.show", lambda page, record: shown.append(record))
    check_env(gymnasium.make(id_of(name), opponents="random").unwrapped)
    assert len(shown) == 1 and bw.verify(shown[0]).actions == len(shown[0]["actions"])


@EACH
def test_ids_come_from_the_names_of_games(name: str) -> None:
    assert re.fullmatch(r"boardwright/[A-Z]\w+-v0", id_of(name))
    env = gymnasium.make(id_of(name))
    assert isinstance(env.unwrapped, SeatEnv) and env.unwrapped.game is loaded(name)
    envs = gymnasium.make_vec(id_of(name), num_envs=3)
    assert isinstance(envs, SeatsEnv) and envs.num_envs == 3 and envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


@EACH
@pytest.mark.parametrize("seat", [1, None])
def test_a_place_plays_the_matches_of_a_single_environment(name: str, seat: int | None) -> None:
    """Observations, masks, rewards and ends, over several matches in the same place; bots that look and bots that slip."""
    opponents = knowing_bots(loaded(name))[0] if seat is None else "novice"
    how: dict[str, Any] = {"game": loaded(name), "opponents": opponents, "seat": seat, "reward": "place"}
    one, all_ = SeatEnv(**how), SeatsEnv(num_envs=3, threads=2, **how)
    seen, info = all_.reset(seed=5)
    alone, its_info = one.reset(seed=5)
    chance, begin = generator("places", name), False
    for _ in range(STEPS):
        assert row(seen, 0) == row(alone) and info["action_mask"][0].tolist() == its_info["action_mask"].tolist()
        actions = by_chance(seen, chance)
        seen, rewards, over, cut, info = all_.step(actions)
        if begin:
            alone, its_info = one.reset()
            reward, ended = 0.0, False
        else:
            alone, reward, ended, _, its_info = one.step(int(actions[0]))
        assert (rewards[0], over[0], cut[0]) == (reward, ended, False)
        begin = ended
        assert all_.seats[0] == one.seat


def row(seen: dict[str, Any], i: int | None = None) -> bytes:
    """An observation (of place i of several) as bytes."""
    return b"".join(np.ascontiguousarray(each if i is None else each[i]).tobytes() for each in seen.values())


def by_chance(seen: dict[str, Any], chance: Any) -> np.ndarray:
    """A legal action for each place; 0 where the match is over."""
    return np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in seen["action_mask"]])


@EACH
def test_whole_matches_give_the_same_rewards_alone_and_together(name: str) -> None:
    best = knowing_bots(loaded(name))[-1]
    for reward in REWARDS:
        how: dict[str, Any] = {"game": loaded(name), "opponents": best, "reward": reward}
        one, all_ = SeatEnv(**how), SeatsEnv(num_envs=1, **how)
        bot = bw.bot(best, loaded(name))
        seen, _ = one.reset(seed=2)
        all_.reset(seed=2)
        over = False
        while not over:
            one._episode.list_legal(one.seat)
            action = bot.choose(one._episode.hidden.record, np.flatnonzero(seen["action_mask"]))
            seen, gained, over, _, _ = one.step(action)
            together, rewards, ended, _, _ = all_.step(np.array([action]))
            assert (rewards[0], ended[0]) == (pytest.approx(gained), over)
        assert row(together, 0) == row(seen) and not seen["action_mask"].any()


@EACH
def test_neither_the_number_of_matches_nor_of_threads_changes_one(name: str) -> None:
    def played(num_envs: int, threads: int) -> list[bytes]:
        envs = SeatsEnv(loaded(name), num_envs, opponents="random", seat=None, threads=threads)
        seen, _ = envs.reset(seed=8)
        chances = [generator("n", name, i) for i in range(2)]
        found = []
        for _ in range(STEPS // 2):
            actions = by_chance(seen, generator("others"))
            actions[:2] = [by_chance({"action_mask": seen["action_mask"][i : i + 1]}, chances[i])[0] for i in range(2)]
            seen, rewards, over, _, _ = envs.step(actions)
            found.append(row(seen, 0) + row(seen, 1) + rewards[:2].tobytes() + over[:2].tobytes())
        return found

    few = played(2, 1)
    assert played(5, 1) == few == played(5, 2)


@EACH
def test_the_first_match_of_a_seed_is_that_of_the_simulator(name: str) -> None:
    env = SeatEnv(loaded(name), opponents="random")
    env.reset(seed=3)
    env.reset(seed=3)
    match = loaded(name).new_match(players=env.players, seed=derived_key(key_of(3), "match", 0))
    for seat, id in env._episode.decisions:
        match.play(seat, id)
    assert env._episode.state.data.tobytes() == match.state_bytes()


@EACH
def test_a_copy_goes_on_alike(name: str) -> None:
    for reward in ("win", "dense"):
        one = SeatEnv(loaded(name), opponents="novice", reward=reward)
        all_ = SeatsEnv(loaded(name), 3, opponents="novice", reward=reward, seat=None)
        one.reset(seed=1)
        seen, _ = all_.reset(seed=1)
        for _ in range(3):
            one.step(first(one.action_masks()[None])[0])
            seen, *_ = all_.step(first(seen["action_mask"]))
        for env in (one, all_):
            other: Any = copy.deepcopy(env)
            for _ in range(5):
                action = one.action_masks().argmax() if env is one else first(seen["action_mask"])
                mine, its = env.step(action), other.step(action)
                seen = mine[0]
                assert row(mine[0]) == row(its[0]) and np.all(mine[1] == its[1])
            seen, _ = all_.reset(seed=1)


def first(masks: np.ndarray) -> np.ndarray:
    """The first legal action of each row."""
    found: np.ndarray = masks.argmax(axis=1)
    return found


def test_what_a_step_gives_is_the_callers_unless_they_want_speed() -> None:
    for own in (True, False):
        envs = SeatsEnv(SMALLEST, 2, opponents="random", copy=own)
        seen, _ = envs.reset(seed=1)
        held = seen["observation"]
        before = held.copy()
        envs.step(first(seen["action_mask"]))
        assert (held == before).all() == own


def test_a_vector_environment_samples_by_its_masks() -> None:
    envs = SeatsEnv(SMALLEST, 3, opponents="random")
    seen, _ = envs.reset(seed=1)
    for _ in range(5):
        seen = envs.step(envs.action_space.sample(tuple(seen["action_mask"])))[0]


def test_a_sample_with_a_mask_takes_every_legal_action_alike() -> None:
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
