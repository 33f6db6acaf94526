"""A hint in the page is what the strongest bot chooses in Python, and depends on nothing that its seat does not know. The page's own code
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
from tests.contract.matches import loaded, played
from tests.contract.page_in_node import IN_PAGES, InNode
from tests.contract.shipped import SHIPPED, file_of

SIMULATIONS = 12
ADVISED = 4
"""A hint with reasons is asked for at one question in so many."""
QUESTIONS = repetitions(40, proving=800, short=40)


class BotsInNode(InNode):
    """The bots of a page."""

    PROGRAM = "bot_in_node.mjs"

    def choose(self, name: str, match: Match, mixed: Any = None, budget: int | None = None) -> int:
        """The choice of a bot for the first seat that must decide. `mixed`, `budget`: what a level is made of, as pages get it."""
        seat = match.actors[0]
        record = b64encode(match.information_state(seat)).decode()
        ids = match.legal_ids(seat).tolist()
        return int(self.answer({"name": name, "mixed": mixed, "seat": seat, "record": record, "ids": ids, "budget": budget})["chosen"])


    def advise(self, name: str, match: Match, budget: int, decision: Any) -> list[dict[str, Any]]:
        """What a bot likes best for that seat, and why. `decision`: the layout of its report."""
        seat = match.actors[0]
        asked = {"seat": seat, "record": b64encode(match.information_state(seat)).decode(), "ids": match.legal_ids(seat).tolist()}
        return list(self.answer({"name": name, "mixed": None, "budget": budget, "decision": decision, **asked})["candidates"])


def test_only_what_is_surely_better_comes_before_the_choice_and_what_is_surely_worse_comes_last() -> None:
    """The page sorts in the same way: the other tests compare its hints with these."""

    def candidate(action: int, gain: float, error: float) -> Candidate:
        return Candidate(action, tries=100, measured=True, chance=0.5 + gain, points=0, gain=gain, error=error, point_gain=0, point_error=0)

    numbers = ((1, 0.0, 0.0), (2, 0.06, 0.04), (3, 0.05, 0.02), (4, 0.07, 0.03), (5, -0.1, 0.0), (6, -0.2, 0.2))
    candidates = [candidate(*each) for each in numbers]
    assert [each.action for each in in_order(candidates)] == [4, 3, 1, 2, 6, 5]
    assert in_order(candidates[:1]) == candidates[:1]


def of_play(game: Any) -> Iterator[Match]:
    """Matches after every few decisions, of every number of players in turn."""
    counts = list(game.players_with())
    for number in range(QUESTIONS):
        match = game.new_match(players=counts[number % len(counts)], seed=number)
        for decision, _ in enumerate(played(match, number)):
            if decision % 7 == 0 and not match.over:
                yield match


def said(game: Any, advice: list[dict[str, Any]]) -> Iterator[tuple[int, float, float, bool, Any]]:
    """The actions that a page is advised, with what they lead to and what speaks for them."""
    for each in advice:
        reason = game.skill.reasons and game.skill.reasons.reason(each["reason"]["number"], each["reason"]["details"])
        yield each["id"], each["chance"], each["points"], each["alike"], reason


@pytest.mark.parametrize("name", choose_cases([name for name in IN_PAGES if name in SHIPPED], IN_PAGES))
def test_a_hint_is_what_the_strongest_bot_chooses_from_what_the_seat_knows(name: str, tmp_path: Path) -> None:
    """The strongest level is a search: with a few simulations the same choice as with many is made in the same way."""
    game = loaded(name)
    easiest, *_, best = game.about["levels"]
    bot, others = bw.bot(f"search@{SIMULATIONS}", game), 0
    bot.generator = bytes([1]) * len(bot.generator)  # as in pages
    file_of(name, PAGE)
    module = file_of(name, WASM)
    told = page_bots_of(game)
    assert told and {*told.description.mixed, *told.description.budgets} == {*game.about["bots"], "search"}
    assert told.description.budgets[best] > SIMULATIONS
    assert told.description.mixed[easiest].slips == 0
    mixed = {"plays": "greedy", "slips": 50, "instead": "random"}
    with contextlib.closing(BotsInNode(game, module, tmp_path)) as page:
        for number, match in zip(range(QUESTIONS), of_play(game), strict=False):
            seat = match.actors[0]
            legal = match.legal_ids(seat).tolist()
            hint = page.choose(best, match, budget=SIMULATIONS)
            assert hint == bot.choose(match.hidden(seat), legal)
            assert page.choose(best, another_world(match, seat, number), budget=SIMULATIONS) == hint, "it knows what its seat knows"
            if number % ADVISED == 0:
                worlds = (match, another_world(match, seat, number))
                [advice, other] = ([*said(game, page.advise(best, each, SIMULATIONS, told.description.decision))] for each in worlds)
                assert advice == other
                expected = [(each.action, each.chance, each.points, each.alike, each.reason) for each in advise(bot, match, seat)]
                assert advice == expected, "the same as in Python"
            usual = page.choose("greedy", match)
            assert usual == bw.bot("greedy", game).choose(match.hidden(seat), legal)
            slipped = page.choose("mixed", match, mixed)
            assert slipped in legal
            others += slipped != usual
    assert 0 < others < QUESTIONS, "a mixed bot makes some choices as one bot, and others as another"
