"""The board as lines of styled text: a line is a list of (text, style). docs/game_contract.md describes the interface.

No map is drawn: free routes are listed by city, each once, under the end with more routes.
"""

import unicodedata
from collections.abc import Iterator
from functools import partial
from typing import Any

from boardwright.core.text.lines import LONGEST_NAME, Line, flow
from boardwright.games.ticket_to_ride_europe.components import CARDS, CITY_IDS, ROUTE_LIST

WIDTH = 100
_flow = partial(flow, indent=WIDTH, width=WIDTH)
QUIET = frozenset({"aimed", "opened"})
"""Kinds of events that only announce what another event says."""
MAPPED = ("start_tickets", "turn", "tickets")
"""Prompts where the routes matter and have not just been shown."""

SYMBOLS = {
    "purple": ("♛", "magenta"),
    "blue": ("♦", "blue"),
    "orange": ("↯", "orange"),
    "white": ("★", "bold"),
    "green": ("♣", "green"),
    "yellow": ("☼", "yellow"),
    "black": ("⚒", "bright_black"),
    "red": ("♥", "red"),
    "locomotive": ("✱", "bold cyan"),
    "grey": ("○", "dim"),
}
TUNNEL, FERRY, STATION = "∩", "≈", "⌂"
TICKET_STATES = {"made": ("✓", "bold green"), "possible": ("…", "yellow"), "impossible": ("✗", "bold red")}

BUSY = {city: sum(city in (route["a"], route["b"]) for route in ROUTE_LIST) for city in CITY_IDS}
"""The number of routes that end in a city."""


def draw(view: dict[str, Any], words: Any, seat: int | None) -> list[Line]:
    """The players' possessions, the face-up cards, own cards and tickets, the free routes."""
    lines = [*_players(view, words, seat), *_notices(view, words), []]
    if view["phase"] in MAPPED:
        lines += [*_free_routes(view, words), []]
    if view["phase"] != "over":
        lines += _supply(view, words)
    for s, player in enumerate(view["seats"]):
        lines += _hand(s, player, words, s == seat)
        lines += _tickets(s, player, words, s == seat)
    lines += _tunnel(view, words)
    return lines


def _players(view: dict[str, Any], words: Any, own: int | None) -> Iterator[Line]:
    names = [words.name(s)[:LONGEST_NAME] for s in range(len(view["seats"]))]
    width = max(map(len, names))
    for s, player in enumerate(view["seats"]):
        mark = "▶ " if view["phase"] not in ("start_tickets", "over") and view["active"] == s else "  "
        counts = [words.t(f"board-{fact}", count=player[fact]) for fact in ("trains", "cards", "tickets", "stations")]
        facts = [words.t("board-points", points=player["points"]), *counts]
        yield [(mark, "bold green"), (names[s].ljust(width), "bold" if s == own else ""), ("  " + " · ".join(facts), "")]
        yield from _network(view, words, s)


def _network(view: dict[str, Any], words: Any, seat: int) -> Iterator[Line]:
    """The routes and stations of a seat; at the end with the borrowed routes."""
    final = view["final"][seat]["stations"]["built"] if view["final"] else []
    lent = {built["city"]: [(f" ({words.t('route-' + built['borrowed'])})", "")] for built in final if built["borrowed"]}
    parts: list[Line] = [[(words.t(f"route-{id}"), "")] for id, owner in view["owners"].items() if owner == seat]
    for city, owner in view["built"].items():
        if owner == seat:
            parts.append([(f"{STATION} ", "bold"), (words.t(f"city-{city}"), ""), *lent.get(city, [])])
    yield from _flow([("    ", "")], parts, ", ")


def _notices(view: dict[str, Any], words: Any) -> Iterator[Line]:
    """The last round; an approaching turn limit; at the end the European Express."""
    last, left = view["last_round"], view["turns_to_cap"]
    for s, sources in enumerate(view["final"] or []):
        express = sources["express"]
        if express["points"]:
            yield [("  ★ " + words.t("board-end-express", seat=s, length=express["length"], points=express["points"]), "bold")]
    if last and view["phase"] != "over":
        count = len(view["seats"])
        names = [words.name((view["active"] + i) % count) for i in range(last["turns_left"])]
        yield [("  ! " + words.t("board-last-round"), "bold red"), (f" {words.t('board-last-round-left')} {', '.join(names)}", "bold")]
    if left is not None and left <= 10 * len(view["seats"]) and view["phase"] != "over":
        yield [("  ! " + words.t("board-turns-to-cap", count=left), "bold yellow")]


def _free_routes(view: dict[str, Any], words: Any) -> Iterator[Line]:
    """City by city: where free routes lead, their spaces and colour."""
    gone = {*view["owners"], *view["closed"]}
    near: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for route in ROUTE_LIST:
        if route["id"] not in gone:
            city, other = sorted((route["a"], route["b"]), key=lambda c: (-BUSY[c], c))
            near.setdefault(city, {}).setdefault(other, []).append(route)
    names = {city: words.t(f"city-{city}") for city in CITY_IDS}
    width = max((len(names[city]) for city in near), default=0)
    yield [("  " + words.t("board-map"), "bold")]
    for city in sorted(near, key=lambda c: _plain(names[c])):
        parts = [_way(names[other], routes) for other, routes in sorted(near[city].items(), key=lambda item: _plain(names[item[0]]))]
        yield from _flow([(f"  {names[city].ljust(width)}  ", "bold")], parts, " · ")


def _plain(name: str) -> str:
    """The name without accents, for sorting."""
    return "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(c))


def _way(name: str, routes: list[dict[str, Any]]) -> Line:
    """`Wien 3♣`; both tracks of a double route: `Warszawa 4☼ 4♛`."""
    line: Line = [(name, "")]
    for route in routes:
        line += [(f" {route['length']}", ""), SYMBOLS[route["colour"]]]
        if route.get("tunnel"):
            line.append((TUNNEL, "bold"))
        if route.get("ferry"):
            line += [(FERRY, "bold blue"), (SYMBOLS["locomotive"][0] * route["ferry"], SYMBOLS["locomotive"][1])]
    return line


def _card(card: str, words: Any) -> Line:
    return [SYMBOLS[card], (f" {words.t(f'card-{card}')}", "")]


def _supply(view: dict[str, Any], words: Any) -> Iterator[Line]:
    """The face-up row and the piles."""
    row = [[(f"{slot} ", "bold cyan"), *(_card(card, words) if card else [("–", "dim")])] for slot, card in enumerate(view["row"], 1)]
    yield from _flow([("  ", "")], row, "   ")
    piles = {"board-deck": view["deck"], "board-discard": view["discarded"], "board-ticket-deck": view["ticket_deck"]}
    yield [("  " + " · ".join(words.t(pile, count=count) for pile, count in piles.items()), "dim")]


def _hand(seat: int, player: dict[str, Any], words: Any, own: bool) -> Iterator[Line]:
    if not (player["hand"] or own):
        return
    title = words.t("board-hand") if own else words.t("board-hand-of", seat=seat)
    parts: list[Line] = [[(f"{player['hand'][card]} ", "bold"), *_card(card, words)] for card in CARDS if card in player["hand"]]
    yield from _flow([(f"  {title}: ", "bold")], parts or [[(words.t("board-hand-empty"), "dim")]], "   ")


def _tickets(seat: int, player: dict[str, Any], words: Any, own: bool) -> Iterator[Line]:
    """Tickets held, the most valuable first; offered ones with the number to choose them by."""
    if player["held"]:
        title = words.t("board-your-tickets") if own else words.t("board-tickets-of", seat=seat)
        parts = [_ticket(ticket, words) for ticket in sorted(player["held"], key=lambda t: -t["points"])]
        yield from _flow([(f"  {title}: ", "bold")], parts, "   ")
    if player["offered"] and own:
        yield [("  " + words.t("board-offer"), "bold")]
        for number, ticket in enumerate(player["offered"], 1):
            yield [(f"    {number}  ", "bold cyan"), *_ticket(ticket, words)]


def _ticket(ticket: dict[str, Any], words: Any) -> Line:
    mark = [TICKET_STATES[ticket["state"]]] if ticket["state"] else []
    return [*mark, (f" {words.t('ticket-' + ticket['ticket'])} ", ""), (str(ticket["points"]), "bold")]


def _tunnel(view: dict[str, Any], words: Any) -> Iterator[Line]:
    """The cards turned over for a tunnel."""
    tunnel = view["tunnel"]
    if not tunnel:
        return
    route, counts = words.t(f"route-{tunnel['route']}"), (tunnel["colour"], "locomotive")
    yield [(f"  {TUNNEL} {route}: ", "bold"), (words.t("board-tunnel-extra", extra=tunnel["extra"]), "bold")]
    parts: list[Line] = [[("+1 " if card in counts else "", "bold red"), *_card(card, words)] for card in tunnel["revealed"]]
    yield from _flow([(f"  {words.t('board-revealed')}: ", "")], parts, "   ")


def hint(view: dict[str, Any], action: Any, preview: dict[str, Any], words: Any) -> Line:
    """The text next to a choice: what it costs and brings, or its cards and tickets."""
    if action.kind in ("pay", "pay_extra"):
        return _paid({**preview, "colour": (view["tunnel"] or action.args)["colour"]})
    line: Line = []
    if "payments" in preview:
        line += _paid(preview["payments"][0])
    if "points" in preview:
        line.append((f" {words.t('board-points', points=preview['points'])}", "bold"))
    if preview.get("odds"):
        odds = " ".join(f"+{extra}: {words.t('ui-percent', number=round(share / 10))}" for extra, share in enumerate(preview["odds"]))
        line.append((f"  {TUNNEL} {odds}", "dim"))
    if preview.get("lends"):
        line.append((" " + words.t("board-station-lends", count=len(preview["lends"])), ""))
    if "kept" in preview:
        line.append((", ".join(words.t(f"ticket-{ticket}") for ticket in preview["kept"]), ""))
    if "card" in preview:
        line += _card(preview["card"], words)
    return line


def _paid(way: dict[str, Any]) -> Line:
    paid = ((way["cards"], way["colour"]), (way["locomotives"], "locomotive"))
    return [span for count, card in paid if count for span in ((f"{count}", ""), SYMBOLS[card], (" ", ""))]


def legend(words: Any) -> list[Line]:
    """The meaning of the symbols."""
    cards = [*(_card(card, words) for card in CARDS), [SYMBOLS["grey"], (f" {words.t('colour-grey')}", "")]]
    return [
        *_flow([], cards, "   "),
        [(TUNNEL, "bold"), (f" {words.t('board-tunnel')}: {words.t('board-tunnel-help')}", "")],
        [(f"{TUNNEL} +1: {words.t('ui-percent', number=38)}", "bold"), (f" {words.t('board-odds')}", "")],
        [(FERRY, "bold blue"), SYMBOLS["locomotive"], (f" {words.t('board-ferry', count=1)}", "")],
        [(STATION, "bold"), (f" {words.t('board-station')}: {words.t('board-station-help')}", "")],
        *([symbol, (f" {words.t(f'board-ticket-{state}')}", "")] for state, symbol in TICKET_STATES.items()),
    ]
