"""Tests that games, matches, hidden records, bots and environments can be copied and sent to another process.

Arguments of another process are pickled; the tests do not call pickle directly.
"""

from __future__ import annotations

import copy
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

import boardwright as bw
from boardwright.envs.pettingzoo import aec_env, parallel_env
from boardwright.envs.seat import SeatEnv
from boardwright.envs.seats import SeatsEnv
from tests.contract.matches import GAMES, SMALLEST, derive_bytes, informed_bots, load_game, play_decisions

EACH_GAME = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(scope="module")
def other_process() -> Iterator[ProcessPoolExecutor]:
    """Another process, which has loaded nothing of Boardwright."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        yield pool


def return_unchanged(given: Any) -> Any:
    """Return the argument, in another process."""
    return given


def inspect_objects(game: Any, match: Any, hidden: Any, bot: Any) -> list[Any]:
    """Return the objects and some results computed from them, in another process."""
    assert match.game is game and not hidden.flags.writeable
    seat = match.actors[0]
    choice = bot.choose(match.hidden(seat), match.legal_ids(seat))
    return [game, match, hidden, bot, match.state_bytes(), hidden.tobytes(), choice]


def begin_match(name: str, decisions: int = 6) -> Any:
    """Return a match some decisions after its start."""
    game = load_game(name)
    match = game.new_match(players=game.players_with()[0], seed=derive_bytes("pickling", name))
    for number, _ in enumerate(play_decisions(match, 1)):
        if number == decisions:
            break
    return match


@EACH_GAME
def test_objects_come_back_unchanged_from_another_process(name: str, other_process: ProcessPoolExecutor) -> None:
    match, game = begin_match(name), load_game(name)
    seat = match.actors[0]
    hidden, bot = match.hidden(seat), bw.bot(informed_bots(game)[-1], game, 3)
    returned = other_process.submit(inspect_objects, game, match, hidden, bot).result()
    its_game, its_match, its_hidden, its_bot, state, known, choice = returned
    assert its_game is game and its_match.game is game
    assert state == its_match.state_bytes() == match.state_bytes()
    assert known == its_hidden.tobytes() == hidden.tobytes()
    assert its_match.decisions == match.decisions and its_match.events(None) == match.events(None)
    assert its_match.record() == match.record()
    question = (hidden, match.legal_ids(seat))
    assert choice == bot.choose(*question)
    assert [its_bot.choose(*question) for _ in range(3)] == [bot.choose(*question) for _ in range(3)]


@EACH_GAME
def test_deep_copies_are_independent(name: str) -> None:
    match = begin_match(name)
    state, hidden = match.state_bytes(), match.hidden(0)
    copied_match, copied_hidden = copy.deepcopy([match, hidden])
    seat = match.actors[0]
    assert [copied_match.can_undo(s) == match.can_undo(s) for s in range(match.players)] == [True] * match.players
    copied_match.play(seat, int(copied_match.legal_ids(seat)[0]))
    assert match.state_bytes() == state != copied_match.state_bytes()
    assert copied_hidden is not hidden and copied_hidden.tobytes() == hidden.tobytes() and copied_hidden["players"] == match.players
    assert copy.copy(hidden).tobytes() == hidden.tobytes()
    with pytest.raises(ValueError, match="read-only"):
        copied_hidden["players"] = 1


def test_matches_from_positions_and_with_own_data_can_be_sent(other_process: ProcessPoolExecutor) -> None:
    match = begin_match(SMALLEST)
    game = bw.load(SMALLEST, {})
    assert copy.deepcopy(game) is game
    for match_to_send in (load_game(SMALLEST).from_position(match.position(), 4), game.new_match(players=game.players[0], seed=2)):
        returned = other_process.submit(return_unchanged, match_to_send).result()
        assert returned.state_bytes() == match_to_send.state_bytes() and returned.record() == match_to_send.record()
        assert returned.game.replaced_data == match_to_send.game.replaced_data


def test_environments_can_be_sent(other_process: ProcessPoolExecutor) -> None:
    """tests/envs compares copies of environments, which are made in the same way."""
    game = load_game(SMALLEST)
    for env in (aec_env(game), parallel_env(game), SeatEnv(game), SeatsEnv(game, 2)):
        env.reset(seed=1)
        returned = other_process.submit(return_unchanged, env).result()
        assert type(returned) is type(env) and returned.game is game
        assert state_bytes(returned) == state_bytes(env)


def state_bytes(env: Any) -> bytes:
    """Return the states of an environment's matches, and the generator of a bot."""
    sim = env._sim if isinstance(env, SeatsEnv) else env._episode.sim
    return bytes(sim.states().tobytes() + sim.bot_generator(0, 1).data.tobytes())


def test_parts_of_records_cannot_be_copied() -> None:
    with pytest.raises(TypeError, match="whole states"):
        copy.copy(begin_match(SMALLEST, 0).hidden(0).rng)


def test_a_copied_bot_makes_the_same_choices() -> None:
    match = begin_match(SMALLEST, 0)
    bot = bw.bot("random", match.game, 5)
    seat = match.actors[0]
    question = (match.hidden(seat), match.legal_ids(seat))
    assert len(question[1]) > 1
    bot.choose(*question)
    copied_bot = copy.deepcopy(bot)
    assert [bot.choose(*question) for _ in range(20)] == [copied_bot.choose(*question) for _ in range(20)]
