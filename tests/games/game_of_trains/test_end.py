"""Rulebook, end of the game."""

import pytest

from tests.games.inspection import event_args, event_kinds, legal_texts, prompt_of
from tests.games.refusals import refusal

from .helpers import game, play, position, position_after, start_unchanged

B = [79, 69, 59, 49, 39, 29, 19]
NEARLY_RISING = [80, 12, 24, 36, 48, 60, 72]
"""A train that ascends except for its first wagon."""


def check_won(match: object, seat: int) -> None:
    assert match.over and match.actors == ()
    assert match.result.ranking[0] == [seat]
    assert match.result.scores is None or len(match.result.scores) == len(match.position()["trains"])
    where = match.position()
    assert (where["phase"], where["winner"]) == ("over", seat)
    assert match.view(None)["winner"] == seat


def test_a_drawn_card_that_completes_the_order_wins_at_once() -> None:
    """Rulebook, end: the game ends the moment a player's seven wagons ascend from left to right."""
    match = start_unchanged(position([NEARLY_RISING, B], draw=[5, 6]))
    events = play(match, "draw")
    assert not match.over
    events = play(match, "replace 1")
    assert match.position()["trains"][0] == [5, *NEARLY_RISING[1:]]
    assert event_args(events, "won") == [{"seat": 0}]
    check_won(match, 0)


@pytest.mark.parametrize(
    ("name", "place", "train"),
    [
        ("swap_adjacent", 3, [1, 12, 36, 24, 48, 60, 72]),
        ("swap_skip_one", 3, [1, 12, 48, 36, 24, 60, 72]),
        ("move_right_2", 3, [1, 12, 48, 24, 36, 60, 72]),
        ("move_left_2", 5, [1, 12, 36, 48, 24, 60, 72]),
    ],
)
def test_each_order_ability_can_win(name: str, place: int, train: list[int]) -> None:
    """Rulebook, end: at once, whatever brought the order about."""
    match = start_unchanged(position([train, B], row=[name]))
    play(match, f"use {name}", f"{name} {place}")
    assert match.position()["trains"][0] == sorted(train)
    check_won(match, 0)


@pytest.mark.parametrize(
    ("name", "train", "card"),
    [
        ("remove_left", [80, 12, 24, 36, 48, 60, 72], 11),
        ("remove_middle", [1, 12, 24, 80, 48, 60, 72], 33),
        ("remove_right", [1, 12, 24, 36, 48, 60, 3], 84),
    ],
)
def test_each_remove_can_win(name: str, train: list[int], card: int) -> None:
    """Rulebook, note: the refill of a remove can win, too."""
    match = start_unchanged(position([train, B], row=[name], draw=[card]))
    play(match, f"use {name}")
    check_won(match, 0)


@pytest.mark.parametrize("wrong", range(6))
def test_one_descending_step_is_no_win(wrong: int) -> None:
    """Rulebook, end: all seven wagons must ascend."""
    train = [3, 12, 24, 36, 48, 60, 72]
    train[wrong], train[wrong + 1] = train[wrong + 1], train[wrong]
    goal = [80, *train[1:]] if wrong else [80, 3, 24, 36, 48, 60, 72]
    match = start_unchanged(position([goal, B], draw=[train[0]]))
    play(match, "draw", "replace 1")
    assert match.position()["trains"][0] == train
    assert not match.over


def test_the_replaced_wagon_still_reaches_the_row() -> None:
    """The final position is complete: the replaced wagon is in the row, and the pair rule is applied."""
    where = position_after(position([NEARLY_RISING, B], row=[4], draw=[5]), "draw", "replace 1")  # 80 and 4: swap_adjacent
    assert where["winner"] == 0 and where["row"] == [] and {4, 80} <= set(where["discard"])


def test_no_action_is_legal_after_the_end() -> None:
    """Rulebook, end: the game ends immediately."""
    match = start_unchanged(position([NEARLY_RISING, B], row=["protect"], draw=[5, 6]))
    play(match, "draw", "replace 1")
    for seat in range(2):
        assert match.legal(seat) == []
        assert refusal(match, "draw", seat)[0] == "match_over"
        assert prompt_of(match, seat)[0] == "over"


def test_the_round_is_not_finished_after_a_win() -> None:
    """Rulebook, end: at once. Seat 2 of three gets no further turn after seat 1 won."""
    match = start_unchanged(position([B, NEARLY_RISING, None], active=1, draw=[5, 6]))
    play(match, "draw", "replace 1")
    check_won(match, 1)


def test_the_others_share_the_second_place() -> None:
    """The rulebook ranks only the winner."""
    match = start_unchanged(position([B, NEARLY_RISING, None, None], active=1, draw=[5]))
    play(match, "draw", "replace 1")
    assert [sorted(seats) for seats in match.result.ranking] == [[1], [0, 2, 3]]


def match_with_turn_cap(cap: int) -> object:
    return game().new_match(players=3, seed=4, options={"turn_cap": cap})


def test_no_turn_cap_by_default() -> None:
    """Edge case 20: the rules know no limit."""
    default, values = game().options["turn_cap"]
    assert default == 0 and len(values) > 1


def test_a_turn_cap_ends_in_a_draw() -> None:
    """Edge case 20: reaching a cap is a draw of all players."""
    cap = min(value for value in game().options["turn_cap"][1] if value)
    match = match_with_turn_cap(cap)
    turns = 0
    events = []
    while not match.over:
        if match.position()["phase"] == "turn":
            turns += 1
            choice = "draw"
        else:
            choice = sorted(legal_texts(match))[0 if "keep" in min(legal_texts(match)) else 6]  # the last wagon: no train gets sorted
        events = play(match, choice)
    assert event_kinds(events)[-1] == "capped"
    assert event_args(events, "capped") == [{"turns": cap}]
    assert turns == cap
    assert match.result.ranking == [[0, 1, 2]]
    assert match.position()["winner"] is None
