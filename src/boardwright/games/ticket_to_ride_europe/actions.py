"""The actions of Ticket to Ride: Europe."""

from itertools import combinations

import numpy as np

from boardwright.core.domain.actions import ActionSpace, Family
from boardwright.games.ticket_to_ride_europe.components import CARDS, CITY_IDS, LONGEST, ROUTE_IDS, SLOTS, START_TICKETS

SUBSETS = tuple("".join(subset) for n in range(1, START_TICKETS + 1) for subset in combinations("1234", n))
"""The offered tickets that are kept: "134" means the first, the third and the fourth."""
MASKS = np.array([sum(1 << (int(digit) - 1) for digit in subset) for subset in SUBSETS])
"""The same as masks: bit 0 is the first ticket."""

PAYMENTS = LONGEST + 1
"""The possible numbers of locomotives in a payment."""

ACTIONS = ActionSpace(
    Family("keep", kept=SUBSETS),
    Family("take", slot=range(1, SLOTS + 1)),
    Family("draw"),
    Family("claim", route=ROUTE_IDS),
    Family("build_station", city=CITY_IDS),
    Family("draw_tickets"),
    Family("pass"),
    Family("pay", colour=CARDS, locomotives=range(PAYMENTS)),
    Family("pay_extra", locomotives=range(4)),
    Family("give_up"),
    Family("stop"),
)

ANSWERS = (
    ("keep",),
    ("take", "draw", "claim", "build_station", "draw_tickets", "pass"),
    ("take", "draw", "stop"),
    ("pay",),
    ("pay_extra", "give_up"),
    ("keep",),
    (),
)
"""By phase: the families that answer the question."""
ANSWERS_IN = np.array([[action.kind in families for action in ACTIONS] for families in ANSWERS])
"""By phase and action: whether it answers the question."""

FIRST = np.array([ACTIONS.first(action.kind) for action in ACTIONS])
PLACE = ACTIONS.place
"""By action: its index in its family, from 0 (a subset, a slot, a route, a city, a way to pay)."""

KEEP, TAKE, DRAW, CLAIM, BUILD, DRAW_TICKETS, PASS, PAY_WITH, PAY_EXTRA, GIVE_UP, STOP = map(ACTIONS.first, ACTIONS.families)
"""The first action of each family."""
