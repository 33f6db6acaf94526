"""The preview of a choice equals what then happens, as far as the seat can know it."""

from typing import Any

import pytest

from tests.games.inspection import event_args, legal_texts
from tests.games.rng import Rng

from .helpers import ascending, play, position, start, start_unchanged
from .test_twin import random_position

A = [80, 70, 60, 50, 40, 30, 20]
B = [79, 69, 59, 49, 39, 29, 19]


def test_a_preview_shows_a_win() -> None:
    match = start_unchanged(position([[80, 12, 24, 36, 48, 60, 72], B], draw=[5]))
    play(match, "draw")
    assert [text for text in sorted(legal_texts(match)) if match.preview(0, text)["wins"]] == ["replace 1"]


def test_the_preview_of_a_remove_shows_gaps_without_the_refills() -> None:
    """The draw pile is unknown to all players."""
    match = start_unchanged(position([A, B, None], row=[7], locks={(1, 1): 2}))
    shown = match.preview(0, "use remove_left")
    third = match.position()["trains"][2][0]
    assert shown["train"] == [None, *A[1:]]
    assert shown["removed"] == [{"seat": 0, "position": 1, "card": 80}, {"seat": 2, "position": 1, "card": third}]
    assert shown["spared"] == [1] and shown["draws"] and not shown["wins"]


@pytest.mark.parametrize("seed", range(60))
def test_every_preview_equals_what_the_decision_does(seed: int) -> None:
    """Every legal decision of random positions, and every target of each ability."""
    match = start(random_position(Rng(seed)), seed)
    check_all_previews(match)
    for text in sorted(legal_texts(match)):
        branch = match.copy()
        play(branch, text)
        if branch.position()["phase"] in ("target", "replace"):
            check_all_previews(branch)


def check_all_previews(match: Any) -> None:
    """Check the preview of each legal decision."""
    (seat,) = match.actors
    for text in sorted(legal_texts(match)):
        before, shown = match.position(), match.preview(seat, text)
        assert match.position() == before
        branch = match.copy()
        events = play(branch, text)
        check_preview(before, shown, branch.position(), events, seat)


def check_preview(before: dict[str, Any], shown: dict[str, Any], later: dict[str, Any], events: list[Any], seat: int) -> None:
    """Compare a preview with the position and events after its decision."""
    reshuffled = bool(event_args(events, "reshuffled"))
    refilled = {event["position"] for event in event_args(events, "refilled") if event["seat"] == seat}
    gaps = {event["position"] for event in event_args(events, "removed") if event["seat"] == seat}
    known = [None if place in gaps else card for place, card in enumerate(later["trains"][seat], 1)]
    assert shown["train"] == known and refilled <= gaps
    assert shown["locks"] == later["locks"][seat]
    old = list(zip(before["trains"][seat], before["locks"][seat], strict=True))
    new = list(zip(shown["train"], shown["locks"], strict=True))
    assert shown["changed"] == [place + 1 for place in range(7) if old[place] != new[place]]
    assert sorted(shown["row"]) == sorted(later["row"])
    if not reshuffled:
        assert set(shown["discarded"]) == set(later["discard"]) - set(before["discard"])
    assert shown["removed"] == event_args(events, "removed")
    assert shown["spared"] == [event["seat"] for event in event_args(events, "spared")]
    assert shown["draws"] == bool(event_args(events, "drew", "refilled"))
    if not shown["draws"]:
        assert shown["wins"] == (later["winner"] == seat) == ascending(later["trains"][seat])
    else:
        assert not shown["wins"]
