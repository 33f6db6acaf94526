"""What can happen in Game of Trains. Positions count from 1 here, as people do."""

from __future__ import annotations

from boardwright.core.domain.events import PRIVATE, PUBLIC, EventType, EventTypes, one_of
from boardwright.games.game_of_trains.components import ABILITIES

_ABILITY = one_of(ABILITIES)

EVENTS = EventTypes(
    EventType("dealt", seat=PUBLIC, c1=PUBLIC, c2=PUBLIC, c3=PUBLIC, c4=PUBLIC, c5=PUBLIC, c6=PUBLIC, c7=PUBLIC),
    EventType("drew_setup", seat=PUBLIC, count=PUBLIC, c1=PRIVATE, c2=PRIVATE, c3=PRIVATE, c4=PRIVATE),
    EventType("kept", seat=PUBLIC, card=PRIVATE),
    EventType("drew", seat=PUBLIC, card=PRIVATE),
    EventType("placed", reveals=True, seat=PUBLIC, position=PUBLIC, card=PUBLIC, replaced=PUBLIC),
    EventType("used", seat=PUBLIC, ability=_ABILITY, card=PUBLIC),
    EventType("swapped", seat=PUBLIC, position=PUBLIC, other=PUBLIC, card=PUBLIC, other_card=PUBLIC),
    EventType("moved", seat=PUBLIC, position=PUBLIC, to=PUBLIC, card=PUBLIC),
    EventType("protected", seat=PUBLIC, position=PUBLIC, card=PUBLIC),
    EventType("lock_lost", seat=PUBLIC, position=PUBLIC, card=PUBLIC),
    EventType("removed", seat=PUBLIC, position=PUBLIC, card=PUBLIC),
    EventType("spared", seat=PUBLIC, position=PUBLIC),
    EventType("refilled", reveals=True, seat=PUBLIC, position=PUBLIC, card=PUBLIC),
    EventType("paired", ability=_ABILITY, card=PUBLIC, other_card=PUBLIC),
    EventType("reshuffled", count=PUBLIC),
    EventType("won", seat=PUBLIC),
    EventType("capped", turns=PUBLIC),
)

DEALT, DREW_SETUP, KEPT, DREW, PLACED, USED, SWAPPED, MOVED, PROTECTED, LOCK_LOST, *_ = range(len(EVENTS.types))
*_, REMOVED, SPARED, REFILLED, PAIRED, RESHUFFLED, WON, CAPPED = range(len(EVENTS.types))
"""Their numbers."""
