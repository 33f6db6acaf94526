"""Rulebook, other rules: equal abilities in the row leave it in pairs."""

import pytest

from tests.games.inspection import event_args, event_kinds

from .helpers import ABILITIES, REMOVES, ability, cards_of, play, position, start_unchanged


@pytest.mark.parametrize("name", ABILITIES)
def test_two_equal_abilities_are_discarded(name: str) -> None:
    """Rulebook, other rules: both go to the discard pile at once. This holds for each of the eight."""
    lying, leaving, drawn = cards_of(name)[:3]
    train = [leaving, *[card for card in range(84, 60, -1) if ability(card) != name][:6]]
    match = start_unchanged(position([train, None], row=[lying], draw=[drawn]))
    events = play(match, "draw", "replace 1")
    assert match.position()["row"] == []
    assert {lying, leaving} <= set(match.position()["discard"])
    assert event_args(events, "paired") == [{"ability": name, "card": lying, "other_card": leaving}]


@pytest.mark.parametrize("name", ABILITIES)
def test_different_abilities_stay(name: str) -> None:
    """Rulebook, other rules: only the same ability makes a pair."""
    others = [other for other in ABILITIES if other != name]
    match = start_unchanged(position([[cards_of(name)[-1], 64, 54, 46, 30, 22, 14], None], row=others))
    events = play(match, "draw", "replace 1")
    assert sorted(map(ability, match.position()["row"])) == sorted(ABILITIES)
    assert "paired" not in event_kinds(events)


def test_a_pair_is_out_of_play_until_the_reshuffle() -> None:
    """Rulebook: they lie in the discard pile, so no player can use them."""
    match = start_unchanged(position([[12, 64, 54, 46, 30, 22, 14], None], row=[4], draw=[83, 84]))
    play(match, "draw", "replace 1")
    assert {str(action) for action in match.legal(1)} == {"draw"}


TRAINS = ([4, 72, 63, 54, 45, 37, 29], [12, 73, 64, 55, 46, 38, 30], [20, 74, 65, 56, 47, 39, 31],
        [28, 75, 66, 57, 49, 48, 40])  # fmt: skip
"""Four trains whose first wagon carries swap_adjacent."""


@pytest.mark.parametrize(
    ("players", "in_row", "stays"),
    [
        (2, None, None),  # two equal cards: nothing stays
        (3, None, 20),  # three: one stays
        (2, 36, 12),  # three, one of them lay there before
        (4, None, None),  # four: nothing stays
        (3, 36, None),
        (4, 36, 28),  # five: one stays
    ],
)
def test_equal_abilities_after_a_remove_leave_in_pairs(players: int, in_row: int | None, stays: int | None) -> None:
    """Rulebook, abilities, important note: they leave by pairs; of an odd number one stays. Ruling: they arrive from the active seat
    clockwise and pair as they arrive, so the newest stays."""
    row = [7, *([in_row] if in_row else [])]
    match = start_unchanged(position(TRAINS[:players], row=row))
    events = play(match, "use remove_left")
    assert match.position()["row"] == ([stays] if stays else [])
    gone = {train[0] for train in TRAINS[:players]} | {in_row or 7}
    assert gone - {stays} <= set(match.position()["discard"])
    assert len(event_args(events, "paired")) == (players + bool(in_row)) // 2


@pytest.mark.parametrize("name", REMOVES)
def test_refilled_cards_do_not_pair(name: str) -> None:
    """The refill goes from the draw pile into the trains and never reaches the row."""
    place = REMOVES[name]
    match = start_unchanged(position([None, None, None], row=[name]))
    before = match.position()["trains"]
    play(match, f"use {name}")
    leaving = [train[place - 1] for train in before]
    assert set(match.position()["row"]) <= set(leaving)
