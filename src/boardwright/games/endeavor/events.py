"""What can happen in a match of Endeavor."""

from __future__ import annotations

from boardwright.core.domain.events import PUBLIC, EventType, EventTypes, one_of
from boardwright.games.endeavor.components import BUILDINGS, CARDS, CITIES, LINKS, REGIONS, TOKENS

_BUILDING, _CARD, _CITY, _LINK, _REGION, _TOKEN = (one_of(names) for names in (BUILDINGS, CARDS, CITIES, LINKS, REGIONS, TOKENS))

EVENTS = EventTypes(
    EventType("began_round", number=PUBLIC, seat=PUBLIC),
    EventType("built", seat=PUBLIC, building=_BUILDING),
    EventType("grew", seat=PUBLIC, discs=PUBLIC),
    EventType("paid", seat=PUBLIC, building=_BUILDING),
    EventType("activated", seat=PUBLIC, building=_BUILDING),
    EventType("spent", seat=PUBLIC, token=_TOKEN),
    EventType("shipped", seat=PUBLIC, region=_REGION, space=PUBLIC, token=_TOKEN),
    EventType("beside", seat=PUBLIC, region=_REGION),
    EventType("opened", region=_REGION),
    EventType("governs", seat=PUBLIC, card=_CARD),
    EventType("occupied", seat=PUBLIC, city=_CITY, token=_TOKEN),
    EventType("attacked", seat=PUBLIC, city=_CITY, loser_seat=PUBLIC),
    EventType("linked", seat=PUBLIC, link=_LINK, token=one_of(TOKENS, optional=True)),
    EventType("drew", seat=PUBLIC, card=_CARD),
    EventType("abolished", seat=PUBLIC),
    EventType("laid_aside", seat=PUBLIC, card=_CARD),
    EventType("freed", seat=PUBLIC, building=_BUILDING),
    EventType("ended", seat=PUBLIC),
    EventType("passed", seat=PUBLIC),
    EventType("placed_governor", seat=PUBLIC, card=_CARD),
    EventType("left_empty", seat=PUBLIC),
    EventType("discarded", seat=PUBLIC, card=_CARD),
    EventType("finished"),
)

BEGAN_ROUND = EVENTS.number("began_round")
BUILT = EVENTS.number("built")
GREW = EVENTS.number("grew")
PAID = EVENTS.number("paid")
ACTIVATED = EVENTS.number("activated")
SPENT = EVENTS.number("spent")
SHIPPED = EVENTS.number("shipped")
BESIDE = EVENTS.number("beside")
OPENED = EVENTS.number("opened")
GOVERNS = EVENTS.number("governs")
OCCUPIED = EVENTS.number("occupied")
ATTACKED = EVENTS.number("attacked")
LINKED = EVENTS.number("linked")
DREW = EVENTS.number("drew")
ABOLISHED = EVENTS.number("abolished")
LAID_ASIDE = EVENTS.number("laid_aside")
FREED = EVENTS.number("freed")
ENDED = EVENTS.number("ended")
PASSED = EVENTS.number("passed")
PLACED_GOVERNOR = EVENTS.number("placed_governor")
LEFT_EMPTY = EVENTS.number("left_empty")
DISCARDED = EVENTS.number("discarded")
FINISHED = EVENTS.number("finished")
