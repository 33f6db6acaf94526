"""The actions of Endeavor."""

from __future__ import annotations

from boardwright.core.domain.actions import ActionSpace, Family
from boardwright.games.endeavor import components as c

ACTIONS = ActionSpace(
    Family("build", building=c.BUILDINGS[1:]),
    Family("activate", building=c.BUILDINGS),
    Family("spend", token=c.TOKENS[c.BLUE :]),
    Family("pass"),
    Family("ship", region=c.REGIONS[1:]),
    Family("occupy", city=c.CITIES),
    Family("attack", city=c.CITIES),
    Family("draw", deck=c.DECKS),
    Family("free", building=c.BUILDINGS),
    Family("done"),
    Family("governor", card=c.GOVERNORS),
    Family("no_governor"),
    Family("discard", card=c.CARDS),
)

FAMILY, PLACE = ACTIONS.family, ACTIONS.place
"""By action: the number of its family, and its place there from 0 (a building, a token less the brown ones, a region less Europe …)."""

BUILD = ACTIONS.number("build")
ACTIVATE = ACTIONS.number("activate")
SPEND = ACTIONS.number("spend")
PASS = ACTIONS.number("pass")
SHIP_TO = ACTIONS.number("ship")
OCCUPY_CITY = ACTIONS.number("occupy")
ATTACK_CITY = ACTIONS.number("attack")
DRAW_FROM = ACTIONS.number("draw")
FREE = ACTIONS.number("free")
DONE = ACTIONS.number("done")
PLACE_GOVERNOR = ACTIONS.number("governor")
NO_GOVERNOR = ACTIONS.number("no_governor")
DISCARD_CARD = ACTIONS.number("discard")
"""Families."""

FIRST = tuple(family.first for family in ACTIONS.families.values())
"""By family, its first action."""

FIRST_SHIP, FIRST_DONE = FIRST[SHIP_TO], FIRST[DONE]
"""The first and the last choice of an action that was begun."""

_DONE_BY = {"ship": c.SHIP, "occupy": c.OCCUPY, "attack": c.ATTACK, "draw": c.DRAW, "free": c.PAYMENT}
ACTION_OF = tuple(_DONE_BY.get(kind, -1) for kind in ACTIONS.families)
"""By family, which of ACTIONS_OF it does, or -1."""
