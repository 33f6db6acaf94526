"""Comparing and expecting (docs/analysis.md): the same figures everywhere, from what the seat knows alone."""

from __future__ import annotations

import contextlib
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.bots import Comparison
from boardwright.bots.comparison import read_comparison
from boardwright.core.domain.match import Match
from boardwright.core.machine.comparing import COMPARISON
from boardwright.core.machine.expecting import EXPECTATION
from boardwright.core.machine.outlook import WHOLE
from boardwright.core.machine.platforms import WASM
from boardwright.core.machine.random import BOT_RNG
from boardwright.core.machine.search import standard_error
from boardwright.core.machine.state import MOVES, RecordBuffer
from tests.contract.determinization import another_world
from tests.contract.matches import GAMES, SMALLEST, loaded
from tests.contract.node_engine import NodeEngine
from tests.contract.shipped import SHIPPED, file_of
from tests.contract.test_search import positions

EACH = pytest.mark.parametrize("name", GAMES)
LAYOUT = Path(__file__).parents[2] / "web/src/rules/comparison.ts"
FEW = 24
"""Simulations: enough to drop some candidates and measure others."""


def compared(name: str, match: Match, seed: int = 5, budget: int = FEW, **asked: Any) -> Comparison:
    """What a new search finds."""
    seat = match.actors[0]
    return bw.bot("search", loaded(name), seed=seed).compare(match.hidden(seat), match.legal_ids(seat), budget=budget, **asked)


@EACH
def test_it_knows_what_its_seat_knows(name: str) -> None:
    for number, match in enumerate(positions(name, 4)):
        seat = match.actors[0]
        played = int(match.legal_ids(seat)[-1])
        assert compared(name, match, played=played) == compared(name, another_world(match, seat, number), played=played)


@EACH
def test_the_figures_are_those_of_the_action_that_was_played(name: str) -> None:
    for match in positions(name, 4):
        legal = match.legal_ids(match.actors[0]).tolist()
        found = compared(name, match, played=legal[-1])
        assert found.first.action == legal[-1] and (found.first.gain, found.first.error) == (0, 0)
        ids = [each.action for each in found.candidates]
        assert set(ids) <= set(legal) and len(set(ids)) == len(ids)
        assert found.first.measured and found.best.measured and found.best.tries == found.first.tries >= FEW // 4
        assert found.best.gain == pytest.approx(found.best.chance - found.first.chance)
        assert found.best.point_gain == pytest.approx(found.best.points - found.first.points)
        assert all(0 <= each.chance <= 1 and each.error >= 0 for each in found.candidates)


def test_only_the_given_candidates_and_as_many_measured_as_were_asked_for() -> None:
    for match in positions(SMALLEST, 4):
        legal = match.legal_ids(match.actors[0]).tolist()
        alone = compared(SMALLEST, match, played=legal[-1], candidates=[legal[0]])
        assert [each.action for each in alone.candidates] == list(dict.fromkeys([legal[-1], legal[0]]))
        assert all(each.measured and each.tries == FEW // len(alone.candidates) for each in alone.candidates)
        wide = compared(SMALLEST, match, budget=60, measured=3)
        assert sum(each.measured for each in wide.candidates) == min(4, len(wide.candidates))
        assert compared(SMALLEST, match, seed=6) != compared(SMALLEST, match), "other worlds"


def test_a_question_that_cannot_be_is_refused() -> None:
    match = next(positions(SMALLEST, 1))
    hidden, legal = match.hidden(match.actors[0]), match.legal_ids(match.actors[0])
    bad = next(each.id for each in loaded(SMALLEST).actions if each.id not in legal)
    bot = bw.bot("search", loaded(SMALLEST))
    for asked, said in (
        ({"played": bad}, "is not legal"),
        ({"candidates": [bad]}, "is not legal"),
        ({"budget": 0}, "budget"),
        ({"measured": 0}, "measured"),
    ):
        with pytest.raises(bw.BadOption, match=said):
            bot.compare(hidden, legal, **asked)  # type: ignore[arg-type]
    with pytest.raises(bw.BadOption, match="expected the search"):
        bw.bot("greedy", loaded(SMALLEST)).compare(hidden, legal)


def ask(name: str, match: Match, compare: Any, scratch: Any) -> Comparison:
    """The answer of another engine."""
    seat = match.actors[0]
    legal = match.legal_ids(seat).tolist()
    hidden, moves, rng, comparison = (RecordBuffer(each) for each in (loaded(name).state_dtype, MOVES, BOT_RNG, COMPARISON))
    hidden.array[0], rng.array["s"] = match.hidden(seat), 1
    moves.record.count, moves.record.ids[: len(legal)] = len(legal), legal
    comparison.record.budget, comparison.record.given, comparison.record.ids[0] = 8, 1, legal[-1]
    compare(loaded(name).tables, hidden, seat, moves, rng, scratch, comparison)
    return read_comparison(comparison.record)


def test_plain_python_and_machine_code_find_the_same() -> None:
    game = loaded(SMALLEST)
    for match in positions(SMALLEST, 1):
        engines = (game.engine, game.plain)
        native, plain = (ask(SMALLEST, match, each.comparing(game.skill.search), each.scratch(game.skill.search)) for each in engines)
        assert native == plain


@pytest.mark.parametrize("name", SHIPPED)
def test_the_module_finds_the_same(name: str) -> None:
    game = loaded(name)
    with contextlib.closing(NodeEngine(game, file_of(name, WASM))) as node:
        for match in positions(name, 2):
            found = ask(name, match, partial(node._call, "compare"), RecordBuffer(game.skill.search.scratch))
            assert found == ask(name, match, game.engine.comparing(game.skill.search), game.engine.scratch(game.skill.search))


@pytest.mark.parametrize(("name", "record"), [("COMPARISON", COMPARISON), ("EXPECTATION", EXPECTATION)])
def test_the_page_knows_the_records(name: str, record: np.dtype) -> None:
    fields = record.fields or {}
    kinds = {each: (offset, f"{dtype.base.kind}{dtype.base.itemsize}", list(dtype.shape)) for each, (dtype, offset) in fields.items()}
    lines = [f"    {each}: [{offset}, '{kind}', {shape}],\n" for each, (offset, kind, shape) in kinds.items()]
    written = f"export const {name}: Layout = {{\n  size: {record.itemsize},\n  fields: {{\n{''.join(lines)}  }},\n}}\n"
    assert written in LAYOUT.read_text()


def expected(match: Match, engine: Any, action: int, samples: int, seed: int = 1) -> tuple[list[int], list[int]]:
    """What the seats may expect after an action of the first seat that must choose; 0 samples: now."""
    game, rng, found = match.game, RecordBuffer(BOT_RNG), RecordBuffer(EXPECTATION)
    rng.array["s"], found.record.samples = seed, samples
    engine.expecting(game.skill.analyst)(game.tables, match._state, match.actors[0], action, rng, engine.scratch(game.skill.analyst), found)
    return found.record.chance[: match.players].tolist(), found.record.points[: match.players].tolist()


@EACH
def test_expectations_are_whole_and_do_not_know_the_future(name: str) -> None:
    """Chances add up to the win; with another key in the state, which decides what will be drawn, they are the same."""
    for match in positions(name, 3):
        action, other = int(match.legal_ids(match.actors[0])[0]), match.copy()
        chances, _ = expected(match, match.game.engine, action, 5)
        assert sum(chances) == sum(expected(match, match.game.engine, action, 0)[0]) == WHOLE
        other._state.record.rng.key[:] ^= 1
        other._state.record.rng.block[:] ^= 1
        far = [expected(each, each.game.engine, action, 400)[0] for each in (match, other)]
        assert max(abs(mine - theirs) for mine, theirs in zip(*far)) < WHOLE // 10


def test_only_actions_that_draw_have_luck() -> None:
    """One sample tells what follows an action that draws nothing; what follows a draw takes many."""
    seen = set()
    for match in positions(SMALLEST, 6):
        seat = match.actors[0]
        for action in match.legal_ids(seat).tolist():
            one, many = (expected(match, match.game.engine, action, samples) for samples in (1, 64))
            after = match.copy()
            after.play(seat, action)
            seen.add((bool((after._state.record.rng.used != match._state.record.rng.used).any()), one == many))
    assert {(True, False), (False, True)} <= seen and (False, False) not in seen


def test_plain_python_and_machine_code_expect_the_same() -> None:
    for match in positions(SMALLEST, 2):
        action = int(match.legal_ids(match.actors[0])[0])
        for samples in (0, 3):
            assert expected(match, match.game.plain, action, samples) == expected(match, match.game.engine, action, samples)


def test_standard_errors() -> None:
    numbers = np.array([0.5, -1.0, 0.25, 0.0, 1.0])
    expected = numbers.std(ddof=1) / np.sqrt(len(numbers))
    assert standard_error(numbers.sum(), (numbers**2).sum(), len(numbers)) == pytest.approx(expected)
