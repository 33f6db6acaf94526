"""Tests that a hint in the page is the choice of the strongest bot in Python, and depends only on what its seat knows. The page's own code
runs in Node, with the game's WebAssembly module that has bots."""

from __future__ import annotations

import contextlib
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.bots.advice import advise, in_order
from boardwright.bots.comparison import Candidate
from boardwright.core.domain.match import Match
from boardwright.core.machine.platforms import PAGE, WASM
from boardwright.server.games.page_rules import page_bots_of
from tests.conftest import choose_cases, repetitions
from tests.contract.determinization import another_world
from tests.contract.matches import load_game, play_decisions
from tests.contract.page_in_node import IN_PAGES, NodeProcess
from tests.contract.shipped import SHIPPED, built_file

SIMULATIONS = 12
ADVICE_INTERVAL = 4
"""A hint with reasons is requested at one question in this many."""
QUESTIONS = repetitions(40, proving=800, short=40)


class BotsInNode(NodeProcess):
    """The bots of a page."""

    PROGRAM = "bot_in_node.mjs"

    def choose(self, name: str, match: Match, mixed: Any = None, budget: int | None = None) -> int:
        """Return a bot's choice for the first seat that must decide. `mixed`, `budget`: the parts of a level, as pages get them."""
        seat = match.actors[0]
        record = b64encode(match.information_state(seat)).decode()
        ids = match.legal_ids(seat).tolist()
        return int(self.ask({"name": name, "mixed": mixed, "seat": seat, "record": record, "ids": ids, "budget": budget})["chosen"])


    def advise(self, name: str, match: Match, budget: int, decision: Any) -> list[dict[str, Any]]:
        """Return a bot's best candidates for that seat, with reasons. `decision`: the layout of its report."""
        seat = match.actors[0]
        question = {"seat": seat, "record": b64encode(match.information_state(seat)).decode(), "ids": match.legal_ids(seat).tolist()}
        return list(self.ask({"name": name, "mixed": None, "budget": budget, "decision": decision, **question})["candidates"])


def test_candidates_are_sorted_relative_to_the_choice_by_significant_differences() -> None:
    """Significantly better ones come before the choice, significantly worse ones last. The page sorts in the same way, see below."""

    def candidate(action: int, gain: float, error: float) -> Candidate:
        return Candidate(action, tries=100, measured=True, chance=0.5 + gain, points=0, gain=gain, error=error, point_gain=0, point_error=0)

    numbers = ((1, 0.0, 0.0), (2, 0.06, 0.04), (3, 0.05, 0.02), (4, 0.07, 0.03), (5, -0.1, 0.0), (6, -0.2, 0.2))
    candidates = [candidate(*each) for each in numbers]
    assert [each.action for each in in_order(candidates)] == [4, 3, 1, 2, 6, 5]
    assert in_order(candidates[:1]) == candidates[:1]


def positions_of_play(game: Any) -> Iterator[Match]:
    """Yield matches after every few decisions, of every number of players in turn."""
    counts = list(game.players_with())
    for number in range(QUESTIONS):
        match = game.new_match(players=counts[number % len(counts)], seed=number)
        for decision, _ in enumerate(play_decisions(match, number)):
            if decision % 7 == 0 and not match.over:
                yield match


def read_advice(game: Any, advice: list[dict[str, Any]]) -> Iterator[tuple[int, float, float, bool, Any]]:
    """Yield the candidates of a page's advice with their values and reasons."""
    for candidate in advice:
        reason = game.skill.reasons and game.skill.reasons.reason(candidate["reason"]["number"], candidate["reason"]["details"])
        yield candidate["id"], candidate["chance"], candidate["points"], candidate["alike"], reason


@pytest.mark.parametrize("name", choose_cases([name for name in IN_PAGES if name in SHIPPED], IN_PAGES))
def test_a_hint_is_the_choice_of_the_strongest_bot_with_the_knowledge_of_its_seat(name: str, tmp_path: Path) -> None:
    """The strongest level is a search; a few simulations exercise the same code as many."""
    game = load_game(name)
    easiest, *_, best = game.about["levels"]
    bot, different_choices = bw.bot(f"search@{SIMULATIONS}", game), 0
    bot.generator = bytes([1]) * len(bot.generator)  # as in pages
    built_file(name, PAGE)
    module = built_file(name, WASM)
    page_bots = page_bots_of(game)
    assert page_bots and {*page_bots.description.mixed, *page_bots.description.budgets} == {*game.about["bots"], "search"}
    assert page_bots.description.budgets[best] > SIMULATIONS
    assert page_bots.description.mixed[easiest].slips == 0
    mixed = {"plays": "greedy", "slips": 50, "instead": "random"}
    with contextlib.closing(BotsInNode(game, module, tmp_path)) as page:
        for number, match in zip(range(QUESTIONS), positions_of_play(game), strict=False):
            seat = match.actors[0]
            legal = match.legal_ids(seat).tolist()
            hint = page.choose(best, match, budget=SIMULATIONS)
            assert hint == bot.choose(match.hidden(seat), legal)
            assert page.choose(best, another_world(match, seat, number), budget=SIMULATIONS) == hint, "hidden information matters"
            if number % ADVICE_INTERVAL == 0:
                worlds = (match, another_world(match, seat, number))
                [advice, other_advice] = (
                    [*read_advice(game, page.advise(best, world, SIMULATIONS, page_bots.description.decision))] for world in worlds
                )
                assert advice == other_advice
                expected = [(each.action, each.chance, each.points, each.alike, each.reason) for each in advise(bot, match, seat)]
                assert advice == expected, "the same as in Python"
            greedy_choice = page.choose("greedy", match)
            assert greedy_choice == bw.bot("greedy", game).choose(match.hidden(seat), legal)
            mixed_choice = page.choose("mixed", match, mixed)
            assert mixed_choice in legal
            different_choices += mixed_choice != greedy_choice
    assert 0 < different_choices < QUESTIONS, "a mixed bot makes some choices like each of its parts"
