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

DEALT = EVENTS.number("dealt")
DREW_SETUP = EVENTS.number("drew_setup")
KEPT = EVENTS.number("kept")
DREW = EVENTS.number("drew")
PLACED = EVENTS.number("placed")
USED = EVENTS.number("used")
SWAPPED = EVENTS.number("swapped")
MOVED = EVENTS.number("moved")
PROTECTED = EVENTS.number("protected")
LOCK_LOST = EVENTS.number("lock_lost")
REMOVED = EVENTS.number("removed")
SPARED = EVENTS.number("spared")
REFILLED = EVENTS.number("refilled")
PAIRED = EVENTS.number("paired")
RESHUFFLED = EVENTS.number("reshuffled")
WON = EVENTS.number("won")
CAPPED = EVENTS.number("capped")
