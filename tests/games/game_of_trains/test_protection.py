"""Rulebook, abilities: protection, and each way to lose it."""

import pytest

from tests.games.inspection import event_args, legal_texts
from tests.games.refusals import refusal

from .helpers import PROTECTABLE, REMOVES, play, position, position_after, start_unchanged

A = [80, 70, 60, 50, 40, 30, 20]
B = [79, 69, 59, 49, 39, 29, 19]
LOCKS = {1: 2, 4: 10, 7: 18}
"""A lock card for each protectable position."""


def locks_at(*places: int, seat: int = 0) -> dict[tuple[int, int], int]:
    return {(seat, place): LOCKS[place] for place in places}


@pytest.mark.parametrize("place", PROTECTABLE)
def test_a_lock_goes_under_the_first_middle_or_last_wagon(place: int) -> None:
    """Rulebook, protection: under the 1st, 4th or 7th wagon of the own train."""
    match = start_unchanged(position([A, B], row=[26]))
    play(match, "use protect")
    assert legal_texts(match) == {"protect 1", "protect 4", "protect 7"}
    events = play(match, f"protect {place}")
    where = match.position()
    assert where["locks"] == [[26 if n == place else None for n in range(1, 8)], [None] * 7]
    assert where["trains"] == [A, B]
    assert event_args(events, "protected") == [{"seat": 0, "position": place, "card": 26}]


@pytest.mark.parametrize(("name", "place"), REMOVES.items())
def test_a_protected_wagon_is_not_removed(name: str, place: int) -> None:
    """Rulebook, protection: its owner keeps wagon and lock and draws nothing."""
    match = start_unchanged(position([A, B], row=[name], locks=locks_at(place, seat=1)))
    events = play(match, f"use {name}")
    where = match.position()
    assert where["trains"][1] == B
    assert where["locks"][1][place - 1] == LOCKS[place]
    assert [event["seat"] for event in event_args(events, "removed")] == [0]
    assert [event["seat"] for event in event_args(events, "refilled")] == [0]
    assert event_args(events, "spared") == [{"seat": 1, "position": place}]


@pytest.mark.parametrize(("name", "place"), REMOVES.items())
def test_the_active_player_is_protected_too(name: str, place: int) -> None:
    """Rulebook, abilities: all players, also the active one, remove unprotected wagons only."""
    match = start_unchanged(position([A, B], row=[name], locks=locks_at(place)))
    events = play(match, f"use {name}")
    assert match.position()["trains"][0] == A
    assert [event["seat"] for event in event_args(events, "removed")] == [1]


@pytest.mark.parametrize(("name", "place"), REMOVES.items())
def test_a_lock_protects_its_own_wagon_only(name: str, place: int) -> None:
    """Rulebook, protection: locks elsewhere in the train do not help."""
    others = [other for other in PROTECTABLE if other != place]
    match = start_unchanged(position([A, B], row=[name], locks=locks_at(*others)))
    events = play(match, f"use {name}")
    assert [event["seat"] for event in event_args(events, "removed")] == [0, 1]
    assert {place for place, card in enumerate(match.position()["locks"][0], 1) if card} == set(others)


def test_replacing_another_wagon_keeps_the_locks() -> None:
    """Rulebook, protection: only the wagon that is replaced or moved loses its lock."""
    where = position_after(position([A, B], draw=[33], locks=locks_at(1, 4, 7)), "draw", "replace 2")
    assert where["locks"][0] == [2, None, None, 10, None, None, 18]


MOVES = (
    [("swap_adjacent", place, {place, place + 1}) for place in range(1, 7)]
    + [("swap_skip_one", place, {place, place + 2}) for place in range(1, 6)]
    + [("move_right_2", place, {place, place + 1, place + 2}) for place in range(1, 6)]
    + [("move_left_2", place, {place, place - 1, place - 2}) for place in range(3, 8)]
)
"""Every use of an order ability, with the positions whose wagons change place."""


@pytest.mark.parametrize(("name", "place", "touched"), MOVES)
def test_wagons_that_change_position_lose_their_lock(name: str, place: int, touched: set[int]) -> None:
    """Rulebook, protection: an owner's own action changes the position; other wagons keep their locks."""
    match = start_unchanged(position([A, B], row=[name], locks=locks_at(1, 4, 7)))
    events = play(match, f"use {name}", f"{name} {place}")
    where = match.position()
    assert where["locks"][0] == [LOCKS[n] if n in LOCKS and n not in touched else None for n in range(1, 8)]
    lost = [{"seat": 0, "position": n, "card": LOCKS[n]} for n in sorted(touched & set(LOCKS))]
    assert sorted(event_args(events, "lock_lost"), key=lambda event: event["position"]) == lost
    assert {event["card"] for event in lost} <= set(where["discard"])
    assert not {event["card"] for event in lost} & set(where["row"])


def test_protect_needs_a_place_without_a_lock() -> None:
    """Edge cases 11 and 12: a wagon gets no second lock, and with all three locked the ability cannot be used."""
    match = start_unchanged(position([A, B], row=[26], locks=locks_at(4)))
    play(match, "use protect")
    assert legal_texts(match) == {"protect 1", "protect 7"}
    assert refusal(match, "protect 4") == ("already_protected", {"position": 4}, "protection")
    match = start_unchanged(position([A, B], row=[26], locks=locks_at(1, 4, 7)))
    assert legal_texts(match) == {"draw"}
    assert refusal(match, "use protect") == ("all_protected", {}, "protection")
