"""Asks a game what each seat may expect (`core.machine.outlook`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardwright.core.errors import BadSeat, quoted
from boardwright.core.machine.outlook import NAME, OUTLOOK, OUTLOOK_ENTRY, Outlook, default_outlook
from boardwright.core.machine.search_bot import KnowledgeRule
from boardwright.core.machine.state import RecordBuffer

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game


def outlook_rule(game: Game, own: Any) -> KnowledgeRule:
    """The game's own rule, or (None) the default."""
    default = default_outlook(game.plain.functions, max(1, int(game.search.settings["margin"])))
    return KnowledgeRule(NAME, own or default, OUTLOOK_ENTRY)


def outlook_of(game: Game, hidden: Any, seat: int) -> Outlook:
    """What the game's rule says; see `Game.outlook`. Raises BadSeat."""
    players = int(hidden.players)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise BadSeat(f"seat {quoted(seat)}: expected one from 0 to {players - 1}")
    known, found = RecordBuffer(game.state_dtype), RecordBuffer(OUTLOOK)
    known.array[0] = hidden
    game.engine.outlook(game.outlook_rule)(game.tables, known, seat, found)
    return Outlook(tuple(found.record.chance[:players].tolist()), tuple(found.record.points[:players].tolist()))
