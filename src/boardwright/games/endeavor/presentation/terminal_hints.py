"""Beside the choices in the terminal: what they allow, cost, give and change; and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boardwright.core.text.lines import Line, joined
from boardwright.games.endeavor.components import TRACKS
from boardwright.games.endeavor.presentation.terminal_signs import (
    AND,
    CROWN,
    DEEDS,
    ICONS,
    MANNED,
    NOBODY,
    OR,
    SEATS,
    UNMANNED,
    building_signs,
    deed_signs,
    flow,
    icons,
    token_signs,
)


def hint(view: dict[str, Any], action: Any, preview: dict[str, Any], words: Any) -> Line:
    """Beside a choice: the signs of what it is about, then what it would change."""
    return joined(_parts(view, action, preview, words), ", ")


def _parts(view: dict[str, Any], action: Any, preview: dict[str, Any], words: Any) -> Iterator[Line]:
    if action.kind == "build":
        yield building_signs(view["buildings"][action.args["building"]])
    elif action.kind == "activate":
        yield deed_signs(view["buildings"][action.args["building"]])
    elif action.kind == "spend":
        yield token_signs(action.args["token"])
    elif action.kind == "discard" or "card" in preview:
        yield icons(view["cards"][preview.get("card") or action.args["card"]])
    if preview.get("token"):
        yield token_signs(preview["token"])
    for link in preview.get("links", ()):
        yield [(words.t(f"link-{link['link']}"), ""), *([(" ", ""), *token_signs(link["token"])] if link["token"] else [])]
    if preview.get("opens"):
        yield [(words.t("terminal-opens"), "bold")]
    if preview.get("governor"):
        governor = preview["governor"]
        yield [SEATS[governor["seat"]], (f" {words.t('card-' + governor['card'])} ", ""), *icons(view["cards"][governor["card"]])]
    for laid in preview.get("laid_aside", ()):
        yield [SEATS[laid["seat"]], (f" −{words.t('card-' + laid['card'])}", "")]
    yield from _changes(view, preview, words)


def _changes(view: dict[str, Any], preview: dict[str, Any], words: Any) -> Iterator[Line]:
    """Levels that are reached or lost, and the glory as it stands."""
    gives = {"industry": "building_level", "culture": "growth", "finance": "payments", "politics": "card_limit"}
    for track in TRACKS:
        if track in preview.get("levels", {}):
            level = preview["levels"][track][1]
            yield [(words.t(f"terminal-gives-{track}", n=view["tracks"][gives[track]][level - 1]), "bold")]
    if preview.get("glory"):
        sign, style = ICONS["glory"]
        yield [(f"{preview['glory']:+d}".replace("-", "−"), ""), (sign, style)]


def legend(words: Any) -> list[Line]:
    """What the signs mean."""
    parts: list[Line] = [[ICONS[track], (f" {words.t(f'track-{track}')}", "")] for track in TRACKS]
    parts.append([ICONS["glory"], (f" {words.t('terminal-sign-glory')}", "")])
    lines = list(flow([], parts, "   "))
    lines += flow([], [[sign, (f" {words.t(f'deed-{deed}')}", "")] for deed, sign in DEEDS.items()], "   ")
    signs = {
        "join": f"{OR} {AND}",
        "manned": MANNED,
        "unmanned": UNMANNED,
        "level": f"{ICONS['culture'][0]}5→4",
        "deck": f"{DEEDS['draw'][0]} 3",
        "lane": f"[{SEATS[0][0]} {ICONS['finance'][0]}]",
        "beside": f"+{SEATS[0][0]}2",
        "presence": f"{SEATS[0][0]}3",
        "nobody": NOBODY,
        "crown": CROWN,
    }
    return [*lines, *([(f"{sign:<6}", "bold"), (words.t(f"terminal-sign-{name}"), "")] for name, sign in signs.items())]
