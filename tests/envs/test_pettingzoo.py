"""PettingZoo's own checks, and what they do not look at: rewards, seats that choose at once, several processes."""

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
from tests.contract.matches import GAMES, SMALLEST, TABLES, generator, loaded
from tests.envs.tables import EVERY, label, prepared
from tests.project.source_files import ROOT

CYCLES = repetitions(15, proving=200, short=10)
DECISIONS = repetitions(80, proving=3_000, short=40)
WITH_A_MASK = ("Observation is not a NumPy array", "Observation space for each agent probably should be", "Action mask .* is all zeros")
"""PettingZoo says so of every environment with a mask that is not its own; the last one when the match is over."""
QUIET = [pytest.mark.filterwarnings(f"ignore:{text}") for text in WITH_A_MASK]
pytestmark = QUIET
TABLE = pytest.mark.parametrize("table", EVERY, ids=label)
EACH = pytest.mark.parametrize("name", GAMES)


@TABLE
def test_it_passes_the_checks_of_pettingzoo(table: Any, capsys: pytest.CaptureFixture[str]) -> None:
    how = prepared(table)
    api_test(aec_env(**how), num_cycles=CYCLES)
    parallel_api_test(parallel_env(**how), num_cycles=CYCLES)
    seed_test(lambda: aec_env(**how), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(**how), num_cycles=CYCLES)


@EACH
def test_its_matches_are_cut_off_where_asked(name: str) -> None:
    how = {"game": loaded(name), "players": loaded(name).players_with()[0]}

    def turns(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(**how, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(env=turns, parallel_env=lambda max_cycles: parallel_env(**how, max_cycles=max_cycles)))
    env = aec_env(**how, max_cycles=7)
    env.reset(seed=1)
    assert len(list(walked(env, 1))) == 7 and all(env.truncations.values()) and not any(env.terminations.values())


@EACH
def test_it_can_be_looked_at(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[dict[str, Any]] = []
    monkeypatch.setattr("boardwright.envs.page.Page.show", lambda page, record: shown.append(record))
    render_test(lambda render_mode: aec_env(loaded(name), render_mode=render_mode))
    assert all(bw.verify(record).actions == len(record["actions"]) for record in shown) and len(shown) == 5
    save_obs_test(aec_env(loaded(name)))


@pytest.mark.skipif(not PROVE, reason="starts a server: make prove")
def test_the_page_opens_with_the_match_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    env = aec_env(SMALLEST, render_mode="human", max_cycles=4)
    env.reset(seed=1)
    list(walked(env, 1))
    address, _, place = opened[0].partition("/#/replay/")
    id, decisions = place.split("/")
    with urllib.request.urlopen(f"{address}/api/replays/{id}") as answer:
        told = json.load(answer)
    assert (told["game"], told["decisions"], decisions, len(opened)) == (SMALLEST, 4, "4", 1)
    env.close()
    with pytest.raises(OSError):
        urllib.request.urlopen(address)


@EACH
def test_every_sign_of_a_picture_is_there(name: str) -> None:
    from boardwright.envs.picture import _fonts, font_of, has_character

    env = aec_env(loaded(name), render_mode="ansi")
    env.reset(seed=2)
    for number, _ in enumerate(walked(env, 2, repetitions(60, 1_000, 20))):
        if number % 10 == 0:
            assert all(has_character(font_of(sign), sign) for sign in set(env.render()) - {" ", "\n"}), _fonts()


def walked(env: Any, number: int, limit: int = 30_000) -> Iterator[tuple[str, int]]:
    """Step an environment by chance; yields each agent and its action before it is done. Ends before the agents leave."""
    chance = generator("walked", env.game.id, number)
    for _ in range(limit):
        if env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            return
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        action = int(legal[chance.integers(len(legal))])
        yield env.agent_selection, action
        env.step(action)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_its_matches_are_those_of_match(name: str, players: int) -> None:
    """The same seats, masks and observations, for every viewer; the first match of a seed is that of the simulator."""
    env = aec_env(loaded(name), players)
    env.reset(seed=9)
    match = loaded(name).new_match(players=players, seed=derived_key(key_of(9), "match", 0))
    for number, (agent, action) in enumerate(walked(env, players, DECISIONS // 2)):
        assert agent == f"player_{match.actors[0]}"
        for seat in range(players) if number % 10 == 0 else match.actors[:1]:
            seen = env.observe(f"player_{seat}")
            assert seen["observation"].tobytes() == match.observe(seat).tobytes()
            assert np.flatnonzero(seen["action_mask"]).tolist() == match.legal_ids(seat).tolist()
        match.play(match.actors[0], action)


@EACH
def test_seats_that_choose_at_once_end_where_one_after_the_other_does(name: str) -> None:
    players = loaded(name).players_with()[-1]
    together, one = parallel_env(loaded(name), players), aec_env(loaded(name), players)
    seen, _ = together.reset(seed=4)
    one.reset(seed=4)
    chance, at_once = generator("together", name), 0
    for _ in range(DECISIONS):
        asked = [agent for agent in together.agents if not seen[agent]["action_mask"][together.wait]]
        at_once = max(at_once, len(asked))
        chosen = {agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in asked}
        seen, rewards, over, _, _ = together.step(chosen)
        for agent in asked:
            assert one.agent_selection == agent
            one.step(chosen[agent])
        assert together._episode.state.data.tobytes() == one._episode.state.data.tobytes()
        if any(over.values()):
            assert rewards == one.rewards
            return
    match = loaded(name).new_match(players=players, seed=derived_key(key_of(4), "match", 0))
    assert at_once >= len(match.actors)


# -- rewards ------------------------------------------------------------------------------------------------------------------------


def ended(name: str, reward: str, seed: int) -> tuple[Any, list[float]]:
    """A match of bots by an environment, and what each seat got in all."""
    env = aec_env(loaded(name), loaded(name).players_with()[-1], reward=reward)
    env.reset(seed=seed)
    bot, total = bw.bot("greedy", loaded(name), 3), [0.0] * env.players
    while not any(env.terminations.values()):
        episode = env._episode
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(bot.choose(episode.hidden.record, legal)))
        total = [sum(each) for each in zip(total, env.rewards.values())]
    return env, total


@EACH
def test_rewards_are_what_their_names_say(name: str) -> None:
    totals = {}
    for reward in REWARDS:
        env, totals[reward] = ended(name, reward, 2)
    result = env._episode.match().result
    assert result is not None
    best = result.ranking[0]
    assert totals["win"] == [1 / len(best) if seat in best else 0 for seat in range(env.players)]
    assert sum(totals["place"]) == pytest.approx(env.players / 2) and max(totals["place"]) == totals["place"][best[0]]
    points = result.scores or env._episode.match().standing()
    ahead = [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]
    assert totals["margin"] == ahead
    assert totals["dense"] == pytest.approx(ahead)


@EACH
def test_a_dense_reward_says_nothing_that_its_seat_does_not_know(name: str) -> None:
    """In another world that fits what the seat knows it gets the same."""
    players = loaded(name).players_with()[-1]
    env = aec_env(loaded(name), players, reward="dense")
    env.reset(seed=6)
    match = loaded(name).new_match(players=players, seed=derived_key(key_of(6), "match", 0))
    for number, (_, action) in enumerate(walked(env, 6, DECISIONS)):
        if number % 15 == 0:
            for seat in range(players):
                world = match.determinize(seat, number).standing_seen(seat)
                ahead = world[seat] - max(world[:seat] + world[seat + 1 :]) if world else 0
                episode = env._episode
                assert margin_of(episode, seat) == ahead
        match.play(match.actors[0], action)


def margin_of(episode: Any, seat: int) -> float:
    from boardwright.envs.rewards import margin_seen

    return margin_seen(episode.game, episode.state, episode._room, seat, episode.players)


# -- copies and processes -----------------------------------------------------------------------------------------------------------


@EACH
def test_a_copy_goes_on_alike(name: str) -> None:
    for make in (aec_env, parallel_env):
        env: Any = make(loaded(name), reward="dense")
        env.reset(seed=3)
        for _ in range(8):
            stepped(env)
        other = copy.deepcopy(env)
        assert [stepped(env) for _ in range(8)] == [stepped(other) for _ in range(8)]
        env.reset()
        other.reset()
        assert stepped(env) == stepped(other)


def stepped(env: Any) -> bytes:
    """Everything after the first legal actions were done."""
    if hasattr(env, "wait"):
        found = env.step({agent: int(np.flatnonzero(env._observe(seat)["action_mask"])[0]) for seat, agent in enumerate(env.agents)})
        return repr([(agent, seen["observation"].tobytes()) for agent, seen in found[0].items()]).encode() + repr(found[1:]).encode()
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    return bytes(env.observe(env.agent_selection)["observation"].tobytes()) + repr((env.rewards, env.agent_selection)).encode()


def digest_of(name: str) -> str:
    """All that is seen in the first decisions of a match."""
    env, seen = aec_env(name, reward="dense"), hashlib.sha256()
    env.reset(seed=11)
    for number in range(12):
        now = env.observe(env.agent_selection)
        seen.update(now["observation"].tobytes() + now["action_mask"].tobytes() + repr(env.rewards).encode())
        legal = np.flatnonzero(now["action_mask"])
        env.step(int(legal[number * 7 % len(legal)]))
    return seen.hexdigest()


ELSEWHERE = "import sys; from tests.envs.test_pettingzoo import digest_of; print(digest_of(sys.argv[1]))"


def test_a_seed_is_the_same_match_in_every_process_and_by_both_engines() -> None:
    command = [sys.executable, "-c", ELSEWHERE, SMALLEST]
    environment = {**os.environ, "PYTHONHASHSEED": "7", "BOARDWRIGHT_JIT": "0"}
    said = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.strip() == digest_of(SMALLEST)


@pytest.mark.parametrize("base", [BoardwrightAEC, BoardwrightParallel])
def test_a_class_of_one_s_own_takes_the_arguments_of_the_function(base: Any) -> None:
    class Counting(base):  # type: ignore[misc]
        matches = 0

        def reset(self, seed: int | None = None, options: Any = None) -> Any:
            self.matches += 1
            return super().reset(seed, options)

    env = Counting(SMALLEST, reward="place")
    env.reset(seed=1)
    assert env.matches == 1 and env.players == min(env.game.players) and env.max_cycles is None
