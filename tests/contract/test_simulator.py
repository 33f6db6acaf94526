"""Tests of the simulator: its matches equal those of `Match`, for any n, threads and engine; wrong arguments change nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.machine.random import derived_key, key_of
from tests.conftest import repetitions
from tests.contract.matches import GAMES, SMALLEST, TABLES, informed_bots, load_game, play_decisions

STEPS = repetitions(120, proving=2_400, short=60)
EACH_GAME = pytest.mark.parametrize("name", GAMES)


def fewest_players(name: str) -> int:
    """Return the fewest players of a game."""
    return int(load_game(name).players_with()[0])


def play_steps(name: str, steps: int, n: int, **settings: Any) -> list[bytes]:
    """Return the states and rewards of the first three matches after each of some random steps."""
    sim = bw.Simulator(load_game(name), n=n, players=fewest_players(name), seed=5, **settings)
    results = []
    for _ in range(steps):
        rewards, done = sim.step(sim.sample(sim.legal_mask()))
        results.append(sim.states()[:3].tobytes() + rewards[:3].tobytes() + done[:3].tobytes() + sim.to_move[:3].tobytes())
    return results


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_matches_of_the_simulator_equal_those_of_match(name: str, players: int) -> None:
    """With the same key, the seats to move, masks, states and results are the same."""
    game = load_game(name)
    sim = bw.Simulator(game, n=2, players=players, seed=9, reward="place")
    match = game.new_match(players=players, seed=derived_key(key_of(9), "match", 1))
    for _ in range(STEPS):
        assert sim.states()[1].tobytes() == match.state_bytes()
        seat = match.actors[0]
        assert sim.to_move[1] == seat
        mask = sim.legal_mask()
        assert np.flatnonzero(mask[1]).tolist() == match.legal_ids(seat).tolist()
        assert sim.hidden(1).tobytes() == match.hidden(seat).tobytes()
        action = int(sim.sample(mask)[1])
        assert mask[1, action]
        match.play(seat, action)
        rewards, done = sim.step(actions_with(sim, action))
        assert done[1] == match.over
        if match.over:
            places = {seat: place for place, seats in enumerate(match.result.ranking) for seat in seats}
            order = sorted(range(players), key=lambda s: (-rewards[1, s], places[s]))
            assert [places[s] for s in order] == sorted(places.values())
            assert rewards[1].sum() == pytest.approx(players / 2)
            return
        assert not rewards[1].any()


def actions_with(sim: Any, action: int) -> np.ndarray:
    """Return the given action for match 1, with the first legal one for match 0."""
    return np.array([int(np.flatnonzero(sim.legal_mask()[0])[0]), action])


@EACH_GAME
def test_neither_n_nor_threads_change_a_match(name: str) -> None:
    expected = play_steps(name, STEPS, 3)
    assert play_steps(name, STEPS, 10) == expected
    assert play_steps(name, STEPS, 10, threads=2) == expected


@EACH_GAME
def test_a_playout_equals_the_matches_of_simulate(name: str) -> None:
    """The final states are the same with the same seed, for random bots and for bots that read the state."""
    game, players = load_game(name), fewest_players(name)
    for bot in ("random", informed_bots(game)[0]):
        finals: list[bytes] = []
        totals = simulate_batch(game, players, [bot] * players, 4, key_of(3), each=lambda states, _, to=finals: to.append(states.tobytes()))
        sim = bw.Simulator(game, n=4, players=players, seed=3, threads=2)
        lengths = sim.playout(bot)
        assert sim.states().tobytes() == finals[0] and lengths.tolist() == totals.lengths
        assert (sim.to_move == -1).all() and sim.outcome(0) is not None
        wins = np.zeros(players)
        for i in range(4):
            best = sim.outcome(i).ranking[0]  # type: ignore[union-attr]
            wins[best] += 1 / len(best)
        assert wins.tolist() == totals.wins.tolist()


@EACH_GAME
def test_finished_matches_are_reset_and_the_winner_is_rewarded(name: str) -> None:
    """All episodes have different keys."""
    game, players = load_game(name), fewest_players(name)
    sim = bw.Simulator(game, n=2, players=players, seed=1)
    keys, ended = {sim.states()["rng"]["key"][i].tobytes() for i in range(2)}, 0
    while ended < 3:
        before = sim.states()["rng"]["key"].copy()
        rewards, done = sim.step(sim.sample(sim.legal_mask()))
        assert (sim.to_move >= 0).all()
        for i in np.flatnonzero(done):
            ended += 1
            keys.add(sim.states()["rng"]["key"][i].tobytes())
            assert rewards[i].sum() == pytest.approx(1) and (rewards[i] >= 0).all()
        assert (sim.states()["rng"]["key"][~done] == before[~done]).all()
    assert len(keys) == 2 + ended


@EACH_GAME
def test_a_playout_of_some_decisions_can_be_continued(name: str) -> None:
    game, players = load_game(name), fewest_players(name)
    whole = bw.Simulator(game, n=2, players=players, seed=4)
    halves = bw.Simulator(game, n=2, players=players, seed=4)
    total = whole.playout("random").copy()
    first = halves.playout("random", decisions=10).copy()
    assert (first == 10).all() and halves.outcome(0) is None
    assert (first + halves.playout("random") == total).all()
    assert halves.states().tobytes() == whole.states().tobytes()


@EACH_GAME
def test_determinized_matches_look_the_same_to_the_seat_and_differ_in_their_future(name: str) -> None:
    game, players = load_game(name), fewest_players(name)
    source = bw.Simulator(game, players=players, seed=2)
    worlds = bw.Simulator(game, n=4, players=players, seed=8)
    for decisions in (0, 3, 4):
        source.playout("random", decisions)
        seat = int(source.to_move[0])
        hidden = source.hidden(0)
        worlds.determinize(hidden)
        assert (worlds.to_move == seat).all()
        assert all(worlds.hidden(i, seat).tobytes() == hidden.tobytes() for i in range(4))
        assert (worlds.legal_mask() == source.legal_mask()).all()
        assert len({worlds.states()["rng"]["key"][i].tobytes() for i in range(4)}) == 4
        before = worlds.states().tobytes()
        worlds.determinize(hidden, 2)
        size = game.state_dtype.itemsize
        after = worlds.states().tobytes()
        assert after[: 2 * size] == before[: 2 * size] and after[3 * size :] == before[3 * size :] and after != before


@EACH_GAME
def test_observations_are_those_of_the_seat_to_move(name: str) -> None:
    game, players = load_game(name), fewest_players(name)
    if not hasattr(game.module("state"), "State"):  # observations require declared fields
        with pytest.raises(bw.BadData, match="declared"):
            bw.Simulator(game, players=players).observe()
        return
    sim = bw.Simulator(game, n=3, players=players, seed=9, threads=2)
    match = game.new_match(players=players, seed=derived_key(key_of(9), "match", 1))
    for _ in range(30):
        observations = sim.observe()
        assert observations.shape == (3, game.observation_size) and observations.dtype == np.float32 and sim.observe() is observations
        assert (observations[1] == match.observe(match.actors[0])).all()
        actions = sim.sample(sim.legal_mask())
        match.play(match.actors[0], int(actions[1]))
        sim.step(actions)
        if match.over:
            return


@EACH_GAME
def test_copy_from_copies_matches(name: str) -> None:
    game, players = load_game(name), fewest_players(name)
    target, source = bw.Simulator(game, n=3, players=players, seed=1), bw.Simulator(game, n=2, players=players, seed=6)
    source.playout("random", 15)
    target.copy_from(None, 1, source)
    target.copy_from(2, 0, source)
    assert target.states()[0].tobytes() == target.states()[1].tobytes() == source.states()[1].tobytes()
    assert target.states()[2].tobytes() == source.states()[0].tobytes()
    assert (target.legal_mask()[1] == source.legal_mask()[1]).all() and (target.legal_mask()[2] == source.legal_mask()[0]).all()


@EACH_GAME
def test_an_illegal_action_is_refused_and_changes_nothing(name: str) -> None:
    game, players = load_game(name), fewest_players(name)
    for threads in (1, 2):
        sim = bw.Simulator(game, n=4, players=players, threads=threads)
        good = sim.sample(sim.legal_mask()).copy()
        before = sim.states().tobytes()
        illegal = int(np.flatnonzero(~sim.legal_mask()[2])[0])
        for bad in (illegal, -1, game.num_actions, 2**40):
            actions = good.astype(np.int64)
            actions[2] = bad
            with pytest.raises(bw.IllegalAction) as caught:
                sim.step(actions)
            assert caught.value.arguments["match"] == 2 and caught.value.arguments["id"] == bad
            assert sim.states().tobytes() == before
        sim.playout("random")
        with pytest.raises(bw.IllegalAction, match="match_over"):
            sim.step(good)


def test_calls_without_bots_and_with_unfit_arrays_are_refused() -> None:
    """Compiled code would otherwise read and write beyond its memory."""
    sim = bw.Simulator(SMALLEST, n=2, players=fewest_players(SMALLEST), seed=1)
    before = sim.states().tobytes()
    for play in (lambda: sim.play_on(1), lambda: sim.answer(None, np.zeros(2, np.int64))):
        with pytest.raises(bw.BadOption, match="no bots play here yet, expected a call of seat_bots"):
            play()
    sim.seat_bots(["random"] * sim.players)
    read_only = np.zeros((2, 50), np.int32)
    read_only.flags.writeable = False
    too_few = np.zeros((1, 50), np.int32)
    for log in (read_only, too_few, np.zeros((2, 50)), np.zeros((2, 50), np.int32)[:, ::2], np.zeros(2, np.int32), [[1], [2]]):
        with pytest.raises(bw.BadOption, match=r"log .*: expected a contiguous, writeable array of int32 \(2, …\)"):
            sim.play_on(1, log)  # type: ignore[arg-type]
    for stops in (np.zeros(1, np.int64), np.zeros(2), [0, 0], None):
        with pytest.raises(bw.BadOption, match=r"stops .*: expected a contiguous, writeable array of int64 \(2,\)"):
            sim.answer(None, stops)  # type: ignore[arg-type]
    for wrong in ({"decisions": -1}, {"decisions": 1.5}, {"budget": -1}, {"budget": "x"}, {"bots": None}, {"bots": 5}):
        with pytest.raises(bw.BadOption, match=next(iter(wrong))):
            sim.playout(**{"bots": "random"} | wrong)  # type: ignore[arg-type]
    for number in (1_000_001, 2**40, 2**63, 2**64 + 1):  # compiled code would take the last one for 1
        for name in ("decisions", "budget"):
            with pytest.raises(bw.BadOption, match=f"{name} .*: expected a whole number from 0 to 1000000"):
                sim.playout("random", **{name: number})
    assert sim.states().tobytes() == before


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_forked_process_starts_its_own_threads() -> None:
    """`multiprocessing` forks by default on Linux before Python 3.14."""
    sim = bw.Simulator(SMALLEST, n=4, players=fewest_players(SMALLEST), threads=2, seed=1)
    sim.playout("random", 5)
    child = os.fork()
    if child == 0:
        signal.alarm(120)  # end the child if it waits for threads of its parent
        sim.playout("random", 5)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0


def test_numbers_of_numpy_are_accepted() -> None:
    """Match files contain numbers of Python instead."""
    game, two = load_game(SMALLEST), np.int64(2)
    sim, same = bw.Simulator(game, two, two, seed=np.uint32(7)), bw.Simulator(game, 2, 2, seed=7)
    assert sim.states().tobytes() == same.states().tobytes()
    match = game.new_match(players=np.int8(2), seed=two)
    assert json.dumps(match.record()) == json.dumps(game.new_match(players=2, seed=2).record())


def test_invalid_arguments_are_refused() -> None:
    game = load_game(SMALLEST)
    players = fewest_players(SMALLEST)
    counts: list[dict[str, Any]] = [{"n": 0}, {"n": True}, {"threads": 0}, {"threads": 2**20}, {"players": 99}]
    for wrong in (*counts, {"options": {"no": 1}}, {"reward": "money"}, {"seed": "x"}):
        with pytest.raises(bw.BadOption):
            bw.Simulator(game, **{"players": players} | wrong)
    for no_game in (None, 5, ["chess"], "chess"):
        with pytest.raises(bw.UnknownGame):
            bw.Simulator(no_game)  # type: ignore[arg-type]
        with pytest.raises(bw.UnknownGame):
            bw.bot("random", no_game)  # type: ignore[arg-type]
    sim = bw.Simulator(SMALLEST, n=2, players=players)
    for actions in ([0], [[0], [0, 0]], [0, 0, 0], [0.0, 1.0], "ab", [[0, 0]], [True, False]):
        with pytest.raises(bw.BadOption):
            sim.step(actions)
    for mask in (np.ones((2, 3), bool), np.ones((2, game.num_actions)), [True]):
        with pytest.raises(bw.BadOption):
            sim.sample(mask)  # type: ignore[arg-type]
    with pytest.raises(bw.BadOption, match=r"logits .*: expected an array"):
        sim.sample_by([[0.0], [0.0, 1.0]])  # type: ignore[arg-type]
    with pytest.raises(bw.BadOption, match=r"n .*: expected a whole number from 1 to"):
        bw.Simulator(game, n=2**70, players=players)
    for bots in (["random"], "nobody", ["random"] * 9):
        with pytest.raises(bw.BadOption):
            sim.playout(bots)
    with pytest.raises(bw.BadOption):
        sim.copy_from(0, 0, bw.Simulator(game, players=game.players[-1]))
    with pytest.raises(bw.BadOption):
        sim.determinize(game.new_match(players=game.players[-1], seed=0).hidden(0))
    for no_record in (5, None, sim.states(), sim.states()[0]):
        with pytest.raises(bw.BadOption, match="expected a hidden record"):
            sim.determinize(no_record)
    for bad in (-1, 2, "x"):
        for ask in (sim.hidden, sim.outcome, sim.cell, lambda i: sim.copy_from(0, i), lambda i: sim.copy_from(i, 0)):
            with pytest.raises(bw.BadOption, match=r"match .*: expected a whole number from 0 to 1"):
                ask(bad)
    for seat in (players, "x", -1, 1.0, True):
        for ask_seat in (sim.hidden, sim.bot_generator):
            with pytest.raises(bw.BadSeat):
                ask_seat(0, seat)  # type: ignore[arg-type]
    for no_simulator in ("x", game):
        with pytest.raises(bw.BadOption, match=r"copy_from: .*, expected a simulator"):
            sim.copy_from(0, 0, no_simulator)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="read-only"):
        sim.legal_mask()[0, 0] = True


def test_sample_draws_every_allowed_action_equally_often() -> None:
    game = load_game(SMALLEST)
    sim = bw.Simulator(game, n=4000, players=fewest_players(SMALLEST))
    mask = np.zeros((4000, game.num_actions), bool)
    mask[:, [0, 3, game.num_actions - 1]] = True
    mask[0] = False
    sampled = sim.sample(mask)
    assert sampled[0] == -1
    counts = np.bincount(sampled[1:], minlength=game.num_actions)
    assert set(np.flatnonzero(counts)) == {0, 3, game.num_actions - 1}
    assert counts[counts > 0].min() > 1333 - 5 * 30  # five standard deviations of a third of 4000


RUN_IN_PLAIN_PYTHON = """
import sys
import boardwright as bw
game = bw.load(sys.argv[1])
sim = bw.Simulator(game, n=2, players=int(sys.argv[2]), seed=5, reward="place")
assert not game.native
for _ in range(12):
    rewards, done = sim.step(sim.sample(sim.legal_mask()))
sim.determinize(sim.hidden(1), 0)
sim.playout(sys.argv[3], 6)
print(sim.states().tobytes().hex(), sim.to_move.tolist(), sim.outcomes().tobytes().hex())
"""


@EACH_GAME
def test_plain_python_gives_the_same_states(name: str) -> None:
    game, players = load_game(name), fewest_players(name)
    bot = informed_bots(game)[-1]
    command = [sys.executable, "-c", RUN_IN_PLAIN_PYTHON, name, str(players), bot]
    done = subprocess.run(command, env=os.environ | {"BOARDWRIGHT_JIT": "0"}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    sim = bw.Simulator(game, n=2, players=players, seed=5, reward="place")
    for _ in range(12):
        sim.step(sim.sample(sim.legal_mask()))
    sim.determinize(sim.hidden(1), 0)
    sim.playout(bot, 6)
    expected = f"{sim.states().tobytes().hex()} {sim.to_move.tolist()} {sim.outcomes().tobytes().hex()}"
    assert done.stdout.strip() == expected


@EACH_GAME
def test_a_determinized_match_is_consistent_with_the_knowledge_of_the_seat(name: str) -> None:
    """It looks the same to the seat, can be continued, and replays from its file."""
    game, players = load_game(name), fewest_players(name)
    for number in range(3):
        match = game.new_match(players=players, seed=number)
        for _ in play_decisions(match, number, 10 + 15 * number):
            pass
        if match.over:
            continue
        for seat in range(players):
            world = match.determinize(seat, seed=5)
            assert world.information_state(seat) == match.information_state(seat)
            assert world.actors == match.actors and world.legal_ids(seat).tolist() == match.legal_ids(seat).tolist()
            assert world.seed != match.seed and world.determinize(seat, 5).players == players
            assert match.determinize(seat, seed=5).state_bytes() == world.state_bytes()
            for _ in play_decisions(world, number, 12):
                pass
            replayed = bw.replay(world.record())
            assert replayed.state_bytes() == world.state_bytes()
    with pytest.raises(bw.BadSeat):
        match.determinize(players)
