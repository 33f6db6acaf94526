"""Asks a game what each seat may expect (`core.machine.outlook`)."""

from __future__ import annotations

from typing import Any

from boardwright.core.domain.outlook_weights import path_of, read
from boardwright.core.errors import BadSeat, quoted
from boardwright.core.machine.outlook import NAME, OUTLOOK, OUTLOOK_ENTRY, Features, Outlook, default_outlook, fitted_outlook
from boardwright.core.machine.search_bot import KnowledgeRule
from boardwright.core.machine.state import RecordBuffer


def outlook_rule(game: Any, own: Any) -> KnowledgeRule:
    """The game's own rule, the one of its features and fitted weights, or (None, or no weights yet) the default. Raises BadData."""
    functions, rule = game.plain.functions, own
    if isinstance(own, Features) and path_of(game).is_file():
        weights = read(game, path_of(game))
        rule = fitted_outlook(functions, own, game.players[0], weights.chances, weights.points)
    elif own is None or isinstance(own, Features):
        rule = default_outlook(functions, max(1, int(game.search.settings["margin"])))
    return KnowledgeRule(NAME, rule, OUTLOOK_ENTRY)


def outlook_of(game: Any, hidden: Any, seat: int) -> Outlook:
    """What the game's rule says; see `Game.outlook`. Raises BadSeat."""
    players = int(hidden.players)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise BadSeat(f"seat {quoted(seat)}: expected one from 0 to {players - 1}")
    known, found = RecordBuffer(game.state_dtype), RecordBuffer(OUTLOOK)
    known.array[0] = hidden
    game.engine.outlook(game.outlook_rule)(game.tables, known, seat, found)
    return Outlook(tuple(found.record.chance[:players].tolist()), tuple(found.record.points[:players].tolist()))
