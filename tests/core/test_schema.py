"""Tests of declared fields: which declarations and positions are refused, hidden records, observations."""

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
    """A schema with a field of each kind."""

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


def read_position(position: dict[str, Any]) -> Any:
    """Return the state of two players that a position describes."""
    cell = RecordBuffer(State.dtype)
    cell.record.players = 2
    reader = PositionReader(position)
    read_fields(State, cell.record, reader)
    reader.finish()
    return cell.record


def test_a_position_is_written_as_it_was_read() -> None:
    assert write_fields(State, read_position(EXAMPLE)) == EXAMPLE
    assert write_fields(State, read_position({})) == {
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


def test_cards_without_an_order_are_sorted() -> None:
    state = read_position({"pile": [5, 1, 3]})
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
def test_a_wrong_position_is_refused_by_field(change: dict[str, Any], field: str, expected: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_position({**EXAMPLE, **change})
    assert caught.value.field == field and expected in caught.value.expected


def hidden_state(seat: int, phase: int = 1) -> Any:
    """Return the state of EXAMPLE, hidden from a seat."""
    state = read_position(EXAMPLE)
    state.hand[1, 1] = 4
    state.phase = phase
    hide_secrets(state, seat, State.secrets, state.phase, state.active)
    return state


def test_clear_sets_the_declared_initial_values() -> None:
    class Board(Schema):
        owner = seat(KIND, none=True)
        round_no = number(1, 7)
        rails = number(0, 9, SEAT, KIND, none=-1, unused=0)

    cell = RecordBuffer(Board.dtype)
    cell.record.players = 2
    Board.clear(cell.record)
    assert cell.record.owner.tolist() == [-1, -1] and cell.record.round_no == 1
    assert cell.record.rails.tolist() == [[-1, -1], [-1, -1], [0, 0]], "the third seat is not used"


def test_hide_secrets_clears_the_declared_secrets() -> None:
    own, opponent, spectator, end = hidden_state(1), hidden_state(0), hidden_state(-1), hidden_state(0, phase=2)
    assert own.hand.tolist() == [[0, 0], [0, 4], [0, 0]] and opponent.hand.tolist() == [[2, 0], [0, 0], [0, 0]]
    assert not spectator.hand.any() and end.hand.tolist() == [[2, 0], [0, 4], [0, 0]]
    assert (own.secretly, opponent.secretly) == (3, 0)
    assert not own.pile.any() and own.pile_count == 2 and own.viewer == 1


def declare(**fields: Any) -> Callable[[], type]:
    """Return a function that declares a schema with the given fields."""
    return lambda: type("Broken", (Schema,), fields)


@pytest.mark.parametrize(
    ("make", "named"),
    [
        (declare(coins=number(5, 1)), "coins"),
        (declare(coins=number(0, 5, default=6)), "coins"),
        (declare(coins=number(1, 5, secret=OWN)), "coins"),
        (declare(coins=number(0, 5, KIND, secret=OWN)), "coins"),
        (declare(coins=number(0, 2**70)), "coins"),
        (declare(coins=number(0, 5, secret="mine")), "coins"),
        (declare(coins=number(0, 5, unused=0)), "coins"),
        (declare(coins=number(1, 5, SEAT, unused=0)), "coins"),
        (declare(pile=number(0, 5, PILE)), "pile"),
        (declare(pile=number(0, 5, PILE), pile_count=number(0, 3)), "pile"),
        (declare(one=number(0, 1, position="seats"), two=number(0, 1, position="seats.two")), "one"),
        (declare(one=number(0, 1, position="two"), two=number(0, 1)), "two"),
        (declare(one=number(0, 1, position="a b")), "one"),
        (declare(shape=number(0, 1)), "shape"),
        (lambda: Axis("kind", ("red", "red")), "kind"),
        (lambda: Axis("kind", 0), "kind"),
        (lambda: bits(64), "bits"),
    ],
)
def test_an_inconsistent_declaration_is_refused_by_name(make: Callable[[], Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        make()


def test_observations_contain_every_field_that_a_seat_may_know() -> None:
    fields = fields_of(State)
    assert [field.name for field in fields][:3] == ["viewer", "players", "phase"]
    assert "pile" not in [field.name for field in fields] and "pile_count" in [field.name for field in fields]
    ends = [field.slice.stop for field in fields]
    assert [field.slice.start for field in fields] == [0, *ends[:-1]]
    assert all(np.prod(field.shape) == field.slice.stop - field.slice.start for field in fields)


def test_an_observation_holds_the_numbers_of_the_hidden_record() -> None:
    match = bw.load("game_of_trains").new_match(players=3, seed=4)
    seat = match.actors[0]
    observation, fields = match.observe(seat), {field.name: field for field in match.game.observation_fields}
    assert observation.dtype == np.float32 and observation.shape == (match.game.observation_size,)
    record = match.hidden(seat)
    assert observation[fields["train"].slice].reshape(fields["train"].shape).tolist() == record.train.tolist()
    assert observation[fields["hand"].slice].reshape(fields["hand"].shape).tolist() == record.hand.tolist()
    phase = observation[fields["phase"].slice].tolist()
    assert phase.index(1) == record.phase and sum(phase) == 1
    assert observation[fields["viewer"].slice].tolist().index(1) == seat + 1
