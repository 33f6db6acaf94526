"""Tests that a page computes the same as Python from the record of a viewer, field by field: view, prompt, legal actions with
previews, and why every other action is not legal; and that a page foresees the frame after an action, byte for byte. The page's
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
from tests.contract.matches import BUILT_IN_GAMES, load_game, play_decisions
from tests.contract.page_in_node import IN_PAGES, RUN_IN_PAGES, PageInNode, match_fields
from tests.contract.shipped import SHIPPED, built_file
from tests.games.rng import Rng

POSITIONS = repetitions(80, proving=10_000, short=80)
CHOICES = repetitions(500, proving=60_000, short=500)


def positions_of_play(game: Any) -> Iterator[Match]:
    """Yield matches after every few decisions, of every number of players in turn."""
    counts = list(game.players_with())
    for number in range(POSITIONS):
        match = game.new_match(players=counts[number % len(counts)], seed=number)
        for decision, _ in enumerate(play_decisions(match, number)):
            if decision % 7 == 0:
                yield match
        yield match


def crafted_positions(game: Any) -> Iterator[Match]:
    """Yield matches from valid changes of hand-written positions."""
    crafted = importlib.import_module(f"tests.games.{game.id}.crafted").CRAFTED
    yield from crafted.matches(game, Rng(7))


CASES = [(name, positions_of_play) for name in choose_cases([name for name in RUN_IN_PAGES if name in SHIPPED], RUN_IN_PAGES)]
CASES += [(name, crafted_positions) for name, _ in CASES if name in IN_PAGES]


def frame_in_python(match: Match, viewer: int | None) -> dict[str, Any]:
    """Return the parts of a frame that Python computes for a viewer, as plain data."""
    frame: dict[str, Any] = {"view": match.view(viewer), "prompt": prompt_of(match, viewer), "legal": [], "reasons": []}
    if viewer is not None and viewer in match.actors:
        frame["legal"] = [
            {"id": action.id, "kind": action.kind, "args": action.args, "text": str(action), "preview": match.preview(viewer, action)}
            for action in match.legal(viewer)
        ]
        frame["reasons"] = [
            refused and refusal(refused) for refused in (match.why_not(viewer, action) for action in range(match.game.num_actions))
        ]
    return json.loads(msgspec.json.encode(frame))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("name", "positions"), CASES)
def test_a_page_shows_the_same_as_python(name: str, positions: Callable[[Any], Iterator[Match]], tmp_path: Path) -> None:
    game, illegal = load_game(name), 0
    with contextlib.closing(PageInNode(game, built_file(name, PAGE), tmp_path)) as page:
        for match, _ in zip(positions(game), range(POSITIONS // 2), strict=False):
            for viewer in (None, *range(match.players)):
                expected = frame_in_python(match, viewer)
                shown = page.show(match, viewer, range(len(expected["reasons"])))
                for part, value in expected.items():
                    assert shown[part] == value, f"{part} of {viewer} in {match.position()}"
                illegal += sum(reason is not None for reason in expected["reasons"])
    assert illegal > POSITIONS


def frame_after(match: Match, seat: int, action: int) -> dict[str, Any] | None:
    """Return the frame of a seat after its action; None if the action cannot be undone (drawn, revealed) or was the last."""
    tried = match.copy()
    first = len(tried.events(seat))
    tried.play(seat, action)
    if tried.can_undo(seat) is not True:
        return None
    return json.loads(msgspec.json.encode({**match_fields(tried, seat), "events": events_of(tried, seat, first)}))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("name", "positions"), CASES)
def test_a_page_foresees_the_frame_after_an_action(name: str, positions: Callable[[Any], Iterator[Match]], tmp_path: Path) -> None:
    """It foresees exactly the actions that can be undone, of all legal ones of every seat that must decide."""
    game, tried, foreseeable = load_game(name), 0, 0
    with contextlib.closing(PageInNode(game, built_file(name, PAGE), tmp_path)) as page:
        for match in positions(game):
            for seat in match.actors:
                actions = match.legal_ids(seat).tolist()
                for action, foreseen in zip(actions, page.show(match, seat, chosen=actions)["foreseen"], strict=True):
                    expected = frame_after(match, seat, action)
                    part = foreseen and {key: foreseen[key] for key in expected or foreseen}
                    assert part == expected, f"{game.actions[action]} of {seat} in {match.position()}"
                    tried, foreseeable = tried + 1, foreseeable + (expected is not None)
            if tried >= CHOICES:
                break
    assert tried >= CHOICES and (foreseeable > CHOICES / 20 or name not in BUILT_IN_GAMES)
