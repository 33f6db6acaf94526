"""Many matches in one call: the same as the simulator's single calls, for any batch size, number of threads and kind of arrays."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.errors import BadOption, IllegalAction, UnknownGame
from boardwright.core.machine.batch_loops import exponential
from boardwright.envs.batch import Batch, BatchEnv
from tests.conftest import repetitions
from tests.contract.matches import GAMES, SMALLEST, TABLES, loaded

STEPS = repetitions(80, proving=2_000, short=40)
EACH = pytest.mark.parametrize("name", GAMES)


def fewest(name: str) -> int:
    return int(loaded(name).players_with()[0])


def rows(batch: Batch, count: int = 3) -> bytes:
    """Everything about the first matches of a batch."""
    return b"".join(np.ascontiguousarray(each[:count]).tobytes() for each in batch)


def bits_of(words: np.ndarray, actions: int) -> np.ndarray:
    """Bit words as a mask of bools."""
    return np.unpackbits(words.view(np.uint8), axis=1, bitorder="little")[:, :actions].astype(bool)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_one_call_is_the_calls_of_the_simulator(name: str, players: int) -> None:
    game = loaded(name)
    env = BatchEnv(game, n=4, players=players, seed=8)
    packed = BatchEnv(game, n=4, players=players, seed=8, masks="bits", observations="records", threads=2)
    changing = BatchEnv(game, n=4, players=players, seed=8, incremental=True)
    sim = bw.Simulator(game, n=4, players=players, seed=8)
    batch, small = env.batch, packed.batch
    for _ in range(STEPS):
        mask = sim.legal_mask()
        assert batch.to_move.tolist() == small.to_move.tolist() == sim.to_move.tolist()
        assert (batch.mask == mask).all() and (bits_of(small.mask, game.num_actions) == mask).all()
        assert batch.observation.tobytes() == sim.observe().tobytes()
        assert changing.batch.observation.tobytes() == batch.observation.tobytes()
        assert small.observation[1].tobytes() == sim.hidden(1).tobytes()
        actions = sim.sample(mask)
        assert env.sample().tolist() == packed.sample().tolist() == actions.tolist()
        rewards, done = sim.step(actions)
        batch, small = env.step(actions), packed.step(actions)
        changing.step(actions)
        assert batch.reward.tobytes() == small.reward.tobytes() == rewards.tobytes()
        assert batch.done.tolist() == small.done.tolist() == done.tolist()


@EACH
def test_neither_n_nor_threads_change_a_match(name: str) -> None:
    def played(n: int, threads: int) -> list[bytes]:
        env = BatchEnv(loaded(name), n, fewest(name), seed=5, threads=threads)
        return [rows(env.step(env.sample())) for _ in range(STEPS)]

    one = played(3, 1)
    assert played(9, 1) == one
    assert played(9, 2) == one


@EACH
def test_a_reset_begins_as_a_new_environment(name: str) -> None:
    env = BatchEnv(loaded(name), 3, fewest(name), seed=1)
    first = rows(env.batch)
    for _ in range(20):
        env.step(env.sample())
    second = rows(env.reset())
    assert second != first and not env.batch.reward.any() and not env.batch.done.any()
    assert rows(env.reset(seed=1)) == first
    assert rows(BatchEnv(loaded(name), 3, fewest(name), seed=4).reset(seed=1)) == first


def test_the_arrays_stay_where_they_are_and_can_be_handed_on() -> None:
    env = BatchEnv(SMALLEST, 2)
    batch = env.batch
    held = [np.from_dlpack(each) for each in batch if each.dtype != np.bool_]
    for _ in range(5):
        again = env.step(env.sample())
        assert all(new is old for new, old in zip(again, batch, strict=True))
    assert [each.tobytes() for each in held] == [each.tobytes() for each in batch if each.dtype != np.bool_]


@pytest.mark.parametrize("how", [{}, {"incremental": True}, {"masks": "bits", "observations": "records"}, {"observations": "none"}])
def test_a_copy_goes_on_alike(how: dict[str, Any]) -> None:
    """A copy is made as by pickle, and has its own arrays."""
    env = BatchEnv(SMALLEST, 3, seed=1, **how)
    for _ in range(5):
        env.step(env.sample())
    other = copy.deepcopy(env)
    assert rows(other.batch) == rows(env.batch)
    for _ in range(5):
        assert rows(env.step(env.sample())) == rows(other.step(other.sample()))


@EACH
def test_actions_are_drawn_as_their_logits_say(name: str) -> None:
    """Against the softmax in NumPy; -inf is never drawn; the same draws for any number of threads."""
    game, n = loaded(name), 3_000
    one = BatchEnv(game, 1, fewest(name), seed=2)
    env, other = (BatchEnv(game, n, fewest(name), seed=2, threads=threads) for threads in (1, 2))
    for each in (env, other):
        each.simulator.copy_from(None, 0, one.simulator)
    chance = np.random.default_rng(0)
    legal = np.flatnonzero(one.batch.mask[0])
    logits = chance.normal(size=game.num_actions).astype(np.float32)
    if len(legal) > 2:
        logits[legal[0]] = -np.inf
    drawn = env.sample(np.tile(logits, (n, 1))).copy()
    assert drawn.tolist() == other.sample(np.tile(logits, (n, 1))).tolist()
    weights = np.exp(logits[legal].astype(float))
    expected = n * weights / weights.sum()
    found = np.array([(drawn == action).sum() for action in legal])
    assert found.sum() == n and not found[expected == 0].any()
    assert (np.abs(found - expected) < 5 * np.sqrt(expected) + 1).all()


def test_the_exponential_is_exact_enough() -> None:
    for x in np.linspace(-79, 0, 500):
        assert exponential(x) == pytest.approx(np.exp(x), rel=1e-12)
    assert exponential(-81.0) == exponential(-np.inf) == 0


@pytest.mark.parametrize(
    ("how", "error", "told"),
    [
        ({"game": "chess"}, UnknownGame, "chess"),
        ({"n": 0}, BadOption, "n 0"),
        ({"players": 9}, BadOption, "9"),
        ({"masks": "words"}, BadOption, "words.*bits"),
        ({"observations": "pixels"}, BadOption, "pixels.*records"),
        ({"observations": "records", "incremental": True}, BadOption, "records.*floats"),
        ({"reward": "points"}, BadOption, "points.*place"),
        ({"options": {"colour": 1}}, BadOption, "colour"),
        ({"threads": 0}, BadOption, "threads 0"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(how: dict[str, Any], error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told):
        BatchEnv(**{"game": SMALLEST, **how})


def test_what_cannot_be_stepped_changes_nothing() -> None:
    env = BatchEnv(SMALLEST, 3, seed=1)
    before, states = rows(env.batch), env.simulator.states().tobytes()
    good = env.sample().copy()
    illegal = int(np.flatnonzero(~env.batch.mask[2])[0])
    for bad, error in (
        ([*good[:2], illegal], IllegalAction),
        ([*good[:2], -1], IllegalAction),
        ([*good[:2], env.num_actions], IllegalAction),
        (good[:2], BadOption),
        (good.astype(float), BadOption),
        (good.reshape(3, 1), BadOption),
    ):
        with pytest.raises(error):
            env.step(np.array(bad))
        assert rows(env.batch) == before and env.simulator.states().tobytes() == states


@pytest.mark.parametrize("spoil", [np.nan, np.inf, -np.inf])
def test_logits_that_allow_nothing_are_refused(spoil: float) -> None:
    env = BatchEnv(SMALLEST, 2)
    logits = np.zeros((2, env.num_actions), np.float32)
    logits[1, env.batch.mask[1]] = spoil
    with pytest.raises(BadOption, match="match 1"):
        env.sample(logits)
    for wrong in (logits.astype(float), logits[0]):
        with pytest.raises(BadOption, match="expected float32"):
            env.sample(wrong)
    logits[1], logits[0] = 0, 0
    logits[~env.batch.mask] = np.nan  # logits of illegal actions are ignored
    assert (env.sample(logits) >= 0).all()
