"""Tests of default rules, which follow from the fields that a game declares."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.core.machine.default_rules import default_rules
from boardwright.core.machine.schema import ACTOR, BY_RULE, OWN, Schema, choice, number, seat, seats
from boardwright.core.machine.state import EVERYONE, MOVES, OUTCOME, RecordBuffer

SEAT = seats(3)


class Full(Schema):
    """A schema with everything that default rules can follow from."""

    phase = choice(("over", "turn"))
    active = seat()
    hand = number(0, 9, SEAT, secret=OWN)
    points = number(0, 99, SEAT)


class Open(Schema):
    """A schema without a secret, an active seat, points or an end."""

    phase = choice(("first", "last"))


class Dark(Schema):
    """A schema with a secret that only the game's own rules can hide."""

    phase = choice(("first", "last"))
    cards = number(0, 9, secret=BY_RULE)


class Held(Schema):
    """A schema with a secret of the active seat, but without a field for the active seat."""

    phase = choice(("first", "last"))
    card = number(0, 9, secret=ACTOR)


def allow_even_actions(tables: Any, state: Any, seat: int, action: int, moves: Any) -> int:
    return action % 2


def make_full_state() -> Any:
    state = RecordBuffer(Full.dtype).record
    state.players, state.phase, state.active = 3, 1, 2
    state.hand[:], state.points[:] = (4, 5, 6), (7, 3, 7)
    return state


def test_default_rules_exist_only_where_the_declarations_suffice() -> None:
    default_names = {schema: set(default_rules(schema, 4, allow_even_actions)) for schema in (Full, Open, Dark, Held, None)}
    assert default_names[Full] == {"legal", "actors", "hide", "outcome"}
    assert default_names[Open] == {"legal", "hide", "resample"}
    assert default_names[Dark] == default_names[Held] == {"legal"}
    assert default_names[None] == {"legal"}


def test_legal_checks_every_action() -> None:
    moves = RecordBuffer(MOVES).record
    assert default_rules(None, 7, allow_even_actions)["legal"](None, None, 0, moves) == 4
    assert moves.ids[: moves.count].tolist() == [0, 2, 4, 6]


def test_the_active_seat_is_the_actor_until_the_end() -> None:
    state, actors = make_full_state(), default_rules(Full, 1, allow_even_actions)["actors"]
    assert actors(None, state) == 1 << 2
    state.phase = 0
    assert actors(None, state) == 0


def test_hide_clears_secrets_and_stores_the_viewer() -> None:
    state = make_full_state()
    state.rng.key[:] = 9
    default_rules(Full, 1, allow_even_actions)["hide"](None, state, 1)
    assert state.hand.tolist() == [0, 5, 0] and state.viewer == 1 and not state.rng.key.any()


def test_without_secrets_a_resampled_world_is_the_position_itself() -> None:
    state = RecordBuffer(Open.dtype).record
    default_rules(Open, 1, allow_even_actions)["resample"](None, state, 0)
    assert state.viewer == EVERYONE


def test_the_most_points_win_and_equal_points_share_a_place() -> None:
    outcome = RecordBuffer(OUTCOME).record
    default_rules(Full, 1, allow_even_actions)["outcome"](None, make_full_state(), outcome)
    assert outcome.rank[:3].tolist() == [0, 2, 0] and outcome.score[:3].tolist() == [7, 3, 7]


def test_each_game_gets_its_own_copies_of_the_rules() -> None:
    moves, few, many = RecordBuffer(MOVES).record, default_rules(None, 2, allow_even_actions), default_rules(None, 9, allow_even_actions)
    assert many["legal"](None, None, 0, moves) == 5 and few["legal"](None, None, 0, moves) == 1


def test_a_missing_rule_without_a_default_is_reported_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bw.load("game_of_trains")
    monkeypatch.delattr(game.module("hidden"), "resample")
    with pytest.raises(bw.BadData, match=r"no rule resample in hidden\.py"):
        type(game)("game_of_trains", None)
