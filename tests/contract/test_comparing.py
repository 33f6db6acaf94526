"""Tests of comparing and expecting (docs/analysis.md): the same figures in every engine, from the knowledge of the seat alone."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.bots import Comparison
from boardwright.bots.comparison import read_comparison
from boardwright.core.domain.game_skill import GameSkill
from boardwright.core.domain.match import Match
from boardwright.core.machine.comparing import COMPARISON
from boardwright.core.machine.expecting import EXPECTATION
from boardwright.core.machine.outlook import WHOLE
from boardwright.core.machine.platforms import WASM
from boardwright.core.machine.random import BOT_RNG
from boardwright.core.machine.search import standard_error
from boardwright.core.machine.search_bot import SearchBot
from boardwright.core.machine.state import MOVES, RecordBuffer
from tests.contract.determinization import another_world
from tests.contract.matches import GAMES, SMALLEST, load_game
from tests.contract.node_engine import NodeEngine
from tests.contract.shipped import SHIPPED, built_file
from tests.contract.test_search import find_positions

EACH_GAME = pytest.mark.parametrize("name", GAMES)
LAYOUT = Path(__file__).parents[2] / "web/src/rules/comparison.ts"
SIMULATIONS = 24
"""Enough to drop some candidates and measure others."""


def compare(name: str, match: Match, seed: int = 5, budget: int = SIMULATIONS, **arguments: Any) -> Comparison:
    """Return the comparison of a new search."""
    seat = match.actors[0]
    return bw.bot("search", load_game(name), seed=seed).compare(match.hidden(seat), match.legal_ids(seat), budget=budget, **arguments)


@EACH_GAME
def test_comparing_uses_only_the_knowledge_of_its_seat(name: str) -> None:
    for number, match in enumerate(find_positions(name, 4)):
        seat = match.actors[0]
        played = int(match.legal_ids(seat)[-1])
        assert compare(name, match, played=played) == compare(name, another_world(match, seat, number), played=played)


@EACH_GAME
def test_gains_are_relative_to_the_played_action(name: str) -> None:
    for match in find_positions(name, 4):
        legal = match.legal_ids(match.actors[0]).tolist()
        comparison = compare(name, match, played=legal[-1])
        assert comparison.first.action == legal[-1] and (comparison.first.gain, comparison.first.error) == (0, 0)
        ids = [candidate.action for candidate in comparison.candidates]
        assert set(ids) <= set(legal) and len(set(ids)) == len(ids)
        assert (
            comparison.first.measured and comparison.best.measured and comparison.best.tries == comparison.first.tries >= SIMULATIONS // 4
        )
        assert comparison.best.gain == pytest.approx(comparison.best.chance - comparison.first.chance)
        assert comparison.best.point_gain == pytest.approx(comparison.best.points - comparison.first.points)
        assert all(0 <= candidate.chance <= 1 and candidate.error >= 0 for candidate in comparison.candidates)


def test_candidates_and_the_number_of_measured_ones_can_be_given() -> None:
    for match in find_positions(SMALLEST, 4):
        legal = match.legal_ids(match.actors[0]).tolist()
        alone = compare(SMALLEST, match, played=legal[-1], candidates=[legal[0]])
        assert [candidate.action for candidate in alone.candidates] == list(dict.fromkeys([legal[-1], legal[0]]))
        assert all(candidate.measured and candidate.tries == SIMULATIONS // len(alone.candidates) for candidate in alone.candidates)
        wide = compare(SMALLEST, match, budget=60, measured=3)
        assert sum(candidate.measured for candidate in wide.candidates) == min(4, len(wide.candidates))
        assert compare(SMALLEST, match, seed=6) != compare(SMALLEST, match), "other worlds"


def test_invalid_arguments_are_refused() -> None:
    match = next(find_positions(SMALLEST, 1))
    hidden, legal = match.hidden(match.actors[0]), match.legal_ids(match.actors[0])
    illegal = next(action.id for action in load_game(SMALLEST).actions if action.id not in legal)
    bot = bw.bot("search", load_game(SMALLEST))
    for arguments, message in (
        ({"played": illegal}, "is not legal"),
        ({"candidates": [illegal]}, "is not legal"),
        ({"budget": 0}, "budget"),
        ({"measured": 0}, "measured"),
    ):
        with pytest.raises(bw.BadOption, match=message):
            bot.compare(hidden, legal, **arguments)  # type: ignore[arg-type]
    with pytest.raises(bw.BadOption, match="expected the search"):
        bw.bot("greedy", load_game(SMALLEST)).compare(hidden, legal)


def compare_with(name: str, match: Match, compare: Any, scratch: Any) -> Comparison:
    """Return the comparison of another engine's function."""
    seat = match.actors[0]
    legal = match.legal_ids(seat).tolist()
    hidden, moves, rng, comparison = (RecordBuffer(dtype) for dtype in (load_game(name).state_dtype, MOVES, BOT_RNG, COMPARISON))
    hidden.array[0], rng.array["s"] = match.hidden(seat), 1
    moves.record.count, moves.record.ids[: len(legal)] = len(legal), legal
    comparison.record.budget, comparison.record.given, comparison.record.ids[0] = 8, 1, legal[-1]
    compare(load_game(name).tables, hidden, seat, moves, rng, scratch, comparison)
    return read_comparison(comparison.record)


def test_plain_python_and_machine_code_compare_alike() -> None:
    game = load_game(SMALLEST)
    for match in find_positions(SMALLEST, 1):
        engines = (game.engine, game.plain)
        native, plain = (
            compare_with(SMALLEST, match, rules.comparing(game.skill.analyst), rules.scratch(game.skill.analyst)) for rules in engines
        )
        assert native == plain


def test_plain_python_and_machine_code_judge_alike_before_the_end() -> None:
    """Comparisons that end after three decisions, in which seats switch their policy often."""
    game = load_game(SMALLEST)
    analyst = replace(game.skill.analyst, settings={**game.skill.analyst.settings, "cut": 3, "switching": 300})
    match = next(find_positions(SMALLEST, 1))
    engines = (game.engine, game.plain)
    native, plain = (compare_with(SMALLEST, match, rules.comparing(analyst), rules.scratch(analyst)) for rules in engines)
    assert native == plain
    assert any(0 < candidate.chance * candidate.tries % 1 for candidate in native.candidates), "not whole wins: the outlook judged"


def test_comparisons_have_their_own_settings() -> None:
    """They play to the end by the policies of the search, unless the game says otherwise."""
    game = load_game(SMALLEST)

    def skill_with(**tables: Any) -> GameSkill:
        about = {**game.about, "search": {"policies": {"greedy": 1}, "cut": 5, "most": 7}, **tables}
        return GameSkill(game.id, about, game.state_dtype, game.plain.functions, game.module("bots"), lambda: None)

    usual, own = skill_with(), skill_with(comparison={"policies": {"greedy": 1, "random": 2}, "cut": 9, "switching": 30})
    assert (usual.analyst.settings["cut"], usual.analyst.settings["most"], usual.analyst.policies) == (0, 7, usual.search.policies)
    assert (own.search.settings["cut"], own.search.settings["switching"]) == (5, 0)
    assert (own.analyst.settings["cut"], own.analyst.settings["switching"], own.analyst.settings["most"]) == (9, 30, 7)
    assert [(rule.name, share) for rule, share in own.analyst.policies] == [("greedy", 1), ("random", 2)]
    small, plain = own.search.within("small", 12), own.bot_rules["plain_search"]
    assert isinstance(plain, SearchBot)
    assert own.comparing(small) == replace(own.analyst, settings={**own.analyst.settings, "budget": 12})
    assert own.comparing(plain) == plain, "the baseline takes no advice"
    with pytest.raises(bw.BadData, match=r"comparison has .depth."):
        skill_with(comparison={"depth": 3}).analyst  # noqa: B018


@pytest.mark.parametrize("name", SHIPPED)
def test_the_webassembly_module_compares_alike(name: str) -> None:
    game = load_game(name)
    engine, analyst = game.engine, game.skill.analyst
    with contextlib.closing(NodeEngine(game, built_file(name, WASM))) as node:
        for match in find_positions(name, 2):
            comparison = compare_with(name, match, partial(node._call, "compare"), RecordBuffer(analyst.scratch))
            assert comparison == compare_with(name, match, engine.comparing(analyst), engine.scratch(analyst))


@pytest.mark.parametrize(("name", "record"), [("COMPARISON", COMPARISON), ("EXPECTATION", EXPECTATION)])
def test_the_page_has_the_layouts_of_the_records(name: str, record: np.dtype) -> None:
    fields = record.fields or {}
    kinds = {field: (offset, f"{dtype.base.kind}{dtype.base.itemsize}", list(dtype.shape)) for field, (dtype, offset) in fields.items()}
    lines = [f"    {field}: [{offset}, '{kind}', {shape}],\n" for field, (offset, kind, shape) in kinds.items()]
    layout = f"export const {name}: Layout = {{\n  size: {record.itemsize},\n  fields: {{\n{''.join(lines)}  }},\n}}\n"
    assert layout in LAYOUT.read_text()


def expect(match: Match, engine: Any, action: int, samples: int, seed: int = 1) -> tuple[list[int], list[int]]:
    """Return what the seats may expect after an action of the first seat that must choose, or before it with 0 samples."""
    game, rng, expectation = match.game, RecordBuffer(BOT_RNG), RecordBuffer(EXPECTATION)
    rng.array["s"], expectation.record.samples = seed, samples
    engine.expecting(game.skill.analyst)(
        game.tables, match._state, match.actors[0], action, rng, engine.scratch(game.skill.analyst), expectation
    )
    return expectation.record.chance[: match.players].tolist(), expectation.record.points[: match.players].tolist()


@EACH_GAME
def test_expectations_add_up_and_do_not_depend_on_future_draws(name: str) -> None:
    """Another key in the state, which determines future draws, does not change the chances."""
    for match in find_positions(name, 3):
        action, other = int(match.legal_ids(match.actors[0])[0]), match.copy()
        chances, _ = expect(match, match.game.engine, action, 5)
        assert sum(chances) == sum(expect(match, match.game.engine, action, 0)[0]) == WHOLE
        other._state.record.rng.key[:] ^= 1
        other._state.record.rng.block[:] ^= 1
        chances_by_future = [expect(position, position.game.engine, action, 400)[0] for position in (match, other)]
        assert max(abs(mine - theirs) for mine, theirs in zip(*chances_by_future)) < WHOLE // 10


def test_only_actions_that_draw_have_luck() -> None:
    """For an action that draws nothing, one sample gives the same as many; for a draw it does not."""
    cases = set()
    for match in find_positions(SMALLEST, 6):
        seat = match.actors[0]
        for action in match.legal_ids(seat).tolist():
            with_one_sample, with_many_samples = (expect(match, match.game.engine, action, samples) for samples in (1, 64))
            after = match.copy()
            after.play(seat, action)
            cases.add((bool((after._state.record.rng.used != match._state.record.rng.used).any()), with_one_sample == with_many_samples))
    assert {(True, False), (False, True)} <= cases and (False, False) not in cases


def test_plain_python_and_machine_code_expect_the_same() -> None:
    for match in find_positions(SMALLEST, 2):
        action = int(match.legal_ids(match.actors[0])[0])
        for samples in (0, 3):
            assert expect(match, match.game.plain, action, samples) == expect(match, match.game.engine, action, samples)


def test_standard_error_is_that_of_a_sample() -> None:
    numbers = np.array([0.5, -1.0, 0.25, 0.0, 1.0])
    expected = numbers.std(ddof=1) / np.sqrt(len(numbers))
    assert standard_error(numbers.sum(), (numbers**2).sum(), len(numbers)) == pytest.approx(expected)
