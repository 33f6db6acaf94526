"""Positions of this game: their fields, defaults and errors."""

from collections.abc import Callable
from typing import Any

import pytest

import boardwright as bw
from tests.games.inspection import legal_texts

from .helpers import game, play, position, start, start_unchanged
from .test_data import game_with_table, table_with_exchanged

A = [80, 70, 60, 50, 40, 30, 20]
B = [79, 69, 59, 49, 39, 29, 19]


def test_players_and_trains_are_enough_for_a_position() -> None:
    """By default seat 0 has a turn, and nothing lies in the row, in hands, under wagons or in the discards."""
    match = game().from_position({"players": 2, "trains": [A, B]}, seed=1)
    assert match.position() == game().from_position(position([A, B], turn=0, options={"turn_cap": 0}), seed=1).position()
    assert match.actors == (0,) and legal_texts(match) == {"draw"}


def test_a_position_at_the_turn_cap_ends_without_a_winner() -> None:
    where = position([A, B], phase="over", turn=50, options={"turn_cap": 50})
    match = start_unchanged(where)
    assert match.over and match.result.ranking == [[0, 1]] and match.result.reason == "turn_cap"


def test_an_order_ability_may_be_in_use_while_all_places_are_locked() -> None:
    """Only a lock needs a free place."""
    where = position([A, B], phase="target", using=4, locks={(0, 1): 2, (0, 4): 10, (0, 7): 18})
    assert len(legal_texts(start_unchanged(where))) == 6


def test_a_lock_in_a_position_protects() -> None:
    match = start_unchanged(position([A, B], locks={(1, 1): 2}, row=[7]))
    play(match, "use remove_left")
    assert match.position()["trains"][1] == B


def test_turns_are_counted_up_to_a_bound() -> None:
    """The largest number in a position is also the largest that play reaches."""
    match = start_unchanged(position([A, B], turn=2**31 - 1, options={"turn_cap": 0}))
    play(match, "draw", "replace 1")
    assert match.position()["turn"] == 2**31 - 1
    assert start(match.position()).position() == match.position()


def test_at_the_end_the_winner_is_active() -> None:
    """This is the default if the position does not name the active seat."""
    where = {"players": 2, "phase": "over", "winner": 1, "trains": [A, B[::-1]]}
    assert start(where).position()["active"] == 1


SETUP: dict[str, Any] = {"phase": "setup_replace", "hands": [[44], [42, 43]]}
"""The first player has a setup card to place, the second two to choose from."""


def change_to_setup_keep(p: dict[str, Any]) -> None:
    """Let the first player have replaced a wagon, so that the second player chooses."""
    p.update(phase="setup_keep", active=1, hands=[[], [42, 43]])
    p["trains"][0][0] = 12


def change_to_over(p: dict[str, Any]) -> None:
    """Let seat 0 have won."""
    p.update(phase="over", winner=0, turn=20)
    p["trains"][0].sort()


@pytest.mark.parametrize("change", [lambda p: p.update(SETUP), change_to_setup_keep, change_to_over])
def test_the_changes_that_faults_build_on_make_valid_positions(change: Callable[[dict[str, Any]], Any]) -> None:
    where = position([A, B])
    change(where)
    del where["draw"]
    start(where)


FAULTS: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "an unknown phase": (lambda p: p.update(phase="lunch"), "phase"),
    "a seat that is not there": (lambda p: p.update(active=2), "active"),
    "a negative seat": (lambda p: p.update(first=-1), "first"),
    "too few trains": (lambda p: p.update(trains=[A]), "trains"),
    "six wagons": (lambda p: p["trains"][0].pop(), "trains"),
    "a gap in a train": (lambda p: p["trains"][0].__setitem__(0, None), "trains"),
    "a card that does not exist": (lambda p: p["trains"][0].__setitem__(0, 85), "trains"),
    "card nought": (lambda p: p["trains"][0].__setitem__(0, 0), "trains"),
    "a card twice": (lambda p: p["trains"][0].__setitem__(0, 79), "trains"),
    "a lock that is no lock": (lambda p: p["locks"][0].__setitem__(0, 4), "locks"),
    "a lock in a place that cannot have one": (lambda p: p["locks"][0].__setitem__(1, 2), "locks"),
    "two row cards of one ability": (lambda p: p.update(row=[4, 12]), "row"),
    "a card in row and train": (lambda p: p.update(row=[80]), "row"),
    "a draw pile with a card missing": (lambda p: p["draw"].pop(), "draw"),
    "a hand outside a draw": (lambda p: p.update(hands=[[1], []]), "hands"),
    "no card in use while an ability is used": (lambda p: p.update(phase="target"), "using"),
    "nothing drawn while something is placed": (lambda p: p.update(phase="replace"), "hands"),
    "a remove that asks for a wagon": (lambda p: p.update(phase="target", using=7), "using"),
    "a winner whose train does not ascend": (lambda p: p.update(phase="over", winner=0), "winner"),
    "a winner with a gap": (
        lambda p: p.update(phase="over", winner=0, trains=[[None, 12, 24, 36, 48, 61, 72], B]),
        "winner",
    ),
    "an end without a winner": (lambda p: p.update(phase="over"), "winner"),
    "a lock in use with nothing to lock": (
        lambda p: p.update(phase="target", using=26, locks=[[2, None, None, 10, None, None, 18], [None] * 7]),
        "using",
    ),
    "a finished train and no end": (lambda p: p["trains"][0].reverse(), "trains"),
    "the first player asked which only card to keep": (lambda p: p.update(phase="setup_keep", hands=[[1], [2, 3]]), "phase"),
    "too many refused cards": (lambda p: p.update(refused=[[1, 2, 3, 4, 5], []]), "refused"),
    "as many refused cards as players": (lambda p: p.update(refused=[[1, 2], []]), "refused"),
    "refused cards of the first player, who drew one": (lambda p: p.update(SETUP, refused=[[1], []]), "refused"),
    "refused cards before the choice": (lambda p: p.update(SETUP, refused=[[], [1]]), "refused"),
    "no refused cards after the choice": (lambda p: p.update(phase="setup_replace", active=1, hands=[[], [42]]), "refused"),
    "a dealt train that does not fall": (lambda p: (p.update(SETUP), p["trains"][1].reverse()), "trains"),
    "a train in the setup with two wagons out of order": (
        lambda p: (change_to_setup_keep(p), p["trains"][0].__setitem__(slice(1, 3), [11, 13])),
        "trains",
    ),
    "a train that would rise with one more wagon in the setup": (
        lambda p: (p.update(SETUP), p.update(trains=[[10, 20, 30, 40, 50, 60, 5], B])),
        "trains",
    ),
    "a lock in the setup": (lambda p: (p.update(SETUP), p["locks"][1].__setitem__(0, 2)), "locks"),
    "turns in the setup": (lambda p: p.update(SETUP, turn=1), "turn"),
    "more turns than the cap": (lambda p: p.update(turn=50, options={"turn_cap": 50}), "turn"),
    "an end at another turn than the cap": (lambda p: p.update(phase="over", turn=51, options={"turn_cap": 50}), "turn"),
    "a win after the cap": (lambda p: (change_to_over(p), p.update(turn=50, options={"turn_cap": 50})), "turn"),
    "two rising trains": (lambda p: (change_to_over(p), p["trains"][1].sort()), "trains"),
    "another seat than the winner active at the end": (lambda p: (change_to_over(p), p.update(active=1)), "active"),
    "a gap that no remove leaves": (lambda p: (change_to_over(p), p["trains"][1].__setitem__(1, None)), "trains"),
    "two gaps": (lambda p: (change_to_over(p), p["trains"][1].__setitem__(slice(2), [None, None])), "trains"),
    "a gap at the turn cap": (
        lambda p: (p.update(phase="over", turn=50, options={"turn_cap": 50}), p["trains"][1].__setitem__(0, None)),
        "trains",
    ),
    "a rising train at the turn cap": (
        lambda p: (p.update(phase="over", turn=50, options={"turn_cap": 50}), p["trains"][1].sort()),
        "trains",
    ),
    "a card in the row like the one in use": (lambda p: p.update(phase="target", using=4, row=[12]), "row"),
    "another game": (lambda p: p.update(game="chess"), "game"),
    "five players": (lambda p: p.update(players=5), "players"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_wrong_position_is_refused_with_its_field(fault: str) -> None:
    """The error names the field, the value and what would fit."""
    change, field = FAULTS[fault]
    where = position([list(A), list(B)])
    if fault != "a draw pile with a card missing":
        del where["draw"]
    change(where)
    with pytest.raises(bw.PositionError) as caught:
        game().from_position(where, seed=1)
    assert caught.value.field.startswith(field), str(caught.value)
    assert "expected" in str(caught.value) and caught.value.expected


def test_a_position_with_another_table_is_checked_by_that_table() -> None:
    """4 and 12 share an ability in the built-in table. Here 12 shares one with 15."""
    rules = game_with_table(table_with_exchanged(12, 7))
    assert rules.from_position({"players": 2, "trains": [A, B], "row": [4, 12]}, seed=1).position()["row"] == [4, 12]
    with pytest.raises(bw.PositionError):
        rules.from_position({"players": 2, "trains": [A, B], "row": [12, 15]}, seed=1)
