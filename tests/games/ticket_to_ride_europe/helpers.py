"""What the tests of Ticket to Ride: Europe share: hand-written positions, short ways to play and to look."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import boardwright as bw
from tests.games.looking import texts

from .facts import CARDS, COLOURS, LOCOMOTIVE, LONG, POINTS, REGULAR, ROUTES, TICKETS, TRAINS, twin_of

PLAYERS = (2, 3, 4, 5)
NO_LOCOMOTIVE = ("red", "blue", "green", "yellow", "black")
"""A face-up row in which nothing special lies."""
OPTIONS = {"three_locomotives": "all_five", "last_round": "two_or_fewer", "passing": "must_act", "second_card": "must", "turn_cap": 1000}


@cache
def game() -> Any:
    return bw.load("ticket_to_ride_europe")


def cards(text: str | Mapping[str, int]) -> Counter[str]:
    """`3 red, 1 locomotive` as a Counter; `rest` is understood by `position`."""
    if not isinstance(text, str):
        return +Counter(text)
    found: Counter[str] = Counter()
    for part in filter(None, text.split(", ")):
        count, name = part.split()
        assert name in CARDS, name
        found[name] += int(count)
    return found


def plain(found: Mapping[str, int]) -> dict[str, int]:
    """Cards as a position writes them."""
    return {name: found[name] for name in (*COLOURS, LOCOMOTIVE) if found.get(name)}


def position(
    players: int = 2,
    *,
    hands: Sequence[str | Mapping[str, int]] = (),
    row: Sequence[str | None] = NO_LOCOMOTIVE,
    deck: str | Mapping[str, int] | None = None,
    discard: str | Mapping[str, int] | None = None,
    rest: int | str | None = None,
    owners: Mapping[str, int] | None = None,
    built: Mapping[str, int] | None = None,
    tickets: Sequence[Sequence[str]] = (),
    offered: Sequence[Sequence[str]] = (),
    ticket_deck: Collection[str] | None = None,
    returned: Sequence[Sequence[str]] = (),
    tickets_rest: int | None = None,
    dropped: Sequence[Sequence[str]] = (),
    points: Sequence[int] | None = None,
    trains: Sequence[int] | None = None,
    last: tuple[int, int] | None = None,
    laid: Mapping[str, Any] | None = None,
    **other: Any,
) -> dict[str, Any]:
    """A complete position of all cards and tickets.

    Train cards that are not named lie in the deck, or, if that is given, in the discards, or, if both are, in the hand of the last
    seat; `rest` says another place. Regular tickets that are not named lie in the ticket deck, or, if that is given, with the last
    seat (or with `tickets_rest`); long ones are out of the game. `returned`: groups of tickets put back together by the last seat.
    """
    owners, built = dict(owners or {}), dict(built or {})
    held = [cards(hand) for hand in hands] + [Counter() for _ in range(players - len(hands))]
    piles = {"deck": cards(deck or ""), "discard": cards(discard or "")}
    on_table = cards({}) if laid is None else Counter(laid.get("revealed", ()))
    if laid is not None:
        on_table[laid["colour"]] += laid["cards"]
        on_table[LOCOMOTIVE] += laid["locomotives"]
    named = Counter(card for card in row if card) + piles["deck"] + piles["discard"] + on_table
    for hand in held:
        named += hand
    assert named <= CARDS, f"too many: {named - CARDS}"
    if rest is None:
        rest = "deck" if deck is None else "discard" if discard is None else players - 1
    (piles[rest] if isinstance(rest, str) else held[rest]).update(CARDS - named)

    mine = [list(some) for some in tickets] + [[] for _ in range(players - len(tickets))]
    offer = [list(some) for some in offered] + [[] for _ in range(players - len(offered))]
    drop = [list(some) for some in dropped] + [[] for _ in range(players - len(dropped))]
    placed = [name for some in (*mine, *offer, *drop, ticket_deck or (), *returned) for name in some]
    assert len(set(placed)) == len(placed), f"a ticket lies in two places: {sorted(placed)}"
    free = sorted(REGULAR - set(placed))
    if ticket_deck is None:
        ticket_deck = free
    else:
        mine[players - 1 if tickets_rest is None else tickets_rest] += free
    spaces = [sum(ROUTES[name].length for name, owner in owners.items() if owner == seat) for seat in range(players)]
    scored = [sum(POINTS[ROUTES[name].length] for name, owner in owners.items() if owner == seat) for seat in range(players)]
    return {
        "game": "ticket_to_ride_europe",
        "players": players,
        "phase": "turn",
        "turn": 20,
        "active": 0,
        "first": 0,
        "hands": [plain(hand) for hand in held],
        "row": list(row),
        "deck": plain(piles["deck"]),
        "discard": plain(piles["discard"]),
        "trains": list(trains) if trains is not None else [TRAINS - used for used in spaces],
        "stations": [3 - sum(owner == seat for owner in built.values()) for seat in range(players)],
        "points": list(points) if points is not None else scored,
        "owners": owners,
        "built": built,
        "tickets": [sorted(some, key=lambda name: name not in LONG) for some in mine],
        "offered": offer,
        "dropped": drop,
        "ticket_deck": sorted(ticket_deck),
        "returned": [{"ticket": name, "seat": players - 1, "draw": n} for n, some in enumerate(returned, 1) for name in some],
        "long_aside": sorted(LONG - set(placed)),
        **({"last_round": {"seat": last[0], "turns_left": last[1]}} if last else {}),
        **({"laid": dict(laid)} if laid else {}),
        **other,
    }


def routes_worth(spaces: int, avoid: Iterable[str] = (), lengths: Collection[int] = (1, 2, 3, 4, 6, 8)) -> list[str]:
    """Some routes of so many spaces together, no two of them twins, none of `avoid` nor a twin of one."""
    barred = set(avoid) | {twin_of(name) for name in avoid}
    found: dict[int, list[str]] = {0: []}
    for route in sorted(ROUTES.values(), key=lambda r: -r.length):
        if route.id not in barred and not route.id.endswith("-2") and route.length in lengths:
            for length, names in sorted(found.items(), reverse=True):
                if length + route.length <= spaces:
                    found.setdefault(length + route.length, [*names, route.id])
    return found[spaces]


def trains_left(left: Mapping[int, int], avoid: Iterable[str] = (), owners: Mapping[str, int] | None = None) -> dict[str, int]:
    """Owners of routes such that each seat has so many trains left, besides the given owners."""
    owned = dict(owners or {})
    for seat, trains in left.items():
        have = sum(ROUTES[name].length for name, owner in owned.items() if owner == seat)
        for name in routes_worth(TRAINS - trains - have, {*avoid, *owned}):
            owned[name] = seat
    return owned


def start(where: Mapping[str, Any], seed: int = 1) -> Any:
    return game().from_position(where, seed=seed)


def play(match: Any, *decisions: str) -> list[Any]:
    """Plays decisions of the active seat; returns the events with nothing hidden."""
    known = len(match.full_events())
    for text in decisions:
        (seat,) = match.actors
        match.play(seat, text)
    found: list[Any] = match.full_events(known)
    return found


def of(match: Any, kind: str, seat: int | None = None) -> set[str]:
    """The legal decisions of one kind, without its name."""
    return {text.partition(" ")[2] for text in texts(match, seat) if text.split()[0] == kind}


def all_cards(where: Mapping[str, Any]) -> Counter[str]:
    """Every train card of a position, each place counted."""
    found = Counter(card for card in where["row"] if card) + Counter(where["deck"]) + Counter(where["discard"])
    for hand in where["hands"]:
        found += Counter(hand)
    laid = where.get("laid")
    if laid and where["phase"] == "tunnel":
        found += Counter({laid["colour"]: laid["cards"]}) + Counter({LOCOMOTIVE: laid["locomotives"]}) + Counter(laid["revealed"])
    return found


def all_tickets(where: Mapping[str, Any]) -> list[str]:
    """Every ticket of a position, each place counted."""
    found = [entry["ticket"] for held in where["tickets"] for entry in held]
    found += [name for some in (*where["offered"], *where["dropped"]) for name in some]
    return [*found, *where["ticket_deck"], *(entry["ticket"] for entry in where["returned"]), *where["long_aside"]]


def held(where: Mapping[str, Any], seat: int) -> list[str]:
    """The names of a seat's tickets."""
    return [entry["ticket"] for entry in where["tickets"][seat]]


assert len(TICKETS) == 46
