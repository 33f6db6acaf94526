"""Asks a game what each seat may expect (`core.machine.outlook`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from boardwright.core.domain.outlook_weights import Weights
from boardwright.core.domain.whole_number import whole_number_of
from boardwright.core.errors import BadOption, BadSeat, quoted
from boardwright.core.machine.engine import Engine
from boardwright.core.machine.outlook import NAME, OUTLOOK_ENTRY, Features, Outlook, default_outlook, fitted_outlook
from boardwright.core.machine.search_bot import KnowledgeRule
from boardwright.core.machine.state import OUTLOOK, RecordBuffer


def outlook_rule(functions: Mapping[str, Any], margin: float, declared: Any, weights: Weights | None) -> KnowledgeRule:
    """The rule of a game.

    Args:
        functions: the rules of the game's contract.
        margin: the points that are half of a sure win.
        declared: what the game offers: a rule, Features, or None for the default.
        weights: of the features; with None the default is used until there are some.
    """
    if isinstance(declared, Features) and weights:
        return KnowledgeRule(NAME, fitted_outlook(functions, declared, weights.fewest, weights.chances, weights.points), OUTLOOK_ENTRY)
    if declared is None or isinstance(declared, Features):
        return KnowledgeRule(NAME, default_outlook(functions, max(1, int(margin))), OUTLOOK_ENTRY)
    return KnowledgeRule(NAME, declared, OUTLOOK_ENTRY)


def ask_outlook(engine: Engine, rule: KnowledgeRule, tables: Any, state: np.dtype, hidden: Any, seat: int) -> Outlook:
    """Return what the rule says; see `Game.outlook`. `state`: the dtype of the game's states. Raises BadOption and BadSeat."""
    if getattr(hidden, "dtype", None) != state or hidden.shape != () or hidden["viewer"] < 0:
        raise BadOption(f"outlook: {quoted(hidden)}, expected what a seat knows: match.hidden(seat)")
    players, viewer = int(hidden["players"]), int(hidden["viewer"])
    number = whole_number_of(seat)
    if number is None or not 0 <= number < players:
        raise BadSeat(f"seat {quoted(seat)}: expected one from 0 to {players - 1}")
    if number != viewer:
        raise BadSeat(f"seat {number}: expected {viewer}, the seat that knows this")
    known, outlook = RecordBuffer(state), RecordBuffer(OUTLOOK)
    known.array[0] = hidden
    engine.outlook(rule)(tables, known, number, outlook)
    return Outlook(tuple(outlook.record.chance[:players].tolist()), tuple(outlook.record.points[:players].tolist()))
