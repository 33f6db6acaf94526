"""An analysis in the page says what `boardwright analyse` says: the same chances, parts, losses and mistakes. The page's own code runs in
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
from tests.contract.matches import SMALLEST, loaded
from tests.contract.page_in_node import IN_PAGES, InNode
from tests.contract.shipped import SHIPPED, file_of

SETTINGS = Settings(simulations=200, samples=20, full=True)
QUICKLY = Settings(simulations=60, samples=6, full=True)
"""For the long games: their playouts take long."""


class AnalysisInNode(InNode):
    """A page that analyses match files."""

    PROGRAM = "analysis_in_node.mjs"


def whole_match(name: str) -> Match:
    """A match of bots, one of which makes mistakes."""
    return played(loaded(name).new_match(players=min(loaded(name).players_with()), seed=8))


def match_from_a_position(name: str) -> Match:
    """Another one, from the middle of it."""
    whole = whole_match(name)
    middle = replay(whole.record(), len(whole.decisions) // 2)
    return played(whole.game.from_position(middle.position(), seed=9))


def played(match: Match) -> Match:
    """Let the bots play a match to its end."""
    game = match.game
    bots = [bw.bot(("greedy", "random")[seat % 2], game, seed=seat) for seat in range(match.players)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat).tolist()))
    return match


@pytest.mark.parametrize("made", [whole_match, match_from_a_position])
@pytest.mark.parametrize("name", choose_cases([name for name in IN_PAGES if name in SHIPPED], IN_PAGES))
def test_the_page_finds_out_what_python_finds_out(name: str, made: Callable[[str], Match], tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    made(name).save(path)
    game, settings = loaded(name), SETTINGS if name == SMALLEST else QUICKLY
    first = b64encode(replay(path, 0).state_bytes(without="rng")).decode()
    with contextlib.closing(AnalysisInNode(game, file_of(name, PAGE), tmp_path, file_of(name, WASM))) as page:
        told = {"simulations": settings.simulations, "samples": settings.samples}
        shown = page.answer({"text": path.read_text(), "settings": told, "first": first})
    found = analyse(path, settings).to_dict()
    assert shown["outlooks"] == found["outlooks"]
    assert shown["expected"] == found["expected"]
    assert shown["parts"] == [{part: each[part] for part in ("from", "own", "others", "chance", "to")} for each in found["parts"]]
    assert all(each["from"] + each["own"] + each["others"] + each["chance"] == each["to"] for each in shown["parts"])
    assert shown["mistakes"] == found["mistakes"] and (any(found["mistakes"]) or made is match_from_a_position)
    texts = [str(action) for action in game.actions]
    for page_says, python_says in zip(shown["decisions"], found["decisions"], strict=True):
        assert decision_of(page_says, texts) == {field: python_says[field] for field in decision_of(page_says, texts)}
        known = shown["full"].get(str(page_says["at"]))
        assert python_says["full"] == (known and {"best": texts[known["best"]], "loss": known["loss"], "error": known["error"]})


def decision_of(judged: dict[str, Any], texts: list[str]) -> dict[str, Any]:
    """What the page says of a decision, as in the document."""
    options = [
        {"action": texts[each["action"]]} | {name: each[name] for name in ("chance", "points", "error", "tries", "measured")}
        for each in judged["candidates"]
    ]
    numbers = {"loss": judged["loss"], "error": judged["error"], "point_loss": judged["pointLoss"]}
    who = {"at": judged["at"], "seat": judged["seat"]}
    return who | {"played": texts[judged["played"]], "best": texts[judged["best"]], **numbers, "candidates": options}
