"""The events of Endeavor."""

from boardwright.core.domain.events import PUBLIC, EventTypes, one_of
from boardwright.games.endeavor.components import BUILDINGS, CARDS, CITIES, LINKS, REGIONS, TOKENS

_BUILDING, _CARD, _CITY, _LINK, _REGION, _TOKEN = (one_of(names) for names in (BUILDINGS, CARDS, CITIES, LINKS, REGIONS, TOKENS))

EVENTS = EventTypes()

BEGAN_ROUND = EVENTS.add("began_round", number=PUBLIC, seat=PUBLIC)
BUILT = EVENTS.add("built", seat=PUBLIC, building=_BUILDING)
GREW = EVENTS.add("grew", seat=PUBLIC, discs=PUBLIC)
PAID = EVENTS.add("paid", seat=PUBLIC, building=_BUILDING)
ACTIVATED = EVENTS.add("activated", seat=PUBLIC, building=_BUILDING)
SPENT = EVENTS.add("spent", seat=PUBLIC, token=_TOKEN)
SHIPPED = EVENTS.add("shipped", seat=PUBLIC, region=_REGION, space=PUBLIC, token=_TOKEN)
BESIDE = EVENTS.add("beside", seat=PUBLIC, region=_REGION)
OPENED = EVENTS.add("opened", region=_REGION)
GOVERNS = EVENTS.add("governs", seat=PUBLIC, card=_CARD)
OCCUPIED = EVENTS.add("occupied", seat=PUBLIC, city=_CITY, token=_TOKEN)
ATTACKED = EVENTS.add("attacked", seat=PUBLIC, city=_CITY, loser_seat=PUBLIC)
LINKED = EVENTS.add("linked", seat=PUBLIC, link=_LINK, token=one_of(TOKENS, optional=True))
DREW = EVENTS.add("drew", seat=PUBLIC, card=_CARD)
ABOLISHED = EVENTS.add("abolished", seat=PUBLIC)
LAID_ASIDE = EVENTS.add("laid_aside", seat=PUBLIC, card=_CARD)
FREED = EVENTS.add("freed", seat=PUBLIC, building=_BUILDING)
ENDED = EVENTS.add("ended", seat=PUBLIC)
PASSED = EVENTS.add("passed", seat=PUBLIC)
PLACED_GOVERNOR = EVENTS.add("placed_governor", seat=PUBLIC, card=_CARD)
LEFT_EMPTY = EVENTS.add("left_empty", seat=PUBLIC)
DISCARDED = EVENTS.add("discarded", seat=PUBLIC, card=_CARD)
FINISHED = EVENTS.add("finished")
