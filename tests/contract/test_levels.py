"""Tests of the levels of every game: how much better each is than the one before, and how a mixture of two bots plays."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright import arena
from boardwright.arena.settings import PAIRS, matches_in_a_block
from boardwright.core.domain.bot_rules import declared_bots
from boardwright.core.domain.game import Game
from boardwright.core.machine.bot import BotRule
from boardwright.core.machine.mixed_bot import MixedBot, slips_now
from boardwright.core.machine.random import BOT_RNG
from boardwright.core.machine.state import RecordBuffer
from tests.conftest import PROVE
from tests.contract.matches import BUILT_IN_GAMES, SMALLEST, Driver, load_game


def test_each_level_is_100_elo_above_the_one_before() -> None:
    for name in BUILT_IN_GAMES:
        about = bw.load(name).about
        levels, ratings = about["levels"], about["ratings"]
        assert len(levels) >= (6 if name == SMALLEST else 8) and {"novice", "amateur", "expert", "greedy", "master"} < set(levels)
        assert list(about["wins"]) == levels[1 : levels.index("master")] and all(60 <= rate <= 97 for rate in about["wins"].values())
        assert ratings["greedy"] == 0 and all(ratings[better] - ratings[lower] >= 100 for lower, better in pairwise(levels))


def test_the_declared_win_rates_are_the_measured_ones() -> None:
    """`make test` measures the last pair of the smallest game, `make prove` all."""
    for name in BUILT_IN_GAMES if PROVE else [SMALLEST]:
        game = load_game(name)
        pairs = list(zip(game.about["levels"], game.about["wins"]))[0 if PROVE else -1 :]  # levels without a search
        assert {better: win_rate(game, lower, better) for lower, better in pairs}.items() <= game.about["wins"].items()


def win_rate(game: Game, lower: str, better: str) -> int:
    """Return how often the better bot is placed before the lower one in 1 000 matches, in percent."""
    players = game.players_with()[0]
    blocks = -(-1000 // matches_in_a_block(players, PAIRS))
    [pair] = arena.play(game, [better, lower], blocks, seed=1).pairs
    assert pair.bots == (better, lower)
    return round(100 * pair.ahead.value)


def test_a_gauntlet_has_bots_of_its_game() -> None:
    for name in BUILT_IN_GAMES:
        game = bw.load(name)
        gauntlet = arena.gauntlet_of(game)
        assert set(gauntlet.bots) <= set(game.bots) and gauntlet.bots["greedy"] == 0


@pytest.mark.parametrize("engine", ["plain", "engine"])
def test_a_mixed_bot_plays_like_its_parts(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own generator decides which part chooses, in plain Python and in machine code."""
    game = load_game(SMALLEST)
    players = game.players_with()[0]
    mixed = MixedBot("mixed", game.bot_rule("greedy"), 40, game.bot_rule("random"))
    monkeypatch.setitem(game.bot_rules, "mixed", mixed)
    driver = Driver.start(game, getattr(game, engine), players, "mixed", ["mixed"] * players)
    slipped = []
    while driver.actors and len(slipped) < 60:
        seat = driver.seat
        before = driver.rngs[seat].copy()
        action = driver.choose(seat)
        slipped.append(bool(slips_now(before.record, mixed.slips)))
        part = mixed.parts[slipped[-1]]
        room, hidden = RecordBuffer(part.scratch), driver.scratch
        assert driver.engine.bot(part)(game.tables, hidden, seat, driver.moves, before, room, driver.decision) == action
        assert before.data.tobytes() == driver.rngs[seat].data.tobytes(), "both have drawn the same numbers"
        driver.apply(seat, action)
    assert 0 < sum(slipped) < len(slipped)


def test_a_bot_slips_as_often_as_declared() -> None:
    rng = RecordBuffer(BOT_RNG)
    rng.array["s"] = np.arange(1, 5)
    assert not slips_now(rng.record, 0) and rng.record.s.tolist() == [1, 2, 3, 4], "nothing is drawn for a bot that never slips"
    assert 0.27 < np.mean([slips_now(rng.record, 30) for _ in range(3000)]) < 0.33


@pytest.mark.parametrize(
    ("declared", "expected"),
    [
        ({"random": {"plays": "greedy", "slips": 5, "instead": "random"}}, "bots.random: .*another"),
        ({"new": {"plays": "greedy", "slips": 5}}, "bots.new .*expected plays; plays, slips and instead"),
        ({"new": 3}, "bots.new .*expected plays; plays, slips and instead"),
        ({"new": {"plays": "oracle", "slips": 5, "instead": "random"}}, "bots.new.plays .*oracle.*expected one of random, "),
        ({"new": {"plays": "greedy", "slips": 100, "instead": "random"}}, "bots.new.slips is 100, expected a whole number from 1 to 99"),
        ({"new": {"plays": "greedy", "slips": True, "instead": "random"}}, "bots.new.slips is true"),
        ({"search": {"plays": "search", "budget": 5}}, "bots.search: .*another"),
        ({"new": {"plays": "search", "budget": 0}}, "bots.new.budget is 0, expected a whole number from 1 to 1000000"),
        ({"new": {"plays": "search", "slips": 5, "instead": "random"}}, "bots.new.plays .*search.*expected one of random, "),
    ],
)
def test_an_invalid_mixture_is_refused_by_name(declared: dict[str, Any], expected: str) -> None:
    game = bw.load(SMALLEST)
    known: Any = {name: rule for name, rule in game.bot_rules.items() if isinstance(rule, BotRule)}
    with pytest.raises(bw.BadData, match=expected):
        declared_bots(SMALLEST, declared, known, game.skill.search)
