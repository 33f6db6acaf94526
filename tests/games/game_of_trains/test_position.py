"""Positions of this game: their fields, their defaults, and what is said about a wrong one."""

from collections.abc import Callable
from typing import Any

import pytest

import boardwright as bw
from tests.games.looking import texts

from .helpers import game, play, position, settled, start
from .test_data import exchanged, other_game

A = [80, 70, 60, 50, 40, 30, 20]
B = [79, 69, 59, 49, 39, 29, 19]


def test_only_players_and_trains_are_needed() -> None:
    """The rest has defaults: seat 0 has a turn, nothing lies in the row, in hands, under wagons or in the discards."""
    match = game().from_position({"players": 2, "trains": [A, B]}, seed=1)
    assert match.position() == game().from_position(position([A, B], turn=0, options={"turn_cap": 0}), seed=1).position()
    assert match.actors == (0,) and texts(match) == {"draw"}


def test_a_capped_position_comes_back() -> None:
    """An end without a winner is one only where the turn cap was reached."""
    where = position([A, B], phase="over", turn=50, options={"turn_cap": 50})
    match = settled(where)
    assert match.over and match.result.ranking == [[0, 1]] and match.result.reason == "turn_cap"


def test_any_ability_may_be_in_use_while_everything_is_locked() -> None:
    """Only a lock needs a free place."""
    where = position([A, B], phase="target", using=4, locks={(0, 1): 2, (0, 4): 10, (0, 7): 18})
    assert len(texts(settled(where))) == 6


def test_a_lock_in_a_position_protects() -> None:
    """Whatever is written is played with."""
    match = settled(position([A, B], locks={(1, 1): 2}, row=[7]))
    play(match, "use remove_left")
    assert match.position()["trains"][1] == B


def test_turns_are_counted_up_to_a_bound() -> None:
    """The last number that a position may say is also the last that play reaches."""
    match = settled(position([A, B], turn=2**31 - 1, options={"turn_cap": 0}))
    play(match, "draw", "replace 1")
    assert match.position()["turn"] == 2**31 - 1
    assert start(match.position()).position() == match.position()


def test_at_the_end_the_winner_is_active() -> None:
    """Also if the position does not say who is."""
    where = {"players": 2, "phase": "over", "winner": 1, "trains": [A, B[::-1]]}
    assert start(where).position()["active"] == 1


SETUP: dict[str, Any] = {"phase": "setup_replace", "hands": [[44], [42, 43]]}
"""The first player has a setup card to place, the second two to choose from."""


def setup_keep(p: dict[str, Any]) -> None:
    """The first player has replaced a wagon: the second player chooses."""
    p.update(phase="setup_keep", active=1, hands=[[], [42, 43]])
    p["trains"][0][0] = 12


def over(p: dict[str, Any]) -> None:
    """Seat 0 has won."""
    p.update(phase="over", winner=0, turn=20)
    p["trains"][0].sort()


@pytest.mark.parametrize("change", [lambda p: p.update(SETUP), setup_keep, over])
def test_what_is_spoiled_was_a_position(change: Callable[[dict[str, Any]], Any]) -> None:
    where = position([A, B])
    change(where)
    del where["draw"]
    start(where)


WRONG: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
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
    "a hand when nobody holds a card": (lambda p: p.update(hands=[[1], []]), "hands"),
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
        lambda p: (setup_keep(p), p["trains"][0].__setitem__(slice(1, 3), [11, 13])),
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
    "a win after the cap": (lambda p: (over(p), p.update(turn=50, options={"turn_cap": 50})), "turn"),
    "two rising trains": (lambda p: (over(p), p["trains"][1].sort()), "trains"),
    "another seat than the winner active at the end": (lambda p: (over(p), p.update(active=1)), "active"),
    "a gap that no remove leaves": (lambda p: (over(p), p["trains"][1].__setitem__(1, None)), "trains"),
    "two gaps": (lambda p: (over(p), p["trains"][1].__setitem__(slice(2), [None, None])), "trains"),
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


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_position_is_named(what: str) -> None:
    """The error names the field, the value and what would fit; nothing half-made is left."""
    spoil, field = WRONG[what]
    where = position([list(A), list(B)])
    if what != "a draw pile with a card missing":
        del where["draw"]
    spoil(where)
    with pytest.raises(bw.PositionError) as caught:
        game().from_position(where, seed=1)
    assert caught.value.field.startswith(field), str(caught.value)
    assert "expected" in str(caught.value) and caught.value.expected


def test_a_position_with_another_table_is_checked_by_that_table() -> None:
    """4 and 12 share an ability in the built-in table; here 12 shares one with 15."""
    rules = other_game(exchanged(12, 7))
    assert rules.from_position({"players": 2, "trains": [A, B], "row": [4, 12]}, seed=1).position()["row"] == [4, 12]
    with pytest.raises(bw.PositionError):
        rules.from_position({"players": 2, "trains": [A, B], "row": [12, 15]}, seed=1)
