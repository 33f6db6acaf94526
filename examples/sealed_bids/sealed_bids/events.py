"""What can happen. A private argument is seen by the audience named in `emit` only; `reveals` closes undo."""

from boardwright.core.domain.events import PRIVATE, PUBLIC, EventTypes

EVENTS = EventTypes()

DEALT = EVENTS.add("dealt", seat=PUBLIC, c1=PRIVATE, c2=PRIVATE, c3=PRIVATE, c4=PRIVATE, c5=PRIVATE)
CHOSE = EVENTS.add("chose", seat=PUBLIC, card=PRIVATE)
REVEALED = EVENTS.add("revealed", reveals=True, seat=PUBLIC, card=PUBLIC, value=PUBLIC)
WON = EVENTS.add("won", seat=PUBLIC, points=PUBLIC)
TIED = EVENTS.add("tied", value=PUBLIC)
SWAPPED = EVENTS.add("swapped", seat=PUBLIC, card=PRIVATE, drawn=PRIVATE)
PASSED = EVENTS.add("passed", seat=PUBLIC)
TURNED_UP = EVENTS.add("turned_up", reveals=True, seat=PUBLIC, card=PUBLIC, points=PUBLIC)
