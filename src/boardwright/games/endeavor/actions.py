"""The actions of Endeavor."""

from __future__ import annotations

from boardwright.core.domain.actions import ActionSpace, Family
from boardwright.games.endeavor.components import BLUE, BUILDINGS, CARDS, CITIES, DECKS, GOVERNORS, REGIONS, TOKENS

ACTIONS = ActionSpace(
    Family("build", building=BUILDINGS[1:]),
    Family("activate", building=BUILDINGS),
    Family("spend", token=TOKENS[BLUE:]),
    Family("pass"),
    Family("ship", region=REGIONS[1:]),
    Family("occupy", city=CITIES),
    Family("attack", city=CITIES),
    Family("draw", deck=DECKS),
    Family("free", building=BUILDINGS),
    Family("done"),
    Family("governor", card=GOVERNORS),
    Family("no_governor"),
    Family("discard", card=CARDS),
)

BUILD = ACTIONS.first("build")
ACTIVATE = ACTIONS.first("activate")
SPEND = ACTIONS.first("spend")
PASS = ACTIONS.first("pass")
SHIP_TO = ACTIONS.first("ship")
OCCUPY_CITY = ACTIONS.first("occupy")
ATTACK_CITY = ACTIONS.first("attack")
DRAW_FROM = ACTIONS.first("draw")
FREE = ACTIONS.first("free")
DONE = ACTIONS.first("done")
PLACE_GOVERNOR = ACTIONS.first("governor")
NO_GOVERNOR = ACTIONS.first("no_governor")
DISCARD_CARD = ACTIONS.first("discard")
