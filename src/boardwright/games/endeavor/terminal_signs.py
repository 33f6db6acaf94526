"""Signs and small pieces of the board in the terminal: icons, tokens, buildings, cards, lines that break."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from boardwright.games.endeavor.components import TRACKS

Span = tuple[str, str]
Line = list[Span]

WIDTH = 80
INDENT = 4
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


def joined(parts: Iterable[Line], gap: str) -> Line:
    """Parts one after the other with something between them."""
    return [span for i, part in enumerate(parts) for span in ([(gap, "dim"), *part] if i else part)]


def flow(head: Line, parts: Iterable[Line], gap: str, indent: int = INDENT) -> Iterator[Line]:
    """Parts side by side after a head, on as many lines as they need; nothing where there are none."""
    line, free, begun = list(head), WIDTH - length(head), False
    for part in parts:
        if begun and length(part) + len(gap) > free:
            yield line
            line, free, begun = [(" " * indent, "")], WIDTH - indent, False
        if begun:
            line.append((gap, "dim"))
            free -= len(gap)
        line += part
        free -= length(part)
        begun = True
    if begun:
        yield line


def length(line: Line) -> int:
    return sum(len(text) for text, _ in line)
