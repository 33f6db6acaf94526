"""What can happen. A private argument is seen by the audience named in `emit` only; `reveals` closes undo."""

from boardwright.core.domain.events import PUBLIC, Argument, EventTypes, one_of
from schnapsen.components import NAMES, SUITS

CARD, OWN, SUIT = one_of(NAMES), Argument(private=True, names=NAMES), one_of(SUITS)
ENOUGH, LAST_TRICK, FAILED = range(3)

EVENTS = EventTypes()

DEALT = EVENTS.add("dealt", seat=PUBLIC, card_1=OWN, card_2=OWN, card_3=OWN, card_4=OWN, card_5=OWN)
TURNED_UP = EVENTS.add("turned_up", reveals=True, card=CARD, suit=SUIT)
EXCHANGED = EVENTS.add("exchanged", reveals=True, seat=PUBLIC, card=CARD)
MARRIED = EVENTS.add("married", reveals=True, seat=PUBLIC, suit=SUIT, points=PUBLIC)
CLOSED = EVENTS.add("closed", seat=PUBLIC)
PLAYED = EVENTS.add("played", reveals=True, seat=PUBLIC, card=CARD)
TOOK = EVENTS.add("took", seat=PUBLIC, points=PUBLIC)
DREW = EVENTS.add("drew", seat=PUBLIC, card=OWN)
WON_DEAL = EVENTS.add("won_deal", seat=PUBLIC, points=PUBLIC, how=one_of(("enough", "last_trick", "failed")), own=PUBLIC, other=PUBLIC)
