"""The actions of Endeavor, family by family."""

from boardwright.core.domain.actions import ActionSpace
from boardwright.games.endeavor import components as c

ACTIONS = ActionSpace()

BUILD = ACTIONS.add("build", building=c.BUILDINGS[1:])
ACTIVATE = ACTIONS.add("activate", building=c.BUILDINGS)
SPEND = ACTIONS.add("spend", token=c.TOKENS[c.BLUE :])
PASS = ACTIONS.add("pass")
# the actions of ACTIONS_OF, in that order; then stopping
SHIP = ACTIONS.add("ship", region=c.REGIONS[1:])
OCCUPY = ACTIONS.add("occupy", city=c.CITIES)
ATTACK = ACTIONS.add("attack", city=c.CITIES)
DRAW = ACTIONS.add("draw", deck=c.DECKS)
FREE = ACTIONS.add("free", building=c.BUILDINGS)
DONE = ACTIONS.add("done")
# passing
PLACE_GOVERNOR = ACTIONS.add("governor", card=c.GOVERNORS)
NO_GOVERNOR = ACTIONS.add("no_governor")
DISCARD = ACTIONS.add("discard", card=c.CARDS)

FAMILY, PLACE = ACTIONS.family, ACTIONS.place
"""By action: the number of its family, and its index in it from 0 (a building, a token minus the brown ones, a region minus Europe …)."""

FIRST = tuple(family.first for family in ACTIONS.families.values())
"""The first action of each family."""

ANSWERS = (
    (BUILD, ACTIVATE),
    (FREE, DONE),
    (ACTIVATE, SHIP),
    (SHIP, PLACE_GOVERNOR),
    (PLACE_GOVERNOR, DISCARD),
    (DISCARD, DISCARD + 1),
    (0, 0),
)
"""By phase: the first family that answers, and the one after the last."""
