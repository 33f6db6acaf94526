"""Tests of the environments of PettingZoo: its own checks, matches, rewards, simultaneous choices, copies, several processes."""

from __future__ import annotations

import copy
import hashlib
import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test
from pettingzoo.utils import parallel_to_aec

import boardwright as bw
from boardwright.core.machine.random import derived_key, key_of
from boardwright.envs.pettingzoo import BoardwrightAEC, BoardwrightParallel, aec_env, parallel_env
from boardwright.envs.rewards import REWARDS
from tests.conftest import PROVE, repetitions
from tests.contract.matches import GAMES, SMALLEST, TABLES, load_game, make_generator
from tests.envs.tables import ENV_TABLES, env_arguments, label
from tests.project.source_files import ROOT

CYCLES = repetitions(15, proving=200, short=10)
DECISIONS = repetitions(80, proving=3_000, short=40)
WARNINGS = ("Observation is not a NumPy array", "Observation space for each agent probably should be", "Action mask .* is all zeros")
"""PettingZoo warns so of every third-party environment with a mask; the last one when a match is over."""
IGNORED_WARNINGS = [pytest.mark.filterwarnings(f"ignore:{text}") for text in WARNINGS]
pytestmark = IGNORED_WARNINGS
EACH_TABLE = pytest.mark.parametrize("table", ENV_TABLES, ids=label)
EACH_GAME = pytest.mark.parametrize("name", GAMES)


@EACH_TABLE
def test_an_environment_passes_the_checks_of_pettingzoo(table: Any, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = env_arguments(table)
    api_test(aec_env(**arguments), num_cycles=CYCLES)
    parallel_api_test(parallel_env(**arguments), num_cycles=CYCLES)
    seed_test(lambda: aec_env(**arguments), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(**arguments), num_cycles=CYCLES)


@EACH_GAME
def test_matches_are_truncated_at_max_cycles(name: str) -> None:
    arguments = {"game": load_game(name), "players": load_game(name).players_with()[0]}

    def make_aec(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(**arguments, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(env=make_aec, parallel_env=lambda max_cycles: parallel_env(**arguments, max_cycles=max_cycles)))
    env = aec_env(**arguments, max_cycles=7)
    env.reset(seed=1)
    assert len(list(walk(env, 1))) == 7 and all(env.truncations.values()) and not any(env.terminations.values())


@EACH_GAME
def test_an_environment_can_be_rendered(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[dict[str, Any]] = []
    monkeypatch.setattr("boardwright.envs.page.Page.show", lambda page, record: shown.append(record))
    render_test(lambda render_mode: aec_env(load_game(name), render_mode=render_mode))
    assert all(bw.verify(record).actions == len(record["actions"]) for record in shown) and len(shown) == 5
    save_obs_test(aec_env(load_game(name)))


@pytest.mark.skipif(not PROVE, reason="starts a server: make prove")
def test_the_page_opens_with_the_current_match(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    env = aec_env(SMALLEST, render_mode="human", max_cycles=4)
    env.reset(seed=1)
    list(walk(env, 1))
    address, _, location = opened[0].partition("/#/replay/")
    id, decisions = location.split("/")
    with urllib.request.urlopen(f"{address}/api/replays/{id}") as answer:
        replay = json.load(answer)
    assert (replay["game"], replay["decisions"], decisions, len(opened)) == (SMALLEST, 4, "4", 1)
    env.close()
    with pytest.raises(OSError):
        urllib.request.urlopen(address)


@EACH_GAME
def test_the_fonts_have_every_character_of_a_picture(name: str) -> None:
    from boardwright.envs.picture import _fonts, font_of, has_character

    env = aec_env(load_game(name), render_mode="ansi")
    env.reset(seed=2)
    for number, _ in enumerate(walk(env, 2, repetitions(60, 1_000, 20))):
        if number % 10 == 0:
            assert all(has_character(font_of(sign), sign) for sign in set(env.render()) - {" ", "\n"}), _fonts()


def walk(env: Any, number: int, limit: int = 30_000) -> Iterator[tuple[str, int]]:
    """Step an environment with random actions; yield each agent and its action before the step. Stop before the agents leave."""
    chance = make_generator("walked", env.game.id, number)
    for _ in range(limit):
        if env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            return
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        action = int(legal[chance.integers(len(legal))])
        yield env.agent_selection, action
        env.step(action)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_matches_of_an_environment_equal_those_of_match(name: str, players: int) -> None:
    """Seats, masks and observations agree for every viewer. The first match of a seed equals that of the simulator."""
    env = aec_env(load_game(name), players)
    env.reset(seed=9)
    match = load_game(name).new_match(players=players, seed=derived_key(key_of(9), "match", 0))
    for number, (agent, action) in enumerate(walk(env, players, DECISIONS // 2)):
        assert agent == f"player_{match.actors[0]}"
        for seat in range(players) if number % 10 == 0 else match.actors[:1]:
            observation = env.observe(f"player_{seat}")
            assert observation["observation"].tobytes() == match.observe(seat).tobytes()
            assert np.flatnonzero(observation["action_mask"]).tolist() == match.legal_ids(seat).tolist()
        match.play(match.actors[0], action)


@EACH_GAME
def test_parallel_steps_lead_to_the_same_state_as_steps_in_turn(name: str) -> None:
    players = load_game(name).players_with()[-1]
    parallel, aec = parallel_env(load_game(name), players), aec_env(load_game(name), players)
    observations, _ = parallel.reset(seed=4)
    aec.reset(seed=4)
    chance, most_at_once = make_generator("together", name), 0
    for _ in range(DECISIONS):
        due_agents = [agent for agent in parallel.agents if not observations[agent]["action_mask"][parallel.wait]]
        most_at_once = max(most_at_once, len(due_agents))
        chosen = {agent: int(chance.choice(np.flatnonzero(observations[agent]["action_mask"]))) for agent in due_agents}
        observations, rewards, over, _, _ = parallel.step(chosen)
        for agent in due_agents:
            assert aec.agent_selection == agent
            aec.step(chosen[agent])
        assert parallel._episode.state.data.tobytes() == aec._episode.state.data.tobytes()
        if any(over.values()):
            assert rewards == aec.rewards
            return
    match = load_game(name).new_match(players=players, seed=derived_key(key_of(4), "match", 0))
    assert most_at_once >= len(match.actors)


# -- rewards ------------------------------------------------------------------------------------------------------------------------


def play_match(name: str, reward: str, seed: int) -> tuple[Any, list[float]]:
    """Play a match of bots in an environment; return it and the sum of each seat's rewards."""
    env = aec_env(load_game(name), load_game(name).players_with()[-1], reward=reward)
    env.reset(seed=seed)
    bot, total = bw.bot("greedy", load_game(name), 3), [0.0] * env.players
    while not any(env.terminations.values()):
        episode = env._episode
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(bot.choose(episode.hidden.record, legal)))
        total = [sum(rewards) for rewards in zip(total, env.rewards.values())]
    return env, total


@EACH_GAME
def test_rewards_follow_from_the_result_as_documented(name: str) -> None:
    totals = {}
    for reward in REWARDS:
        env, totals[reward] = play_match(name, reward, 2)
    result = env._episode.match().result
    assert result is not None
    best = result.ranking[0]
    assert totals["win"] == [1 / len(best) if seat in best else 0 for seat in range(env.players)]
    assert sum(totals["place"]) == pytest.approx(env.players / 2) and max(totals["place"]) == totals["place"][best[0]]
    points = result.scores or env._episode.match().standing()
    margins = [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]
    assert totals["margin"] == margins
    assert totals["dense"] == pytest.approx(margins)


@EACH_GAME
def test_a_dense_reward_depends_only_on_the_knowledge_of_its_seat(name: str) -> None:
    """It is the same in another world that is consistent with the knowledge of the seat."""
    players = load_game(name).players_with()[-1]
    env = aec_env(load_game(name), players, reward="dense")
    env.reset(seed=6)
    match = load_game(name).new_match(players=players, seed=derived_key(key_of(6), "match", 0))
    for number, (_, action) in enumerate(walk(env, 6, DECISIONS)):
        if number % 15 == 0:
            for seat in range(players):
                world = match.determinize(seat, number).standing_seen(seat)
                ahead = world[seat] - max(world[:seat] + world[seat + 1 :]) if world else 0
                episode = env._episode
                assert margin_of(episode, seat) == ahead
        match.play(match.actors[0], action)


def margin_of(episode: Any, seat: int) -> float:
    """Return the margin that a seat sees."""
    from boardwright.envs.rewards import margin_seen

    return margin_seen(episode.game, episode.state, episode._room, seat, episode.players)


# -- copies and processes -----------------------------------------------------------------------------------------------------------


@EACH_GAME
def test_a_copy_plays_the_same(name: str) -> None:
    for make in (aec_env, parallel_env):
        env: Any = make(load_game(name), reward="dense")
        env.reset(seed=3)
        for _ in range(8):
            step_env(env)
        copied = copy.deepcopy(env)
        assert [step_env(env) for _ in range(8)] == [step_env(copied) for _ in range(8)]
        env.reset()
        copied.reset()
        assert step_env(env) == step_env(copied)


def step_env(env: Any) -> bytes:
    """Take the first legal action of each agent due; return all results as bytes."""
    if hasattr(env, "wait"):
        result = env.step({agent: int(np.flatnonzero(env._observe(seat)["action_mask"])[0]) for seat, agent in enumerate(env.agents)})
        return (
            repr([(agent, observation["observation"].tobytes()) for agent, observation in result[0].items()]).encode()
            + repr(result[1:]).encode()
        )
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    return bytes(env.observe(env.agent_selection)["observation"].tobytes()) + repr((env.rewards, env.agent_selection)).encode()


def digest_of(name: str) -> str:
    """Return a digest of the observations and rewards in the first decisions of a match."""
    env, digest = aec_env(name, reward="dense"), hashlib.sha256()
    env.reset(seed=11)
    for number in range(12):
        observation = env.observe(env.agent_selection)
        digest.update(observation["observation"].tobytes() + observation["action_mask"].tobytes() + repr(env.rewards).encode())
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[number * 7 % len(legal)]))
    return digest.hexdigest()


PRINT_DIGEST = "import sys; from tests.envs.test_pettingzoo import digest_of; print(digest_of(sys.argv[1]))"


def test_a_seed_gives_the_same_match_in_every_process_and_on_both_engines() -> None:
    command = [sys.executable, "-c", PRINT_DIGEST, SMALLEST]
    environment = {**os.environ, "PYTHONHASHSEED": "7", "BOARDWRIGHT_JIT": "0"}
    output = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert output.strip() == digest_of(SMALLEST)


@pytest.mark.parametrize("base", [BoardwrightAEC, BoardwrightParallel])
def test_a_subclass_takes_the_same_arguments_as_the_function(base: Any) -> None:
    class Counting(base):  # type: ignore[misc]
        matches = 0

        def reset(self, seed: int | None = None, options: Any = None) -> Any:
            self.matches += 1
            return super().reset(seed, options)

    env = Counting(SMALLEST, reward="place")
    env.reset(seed=1)
    assert env.matches == 1 and env.players == min(env.game.players) and env.max_cycles is None
