"""The events of Game of Trains. Positions count from 1 here, as people do."""

from boardwright.core.domain.events import PRIVATE, PUBLIC, EventTypes, one_of
from boardwright.games.game_of_trains.components import ABILITIES

_ABILITY = one_of(ABILITIES)

EVENTS = EventTypes()

DEALT = EVENTS.add("dealt", seat=PUBLIC, c1=PUBLIC, c2=PUBLIC, c3=PUBLIC, c4=PUBLIC, c5=PUBLIC, c6=PUBLIC, c7=PUBLIC)
DREW_SETUP = EVENTS.add("drew_setup", seat=PUBLIC, count=PUBLIC, c1=PRIVATE, c2=PRIVATE, c3=PRIVATE, c4=PRIVATE)
KEPT = EVENTS.add("kept", seat=PUBLIC, card=PRIVATE)
DREW = EVENTS.add("drew", seat=PUBLIC, card=PRIVATE)
PLACED = EVENTS.add("placed", reveals=True, seat=PUBLIC, position=PUBLIC, card=PUBLIC, replaced=PUBLIC)
USED = EVENTS.add("used", seat=PUBLIC, ability=_ABILITY, card=PUBLIC)
SWAPPED = EVENTS.add("swapped", seat=PUBLIC, position=PUBLIC, other=PUBLIC, card=PUBLIC, other_card=PUBLIC)
MOVED = EVENTS.add("moved", seat=PUBLIC, position=PUBLIC, to=PUBLIC, card=PUBLIC)
PROTECTED = EVENTS.add("protected", seat=PUBLIC, position=PUBLIC, card=PUBLIC)
LOCK_LOST = EVENTS.add("lock_lost", seat=PUBLIC, position=PUBLIC, card=PUBLIC)
REMOVED = EVENTS.add("removed", seat=PUBLIC, position=PUBLIC, card=PUBLIC)
SPARED = EVENTS.add("spared", seat=PUBLIC, position=PUBLIC)
REFILLED = EVENTS.add("refilled", reveals=True, seat=PUBLIC, position=PUBLIC, card=PUBLIC)
PAIRED = EVENTS.add("paired", ability=_ABILITY, card=PUBLIC, other_card=PUBLIC)
RESHUFFLED = EVENTS.add("reshuffled", count=PUBLIC)
WON = EVENTS.add("won", seat=PUBLIC)
CAPPED = EVENTS.add("capped", turns=PUBLIC)
