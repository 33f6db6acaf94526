"""Signs and small pieces of the board in the terminal: icons, tokens, buildings, cards; hints next to choices; the legend."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from boardwright.core.text import lines
from boardwright.core.text.lines import SEATS, Line, joined
from boardwright.games.endeavor.components import ACTIONS_OF, BLUE, TOKEN_ACTIONS, TOKENS, TRACKS
from boardwright.games.endeavor.presentation.view import actions_in

flow = partial(lines.flow, indent=4)
ICONS = dict(zip((*TRACKS, "glory"), zip("⚒♫¤♜★", ("dark_orange", "magenta", "yellow", "cyan", "bold yellow")), strict=True))
DEEDS = {deed: (sign, "bold blue") for deed, sign in zip(ACTIONS_OF, "≈⚑⚔▤↩", strict=True)}
TOKEN_DEEDS = dict(zip(TOKENS[BLUE:], map(actions_in, TOKEN_ACTIONS), strict=True))
"""The actions that each blue token allows."""
CROWN, MANNED, UNMANNED, NOBODY = "♛", "●", "○", "□"
OR, AND = "/", "+"


def icons(thing: dict[str, Any]) -> Line:
    """The icons and glory of a card or building, one sign each."""
    return [(sign * thing[name], style) for name, (sign, style) in ICONS.items() if thing[name]]


def token_signs(token: str) -> Line:
    """A brown token is shown as its icon, a blue one as the actions that it allows one of."""
    return [ICONS[token]] if token in TRACKS else joined([[DEEDS[deed]] for deed in TOKEN_DEEDS[token]], OR)


def occupant(space: dict[str, Any]) -> Line:
    """The seat whose disc is on a space of the board, or its token, or that it is empty."""
    if space["seat"] is not None:
        return [SEATS[space["seat"]]]
    return token_signs(space["token"]) if space["token"] else [(NOBODY, "dim")]


def deed_signs(building: dict[str, Any]) -> Line:
    """The actions that activating a building allows."""
    return joined([[DEEDS[deed]] for deed in building["actions"]], AND if building["join"] == "and" else OR)


def building_signs(building: dict[str, Any]) -> Line:
    """Return what a building allows and gives."""
    return joined([part for part in (deed_signs(building), icons(building)) if part], " ")


def named(words: Any, kind: str, name: str, *signs: Line) -> Line:
    """A component by name, followed by signs."""
    return [(words.t(f"{kind}-{name}") + (" " if signs else ""), ""), *(span for part in signs for span in part)]


def number(points: int, sign: str = "") -> str:
    """Glory with a visible minus; `sign`: "+" to mark a change."""
    return f"{points:{sign}d}".replace("-", "−")


COLUMNS = dict(zip(TRACKS, ("building_level", "growth", "payments", "card_limit"), strict=True))
"""The column of the view's `tracks` with what the level of a track gives."""


def hint(view: dict[str, Any], action: Any, preview: dict[str, Any], words: Any) -> Line:
    """The text next to a choice: the signs of its subject, then what it would change."""
    return joined([*_about(view, action, preview), *_changes(view, preview, words)], ", ")


def _about(view: dict[str, Any], action: Any, preview: dict[str, Any]) -> Iterator[Line]:
    """The building, token or card that it is about, and the token that it gains."""
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


def _changes(view: dict[str, Any], preview: dict[str, Any], words: Any) -> Iterator[Line]:
    """Links, an opening and its governor, cards laid aside; levels gained or lost, and the current glory."""
    for link in preview.get("links", ()):
        yield named(words, "link", link["link"], *([token_signs(link["token"])] if link["token"] else []))
    if preview.get("opens"):
        yield [(words.t("terminal-opens"), "bold")]
    if preview.get("governor"):
        seat, card = preview["governor"]["seat"], preview["governor"]["card"]
        yield [SEATS[seat], (" ", ""), *named(words, "card", card, icons(view["cards"][card]))]
    for laid in preview.get("laid_aside", ()):
        yield [SEATS[laid["seat"]], (" −", ""), *named(words, "card", laid["card"])]
    for track, (_, level) in preview.get("levels", {}).items():
        yield [(words.t(f"terminal-gives-{track}", n=view["tracks"][COLUMNS[track]][level - 1]), "bold")]
    if preview.get("glory"):
        yield [(number(preview["glory"], "+"), ""), ICONS["glory"]]


def legend(words: Any) -> list[Line]:
    """The meaning of the signs."""
    parts: list[Line] = [[ICONS[track], (" ", ""), *named(words, "track", track)] for track in TRACKS]
    parts.append([ICONS["glory"], (f" {words.t('terminal-sign-glory')}", "")])
    lines = list(flow([], parts, "   "))
    lines += flow([], [[sign, (" ", ""), *named(words, "deed", deed)] for deed, sign in DEEDS.items()], "   ")
    seat = SEATS[0][0]
    others = {
        "join": f"{OR} {AND}",
        "manned": MANNED,
        "unmanned": UNMANNED,
        "level": f"{ICONS['culture'][0]}5→4",
        "deck": f"{DEEDS['draw'][0]} 3",
        "lane": f"[{seat} {ICONS['finance'][0]}]",
        "beside": f"+{seat}2",
        "presence": f"{seat}3",
        "nobody": NOBODY,
        "crown": CROWN,
    }
    return [*lines, *([(f"{sign:<6}", "bold"), (words.t(f"terminal-sign-{name}"), "")] for name, sign in others.items())]
