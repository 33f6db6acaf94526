"""Why an action is not possible: the reasons that the rules give, each with its section of the rulebook."""

from __future__ import annotations

from boardwright.core.domain.refusal import Obstacle, Obstacles
from boardwright.games.ticket_to_ride_europe.actions import SUBSETS
from boardwright.games.ticket_to_ride_europe.components import CARDS

OBSTACLES = Obstacles(
    # tickets
    Obstacle("not_offered", "tickets", kept=SUBSETS, count=None),
    Obstacle("keep_more", "tickets", fewest=None),
    Obstacle("no_tickets", "tickets"),
    # cards
    Obstacle("slot_empty", "draw_cards", slot=None),
    Obstacle("locomotive_second", "locomotives"),
    Obstacle("no_cards", "draw_cards"),
    Obstacle("must_take_second", "draw_cards"),
    # routes
    Obstacle("route_taken", "claim_routes", seat=None),
    Obstacle("own_twin", "double_routes"),
    Obstacle("twin_closed", "double_routes", seat=None),
    Obstacle("too_few_trains", "claim_routes", length=None, trains=None),
    Obstacle("too_few_locomotives", "ferries", needed=None, have=None),
    Obstacle("too_few_cards", "claim_routes", needed=None, card=CARDS, have=None, locomotives=None, missing=None),
    Obstacle("too_few_of_a_kind", "claim_routes", needed=None, card=CARDS, have=None, locomotives=None, missing=None),
    # stations
    Obstacle("no_station_left", "stations"),
    Obstacle("city_taken", "stations", seat=None),
    Obstacle("too_few_of_a_kind", "stations", needed=None, card=CARDS, have=None, locomotives=None, missing=None),
    # payments for routes, for stations, and for what a tunnel costs extra
    Obstacle("other_colour", "claim_routes", colour=CARDS),
    Obstacle("no_locomotives_as_colour", "claim_routes", cost=None),
    Obstacle("no_locomotives_as_colour", "stations", cost=None),
    Obstacle("too_many_locomotives", "claim_routes", cost=None),
    Obstacle("too_many_locomotives", "stations", cost=None),
    Obstacle("ferry_locomotives", "ferries", needed=None),
    Obstacle("not_enough", "claim_routes", card=CARDS, needed=None, have=None),
    Obstacle("not_enough", "stations", card=CARDS, needed=None, have=None),
    Obstacle("not_enough", "tunnels", card=CARDS, needed=None, have=None),
    Obstacle("extra_is", "tunnels", extra=None),
    Obstacle("only_locomotives", "tunnels", extra=None),
    # passing
    Obstacle("must_act", "turn"),
)

NOT_OFFERED = OBSTACLES.number("not_offered")
KEEP_MORE = OBSTACLES.number("keep_more")
NO_TICKETS = OBSTACLES.number("no_tickets")
SLOT_EMPTY = OBSTACLES.number("slot_empty")
LOCOMOTIVE_SECOND = OBSTACLES.number("locomotive_second")
NO_CARDS_LEFT = OBSTACLES.number("no_cards")
MUST_TAKE_SECOND = OBSTACLES.number("must_take_second")
ROUTE_TAKEN = OBSTACLES.number("route_taken")
OWN_TWIN = OBSTACLES.number("own_twin")
TWIN_CLOSED = OBSTACLES.number("twin_closed")
TOO_FEW_TRAINS = OBSTACLES.number("too_few_trains")
TOO_FEW_LOCOMOTIVES = OBSTACLES.number("too_few_locomotives")
TOO_FEW_CARDS = OBSTACLES.number("too_few_cards")
TOO_FEW_FOR_ROUTE = OBSTACLES.number("too_few_of_a_kind", "claim_routes")
NO_STATION_LEFT = OBSTACLES.number("no_station_left")
CITY_TAKEN = OBSTACLES.number("city_taken")
TOO_FEW_FOR_STATION = OBSTACLES.number("too_few_of_a_kind", "stations")
OTHER_COLOUR = OBSTACLES.number("other_colour")
NOT_ONLY_LOCOMOTIVES = OBSTACLES.number("no_locomotives_as_colour", "claim_routes")
NOT_ONLY_LOCOMOTIVES_FOR_STATION = OBSTACLES.number("no_locomotives_as_colour", "stations")
TOO_MANY_LOCOMOTIVES = OBSTACLES.number("too_many_locomotives", "claim_routes")
TOO_MANY_LOCOMOTIVES_FOR_STATION = OBSTACLES.number("too_many_locomotives", "stations")
FERRY_LOCOMOTIVES = OBSTACLES.number("ferry_locomotives")
NOT_ENOUGH = OBSTACLES.number("not_enough", "claim_routes")
NOT_ENOUGH_FOR_STATION = OBSTACLES.number("not_enough", "stations")
NOT_ENOUGH_EXTRA = OBSTACLES.number("not_enough", "tunnels")
EXTRA_IS = OBSTACLES.number("extra_is")
ONLY_LOCOMOTIVES = OBSTACLES.number("only_locomotives")
MUST_ACT_NOW = OBSTACLES.number("must_act")
