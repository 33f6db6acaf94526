"""Tests of `BatchEnv`: it equals the calls of the simulator, for any batch size, number of threads and kind of arrays."""

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
from tests.contract.matches import GAMES, SMALLEST, TABLES, load_game

STEPS = repetitions(80, proving=2_000, short=40)
EACH_GAME = pytest.mark.parametrize("name", GAMES)


def fewest_players(name: str) -> int:
    """Return the fewest players of a game."""
    return int(load_game(name).players_with()[0])


def first_rows(batch: Batch, count: int = 3) -> bytes:
    """Return the rows of the first matches of a batch, as bytes."""
    return b"".join(np.ascontiguousarray(array[:count]).tobytes() for array in batch)


def unpack_bits(words: np.ndarray, actions: int) -> np.ndarray:
    """Return bit words as a mask of bools."""
    return np.unpackbits(words.view(np.uint8), axis=1, bitorder="little")[:, :actions].astype(bool)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_batch_step_equals_the_calls_of_the_simulator(name: str, players: int) -> None:
    game = load_game(name)
    env = BatchEnv(game, n=4, players=players, seed=8)
    packed = BatchEnv(game, n=4, players=players, seed=8, masks="bits", observations="records", threads=2)
    incremental = BatchEnv(game, n=4, players=players, seed=8, incremental=True)
    sim = bw.Simulator(game, n=4, players=players, seed=8)
    batch, packed_batch = env.batch, packed.batch
    for _ in range(STEPS):
        mask = sim.legal_mask()
        assert batch.to_move.tolist() == packed_batch.to_move.tolist() == sim.to_move.tolist()
        assert (batch.mask == mask).all() and (unpack_bits(packed_batch.mask, game.num_actions) == mask).all()
        assert batch.observation.tobytes() == sim.observe().tobytes()
        assert incremental.batch.observation.tobytes() == batch.observation.tobytes()
        assert packed_batch.observation[1].tobytes() == sim.hidden(1).tobytes()
        actions = sim.sample(mask)
        assert env.sample().tolist() == packed.sample().tolist() == actions.tolist()
        rewards, done = sim.step(actions)
        batch, packed_batch = env.step(actions), packed.step(actions)
        incremental.step(actions)
        assert batch.reward.tobytes() == packed_batch.reward.tobytes() == rewards.tobytes()
        assert batch.done.tolist() == packed_batch.done.tolist() == done.tolist()


@EACH_GAME
def test_neither_n_nor_threads_change_a_match(name: str) -> None:
    def play_steps(n: int, threads: int) -> list[bytes]:
        env = BatchEnv(load_game(name), n, fewest_players(name), seed=5, threads=threads)
        return [first_rows(env.step(env.sample())) for _ in range(STEPS)]

    expected = play_steps(3, 1)
    assert play_steps(9, 1) == expected
    assert play_steps(9, 2) == expected


@EACH_GAME
def test_a_reset_equals_a_new_environment(name: str) -> None:
    env = BatchEnv(load_game(name), 3, fewest_players(name), seed=1)
    first = first_rows(env.batch)
    for _ in range(20):
        env.step(env.sample())
    second = first_rows(env.reset())
    assert second != first and not env.batch.reward.any() and not env.batch.done.any()
    assert first_rows(env.reset(seed=1)) == first
    assert first_rows(BatchEnv(load_game(name), 3, fewest_players(name), seed=4).reset(seed=1)) == first


def test_the_arrays_of_a_batch_are_reused_and_can_be_shared() -> None:
    env = BatchEnv(SMALLEST, 2)
    batch = env.batch
    shared = [np.from_dlpack(array) for array in batch if array.dtype != np.bool_]
    for _ in range(5):
        next_batch = env.step(env.sample())
        assert all(new is old for new, old in zip(next_batch, batch, strict=True))
    assert [array.tobytes() for array in shared] == [array.tobytes() for array in batch if array.dtype != np.bool_]


@pytest.mark.parametrize("arguments", [{}, {"incremental": True}, {"masks": "bits", "observations": "records"}, {"observations": "none"}])
def test_a_copy_plays_the_same_and_has_its_own_arrays(arguments: dict[str, Any]) -> None:
    """A deep copy is made in the same way as by pickle."""
    env = BatchEnv(SMALLEST, 3, seed=1, **arguments)
    for _ in range(5):
        env.step(env.sample())
    copied = copy.deepcopy(env)
    assert first_rows(copied.batch) == first_rows(env.batch)
    for _ in range(5):
        assert first_rows(env.step(env.sample())) == first_rows(copied.step(copied.sample()))


@EACH_GAME
def test_actions_are_sampled_by_the_softmax_of_their_logits(name: str) -> None:
    """An action of logit -inf is never drawn. The draws do not depend on the number of threads."""
    game, n = load_game(name), 3_000
    source = BatchEnv(game, 1, fewest_players(name), seed=2)
    env, threaded = (BatchEnv(game, n, fewest_players(name), seed=2, threads=threads) for threads in (1, 2))
    for batch_env in (env, threaded):
        batch_env.simulator.copy_from(None, 0, source.simulator)
    chance = np.random.default_rng(0)
    legal = np.flatnonzero(source.batch.mask[0])
    logits = chance.normal(size=game.num_actions).astype(np.float32)
    if len(legal) > 2:
        logits[legal[0]] = -np.inf
    drawn = env.sample(np.tile(logits, (n, 1))).copy()
    assert drawn.tolist() == threaded.sample(np.tile(logits, (n, 1))).tolist()
    weights = np.exp(logits[legal].astype(float))
    expected = n * weights / weights.sum()
    counts = np.array([(drawn == action).sum() for action in legal])
    assert counts.sum() == n and not counts[expected == 0].any()
    assert (np.abs(counts - expected) < 5 * np.sqrt(expected) + 1).all()


def test_exponential_has_12_exact_digits() -> None:
    for x in np.linspace(-79, 0, 500):
        assert exponential(x) == pytest.approx(np.exp(x), rel=1e-12)
    assert exponential(-81.0) == exponential(-np.inf) == 0


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
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
def test_invalid_arguments_are_refused_by_name(arguments: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        BatchEnv(**{"game": SMALLEST, **arguments})


def test_invalid_actions_are_refused_and_change_nothing() -> None:
    env = BatchEnv(SMALLEST, 3, seed=1)
    before, states = first_rows(env.batch), env.simulator.states().tobytes()
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
        assert first_rows(env.batch) == before and env.simulator.states().tobytes() == states


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
