"""Signs and small pieces of the board in the terminal: icons, tokens, buildings, cards, lines that break."""

from functools import partial
from typing import Any

from boardwright.core.text import lines
from boardwright.core.text.lines import SEATS, Line, joined
from boardwright.games.endeavor.components import TRACKS

flow = partial(lines.flow, indent=4)
ICONS = {
    "industry": ("⚒", "dark_orange"),
    "culture": ("♫", "magenta"),
    "finance": ("¤", "yellow"),
    "politics": ("♜", "cyan"),
    "glory": ("★", "bold yellow"),
}
DEEDS = {deed: (sign, "bold blue") for deed, sign in zip(("ship", "occupy", "attack", "draw", "payment"), "≈⚑⚔▤↩", strict=True)}
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
    return [ICONS[token]] if token in TRACKS else joined([[DEEDS[deed]] for deed in TOKEN_DEEDS[token]], OR)


def occupant(space: dict[str, Any]) -> Line:
    """Whose disc lies on a space of the board, or which token, or that there is neither."""
    if space["seat"] is not None:
        return [SEATS[space["seat"]]]
    return token_signs(space["token"]) if space["token"] else [(NOBODY, "dim")]


def deed_signs(building: dict[str, Any]) -> Line:
    """What activating a building allows."""
    return joined([[DEEDS[deed]] for deed in building["actions"]], AND if building["join"] == "and" else OR)


def building_signs(building: dict[str, Any]) -> Line:
    """What a building allows and gives."""
    return joined([part for part in (deed_signs(building), icons(building)) if part], " ")


def named(words: Any, kind: str, name: str, *signs: Line) -> Line:
    """A component by its name, and signs behind it."""
    return [(words.t(f"{kind}-{name}") + (" " if signs else ""), ""), *(span for part in signs for span in part)]


def number(points: int, sign: str = "") -> str:
    """Glory with a minus that can be seen; `sign`: "+" to show that it is a change."""
    return f"{points:{sign}d}".replace("-", "−")
