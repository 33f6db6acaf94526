"""What a page makes of the record of what a viewer knows is what Python makes of it, field by field: view, prompt, legal actions with
previews, and why every other action is not legal. What a page foresees of an action is what the match then says, byte for byte. The page's
own code runs in Node, with the game's WebAssembly module."""

from __future__ import annotations

import contextlib
import importlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boardwright.core.domain.match import Match
from boardwright.core.machine.platforms import PAGE
from boardwright.server.play.frames import events_of, prompt_of, refusal
from tests.conftest import choose_cases, repetitions
from tests.contract.matches import OURS, loaded, played
from tests.contract.page_in_node import IN_PAGES, RUN_IN_PAGES, PageInNode, told_of
from tests.contract.shipped import SHIPPED, file_of
from tests.games.rng import Rng

POSITIONS = repetitions(80, proving=10_000, short=80)
CHOICES = repetitions(500, proving=60_000, short=500)


def of_play(game: Any) -> Iterator[Match]:
    """Matches after every few decisions, of every number of players in turn."""
    counts = list(game.players_with())
    for number in range(POSITIONS):
        match = game.new_match(players=counts[number % len(counts)], seed=number)
        for decision, _ in enumerate(played(match, number)):
            if decision % 7 == 0:
                yield match
        yield match


def far_from_play(game: Any) -> Iterator[Match]:
    """Sound changes of hand-written positions."""
    crafted = importlib.import_module(f"tests.games.{game.id}.crafted").CRAFTED
    yield from crafted.matches(game, Rng(7))


CASES = [(name, of_play) for name in choose_cases([name for name in RUN_IN_PAGES if name in SHIPPED], RUN_IN_PAGES)]
CASES += [(name, far_from_play) for name, _ in CASES if name in IN_PAGES]


def in_python(match: Match, viewer: int | None) -> dict[str, Any]:
    """What Python shows this viewer, as plain data."""
    told: dict[str, Any] = {"view": match.view(viewer), "prompt": prompt_of(match, viewer), "legal": [], "reasons": []}
    if viewer is not None and viewer in match.actors:
        told["legal"] = [
            {"id": each.id, "kind": each.kind, "args": each.args, "text": str(each), "preview": match.preview(viewer, each)}
            for each in match.legal(viewer)
        ]
        told["reasons"] = [found and refusal(found) for found in (match.why_not(viewer, each) for each in range(match.game.num_actions))]
    return json.loads(msgspec.json.encode(told))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("name", "positions"), CASES)
def test_a_page_shows_what_python_shows(name: str, positions: Callable[[Any], Iterator[Match]], tmp_path: Path) -> None:
    game, illegal = loaded(name), 0
    with contextlib.closing(PageInNode(game, file_of(name, PAGE), tmp_path)) as page:
        for match, _ in zip(positions(game), range(POSITIONS // 2), strict=False):
            for viewer in (None, *range(match.players)):
                expected = in_python(match, viewer)
                found = page.shows(match, viewer, range(len(expected["reasons"])))
                for part, value in expected.items():
                    assert found[part] == value, f"{part} of {viewer} in {match.position()}"
                illegal += sum(reason is not None for reason in expected["reasons"])
    assert illegal > POSITIONS


def after(match: Match, seat: int, action: int) -> dict[str, Any] | None:
    """What the match tells a seat after its action; None if it cannot be undone (drawn, revealed) or was the last."""
    tried = match.copy()
    first = len(tried.events(seat))
    tried.play(seat, action)
    if tried.can_undo(seat) is not True:
        return None
    return json.loads(msgspec.json.encode({**told_of(tried, seat), "events": events_of(tried, seat, first)}))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("name", "positions"), CASES)
def test_a_page_foresees_what_the_match_then_says(name: str, positions: Callable[[Any], Iterator[Match]], tmp_path: Path) -> None:
    """Exactly the actions that can be undone, of all legal ones of every seat that must decide."""
    game, tried, certain = loaded(name), 0, 0
    with contextlib.closing(PageInNode(game, file_of(name, PAGE), tmp_path)) as page:
        for match in positions(game):
            for seat in match.actors:
                actions = match.legal_ids(seat).tolist()
                for action, found in zip(actions, page.shows(match, seat, chosen=actions)["foreseen"], strict=True):
                    expected = after(match, seat, action)
                    part = found and {key: found[key] for key in expected or found}
                    assert part == expected, f"{game.actions[action]} of {seat} in {match.position()}"
                    tried, certain = tried + 1, certain + (expected is not None)
            if tried >= CHOICES:
                break
    assert tried >= CHOICES and (certain > CHOICES / 20 or name not in OURS)
