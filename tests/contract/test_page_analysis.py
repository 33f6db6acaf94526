"""Tests that an analysis in the page equals that of `boardwright analyse`: chances, parts, losses and mistakes. The page's own code runs in
Node, with the game's WebAssembly modules."""

from __future__ import annotations

import contextlib
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.analysis import Settings, analyse
from boardwright.core.domain.match import Match
from boardwright.core.domain.replay import replay
from boardwright.core.machine.platforms import PAGE, WASM
from tests.conftest import choose_cases
from tests.contract.matches import SMALLEST, load_game
from tests.contract.page_in_node import IN_PAGES, NodeProcess
from tests.contract.shipped import SHIPPED, built_file

SETTINGS = Settings(simulations=200, samples=20, full=True)
SETTINGS_OF_LONG_GAMES = Settings(simulations=60, samples=6, full=True)
"""Fewer simulations, because the playouts of long games take long."""


class AnalysisInNode(NodeProcess):
    """A page that analyses match files."""

    PROGRAM = "analysis_in_node.mjs"


def whole_match(name: str) -> Match:
    """Return a match of bots, one of which makes mistakes."""
    return play_to_the_end(load_game(name).new_match(players=min(load_game(name).players_with()), seed=8))


def match_from_a_position(name: str) -> Match:
    """Return another match of bots from a position in the middle of `whole_match`."""
    whole = whole_match(name)
    middle = replay(whole.record(), len(whole.decisions) // 2)
    return play_to_the_end(whole.game.from_position(middle.position(), seed=9))


def play_to_the_end(match: Match) -> Match:
    """Let bots play a match to its end."""
    game = match.game
    bots = [bw.bot(("greedy", "random")[seat % 2], game, seed=seat) for seat in range(match.players)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat).tolist()))
    return match


@pytest.mark.parametrize("make_match", [whole_match, match_from_a_position])
@pytest.mark.parametrize("name", choose_cases([name for name in IN_PAGES if name in SHIPPED], IN_PAGES))
def test_the_analysis_of_the_page_equals_that_of_python(name: str, make_match: Callable[[str], Match], tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    make_match(name).save(path)
    game, settings = load_game(name), SETTINGS if name == SMALLEST else SETTINGS_OF_LONG_GAMES
    first = b64encode(replay(path, 0).state_bytes(without="rng")).decode()
    with contextlib.closing(AnalysisInNode(game, built_file(name, PAGE), tmp_path, built_file(name, WASM))) as page:
        page_settings = {"simulations": settings.simulations, "samples": settings.samples}
        by_page = page.ask({"text": path.read_text(), "settings": page_settings, "first": first})
    by_python = analyse(path, settings).to_dict()
    assert by_page["outlooks"] == by_python["outlooks"]
    assert by_page["expected"] == by_python["expected"]
    assert by_page["parts"] == [{name: part[name] for name in ("from", "own", "others", "chance", "to")} for part in by_python["parts"]]
    assert all(part["from"] + part["own"] + part["others"] + part["chance"] == part["to"] for part in by_page["parts"])
    assert by_page["mistakes"] == by_python["mistakes"] and (any(by_python["mistakes"]) or make_match is match_from_a_position)
    texts = [str(action) for action in game.actions]
    for page_decision, python_decision in zip(by_page["decisions"], by_python["decisions"], strict=True):
        assert decision_of(page_decision, texts) == {field: python_decision[field] for field in decision_of(page_decision, texts)}
        known = by_page["full"].get(str(page_decision["at"]))
        assert python_decision["full"] == (known and {"best": texts[known["best"]], "loss": known["loss"], "error": known["error"]})


def decision_of(decision: dict[str, Any], texts: list[str]) -> dict[str, Any]:
    """Return the page's analysis of a decision in the form of the document."""
    options = [
        {"action": texts[candidate["action"]]} | {name: candidate[name] for name in ("chance", "points", "error", "tries", "measured")}
        for candidate in decision["candidates"]
    ]
    numbers = {"loss": decision["loss"], "error": decision["error"], "point_loss": decision["pointLoss"]}
    origin = {"at": decision["at"], "seat": decision["seat"]}
    return origin | {"played": texts[decision["played"]], "best": texts[decision["best"]], **numbers, "candidates": options}
