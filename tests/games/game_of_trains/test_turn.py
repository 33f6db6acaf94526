"""Rulebook, course of the game: the two actions of a turn."""

import pytest

from boardwright.games.game_of_trains.actions import ACTIONS
from tests.games.inspection import event_args, event_kinds, legal_texts, prompt_of
from tests.games.refusals import refusal

from .helpers import ABILITIES, PLAYERS, game, play, position, position_after, start_unchanged

A = [80, 70, 60, 50, 40, 30, 20]
B = [79, 69, 59, 49, 39, 29, 19]


def test_the_decisions_are_the_documented_ones() -> None:
    """There is no passing, and no row card is taken as a wagon."""
    assert game().num_actions == len(ACTIONS)
    assert {action.kind for action in ACTIONS} == {
        "keep", "draw", "use", "replace", "swap_adjacent", "swap_skip_one", "move_right_2", "move_left_2", "protect",
    }  # fmt: skip


def test_a_turn_is_drawing_or_one_ability_of_the_row() -> None:
    """Rulebook: exactly one of two actions."""
    match = start_unchanged(position([A, B], row=["swap_adjacent", "remove_left", "protect"]))
    assert legal_texts(match) == {"draw", "use swap_adjacent", "use remove_left", "use protect"}
    assert prompt_of(match, 0) == ("turn", {})


@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_clockwise(players: int) -> None:
    """Rulebook: turns alternate clockwise from the first player."""
    match = start_unchanged(position([None] * players, active=1, first=1))
    for step in range(2 * players):
        assert match.actors == ((1 + step) % players,)
        play(match, "draw", "replace 1")


@pytest.mark.parametrize("place", range(1, 8))
def test_a_drawn_card_replaces_any_own_wagon(place: int) -> None:
    """Rulebook, action 1: the replaced wagon lies face up beside the pile."""
    match = start_unchanged(position([A, B], draw=[33]))
    events = play(match, "draw")
    assert event_kinds(events) == ["drew"]
    assert legal_texts(match) == {f"replace {n}" for n in range(1, 8)}
    assert prompt_of(match, 0) == ("replace", {"card": 33})
    events = play(match, f"replace {place}")
    where = match.position()
    assert where["trains"] == [[*A[: place - 1], 33, *A[place:]], B]
    assert where["row"] == [A[place - 1]]
    assert where["hands"] == [[], []]
    assert event_args(events, "placed") == [{"seat": 0, "position": place, "card": 33, "replaced": A[place - 1]}]
    assert match.actors == (1,)


def test_the_drawn_card_must_be_placed() -> None:
    """Rulebook, action 1: no other action is possible while it is in the hand."""
    match = start_unchanged(position([A, B], row=["swap_adjacent"], draw=[33]))
    play(match, "draw")
    for text in ("draw", "use swap_adjacent", "swap_adjacent 1", "keep 33"):
        assert refusal(match, text)[0] == "not_now"


def test_the_ability_of_a_drawn_card_is_not_used() -> None:
    """Rulebook, last note: a drawn card is a number only. 7 carries remove_left and removes nothing."""
    where = position_after(position([A, B], draw=[7]), "draw", "replace 7")
    assert where["trains"] == [[80, 70, 60, 50, 40, 30, 7], B]
    assert where["row"] == [20]


def test_the_number_of_a_used_card_does_not_matter() -> None:
    """Rulebook, last note: cards of the row are abilities only, so cards of one ability do the same."""
    for card in (4, 44, 71):
        where = position_after(position([A, B], row=[card]), "use swap_adjacent", "swap_adjacent 1")
        assert where["trains"] == [[70, 80, 60, 50, 40, 30, 20], B]


def test_all_players_can_use_the_ability_of_a_replaced_wagon() -> None:
    """Rulebook, action 1: from then on its ability can be used by all players."""
    match = start_unchanged(position([A, B], draw=[33, 34]))
    play(match, "draw", "replace 7")  # 20: swap_adjacent
    assert legal_texts(match) == {"draw", "use swap_adjacent"}
    match = start_unchanged(position([A, B, None], draw=[33, 34, 35]))
    play(match, "draw", "replace 7", "draw", "replace 1")
    assert "use swap_adjacent" in legal_texts(match)


def test_a_used_card_is_discarded() -> None:
    """Rulebook, action 2: choose a face-up card, discard it, use its ability."""
    match = start_unchanged(position([A, B], row=[4, 7]))
    events = play(match, "use swap_adjacent")
    assert event_args(events, "used") == [{"seat": 0, "ability": "swap_adjacent", "card": 4}]
    assert match.position()["row"] == [7]
    assert prompt_of(match, 0) == ("target", {"ability": "swap_adjacent"})
    play(match, "swap_adjacent 2")
    assert match.position()["row"] == [7]
    assert 4 in match.position()["discard"]


def test_an_empty_row_leaves_only_drawing() -> None:
    """Rulebook, other rules: without a face-up card a player can only draw."""
    match = start_unchanged(position([A, B]))
    assert legal_texts(match) == {"draw"}
    for name in ABILITIES:
        assert refusal(match, f"use {name}") == ("row_empty", {}, "other_rules")


def test_an_ability_that_does_not_lie_in_the_row_cannot_be_used() -> None:
    """Rulebook, action 2: only cards that lie face up beside the pile."""
    match = start_unchanged(position([A, B], row=["protect"]))
    assert refusal(match, "use remove_left") == ("not_in_row", {"ability": "remove_left"}, "actions")


def test_only_the_active_seat_acts() -> None:
    """Rulebook: the players take turns."""
    match = start_unchanged(position([A, B], row=["protect"]))
    assert match.legal(1) == []
    assert refusal(match, "draw", seat=1)[:2] == ("not_your_turn", {"seat": 0})
    assert prompt_of(match, 1) == ("wait", {"seat": 0})


def test_a_target_of_another_ability_is_refused() -> None:
    """The refusal names the ability in use."""
    match = start_unchanged(position([A, B], row=["swap_adjacent"]))
    play(match, "use swap_adjacent")
    assert refusal(match, "move_left_2 4")[:2] == ("other_ability", {"ability": "swap_adjacent"})
    assert refusal(match, "draw")[0] == "not_now"


@pytest.mark.parametrize("name", ABILITIES)
def test_after_an_ability_the_next_player_acts(name: str) -> None:
    """Rulebook: one action, then the neighbour to the left decides."""
    match = start_unchanged(position([A, B, None], row=[name]))
    play(match, f"use {name}")
    if not name.startswith("remove"):
        play(match, f"{name} {4}")
    assert match.actors == (1,)
    assert match.position()["phase"] == "turn"
