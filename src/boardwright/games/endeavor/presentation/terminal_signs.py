"""Signs and small pieces of the board in the terminal: icons, tokens, buildings, cards, lines that break."""

from __future__ import annotations

from functools import partial
from typing import Any

from boardwright.core.text import lines
from boardwright.core.text.lines import Line, joined
from boardwright.games.endeavor.components import TRACKS

INDENT = 4
flow = partial(lines.flow, indent=INDENT)
SEATS = (("①", "bold red"), ("②", "bold blue"), ("③", "bold green"), ("④", "bold magenta"), ("⑤", "bold yellow"))
ICONS = {
    "industry": ("⚒", "dark_orange3"),
    "culture": ("♫", "magenta"),
    "finance": ("¤", "yellow"),
    "politics": ("♜", "cyan"),
    "glory": ("★", "bold yellow"),
}
DEEDS = {
    "ship": ("≈", "bold blue"),
    "occupy": ("⚑", "bold blue"),
    "attack": ("⚔", "bold blue"),
    "draw": ("▤", "bold blue"),
    "payment": ("↩", "bold blue"),
}
TOKEN_DEEDS = {
    "ship_or_draw": ("ship", "draw"),
    "occupy_or_draw": ("occupy", "draw"),
    "attack": ("attack",),
    "payment": ("payment",),
}
"""What the blue tokens allow."""
CROWN, MANNED, UNMANNED, NOBODY = "♛", "●", "○", "□"
OR, AND = "/", "+"


def icons(thing: dict[str, Any]) -> Line:
    """The icons and the glory of a card or a building, one sign each."""
    return [(sign * thing[name], style) for name, (sign, style) in ICONS.items() if thing[name]]


def token_signs(token: str) -> Line:
    """A brown token is its icon; a blue one shows the actions of which it allows one."""
    if token in TRACKS:
        return [ICONS[token]]
    return joined([[DEEDS[deed]] for deed in TOKEN_DEEDS[token]], OR)


def deed_signs(building: dict[str, Any]) -> Line:
    """What activating a building allows."""
    return joined([[DEEDS[deed]] for deed in building["actions"]], AND if building["join"] == "and" else OR)


def building_signs(building: dict[str, Any]) -> Line:
    """What a building allows and gives."""
    deeds, gives = deed_signs(building), icons(building)
    return [*deeds, *([(" ", "")] if deeds and gives else []), *gives]


def card_line(view: dict[str, Any], card: str, words: Any) -> Line:
    """The name of a card and what it gives."""
    return [(words.t(f"card-{card}") + " ", ""), *icons(view["cards"][card])]


def level_of(view: dict[str, Any], track: str, player: dict[str, Any]) -> int:
    """What the level of a track gives: building level, discs, salaries, cards."""
    given: int = player[{"industry": "build_level", "culture": "growth", "finance": "payments", "politics": "card_limit"}[track]]
    return given
