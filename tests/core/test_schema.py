"""Declared fields: what is refused, what follows from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.errors import PositionError
from boardwright.core.machine.observing import fields_of
from boardwright.core.machine.schema import ACTOR, NO_ONE, OWN, Axis, Schema, bits, choice, flag, number, numbered, seat, seats
from boardwright.core.machine.secrets import hide_secrets
from boardwright.core.machine.state import RecordBuffer
from boardwright.core.text.position_fields import read_fields, write_fields
from boardwright.core.text.positions import PositionReader

SEAT = seats(3)
KIND = Axis("kind", ("red", "blue"))
PILE = Axis("card", 4, count="pile_count")
LOW = Axis("place", 3, count="low_count")
PHASES = ("turn", "pay", "over")


class State(Schema):
    """One field of each kind."""

    phase = choice(PHASES)
    active = seat()
    winner = seat(none=True)
    coins = number(0, 300, SEAT, position="seats.coins")
    passed = flag(SEAT, position="seats.passed")
    hand = number(0, 9, SEAT, KIND, secret=OWN, open_at=2)
    paying = choice(("york", "kiel"), none=True)
    secretly = number(0, 5, secret=ACTOR)
    pile_count = number(0, 4, position=None)
    pile = numbered(6, PILE, what="card", unique=True, ascending=True, secret=NO_ONE)
    low_count = number(0, 3, position=None)
    low = numbered(("a", "b", "c"), LOW, what="ticket", position="returned.ticket")
    low_seat = seat(LOW, position="returned.seat")
    laid = numbered(4, what="card", unique=True, position="laid.card")
    laid_extra = number(0, 3, position="laid.extra")
    looks = bits(10, SEAT)
    may = bits(("ship", "draw"))
    begun = bits(("ship", "draw"), none=0, position="begun.may")
    begun_at = number(0, 3, default=1, position="begun.at")
    beside = number(0, 9, KIND, SEAT, size=2)


EXAMPLE: dict[str, Any] = {
    "phase": "pay",
    "active": 1,
    "winner": None,
    "seats": [{"coins": 300, "passed": True}, {"coins": 0, "passed": False}],
    "hand": [{"red": 2}, {}],
    "paying": "kiel",
    "secretly": 3,
    "pile": [1, 5],
    "returned": [{"ticket": "b", "seat": 1}],
    "laid": {"card": 4, "extra": 2},
    "looks": [[0, 9], []],
    "may": ["draw"],
    "begun": {"may": ["ship", "draw"], "at": 2},
    "beside": {"blue": [0, 4]},
}


def read(position: dict[str, Any]) -> Any:
    cell = RecordBuffer(State.dtype)
    cell.record.players = 2
    reader = PositionReader(position)
    read_fields(State, cell.record, reader)
    reader.finish()
    return cell.record


def test_a_position_comes_back_as_it_was() -> None:
    assert write_fields(State, read(EXAMPLE)) == EXAMPLE
    assert write_fields(State, read({})) == {
        "phase": "turn",
        "active": 0,
        "winner": None,
        "seats": [{"coins": 0, "passed": False}] * 2,
        "hand": [{}, {}],
        "paying": None,
        "secretly": 0,
        "pile": [],
        "returned": [],
        "laid": None,
        "looks": [[], []],
        "may": [],
        "begun": None,
        "beside": {},
    }


def test_what_means_nothing_by_its_order_stands_ascending() -> None:
    state = read({"pile": [5, 1, 3]})
    assert state.pile.tolist() == [1, 3, 5, 0]


@pytest.mark.parametrize(
    ("change", "field", "expected"),
    [
        ({"phase": "act"}, "phase", "one of turn, pay, over"),
        ({"active": 2}, "active", "a seat from 0 to 1"),
        ({"active": True}, "active", "a seat from 0 to 1"),
        ({"winner": "x"}, "winner", "a seat from 0 to 1, or null"),
        ({"seats": [{}]}, "seats", "a list of 2"),
        ({"seats": [{}, {"coins": 301}]}, "seats[1].coins", "a number from 0 to 300"),
        ({"seats": [{}, {"passed": 1}]}, "seats[1].passed", "true or false"),
        ({"hand": [{"green": 1}, {}]}, "hand[0]", "one of red, blue"),
        ({"pile": [None]}, "pile[0]", "a card from 1 to 6"),
        ({"pile": [7]}, "pile[0]", "a card from 1 to 6"),
        ({"pile": [4], "laid": {"card": 4}}, "laid.card", "a card that lies nowhere else"),
        ({"pile": [1, 2, 3, 4, 5]}, "pile", "a list of up to 4"),
        ({"returned": [{"ticket": "d", "seat": 1}]}, "returned[0].ticket", "one of a, b, c"),
        ({"returned": [{"ticket": "a"}]}, "returned[0].seat", "a seat from 0 to 1"),
        ({"laid": {"extra": 2}}, "laid.card", "a card from 1 to 4"),
        ({"laid": {"card": 5, "extra": 2}}, "laid.card", "a card from 1 to 4, or null"),
        ({"laid": {"card": 3, "extra": 2, "more": 1}}, "laid.more", "no such field"),
        ({"looks": [[10], []]}, "looks[0][0]", "a number from 0 to 9"),
        ({"looks": [[3, 1, 3], []]}, "looks[0][2]", "each once"),
        ({"begun": {}}, "begun.may", "a list of ship, draw"),
        ({"may": ["swim"]}, "may[0]", "one of ship, draw"),
        ({"beside": {"red": [1]}}, "beside.red", "a list of 2"),
        ({"colour": 1}, "colour", "no such field"),
    ],
)
def test_a_wrong_position_is_named(change: dict[str, Any], field: str, expected: str) -> None:
    with pytest.raises(PositionError) as caught:
        read({**EXAMPLE, **change})
    assert caught.value.field == field and expected in caught.value.expected


def hidden(seat: int, phase: int = 1) -> Any:
    state = read(EXAMPLE)
    state.hand[1, 1] = 4
    state.phase = phase
    hide_secrets(state, seat, State.secrets, state.phase, state.active)
    return state


def test_what_a_match_begins_with_is_declared() -> None:
    class Board(Schema):
        owner = seat(KIND, none=True)
        round_no = number(1, 7)
        rails = number(0, 9, SEAT, KIND, none=-1, unused=0)

    cell = RecordBuffer(Board.dtype)
    cell.record.players = 2
    Board.clear(cell.record)
    assert cell.record.owner.tolist() == [-1, -1] and cell.record.round_no == 1
    assert cell.record.rails.tolist() == [[-1, -1], [-1, -1], [0, 0]], "nobody has the third seat"


def test_hide_blanks_what_the_declaration_says() -> None:
    own, other, spectator, end = hidden(1), hidden(0), hidden(-1), hidden(0, phase=2)
    assert own.hand.tolist() == [[0, 0], [0, 4], [0, 0]] and other.hand.tolist() == [[2, 0], [0, 0], [0, 0]]
    assert not spectator.hand.any() and end.hand.tolist() == [[2, 0], [0, 4], [0, 0]]
    assert (own.secretly, other.secretly) == (3, 0)
    assert not own.pile.any() and own.pile_count == 2 and own.viewer == 1


def broken(**fields: Any) -> Callable[[], type]:
    return lambda: type("Broken", (Schema,), fields)


@pytest.mark.parametrize(
    ("make", "named"),
    [
        (broken(coins=number(5, 1)), "coins"),
        (broken(coins=number(0, 5, default=6)), "coins"),
        (broken(coins=number(1, 5, secret=OWN)), "coins"),
        (broken(coins=number(0, 5, KIND, secret=OWN)), "coins"),
        (broken(coins=number(0, 2**70)), "coins"),
        (broken(coins=number(0, 5, secret="mine")), "coins"),
        (broken(coins=number(0, 5, unused=0)), "coins"),
        (broken(coins=number(1, 5, SEAT, unused=0)), "coins"),
        (broken(pile=number(0, 5, PILE)), "pile"),
        (broken(pile=number(0, 5, PILE), pile_count=number(0, 3)), "pile"),
        (broken(one=number(0, 1, position="seats"), two=number(0, 1, position="seats.two")), "one"),
        (broken(one=number(0, 1, position="two"), two=number(0, 1)), "two"),
        (broken(one=number(0, 1, position="a b")), "one"),
        (broken(shape=number(0, 1)), "shape"),
        (lambda: Axis("kind", ("red", "red")), "kind"),
        (lambda: Axis("kind", 0), "kind"),
        (lambda: bits(64), "bits"),
    ],
)
def test_a_declaration_that_makes_no_sense_is_refused_by_name(make: Callable[[], Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        make()


def test_observations_have_a_place_for_everything_that_a_seat_may_know() -> None:
    fields = fields_of(State)
    assert [field.name for field in fields][:3] == ["viewer", "players", "phase"]
    assert "pile" not in [field.name for field in fields] and "pile_count" in [field.name for field in fields]
    ends = [field.slice.stop for field in fields]
    assert [field.slice.start for field in fields] == [0, *ends[:-1]]
    assert all(np.prod(field.shape) == field.slice.stop - field.slice.start for field in fields)


def test_an_observation_holds_the_numbers_of_the_hidden_record() -> None:
    match = bw.load("game_of_trains").new_match(players=3, seed=4)
    seat = match.actors[0]
    found, fields = match.observe(seat), {field.name: field for field in match.game.observation_fields}
    assert found.dtype == np.float32 and found.shape == (match.game.observation_size,)
    record = match.hidden(seat)
    assert found[fields["train"].slice].reshape(fields["train"].shape).tolist() == record.train.tolist()
    assert found[fields["hand"].slice].reshape(fields["hand"].shape).tolist() == record.hand.tolist()
    phase = found[fields["phase"].slice].tolist()
    assert phase.index(1) == record.phase and sum(phase) == 1
    assert found[fields["viewer"].slice].tolist().index(1) == seat + 1
