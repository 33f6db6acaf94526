"""Games, matches, hidden records and bots survive a round trip through another process, and copying.

Arguments of another process go through pickle, which nothing here calls directly.
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
from tests.contract.matches import GAMES, SMALLEST, bytes_of, knowing_bots, loaded, played

EACH = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    """Another process, with nothing of ours in its memory."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        yield pool


def same(given: Any) -> Any:
    """What another process returns."""
    return given


def looked_at(game: Any, match: Any, hidden: Any, bot: Any) -> list[Any]:
    """What another process computes from them, and the objects themselves."""
    assert match.game is game and not hidden.flags.writeable
    seat = match.actors[0]
    choice = bot.choose(match.hidden(seat), match.legal_ids(seat))
    return [game, match, hidden, bot, match.state_bytes(), hidden.tobytes(), choice]


def begun(name: str, decisions: int = 6) -> Any:
    """A match some decisions after its start."""
    game = loaded(name)
    match = game.new_match(players=game.players_with()[0], seed=bytes_of("pickling", name))
    for number, _ in enumerate(played(match, 1)):
        if number == decisions:
            break
    return match


@EACH
def test_they_come_back_from_another_process(name: str, elsewhere: ProcessPoolExecutor) -> None:
    match, game = begun(name), loaded(name)
    seat = match.actors[0]
    hidden, bot = match.hidden(seat), bw.bot(knowing_bots(game)[-1], game, 3)
    told = elsewhere.submit(looked_at, game, match, hidden, bot).result()
    its_game, its_match, its_hidden, its_bot, state, known, choice = told
    assert its_game is game and its_match.game is game
    assert state == its_match.state_bytes() == match.state_bytes()
    assert known == its_hidden.tobytes() == hidden.tobytes()
    assert its_match.decisions == match.decisions and its_match.events(None) == match.events(None)
    assert its_match.record() == match.record()
    question = (hidden, match.legal_ids(seat))
    assert choice == bot.choose(*question)
    assert [its_bot.choose(*question) for _ in range(3)] == [bot.choose(*question) for _ in range(3)]


@EACH
def test_deep_copies_are_their_own(name: str) -> None:
    match = begun(name)
    state, hidden = match.state_bytes(), match.hidden(0)
    other, known = copy.deepcopy([match, hidden])
    seat = match.actors[0]
    assert [other.can_undo(s) == match.can_undo(s) for s in range(match.players)] == [True] * match.players
    other.play(seat, int(other.legal_ids(seat)[0]))
    assert match.state_bytes() == state != other.state_bytes()
    assert known is not hidden and known.tobytes() == hidden.tobytes() and known["players"] == match.players
    assert copy.copy(hidden).tobytes() == hidden.tobytes()
    with pytest.raises(ValueError, match="read-only"):
        known["players"] = 1


def test_a_match_from_a_position_and_one_with_its_own_data(elsewhere: ProcessPoolExecutor) -> None:
    match = begun(SMALLEST)
    game = bw.load(SMALLEST, {})
    assert copy.deepcopy(game) is game
    for each in (loaded(SMALLEST).from_position(match.position(), 4), game.new_match(players=game.players[0], seed=2)):
        again = elsewhere.submit(same, each).result()
        assert again.state_bytes() == each.state_bytes() and again.record() == each.record()
        assert again.game.replaced_data == each.game.replaced_data


def test_environments_go_on_where_they_stood(elsewhere: ProcessPoolExecutor) -> None:
    """tests/envs compares copies of them, which are made by the same means."""
    game = loaded(SMALLEST)
    for env in (aec_env(game), parallel_env(game), SeatEnv(game), SeatsEnv(game, 2)):
        env.reset(seed=1)
        again = elsewhere.submit(same, env).result()
        assert type(again) is type(env) and again.game is game
        assert states(again) == states(env)


def states(env: Any) -> bytes:
    """The states of an environment's matches, and the generators of its bots."""
    sim = env._sim if isinstance(env, SeatsEnv) else env._episode.sim
    return bytes(sim.states().tobytes() + sim.bot_generator(0, 1).data.tobytes())


def test_parts_of_records_are_refused() -> None:
    with pytest.raises(TypeError, match="whole states"):
        copy.copy(begun(SMALLEST, 0).hidden(0).rng)


def test_a_copied_bot_goes_on_alike() -> None:
    match = begun(SMALLEST, 0)
    bot = bw.bot("random", match.game, 5)
    seat = match.actors[0]
    question = (match.hidden(seat), match.legal_ids(seat))
    assert len(question[1]) > 1
    bot.choose(*question)
    other = copy.deepcopy(bot)
    assert [bot.choose(*question) for _ in range(20)] == [other.choose(*question) for _ in range(20)]
