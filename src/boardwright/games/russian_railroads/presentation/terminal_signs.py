"""Signs and small pieces of the boards in the terminal: what a space costs and gives, engineers, factories, lines that break."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.lines import Line
from boardwright.games.russian_railroads.components import LINES, SLOTS

LABEL = 20
"""Columns before the spaces of a line."""
RAILS = {
    "black": ("■", "bold"),
    "grey": ("▣", ""),
    "brown": ("◆", "dark_orange"),
    "natural": ("◇", "yellow"),
    "white": ("□", "bold"),
}
WORKER, COIN, BLACK_WORKER = "●", "○", "◉"
ENGINE, MARKER, REACH, MET = "⚙", "▲", "]", "✓"
MARKS = {"spot": "?", "worker": WORKER, "doubles": "×2", "each_scoring": "+{each_scoring}", "points": "{points}"}
"""What special spaces give beside rails."""
SLOTS_OF = {line: [slot for slot in SLOTS if slot.startswith(line)] for line in LINES}


def price(space: dict[str, Any]) -> str:
    """A sign for every worker, and for every coin that has to be one."""
    return WORKER * (space["cost"] - space["coins_needed"]) + COIN * space["coins_needed"]


def gives_text(gives: dict[str, int], words: Any) -> str:
    return " + ".join(words.t(f"part-{part}", n=n) for part, n in gives.items())


def engineer_line(engineer: dict[str, Any], words: Any, pad: int = 0) -> Line:
    return [(f"№{engineer['number']} ".ljust(pad), "bold cyan"), (gives_text(engineer["gives"], words), "")]


def factory_line(view: dict[str, Any], words: Any, number: int) -> Line:
    return [(f"[{number}] ", "bold"), (gives_text(view["factories"][str(number)], words), "")]


def engines(player: dict[str, Any], line: str) -> str:
    """`⚙6+2`: the locomotives of a line."""
    there = [player["locomotives"][slot] for slot in SLOTS_OF[line]]
    return ENGINE + ("+".join(str(locomotive["number"]) for locomotive in there if locomotive) or "–")


def mark(special: dict[str, Any]) -> str:
    """What a special space gives, as a short sign."""
    if "rails" in special:
        return RAILS[special["rails"]][0]
    return next((sign.format(**special) for what, sign in MARKS.items() if what in special), "")
