"""What can happen in Ticket to Ride: Europe."""

from __future__ import annotations

from boardwright.core.domain.events import PUBLIC, Argument, EventType, EventTypes, one_of
from boardwright.games.ticket_to_ride_europe.components import CARDS, CITY_IDS, ROUTE_IDS, TICKET_IDS

_CARD, _COLOUR, _ROUTE, _CITY = one_of(CARDS), one_of(CARDS), one_of(ROUTE_IDS), one_of(CITY_IDS)
_OWN_CARD = Argument(private=True, names=CARDS)
_OWN_ROUTE, _OWN_CITY = Argument(private=True, names=ROUTE_IDS), Argument(private=True, names=CITY_IDS)
_TICKET = one_of(("", *TICKET_IDS))
_OWN_TICKET = Argument(private=True, names=("", *TICKET_IDS))

EVENTS = EventTypes(
    EventType("began", seat=PUBLIC),
    EventType("dealt", seat=PUBLIC, card_1=_OWN_CARD, card_2=_OWN_CARD, card_3=_OWN_CARD, card_4=_OWN_CARD),
    EventType("laid_out", reveals=True, card_1=_CARD, card_2=_CARD, card_3=_CARD, card_4=_CARD, card_5=_CARD),
    EventType("offered", seat=PUBLIC, count=PUBLIC, ticket_1=_OWN_TICKET, ticket_2=_OWN_TICKET, ticket_3=_OWN_TICKET, ticket_4=_OWN_TICKET),
    EventType("chose", seat=PUBLIC, ticket_1=_OWN_TICKET, ticket_2=_OWN_TICKET, ticket_3=_OWN_TICKET, ticket_4=_OWN_TICKET),
    EventType("starts_with", reveals=True, seat=PUBLIC, count=PUBLIC),
    EventType("took", seat=PUBLIC, slot=PUBLIC, card=_CARD),
    EventType("drew", seat=PUBLIC, card=_OWN_CARD),
    EventType("opened", reveals=True, slot=PUBLIC, card=_CARD),
    EventType("swept", card_1=_CARD, card_2=_CARD, card_3=_CARD, card_4=_CARD, card_5=_CARD),
    EventType("reshuffled", count=PUBLIC),
    EventType("aimed", seat=PUBLIC, route=_OWN_ROUTE, city=_OWN_CITY),  # what will be paid for: the others hear only that something will be
    EventType("claimed", seat=PUBLIC, route=_ROUTE, colour=_COLOUR, cards=PUBLIC, locomotives=PUBLIC, points=PUBLIC),
    EventType("laid", seat=PUBLIC, route=_ROUTE, colour=_COLOUR, cards=PUBLIC, locomotives=PUBLIC),
    EventType("revealed", reveals=True, count=PUBLIC, card_1=_CARD, card_2=_CARD, card_3=_CARD, extra=PUBLIC),
    EventType("gave_up", seat=PUBLIC, route=_ROUTE),
    EventType("built_station", seat=PUBLIC, city=_CITY, colour=_COLOUR, cards=PUBLIC, locomotives=PUBLIC, left=PUBLIC),
    EventType("kept_tickets", seat=PUBLIC, count=PUBLIC, returned=PUBLIC, ticket_1=_OWN_TICKET, ticket_2=_OWN_TICKET, ticket_3=_OWN_TICKET),
    EventType("stopped", seat=PUBLIC),
    EventType("passed", seat=PUBLIC),
    EventType("last_round", seat=PUBLIC, trains=PUBLIC),
    EventType("stuck"),
    EventType("capped", turns=PUBLIC),
    EventType("shown", reveals=True, seat=PUBLIC, ticket=_TICKET, points=PUBLIC),
    EventType("express", seat=PUBLIC, length=PUBLIC),
    EventType("finished"),
)

BEGAN = EVENTS.number("began")
DEALT = EVENTS.number("dealt")
LAID_OUT = EVENTS.number("laid_out")
OFFERED = EVENTS.number("offered")
CHOSE = EVENTS.number("chose")
STARTS_WITH = EVENTS.number("starts_with")
TOOK = EVENTS.number("took")
DREW = EVENTS.number("drew")
OPENED = EVENTS.number("opened")
SWEPT = EVENTS.number("swept")
RESHUFFLED = EVENTS.number("reshuffled")
AIMED = EVENTS.number("aimed")
CLAIMED = EVENTS.number("claimed")
LAID = EVENTS.number("laid")
REVEALED = EVENTS.number("revealed")
GAVE_UP = EVENTS.number("gave_up")
BUILT_STATION = EVENTS.number("built_station")
KEPT_TICKETS = EVENTS.number("kept_tickets")
STOPPED = EVENTS.number("stopped")
PASSED = EVENTS.number("passed")
LAST_ROUND = EVENTS.number("last_round")
STUCK = EVENTS.number("stuck")
CAPPED = EVENTS.number("capped")
SHOWN = EVENTS.number("shown")
EXPRESS = EVENTS.number("express")
FINISHED = EVENTS.number("finished")
