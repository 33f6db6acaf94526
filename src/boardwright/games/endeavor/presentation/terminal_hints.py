"""Beside the choices in the terminal: what they allow, cost, give and change; and what the signs mean."""

from collections.abc import Iterator
from typing import Any

from boardwright.core.text.lines import SEATS, Line, joined
from boardwright.games.endeavor.components import TRACKS
from boardwright.games.endeavor.presentation import terminal_signs as signs

COLUMNS = dict(zip(TRACKS, ("building_level", "growth", "payments", "card_limit"), strict=True))
"""Which column of the view's `tracks` says what the level of a track gives."""


def hint(view: dict[str, Any], action: Any, preview: dict[str, Any], words: Any) -> Line:
    """Beside a choice: the signs of what it is about, then what it would change."""
    return joined([*_about(view, action, preview), *_changes(view, preview, words)], ", ")


def _about(view: dict[str, Any], action: Any, preview: dict[str, Any]) -> Iterator[Line]:
    """The building, token or card that it is about, and the token that it brings."""
    if action.kind == "build":
        yield signs.building_signs(view["buildings"][action.args["building"]])
    elif action.kind == "activate":
        yield signs.deed_signs(view["buildings"][action.args["building"]])
    elif action.kind == "spend":
        yield signs.token_signs(action.args["token"])
    elif action.kind == "discard" or "card" in preview:
        yield signs.icons(view["cards"][preview.get("card") or action.args["card"]])
    if preview.get("token"):
        yield signs.token_signs(preview["token"])


def _changes(view: dict[str, Any], preview: dict[str, Any], words: Any) -> Iterator[Line]:
    """Links, an opening and its governor, cards laid aside; levels that are reached or lost, and the glory as it stands."""
    for link in preview.get("links", ()):
        yield signs.named(words, "link", link["link"], *([signs.token_signs(link["token"])] if link["token"] else []))
    if preview.get("opens"):
        yield [(words.t("terminal-opens"), "bold")]
    if preview.get("governor"):
        seat, card = preview["governor"]["seat"], preview["governor"]["card"]
        yield [SEATS[seat], (" ", ""), *signs.named(words, "card", card, signs.icons(view["cards"][card]))]
    for laid in preview.get("laid_aside", ()):
        yield [SEATS[laid["seat"]], (" −", ""), *signs.named(words, "card", laid["card"])]
    for track, (_, level) in preview.get("levels", {}).items():
        yield [(words.t(f"terminal-gives-{track}", n=view["tracks"][COLUMNS[track]][level - 1]), "bold")]
    if preview.get("glory"):
        yield [(signs.number(preview["glory"], "+"), ""), signs.ICONS["glory"]]


def legend(words: Any) -> list[Line]:
    """What the signs mean."""
    parts: list[Line] = [[signs.ICONS[track], (" ", ""), *signs.named(words, "track", track)] for track in TRACKS]
    parts.append([signs.ICONS["glory"], (f" {words.t('terminal-sign-glory')}", "")])
    lines = list(signs.flow([], parts, "   "))
    lines += signs.flow([], [[sign, (" ", ""), *signs.named(words, "deed", deed)] for deed, sign in signs.DEEDS.items()], "   ")
    seat = SEATS[0][0]
    others = {
        "join": f"{signs.OR} {signs.AND}",
        "manned": signs.MANNED,
        "unmanned": signs.UNMANNED,
        "level": f"{signs.ICONS['culture'][0]}5→4",
        "deck": f"{signs.DEEDS['draw'][0]} 3",
        "lane": f"[{seat} {signs.ICONS['finance'][0]}]",
        "beside": f"+{seat}2",
        "presence": f"{seat}3",
        "nobody": signs.NOBODY,
        "crown": signs.CROWN,
    }
    return [*lines, *([(f"{sign:<6}", "bold"), (words.t(f"terminal-sign-{name}"), "")] for name, sign in others.items())]
