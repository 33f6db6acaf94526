"""Signs and small pieces of the boards in the terminal; hints next to choices; the legend."""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from boardwright.core.text.lines import Line, flow
from boardwright.games.russian_railroads.components import LINES, SLOTS

LABEL = 20
"""Columns before the spaces of a line."""
RAILS = {"black": ("■", "bold"), "grey": ("▣", ""), "brown": ("◆", "dark_orange"), "natural": ("◇", "yellow"), "white": ("□", "bold")}
WORKER, COIN, BLACK_WORKER = "●", "○", "◉"
ENGINE, MARKER, REACH, MET = "⚙", "▲", "]", "✓"
MARKS = {"spot": "?", "worker": WORKER, "doubles": "×2", "each_scoring": "+{each_scoring}", "points": "{points}"}
"""Signs of what special spaces give besides rails."""
SLOTS_OF = {line: [slot for slot in SLOTS if slot.startswith(line)] for line in LINES}


def price(space: dict[str, Any]) -> str:
    """A sign for every worker, and for every coin that is required."""
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
    """Return what a special space gives, as a short sign."""
    if "rails" in special:
        return RAILS[special["rails"]][0]
    return next((sign.format(**special) for what, sign in MARKS.items() if what in special), "")


with open(Path(__file__).parents[1] / "data" / "player_board.toml", "rb") as file:
    SPECIAL_SPACES: list[dict[str, Any]] = tomllib.load(file)["special"]["list"]

ON_BOARD = ("hire", "engineer_inner", "engineer_outer")
"""Spaces that give what the engineer on them gives."""
SIGNS = {
    "engines": f"{ENGINE}4+3 {RAILS['grey'][0]}", "worth": f"{RAILS['brown'][0]}2", "behind": "·2", "reach": REACH, "met": MET,
    "factory": "[3] [ ]", "marker": MARKER,
}  # fmt: skip
PAID = {
    "workers": ("noun-workers", "workers"),
    "temporary": ("part-temporary", "n"),
    "black": ("piece-black", "n"),
    "coins": ("noun-coins", "coins"),
}
"""The words for the means of payment, and the name of their amount."""


def hint(view: dict[str, Any], action: Any, preview: dict[str, Any], words: Any) -> Line:
    """The text next to a choice: its price and what it gives, or what it would change."""
    by_kind = HINT_BY_KIND.get(action.kind)
    parts = by_kind(view, preview, words) if by_kind else []
    engineers = dict(zip(ON_BOARD, view["row"]))
    if engineer := engineers.get(action.args.get("place")):
        parts.append(engineer_line(engineer, words))
    if best := preview.get("best"):
        parts.append([(best_text(best, words), "")])
    parts += [[(text, "")] for text in _changes(view, preview, words)]
    return [span for part in parts for span in ((", ", ""), *part)][1:]


HINT_BY_KIND: dict[str, Callable[[dict[str, Any], dict[str, Any], Any], list[Line]]] = {
    "occupy": lambda view, preview, words: [[(price(preview), "bold")]],
    "pay": lambda view, preview, words: [[(words.t(text, **{n: preview[what]}), "")] for what, (text, n) in PAID.items() if preview[what]],
    "next": lambda view, preview, words: [[(f"{words.t('effect-' + preview['effect'])}: {gives_text(preview['left'], words)}", "")]],
    "build": lambda view, preview, words: [factory_line(view, words, preview["factory"])],
    "build_returned": lambda view, preview, words: [factory_line(view, words, preview["factory"])],
    "take_locomotive": lambda view, preview, words: [[(f"{ENGINE}{preview['number']}", "bold")]],
}


def best_text(best: dict[str, Any], words: Any) -> str:
    """The best result of a choice by the end of the round, as in the page."""
    token = "token" if best.get("token") else 0
    return str(words.t("terminal-best", gain=_signed(best["gain"]), more=1 if best.get("more") else token))


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−")


def _changes(view: dict[str, Any], preview: dict[str, Any], words: Any) -> Iterator[str]:
    """Immediate points, changes of what the end of this round would pay, what would be won."""
    if preview.get("points"):
        yield f"+{words.t('noun-points', points=preview['points'])}"
    for line, change in preview.get("scoring", {}).items():
        yield f"{words.t(f'source-{line}')} {_signed(change)}"
    for won in preview.get("wins", ()):
        for what, value in won.items():
            yield from WON[what](view, value, words) if what in WON else ()


WON: dict[str, Callable[[dict[str, Any], Any, Any], list[str]]] = {
    "rails": lambda view, colour, words: [words.t(f"special-{each['id']}") for each in view["specials"] if each.get("rails") == colour],
    "worker": lambda view, _, words: [f"+1 {words.t('piece-worker')}"],
    "spot": lambda view, _, words: [words.t("part-token")],
    "factory": lambda view, number, words: [f"[{number}] {words.t(f'factory-{number}')}"],
    "special": lambda view, special, words: [] if special.startswith("kiev") else [words.t(f"special-{special}")],
}
"""Things that would be won; points and the value of Kiev's special spaces are shown elsewhere."""


def legend(words: Any) -> list[Line]:
    """The meaning of the signs."""
    lines = list(flow([], [[sign, (f" {words.t(f'colour-{colour}')}", "")] for colour, sign in RAILS.items()], "   "))
    pieces = {"worker": WORKER, "coin": COIN, "black": BLACK_WORKER}
    lines += flow([], [[(sign, "bold"), (f" {words.t(f'piece-{piece}')}", "")] for piece, sign in pieces.items()], "   ")
    lines += [[(f"{sign:<8}", "bold"), (words.t(f"terminal-{text}"), "")] for text, sign in SIGNS.items()]
    lines.append([(f"{best_text({'gain': 5}, words)}: ", "bold"), (words.t("terminal-best-means"), "")])
    lines.append([(words.t("terminal-needed", sign=ENGINE), "bold")])
    for special in SPECIAL_SPACES:
        place = f"  {words.t('line-' + special['line'])} {special['space']}: "
        engine = f" {ENGINE}" if special.get("locomotive") else ""
        lines.append([(place, ""), RAILS[special["rail"]], (f"{engine} → {words.t('special-' + special['id'])}", "")])
    return lines
