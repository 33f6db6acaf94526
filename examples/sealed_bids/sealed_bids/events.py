"""What can happen. A private argument is seen by the audience named in `emit` only; `reveals` closes undo."""

from boardwright.core.domain.events import PRIVATE, PUBLIC, EventType, EventTypes

EVENTS = EventTypes(
    EventType("dealt", seat=PUBLIC, c1=PRIVATE, c2=PRIVATE, c3=PRIVATE, c4=PRIVATE, c5=PRIVATE),
    EventType("chose", seat=PUBLIC, card=PRIVATE),
    EventType("revealed", reveals=True, seat=PUBLIC, card=PUBLIC, value=PUBLIC),
    EventType("won", seat=PUBLIC, points=PUBLIC),
    EventType("tied", value=PUBLIC),
    EventType("swapped", seat=PUBLIC, card=PRIVATE, drawn=PRIVATE),
    EventType("passed", seat=PUBLIC),
    EventType("turned_up", reveals=True, seat=PUBLIC, card=PUBLIC, points=PUBLIC),
)

DEALT, CHOSE, REVEALED, WON, TIED, SWAPPED, PASSED, TURNED_UP = range(len(EVENTS.types))
