"""The twenty edge cases of docs/games/game_of_trains.md in their order, with at least one test each."""

import re
from itertools import permutations
from pathlib import Path

import pytest

from tests.games.inspection import event_args, event_kinds, legal_texts
from tests.games.rng import Rng

from .helpers import ABILITIES, PROTECTABLE, ability, ascending, cards_of, game, play, position, position_after, start, start_unchanged

A = [80, 70, 60, 50, 40, 30, 20]
B = [79, 69, 59, 49, 39, 29, 19]
NEARLY_RISING = [80, 12, 24, 36, 48, 60, 72]
"""A train that ascends except for its first wagon."""


def test_edge_01_the_used_card_is_discarded_before_its_effect() -> None:
    """A removed wagon with the ability of the used card finds no partner."""
    first, second = cards_of("remove_left")[-1], cards_of("remove_left")[0]
    match = start_unchanged(position([[first, *A[1:]], B], row=[second]))
    events = play(match, "use remove_left")
    assert first in match.position()["row"] and second in match.position()["discard"]
    assert "paired" not in event_kinds(events)


def test_edge_01_two_wagons_of_the_used_ability_pair_with_each_other() -> None:
    """Of three cards with one ability the used one has left, so the other two pair."""
    used, one, two = cards_of("remove_left")[:3]
    where = position_after(position([[one, *A[1:]], [two, *B[1:]]], row=[used]), "use remove_left")
    assert where["row"] == [] and {used, one, two} <= set(where["discard"])


def test_edge_02_pairs_leave_after_all_removals_and_before_the_refills() -> None:
    match = start_unchanged(position([[4, *A[1:]], [12, *B[1:]], None], row=[7]))
    order = event_kinds(play(match, "use remove_left"))
    assert order.count("removed") == 3 and order.count("refilled") == 3 and order.count("paired") == 1
    assert max(n for n, kind in enumerate(order) if kind == "removed") < order.index("refilled")
    assert order.index("paired") < order.index("refilled")


def test_edge_02_the_pair_is_in_the_new_pile_when_the_draw_pile_runs_out() -> None:
    """The reshuffle between the refills takes the pair along."""
    match = start_unchanged(position([[4, *A[1:]], [12, *B[1:]]], row=[7], draw=[33]))
    events = play(match, "use remove_left")
    where = match.position()
    (reshuffled,) = event_args(events, "reshuffled")
    assert reshuffled["count"] == 84 - 12 - 1  # all but the twelve wagons that stayed and the first refill; the row is empty
    assert {4, 7, 12} <= {*where["draw"], where["trains"][1][0]}


def test_edge_03_a_win_in_the_refill_stops_it() -> None:
    """The later players do not refill, and their gaps stay."""
    match = start_unchanged(position([NEARLY_RISING, B, None], row=[7], draw=[5, 6, 3]))
    events = play(match, "use remove_left")
    where = match.position()
    assert match.over and where["winner"] == 0
    assert event_kinds(events) == ["used", "removed", "removed", "removed", *["paired"] * event_kinds(events).count("paired"),
                             "refilled", "won"]  # fmt: skip
    assert where["trains"][1][0] is None and where["trains"][2][0] is None
    assert len(where["draw"]) == 2


def test_edge_03_a_win_in_the_refill_keeps_earlier_refills() -> None:
    """Earlier players have refilled; later ones have not."""
    match = start_unchanged(position([B, NEARLY_RISING, None], row=[7], draw=[5]))
    events = play(match, "use remove_left")  # the active seat takes the 5; the rest comes from the reshuffle
    assert event_args(events, "refilled")[0] == {"seat": 0, "position": 1, "card": 5}
    match = start_unchanged(position([B, NEARLY_RISING, None], row=[7], draw=[1, 2, 3]))
    play(match, "use remove_left")
    where = match.position()
    assert where["winner"] == 1
    assert where["trains"][0][0] in (1, 2, 3) and where["trains"][2][0] is None


def test_edge_04_six_ascending_wagons_and_a_gap_are_no_win() -> None:
    """Seat 1 has six ascending wagons beside its gap while seat 0 refills. Its own card then spoils the order."""
    match = start_unchanged(position([B, NEARLY_RISING], row=[7], draw=[81, 82]))
    events = play(match, "use remove_left")
    assert "won" not in event_kinds(events) and not match.over
    assert match.position()["trains"][1][1:] == NEARLY_RISING[1:]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_edge_05_the_first_in_order_wins_and_a_tie_is_impossible(active: int) -> None:
    """All three would complete their trains, and the active one is first."""
    trains = [[84, 13, 23, 33, 43, 53, 63], [83, 14, 24, 34, 44, 54, 64], [82, 15, 25, 35, 45, 55, 65]]
    match = start_unchanged(position(trains, row=[7], draw=[1, 2, 3], active=active))
    events = play(match, "use remove_left")
    assert match.result.ranking[0] == [active]
    assert event_args(events, "won") == [{"seat": active}]
    assert sum(ascending(train) for train in match.position()["trains"]) == 1


def test_edge_06_a_refill_can_win_on_the_turn_of_another_player() -> None:
    match = start_unchanged(position([B, NEARLY_RISING], row=[7], draw=[1, 2]))
    play(match, "use remove_left")
    assert match.over and match.result.ranking == [[1], [0]]


def test_edge_07_a_protected_player_keeps_all_and_draws_nothing() -> None:
    """Wagon and lock stay, and one card less is drawn."""
    match = start_unchanged(position([A, B, None], row=[6], draw=[1, 3, 5], locks={(1, 7): 2}))
    events = play(match, "use remove_right")
    where = match.position()
    assert where["trains"][1] == B and where["locks"][1][6] == 2
    assert len(where["draw"]) == 1
    assert event_args(events, "spared") == [{"seat": 1, "position": 7}]


@pytest.mark.parametrize(("name", "place"), [("move_right_2", 3), ("move_left_2", 5), ("swap_adjacent", 3), ("swap_adjacent", 4)])
def test_edge_08_a_wagon_that_another_one_shifts_loses_its_lock(name: str, place: int) -> None:
    """The lock is under position 4, which the move passes or the swap exchanges."""
    match = start_unchanged(position([A, B], row=[name], locks={(0, 4): 2}))
    events = play(match, f"use {name}", f"{name} {place}")
    assert match.position()["locks"][0] == [None] * 7
    assert event_args(events, "lock_lost") == [{"seat": 0, "position": 4, "card": 2}]
    assert 2 in match.position()["discard"]


def test_edge_09_no_ability_brings_a_protected_wagon_to_another_protectable_place() -> None:
    """Every use of an order ability with every choice of locks: no wagon goes from 1, 4 or 7 to another of them, and a wagon with its lock
    has not moved."""
    for locks in ([1], [4], [7], [1, 4], [1, 7], [4, 7], [1, 4, 7]):
        cards = {(0, place): cards_of("protect")[n] for n, place in enumerate(locks)}
        for name in ("swap_adjacent", "swap_skip_one", "move_right_2", "move_left_2"):
            at_target = start(position([A, B], row=[name], locks=cards))
            play(at_target, f"use {name}")
            for text in legal_texts(at_target):
                match = at_target.copy()
                play(match, text)
                where = match.position()
                for old in PROTECTABLE:
                    new = where["trains"][0].index(A[old - 1]) + 1
                    assert new == old or new not in PROTECTABLE, (name, text)
                    assert (where["locks"][0][old - 1] is not None) == (old in locks and new == old), (name, text)


@pytest.mark.parametrize(("place", "kept"), [(3, 4), (6, None)])
def test_edge_10_the_middle_wagon_of_a_swap_keeps_its_lock(place: int, kept: int | None) -> None:
    """It does not move."""
    locks = {(0, 1): 2, (0, 4): 10, (0, 7): 18}
    match = start_unchanged(position([A, B], row=["swap_skip_one"], locks=locks))
    play(match, "use swap_skip_one")
    if kept is None:
        assert f"swap_skip_one {place}" not in legal_texts(match)
    else:
        events = play(match, f"swap_skip_one {place}")
        assert match.position()["locks"][0] == [2, None, None, 10, None, None, 18]
        assert "lock_lost" not in event_kinds(events)


def test_edge_11_a_wagon_gets_no_second_lock() -> None:
    match = start_unchanged(position([A, B], row=["protect"], locks={(0, 1): 78}))
    play(match, "use protect")
    assert legal_texts(match) == {"protect 4", "protect 7"}


def test_edge_12_protect_is_not_offered_when_all_three_places_are_locked() -> None:
    """A free place of another train does not help."""
    match = start_unchanged(position([A, B], row=["protect"], locks={(0, 1): 78, (0, 4): 51, (0, 7): 42}))
    assert legal_texts(match) == {"draw"}
    match = start_unchanged(position([A, B], row=["protect"], locks={(1, 1): 78, (1, 4): 51, (1, 7): 42}))
    assert legal_texts(match) == {"draw", "use protect"}


@pytest.mark.parametrize(("name", "place"), [("remove_left", 1), ("remove_middle", 4), ("remove_right", 7)])
def test_edge_13_an_ability_that_changes_nothing_may_be_used(name: str, place: int) -> None:
    """All wagons are protected. The card is used up and the turn is over."""
    where = position([A, B], row=[name], locks={(0, place): 2, (1, place): 10})
    match = start_unchanged(where)
    events = play(match, f"use {name}")
    later = match.position()
    assert later["trains"] == where["trains"] and later["locks"] == where["locks"]
    assert later["row"] == [] and len(later["draw"]) == len(where["draw"])
    assert event_kinds(events) == ["used", "spared", "spared"]
    assert match.actors == (1,)


def test_edge_14_there_is_no_passing() -> None:
    """Drawing is always possible, so every turn has a choice, and every choice changes something."""
    full = position([A, B], row=list(ABILITIES))
    assert legal_texts(start_unchanged(full)) == {"draw", *(f"use {name}" for name in ABILITIES)}
    assert legal_texts(start_unchanged(position([A, B], draw=[]))) == {"draw"}


def test_edge_15_the_number_of_a_lock_is_ignored() -> None:
    """Any lock may be under the first wagon of an ascending train."""
    for lock in cards_of("protect", but=[60, 69]):
        match = start(position([[3, 11, 24, 36, 48, 60, 9], B], draw=[84], locks={(0, 1): lock}))
        play(match, "draw", "replace 7")
        assert match.over and match.result.ranking[0] == [0]


def test_edge_16_a_replaced_wagon_leaves_its_lock_to_the_discards() -> None:
    """The wagon goes to the row, the lock to the discard pile."""
    where = position_after(position([A, B], draw=[33], locks={(0, 4): 2}), "draw", "replace 4")
    assert where["row"] == [50] and 2 in where["discard"] and where["locks"][0][3] is None


def test_edge_17_protect_cards_pair_in_the_row() -> None:
    where = position_after(position([[78, *A[1:]], B], row=[2], draw=[33]), "draw", "replace 1")
    assert where["row"] == [] and {2, 78} <= set(where["discard"])


def test_edge_18_setup_cards_are_hidden_until_chosen() -> None:
    """Only their owner sees them; the kept one is shown when it is placed (test_information.py)."""
    match = game().new_match(players=3, seed=9)
    for seat in range(3):
        for other in range(3):
            shown = match.view(seat)["hands"][other]
            assert (shown["cards"] is None) == (seat != other)


def test_edge_19_position_1_is_beside_the_locomotive() -> None:
    """Position 1 is the leftmost. The locomotive has no position."""
    where = position_after(position([A, B], row=["move_left_2"]), "use move_left_2", "move_left_2 3")
    assert where["trains"][0] == [60, 80, 70, 50, 40, 30, 20]
    match = start_unchanged(position([A, B], row=["remove_left"]))
    assert {event["card"] for event in event_args(play(match, "use remove_left"), "removed")} == {80, 79}
    match = start_unchanged(position([A, B], row=["remove_right"]))
    assert {event["card"] for event in event_args(play(match, "use remove_right"), "removed")} == {20, 19}


def test_edge_20_no_end_without_a_winner_unless_a_cap_is_set() -> None:
    """After sixty rounds of useless turns the match goes on, and drawing still works. (The cap: test_end.py.)"""
    match = game().new_match(players=4, seed=3)
    dice = Rng(20)
    while match.position()["phase"] != "turn":
        play(match, dice.choice(sorted(legal_texts(match))))
    for _ in range(240):
        play(match, "draw", "replace 1")
        assert not match.over


def test_of_three_equal_abilities_the_newest_arrival_stays() -> None:
    """Ruling on three equal abilities, for every order of three trains."""
    cards = (4, 12, 20)
    tails = ([72, 63, 54, 45, 37, 29], [73, 64, 55, 46, 38, 30], [74, 65, 56, 47, 39, 31])
    for order in permutations(cards):
        for active in range(3):
            trains = [[card, *tail] for card, tail in zip(order, tails, strict=True)]
            where = position_after(position(trains, row=[7], active=active), "use remove_left")
            assert where["row"] == [order[(active + 2) % 3]]
            assert ability(where["row"][0]) == "swap_adjacent"


def test_every_edge_case_of_the_document_has_its_test() -> None:
    """The numbers of the document's table equal those in the test names."""
    document = (Path(__file__).parents[3] / "docs" / "games" / "game_of_trains.md").read_text("utf-8")
    rows = document.split("## Edge cases")[1].split("## ")[0]
    numbers = {int(number) for number in re.findall(r"^\| (\d+) \|", rows, re.MULTILINE)}
    assert numbers == {int(name[10:12]) for name in globals() if name.startswith("test_edge_")} == set(range(1, 21))
