"""The events of Ticket to Ride: Europe."""

from typing import Any

from boardwright.core.domain.events import PUBLIC, Argument, EventTypes, one_of
from boardwright.games.ticket_to_ride_europe.components import CARDS, CITY_IDS, ROUTE_IDS, SLOTS, START_TICKETS, TICKET_IDS

_CARD, _COLOUR, _ROUTE, _CITY = one_of(CARDS), one_of(CARDS), one_of(ROUTE_IDS), one_of(CITY_IDS)
_OWN_CARD = Argument(private=True, names=CARDS)
_OWN_ROUTE, _OWN_CITY = Argument(private=True, names=ROUTE_IDS), Argument(private=True, names=CITY_IDS)
_TICKET = one_of(("", *TICKET_IDS))
_OWN_TICKET = Argument(private=True, names=("", *TICKET_IDS))
_OWN_TICKETS: dict[str, Any] = {f"ticket_{number}": _OWN_TICKET for number in range(1, START_TICKETS + 1)}
_ROW: dict[str, Any] = {f"card_{slot}": _CARD for slot in range(1, SLOTS + 1)}

EVENTS = EventTypes()
BEGAN = EVENTS.add("began", seat=PUBLIC)
DEALT = EVENTS.add("dealt", seat=PUBLIC, card_1=_OWN_CARD, card_2=_OWN_CARD, card_3=_OWN_CARD, card_4=_OWN_CARD)
LAID_OUT = EVENTS.add("laid_out", reveals=True, **_ROW)
OFFERED = EVENTS.add("offered", seat=PUBLIC, count=PUBLIC, **_OWN_TICKETS)
CHOSE = EVENTS.add("chose", seat=PUBLIC, **_OWN_TICKETS)
STARTS_WITH = EVENTS.add("starts_with", reveals=True, seat=PUBLIC, count=PUBLIC)
TOOK = EVENTS.add("took", seat=PUBLIC, slot=PUBLIC, card=_CARD)
DREW = EVENTS.add("drew", seat=PUBLIC, card=_OWN_CARD)
OPENED = EVENTS.add("opened", reveals=True, slot=PUBLIC, card=_CARD)
SWEPT = EVENTS.add("swept", **_ROW)
RESHUFFLED = EVENTS.add("reshuffled", count=PUBLIC)
AIMED = EVENTS.add("aimed", seat=PUBLIC, route=_OWN_ROUTE, city=_OWN_CITY)  # the others learn only that the seat is about to pay
CLAIMED = EVENTS.add("claimed", seat=PUBLIC, route=_ROUTE, colour=_COLOUR, cards=PUBLIC, locomotives=PUBLIC, points=PUBLIC)
LAID = EVENTS.add("laid", seat=PUBLIC, route=_ROUTE, colour=_COLOUR, cards=PUBLIC, locomotives=PUBLIC)
REVEALED = EVENTS.add("revealed", reveals=True, count=PUBLIC, card_1=_CARD, card_2=_CARD, card_3=_CARD, extra=PUBLIC)
GAVE_UP = EVENTS.add("gave_up", seat=PUBLIC, route=_ROUTE)
BUILT_STATION = EVENTS.add("built_station", seat=PUBLIC, city=_CITY, colour=_COLOUR, cards=PUBLIC, locomotives=PUBLIC, left=PUBLIC)
KEPT_TICKETS = EVENTS.add(
    "kept_tickets", seat=PUBLIC, count=PUBLIC, returned=PUBLIC, ticket_1=_OWN_TICKET, ticket_2=_OWN_TICKET, ticket_3=_OWN_TICKET
)
STOPPED = EVENTS.add("stopped", seat=PUBLIC)
PASSED = EVENTS.add("passed", seat=PUBLIC)
LAST_ROUND = EVENTS.add("last_round", seat=PUBLIC, trains=PUBLIC)
STUCK = EVENTS.add("stuck")
CAPPED = EVENTS.add("capped", turns=PUBLIC)
SHOWN = EVENTS.add("shown", reveals=True, seat=PUBLIC, ticket=_TICKET, points=PUBLIC)
EXPRESS = EVENTS.add("express", seat=PUBLIC, length=PUBLIC)
FINISHED = EVENTS.add("finished")
