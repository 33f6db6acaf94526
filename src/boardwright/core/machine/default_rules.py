"""Rules that a game may omit, because they follow from its declarations."""

from __future__ import annotations

from types import FunctionType
from typing import Any

from boardwright.core.machine.obstacle import NOT_NOW
from boardwright.core.machine.ranking import rank_by_score
from boardwright.core.machine.schema import ACTOR, BY_RULE, Schema
from boardwright.core.machine.secrets import EMPTY, hide_secrets
from boardwright.core.machine.state import ABSENT, EVERYONE

SECRETS = EMPTY
"""Replaced by `State.secrets` in a game's copy of these rules."""
ACTIONS = 0
"""Replaced by the number of actions in a game's copy."""
OVER = 0
"""Replaced by the number of the phase `over` in a game's copy."""


def obstacle(tables, state, seat, action, moves):
    """Replaced by the game's own rule in its copy."""
    return NOT_NOW


def actors(tables, state):
    """The active seat, until the match is over."""
    return 0 if state.phase == OVER else 1 << state.active


def legal(tables, state, seat, moves):
    """Write the ids of the legal actions, ascending, and return their number. Asks about every action: fast enough for small games."""
    count = 0
    for action in range(ACTIONS):
        if obstacle(tables, state, seat, action, moves) == 0:
            moves.ids[count] = action
            count += 1
    moves.count = count
    return count


def hide(tables, state, seat):
    """Blank in place what, by the declarations, `seat` (or a spectator, -1) does not know."""
    hide_secrets(state, seat, SECRETS, state.phase, state.active)


def hide_without_active(tables, state, seat):
    """The same for a game without an active seat."""
    hide_secrets(state, seat, SECRETS, state.phase, ABSENT)


def resample(tables, state, seat):
    """For games without hidden information: nothing to fill in."""
    state.viewer = EVERYONE


def outcome(tables, state, outcome):
    """The most points win; equal points share a place."""
    outcome.reason = 0
    for seat in range(state.players):
        outcome.score[seat] = state.points[seat]
    rank_by_score(outcome, state.players)


def default_rules(schema: type[Schema] | None, actions: int, obstacle: Any) -> dict[str, Any]:
    """Default rules by name, each as a copy for this game.

    Args:
        schema: the game's State, if it declares one.
        actions: the number of actions of the game.
        obstacle: the game's rule.
    """
    fields = schema.fields if schema else {}
    phases = fields["phase"].names if "phase" in fields else ()
    secrets = {each.secret for each in fields.values()} - {None}
    found: dict[str, Any] = {"legal": legal}
    if "active" in fields and "over" in phases:
        found["actors"] = actors
    if phases and "active" in fields and BY_RULE not in secrets:
        found["hide"] = hide
    elif phases and not secrets & {ACTOR, BY_RULE}:
        found["hide"] = hide_without_active
    if phases and not secrets:
        found["resample"] = resample
    if "points" in fields:
        found["outcome"] = outcome
    names = {"ACTIONS": actions, "obstacle": obstacle, "OVER": phases.index("over") if "over" in phases else ABSENT}
    names["SECRETS"] = schema.secrets if schema else EMPTY
    return {name: FunctionType(each.__code__, {**each.__globals__, **names}, name) for name, each in found.items()}
