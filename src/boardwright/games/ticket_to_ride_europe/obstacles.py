"""The reasons why an action is illegal, each with its section of the rulebook."""

from boardwright.core.domain.refusal import Obstacles
from boardwright.games.ticket_to_ride_europe.actions import SUBSETS
from boardwright.games.ticket_to_ride_europe.components import CARDS

OBSTACLES = Obstacles()
# tickets
NOT_OFFERED = OBSTACLES.add("not_offered", "tickets", kept=SUBSETS, count=None)
KEEP_MORE = OBSTACLES.add("keep_more", "tickets", fewest=None)
NO_TICKETS = OBSTACLES.add("no_tickets", "tickets")
# cards
SLOT_EMPTY = OBSTACLES.add("slot_empty", "draw_cards", slot=None)
LOCOMOTIVE_SECOND = OBSTACLES.add("locomotive_second", "locomotives")
NO_CARDS_LEFT = OBSTACLES.add("no_cards", "draw_cards")
MUST_TAKE_SECOND = OBSTACLES.add("must_take_second", "draw_cards")
# routes
ROUTE_TAKEN = OBSTACLES.add("route_taken", "claim_routes", seat=None)
OWN_TWIN = OBSTACLES.add("own_twin", "double_routes")
TWIN_CLOSED = OBSTACLES.add("twin_closed", "double_routes", seat=None)
TOO_FEW_TRAINS = OBSTACLES.add("too_few_trains", "claim_routes", length=None, trains=None)
TOO_FEW_LOCOMOTIVES = OBSTACLES.add("too_few_locomotives", "ferries", needed=None, have=None)
TOO_FEW_CARDS = OBSTACLES.add("too_few_cards", "claim_routes", needed=None, card=CARDS, have=None, locomotives=None, missing=None)
TOO_FEW_FOR_ROUTE = OBSTACLES.add("too_few_of_a_kind", "claim_routes", needed=None, card=CARDS, have=None, locomotives=None, missing=None)
# stations
NO_STATION_LEFT = OBSTACLES.add("no_station_left", "stations")
CITY_TAKEN = OBSTACLES.add("city_taken", "stations", seat=None)
TOO_FEW_FOR_STATION = OBSTACLES.add("too_few_of_a_kind", "stations", needed=None, card=CARDS, have=None, locomotives=None, missing=None)
# payments for routes, stations, and the extra cards of a tunnel
OTHER_COLOUR = OBSTACLES.add("other_colour", "claim_routes", colour=CARDS)
NOT_ONLY_LOCOMOTIVES = OBSTACLES.add("no_locomotives_as_colour", "claim_routes", cost=None)
NOT_ONLY_LOCOMOTIVES_FOR_STATION = OBSTACLES.add("no_locomotives_as_colour", "stations", cost=None)
TOO_MANY_LOCOMOTIVES = OBSTACLES.add("too_many_locomotives", "claim_routes", cost=None)
TOO_MANY_LOCOMOTIVES_FOR_STATION = OBSTACLES.add("too_many_locomotives", "stations", cost=None)
FERRY_LOCOMOTIVES = OBSTACLES.add("ferry_locomotives", "ferries", needed=None)
NOT_ENOUGH = OBSTACLES.add("not_enough", "claim_routes", card=CARDS, needed=None, have=None)
NOT_ENOUGH_FOR_STATION = OBSTACLES.add("not_enough", "stations", card=CARDS, needed=None, have=None)
NOT_ENOUGH_EXTRA = OBSTACLES.add("not_enough", "tunnels", card=CARDS, needed=None, have=None)
EXTRA_IS = OBSTACLES.add("extra_is", "tunnels", extra=None)
ONLY_LOCOMOTIVES = OBSTACLES.add("only_locomotives", "tunnels", extra=None)
# passing
MUST_ACT_NOW = OBSTACLES.add("must_act", "turn")
