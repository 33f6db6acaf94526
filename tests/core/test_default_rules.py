"""Rules that follow from what a game declares."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.core.machine.default_rules import default_rules
from boardwright.core.machine.schema import ACTOR, BY_RULE, OWN, Schema, choice, number, seat, seats
from boardwright.core.machine.state import EVERYONE, MOVES, OUTCOME, RecordBuffer

SEAT = seats(3)


class Full(Schema):
    """Everything that rules can follow from."""

    phase = choice(("over", "turn"))
    active = seat()
    hand = number(0, 9, SEAT, secret=OWN)
    points = number(0, 99, SEAT)


class Open(Schema):
    """Without a secret, an active seat, points or an end."""

    phase = choice(("first", "last"))


class Dark(Schema):
    """With a secret that only the game's own rules know."""

    phase = choice(("first", "last"))
    cards = number(0, 9, secret=BY_RULE)


class Held(Schema):
    """With a secret of the active seat, but without a field that says who that is."""

    phase = choice(("first", "last"))
    card = number(0, 9, secret=ACTOR)


def only_even(tables: Any, state: Any, seat: int, action: int, moves: Any) -> int:
    return action % 2


def full_state() -> Any:
    state = RecordBuffer(Full.dtype).record
    state.players, state.phase, state.active = 3, 1, 2
    state.hand[:], state.points[:] = (4, 5, 6), (7, 3, 7)
    return state


def test_a_rule_follows_only_where_the_declarations_say_enough() -> None:
    found = {schema: set(default_rules(schema, 4, only_even)) for schema in (Full, Open, Dark, Held, None)}
    assert found[Full] == {"legal", "actors", "hide", "outcome"}
    assert found[Open] == {"legal", "hide", "resample"}
    assert found[Dark] == found[Held] == {"legal"}
    assert found[None] == {"legal"}


def test_legal_asks_about_every_action() -> None:
    moves = RecordBuffer(MOVES).record
    assert default_rules(None, 7, only_even)["legal"](None, None, 0, moves) == 4
    assert moves.ids[: moves.count].tolist() == [0, 2, 4, 6]


def test_the_active_seat_owes_a_choice_until_the_end() -> None:
    state, actors = full_state(), default_rules(Full, 1, only_even)["actors"]
    assert actors(None, state) == 1 << 2
    state.phase = 0
    assert actors(None, state) == 0


def test_secrets_are_blanked_and_the_viewer_noted() -> None:
    state = full_state()
    state.rng.key[:] = 9
    default_rules(Full, 1, only_even)["hide"](None, state, 1)
    assert state.hand.tolist() == [0, 5, 0] and state.viewer == 1 and not state.rng.key.any()


def test_where_all_is_open_a_world_is_the_position_itself() -> None:
    state = RecordBuffer(Open.dtype).record
    default_rules(Open, 1, only_even)["resample"](None, state, 0)
    assert state.viewer == EVERYONE


def test_the_most_points_win_and_equal_points_share_a_place() -> None:
    outcome = RecordBuffer(OUTCOME).record
    default_rules(Full, 1, only_even)["outcome"](None, full_state(), outcome)
    assert outcome.rank[:3].tolist() == [0, 2, 0] and outcome.score[:3].tolist() == [7, 3, 7]


def test_each_game_gets_copies_of_its_own() -> None:
    moves, few, many = RecordBuffer(MOVES).record, default_rules(None, 2, only_even), default_rules(None, 9, only_even)
    assert many["legal"](None, None, 0, moves) == 5 and few["legal"](None, None, 0, moves) == 1


def test_a_rule_that_follows_from_nothing_is_missed_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bw.load("game_of_trains")
    monkeypatch.delattr(game.module("hidden"), "resample")
    with pytest.raises(bw.BadData, match=r"no rule resample in hidden\.py"):
        type(game)("game_of_trains", None)
