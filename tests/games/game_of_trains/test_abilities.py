"""Rulebook, abilities: the four that rearrange the own train, the removes, and protection."""

import pytest

from tests.games.inspection import event_args, legal_texts
from tests.games.refusals import refusal

from .helpers import REMOVES, play, position, start_unchanged

A = [80, 70, 60, 50, 40, 30, 20]
B = [79, 69, 59, 49, 39, 29, 19]

SWAP_ADJACENT = {
    1: [70, 80, 60, 50, 40, 30, 20],
    2: [80, 60, 70, 50, 40, 30, 20],
    3: [80, 70, 50, 60, 40, 30, 20],
    4: [80, 70, 60, 40, 50, 30, 20],
    5: [80, 70, 60, 50, 30, 40, 20],
    6: [80, 70, 60, 50, 40, 20, 30],
}
SWAP_SKIP_ONE = {
    1: [60, 70, 80, 50, 40, 30, 20],
    2: [80, 50, 60, 70, 40, 30, 20],
    3: [80, 70, 40, 50, 60, 30, 20],
    4: [80, 70, 60, 30, 40, 50, 20],
    5: [80, 70, 60, 50, 20, 30, 40],
}
MOVE_RIGHT_2 = {
    1: [70, 60, 80, 50, 40, 30, 20],
    2: [80, 60, 50, 70, 40, 30, 20],
    3: [80, 70, 50, 40, 60, 30, 20],
    4: [80, 70, 60, 40, 30, 50, 20],
    5: [80, 70, 60, 50, 30, 20, 40],
}
MOVE_LEFT_2 = {
    3: [60, 80, 70, 50, 40, 30, 20],
    4: [80, 50, 70, 60, 40, 30, 20],
    5: [80, 70, 40, 60, 50, 30, 20],
    6: [80, 70, 60, 30, 50, 40, 20],
    7: [80, 70, 60, 50, 20, 40, 30],
}
TRAINS_AFTER = {
    "swap_adjacent": SWAP_ADJACENT,
    "swap_skip_one": SWAP_SKIP_ONE,
    "move_right_2": MOVE_RIGHT_2,
    "move_left_2": MOVE_LEFT_2,
}
CASES = [(name, place, train) for name, table in TRAINS_AFTER.items() for place, train in table.items()]


@pytest.mark.parametrize(("name", "place", "train"), CASES)
def test_an_ability_rearranges_the_own_train(name: str, place: int, train: list[int]) -> None:
    """Rulebook, abilities: two neighbours; two with one between; exactly two to the right; exactly two to the left."""
    match = start_unchanged(position([A, B, None], row=[name], active=0))
    other_trains = match.position()["trains"][1:]
    play(match, f"use {name}", f"{name} {place}")
    assert match.position()["trains"] == [train, *other_trains]
    assert match.position()["row"] == []


@pytest.mark.parametrize("name", TRAINS_AFTER)
def test_only_legal_places_are_offered(name: str) -> None:
    """Rulebook, abilities: not the two rightmost for a move to the right, not the two leftmost for one to the left."""
    match = start_unchanged(position([A, B], row=[name]))
    play(match, f"use {name}")
    assert legal_texts(match) == {f"{name} {place}" for place in TRAINS_AFTER[name]}


def match_at_target(name: str) -> object:
    """Return a match where an ability asks for its wagon."""
    match = start_unchanged(position([A, B], row=[name]))
    play(match, f"use {name}")
    return match


def test_a_refused_place_names_the_reason() -> None:
    assert refusal(match_at_target("swap_adjacent"), "swap_adjacent 7") == ("no_right_neighbour", {"position": 7}, "abilities")
    for place in (6, 7):
        for name in ("swap_skip_one", "move_right_2"):
            assert refusal(match_at_target(name), f"{name} {place}") == ("too_far_right", {"position": place}, "abilities")
    for place in (1, 2):
        assert refusal(match_at_target("move_left_2"), f"move_left_2 {place}") == (
            "too_far_left", {"position": place}, "abilities",
        )  # fmt: skip
    for place in (2, 3, 5, 6):
        assert refusal(match_at_target("protect"), f"protect {place}") == (
            "not_protectable", {"position": place}, "protection",
        )  # fmt: skip


@pytest.mark.parametrize("name", REMOVES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("active", [0, 1])
def test_a_remove_takes_one_wagon_of_every_player(name: str, players: int, active: int) -> None:
    """Rulebook, abilities: all players, also the active one, remove the leftmost, the middle or the rightmost wagon. From the active player
    clockwise each draws the top card into the gap."""
    place = REMOVES[name]
    match = start_unchanged(position([None] * players, row=[name], active=active))
    before = match.position()
    events = play(match, f"use {name}")
    where = match.position()
    order = [(active + step) % players for step in range(players)]
    assert [event["seat"] for event in event_args(events, "removed")] == order
    assert [event["seat"] for event in event_args(events, "refilled")] == order
    refills = {event["seat"]: event["card"] for event in event_args(events, "refilled")}
    for seat in range(players):
        old, new = before["trains"][seat], where["trains"][seat]
        assert new == [*old[: place - 1], refills[seat], *old[place:]]
        assert refills[seat] in before["draw"]
    assert len(where["draw"]) == len(before["draw"]) - players


def test_removed_wagons_lie_face_up_in_the_row() -> None:
    """Rulebook, abilities: they go beside the draw pile and can be used for action 2."""
    match = start_unchanged(position([A, B], row=[7]))
    play(match, "use remove_left")  # 80 swap_adjacent, 79 move_left_2
    assert sorted(match.position()["row"]) == [79, 80]
    assert legal_texts(match) == {"draw", "use swap_adjacent", "use move_left_2"}
