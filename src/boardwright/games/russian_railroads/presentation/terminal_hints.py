"""Beside the choices in the terminal: what they cost, give and change; and what the signs mean."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boardwright.core.text.lines import Line, flow
from boardwright.games.russian_railroads.components import COLOURS
from boardwright.games.russian_railroads.presentation import terminal_signs as signs

with open(Path(__file__).parents[1] / "data" / "player_board.toml", "rb") as file:
    SPECIAL_SPACES: list[dict[str, Any]] = tomllib.load(file)["special"]["list"]

ON_BOARD = ("hire", "engineer_inner", "engineer_outer")
"""Spaces that give what the engineer gives who lies there."""
SIGNS = {
    "engines": f"{signs.ENGINE}4+3 {signs.RAILS['grey'][0]}",
    "worth": f"{signs.RAILS['brown'][0]}2",
    "behind": "·2",
    "reach": signs.REACH,
    "met": signs.MET,
    "factory": "[3] [ ]",
    "marker": signs.MARKER,
}


def hint(view: dict[str, Any], action: Any, preview: dict[str, Any], words: Any) -> Line:
    """Beside a choice: its price and what it gives, or what it would change."""
    parts: list[Line] = []
    if action.kind == "occupy":
        parts.append([(signs.price(preview), "bold")])
    elif action.kind == "pay":
        parts += _pieces(preview, words)
    elif action.kind == "next":
        parts.append([(f"{words.t('effect-' + preview['effect'])}: {signs.gives_text(preview['left'], words)}", "")])
    elif action.kind in ("build", "build_returned"):
        parts.append(signs.factory_line(view, words, preview["factory"]))
    elif action.kind == "take_locomotive":
        parts.append([(f"{signs.ENGINE}{preview['number']}", "bold")])
    if action.args.get("place") in ON_BOARD:
        parts.append(_of_row(view, action.args["place"], words))
    parts += [[(text, "")] for text in _changes(view, preview, words)]
    return [span for part in parts for span in ((", ", ""), *part)][1:]


def _of_row(view: dict[str, Any], place: str, words: Any) -> Line:
    """The engineer on a space of the main board."""
    engineer = view["row"][ON_BOARD.index(place)]
    return signs.engineer_line(engineer, words) if engineer else []


def _pieces(preview: dict[str, Any], words: Any) -> Iterator[Line]:
    if preview["workers"]:
        yield [(words.t("noun-workers", workers=preview["workers"]), "")]
    if preview["temporary"]:
        yield [(words.t("part-temporary", n=preview["temporary"]), "")]
    if preview["black"]:
        yield [(words.t("piece-black"), "")]
    if preview["coins"]:
        yield [(words.t("noun-coins", coins=preview["coins"]), "")]


def _changes(view: dict[str, Any], preview: dict[str, Any], words: Any) -> Iterator[str]:
    """Points at once, what this round's end would pay more or less, what would be won."""
    if preview.get("points"):
        yield f"+{words.t('noun-points', points=preview['points'])}"
    for line, change in preview.get("scoring", {}).items():
        yield f"{words.t(f'source-{line}')} " + f"{change:+d}".replace("-", "−")
    for won in preview.get("wins", ()):
        for what, value in won.items():
            if what == "rails":
                yield from (words.t(f"special-{special['id']}") for special in view["specials"] if special.get("rails") == value)
            elif what == "worker":
                yield f"+1 {words.t('piece-worker')}"
            elif what == "spot":
                yield words.t("part-token")
            elif what == "factory":
                yield f"[{value}] {words.t(f'factory-{value}')}"
            elif what == "special" and not value.startswith("kiev"):  # what Kiev's are worth is among the points
                yield words.t(f"special-{value}")


def legend(words: Any) -> list[Line]:
    """What the signs mean."""
    lines = list(flow([], [[signs.RAILS[colour], (f" {words.t(f'colour-{colour}')}", "")] for colour in COLOURS], "   "))
    pieces = ((signs.WORKER, "worker"), (signs.COIN, "coin"), (signs.BLACK_WORKER, "black"))
    lines += flow([], [[(sign, "bold"), (f" {words.t(f'piece-{piece}')}", "")] for sign, piece in pieces], "   ")
    lines += [[(f"{sign:<8}", "bold"), (words.t(f"terminal-{text}"), "")] for text, sign in SIGNS.items()]
    lines.append([(words.t("terminal-needed", sign=signs.ENGINE), "bold")])
    for special in SPECIAL_SPACES:
        sign, style = signs.RAILS[special["rail"]]
        place = f"  {words.t('line-' + special['line'])} {special['space']}: "
        engine = f" {signs.ENGINE}" if special.get("locomotive") else ""
        lines.append([(place, ""), (sign, style), (f"{engine} → {words.t('special-' + special['id'])}", "")])
    return lines
