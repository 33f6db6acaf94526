"""Hidden information: setup cards, drawn cards, refused cards, the draw pile, and what a resampled world may hold."""

from typing import Any

import numpy as np
import pytest

from boardwright.core.machine.random import key_of
from boardwright.core.machine.state import RecordBuffer
from tests.games.inspection import event_args, legal_texts
from tests.games.rng import Rng

from .helpers import DECK, PLAYERS, all_cards, game, play, position, start, start_unchanged

A = [80, 70, 60, 50, 40, 30, 20]
B = [79, 69, 59, 49, 39, 29, 19]
C = [78, 68, 58, 48, 38, 28, 18]


def known_to(match: Any, viewer: int | None) -> tuple[bytes, Any, Any, Any]:
    """Return everything that a viewer knows of a match that was just started from a position."""
    reasons = [str(match.why_not(viewer, n)) for n in range(game().num_actions)] if viewer is not None else []
    legal = list(map(str, match.legal(viewer))) if viewer is not None else []
    return match.hidden(viewer).tobytes(), match.view(viewer), [(e.kind, e.args) for e in match.events(viewer)], (legal, reasons)


def check_indistinguishable(first: dict[str, Any], second: dict[str, Any], *viewers: int | None) -> None:
    """Check that viewers know the same in two different positions."""
    assert first != second
    for viewer in viewers:
        assert known_to(start(first, seed=1), viewer) == known_to(start(second, seed=2), viewer), viewer


def with_cards_exchanged(position: dict[str, Any], one: int, two: int) -> dict[str, Any]:
    """Return a position with two cards exchanged."""

    def exchanged(part: Any) -> Any:
        if isinstance(part, list):
            return [exchanged(item) for item in part]
        return {one: two, two: one}.get(part, part) if not isinstance(part, bool) else part

    parts = ("trains", "locks", "row", "draw", "discard", "refused", "hands", "using")
    changed = {name: exchanged(position[name]) for name in parts if name in position}
    for name in ("refused", "hands"):
        changed[name] = [sorted(cards) for cards in changed[name]]
    return {**position, **changed, "draw": sorted(changed["draw"])}


# -- setup -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_setup_cards_are_seen_by_their_owner_alone(players: int) -> None:
    """Edge case 18: in views and events, for seats and spectators."""
    match = game().new_match(players=players, seed=12)
    hands = match.position()["hands"]
    for viewer in (*range(players), None):
        for seat in range(players):
            shown = match.view(viewer)["hands"][seat]
            assert shown["count"] == len(hands[seat])
            assert (shown["cards"] and [card["card"] for card in shown["cards"]]) == (hands[seat] if viewer == seat else None)
        for event in event_args(match.events(viewer), "drew_setup"):
            cards = [event[f"c{n}"] for n in range(1, 5) if event[f"c{n}"] is not None]
            assert cards == (hands[event["seat"]] if viewer == event["seat"] else [])
        for event in event_args(match.events(viewer), "kept"):
            assert (event["card"] is not None) == (viewer == event["seat"])


def test_a_seat_cannot_tell_setup_hands_of_others_apart() -> None:
    """Edge case 18: seats 1 and 2 have other cards, and everything that seat 0 gets is the same."""
    one = position([A, B, C], phase="setup_keep", active=1, hands=[[], [1, 2], [3, 4, 5]])
    for mine, other in ((1, 3), (2, 66), (5, 77), (4, 1)):
        check_indistinguishable(one, with_cards_exchanged(one, mine, other), 0, None)
    check_indistinguishable(one, with_cards_exchanged(one, 3, 66), 0, 1, None)
    check_indistinguishable(one, with_cards_exchanged(one, 1, 66), 0, 2, None)


def test_the_kept_card_is_hidden_until_it_is_placed() -> None:
    """Edge case 18: choosing shows nothing; in the train the card is open."""
    match = start_unchanged(position([A, B], phase="setup_keep", active=1, hands=[[], [44, 45]]))
    play(match, "keep 45")
    assert event_args(match.events(0), "kept") == [{"seat": 1, "card": None}]
    assert match.view(0)["hands"][1] == {"count": 1, "cards": None}
    one = position([A, B], phase="setup_replace", active=1, hands=[[], [45]], refused=[[], [44]])
    check_indistinguishable(one, with_cards_exchanged(one, 44, 45), 0, None)
    check_indistinguishable(one, with_cards_exchanged(one, 45, 77), 0, None)
    play(match, "replace 4")
    assert match.view(0)["trains"][1][3]["card"] == 45


def test_refused_cards_are_known_to_their_owner_alone() -> None:
    """Ruling on knowledge."""
    where = position([A, B, C], refused=[[], [1], [2, 3]])
    match = start_unchanged(where)
    assert match.view(1)["refused"] == [1]
    assert sorted(match.view(2)["refused"]) == [2, 3]
    assert match.view(0)["refused"] == match.view(None)["refused"] == []
    for viewer in (0, 1, 2, None):
        assert match.view(viewer)["discard_count"] == 3
        assert match.view(viewer)["discards"] == []
    check_indistinguishable(where, with_cards_exchanged(where, 2, 77), 0, 1, None)
    check_indistinguishable(where, with_cards_exchanged(where, 1, 3), 0, None)
    check_indistinguishable(where, with_cards_exchanged(where, 1, 77), 0, 2, None)


# -- play ------------------------------------------------------------------------------------------------------------------


def test_a_drawn_card_is_seen_by_its_drawer_alone_until_it_is_placed() -> None:
    """Ruling on knowledge: the drawer looks at it and decides."""
    match = start_unchanged(position([A, B, C], draw=[33, 34]))
    play(match, "draw")
    (card,) = match.position()["hands"][0]
    assert event_args(match.events(0), "drew") == [{"seat": 0, "card": card}]
    for viewer in (1, 2, None):
        assert event_args(match.events(viewer), "drew") == [{"seat": 0, "card": None}]
        assert match.view(viewer)["hands"][0] == {"count": 1, "cards": None}
    where = position([A, B, C], phase="replace", hands=[[33], [], []])
    check_indistinguishable(where, with_cards_exchanged(where, 33, 77), 1, 2, None)
    play(match, "replace 2")
    assert event_args(match.events(None), "placed")[-1]["card"] == card


def test_no_viewer_knows_what_the_draw_pile_brings() -> None:
    """No viewer knows the generator: two seeds look the same until a card is drawn."""
    where = position([A, B, C], row=["remove_left", "protect"])
    for viewer in (0, 1, 2, None):
        assert known_to(start(where, seed=1), viewer) == known_to(start(where, seed=2), viewer)


def test_openly_discarded_cards_stay_known() -> None:
    """Ruling on knowledge: used cards, pairs and lost locks were seen when they were discarded."""
    match = start_unchanged(position([[44, *A[1:]], B], row=[4, 1], locks={(0, 1): 2}, draw=[33, 34, 35]))
    play(match, "draw", "replace 1")  # the pair 44 and 4, the lock 2
    play(match, "use move_right_2", "move_right_2 1")
    for viewer in (0, 1, None):
        assert {44, 4, 2, 1} <= set(match.view(viewer)["discards"])


def test_a_reshuffle_hides_where_known_cards_lie() -> None:
    """Players still know which cards the pile holds."""
    match = start_unchanged(position([A, B], refused=[[], [33]], draw=[]))
    play(match, "draw")
    for viewer in (0, 1, None):
        assert match.view(viewer)["discards"] == [] and match.view(viewer)["refused"] == []
        assert match.view(viewer)["discard_count"] == 0
    where = position([A, B], phase="replace", hands=[[33], []])
    check_indistinguishable(where, with_cards_exchanged(where, 33, 1), 1, None)


def test_a_drawn_card_cannot_be_undone() -> None:
    """Undoing would allow peeking."""
    match = start_unchanged(position([A, B]))
    play(match, "draw")
    assert not match.can_undo(0)


# -- resampling ------------------------------------------------------------------------------------------------------------


def resampled_state(match: Any, seat: int, seed: int) -> Any:
    """Return a complete state that fits what the seat knows, with another generator."""
    cell = RecordBuffer(game().state_dtype)
    cell.array[0] = match.hidden(seat)
    cell.record.rng.key[:] = np.frombuffer(key_of(seed), "<u4")
    game().plain.resample(game().tables, cell, seat)
    return cell.record


def position_of(state: Any) -> dict[str, Any]:
    return game().module("position").to_position(game().tables.record, state)


OPEN_FIELDS = ("phase", "turn", "active", "first", "trains", "locks", "row", "discard", "using", "winner")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("turn_cap", [0, 100])
def test_a_resampled_world_holds_no_card_twice_and_keeps_what_was_shown(players: int, turn_cap: int) -> None:
    """Ruling on knowledge: resampling never makes a card that has been shown elsewhere."""
    dice = Rng(players)
    match = game().new_match(players=players, seed=players, options={"turn_cap": turn_cap})
    for step in range(260):
        if match.over:
            break
        true = match.position()
        for seat in range(players) if step < 40 else [step % players]:
            world = position_of(resampled_state(match, seat, step))
            assert sorted(all_cards(world)) == sorted(DECK)
            assert {name: world[name] for name in OPEN_FIELDS} == {name: true[name] for name in OPEN_FIELDS}
            for part in ("hands", "refused"):
                assert [len(cards) for cards in world[part]] == [len(cards) for cards in true[part]]
                assert world[part][seat] == true[part][seat]
                assert world[part] == [sorted(cards) for cards in world[part]], "the order tells nothing"
            assert len(world["draw"]) == len(true["draw"])
        play(match, dice.choice(sorted(legal_texts(match))))
