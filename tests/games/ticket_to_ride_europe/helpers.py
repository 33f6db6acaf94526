"""Helpers for the tests of Ticket to Ride: Europe: handwritten positions, playing and inspecting matches."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import boardwright as bw
from tests.games.inspection import legal_texts

from .facts import CARDS, COLOURS, LOCOMOTIVE, LONG, POINTS, REGULAR, ROUTES, TICKETS, TRAINS, twin_of

PLAYERS = (2, 3, 4, 5)
NO_LOCOMOTIVE = ("red", "blue", "green", "yellow", "black")
"""A face-up row without locomotives."""
OPTIONS = {"three_locomotives": "all_five", "last_round": "two_or_fewer", "passing": "must_act", "second_card": "must", "turn_cap": 1000}


@cache
def game() -> Any:
    return bw.load("ticket_to_ride_europe")


def parse_cards(text: str | Mapping[str, int]) -> Counter[str]:
    """Parse cards such as `3 red, 1 locomotive` into a Counter."""
    if not isinstance(text, str):
        return +Counter(text)
    cards: Counter[str] = Counter()
    for part in filter(None, text.split(", ")):
        count, name = part.split()
        assert name in CARDS, name
        cards[name] += int(count)
    return cards


def in_position_order(cards: Mapping[str, int]) -> dict[str, int]:
    """Return cards in the order in which a position lists them."""
    return {name: cards[name] for name in (*COLOURS, LOCOMOTIVE) if cards.get(name)}


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
    """Return a complete position with all cards and tickets.

    Train cards that are not named lie in the deck; if the deck is given, in the discards; if both are given, in the hand of the last
    seat. `rest` names another place. Regular tickets that are not named lie in the ticket deck; if that is given, with the last seat
    or the seat `tickets_rest`. Long tickets that are not named are out of the game. `returned`: groups of tickets that the last seat
    put back together.
    """
    owners, built = dict(owners or {}), dict(built or {})
    tickets_of = [parse_cards(hand) for hand in hands] + [Counter() for _ in range(players - len(hands))]
    piles = {"deck": parse_cards(deck or ""), "discard": parse_cards(discard or "")}
    on_table = parse_cards({}) if laid is None else Counter(laid.get("revealed", ()))
    if laid is not None:
        on_table[laid["colour"]] += laid["cards"]
        on_table[LOCOMOTIVE] += laid["locomotives"]
    named = Counter(card for card in row if card) + piles["deck"] + piles["discard"] + on_table
    for hand in tickets_of:
        named += hand
    assert named <= CARDS, f"too many: {named - CARDS}"
    if rest is None:
        rest = "deck" if deck is None else "discard" if discard is None else players - 1
    (piles[rest] if isinstance(rest, str) else tickets_of[rest]).update(CARDS - named)

    kept = [list(names) for names in tickets] + [[] for _ in range(players - len(tickets))]
    offer = [list(names) for names in offered] + [[] for _ in range(players - len(offered))]
    drop = [list(names) for names in dropped] + [[] for _ in range(players - len(dropped))]
    placed = [name for names in (*kept, *offer, *drop, ticket_deck or (), *returned) for name in names]
    assert len(set(placed)) == len(placed), f"a ticket lies in two places: {sorted(placed)}"
    free = sorted(REGULAR - set(placed))
    if ticket_deck is None:
        ticket_deck = free
    else:
        kept[players - 1 if tickets_rest is None else tickets_rest] += free
    spaces = [sum(ROUTES[name].length for name, owner in owners.items() if owner == seat) for seat in range(players)]
    scored = [sum(POINTS[ROUTES[name].length] for name, owner in owners.items() if owner == seat) for seat in range(players)]
    return {
        "game": "ticket_to_ride_europe",
        "players": players,
        "phase": "turn",
        "turn": 20,
        "active": 0,
        "first": 0,
        "hands": [in_position_order(hand) for hand in tickets_of],
        "row": list(row),
        "deck": in_position_order(piles["deck"]),
        "discard": in_position_order(piles["discard"]),
        "trains": list(trains) if trains is not None else [TRAINS - used for used in spaces],
        "stations": [3 - sum(owner == seat for owner in built.values()) for seat in range(players)],
        "points": list(points) if points is not None else scored,
        "owners": owners,
        "built": built,
        "tickets": [sorted(names, key=lambda name: name not in LONG) for names in kept],
        "offered": offer,
        "dropped": drop,
        "ticket_deck": sorted(ticket_deck),
        "returned": [{"ticket": name, "seat": players - 1, "draw": n} for n, names in enumerate(returned, 1) for name in names],
        "long_aside": sorted(LONG - set(placed)),
        **({"last_round": {"seat": last[0], "turns_left": last[1]}} if last else {}),
        **({"laid": dict(laid)} if laid else {}),
        **other,
    }


def routes_of_length(spaces: int, avoid: Iterable[str] = (), lengths: Collection[int] = (1, 2, 3, 4, 6, 8)) -> list[str]:
    """Return routes with `spaces` in all: one track of a double route at most, and neither `avoid` nor their twins."""
    excluded = set(avoid) | {twin_of(name) for name in avoid}
    by_length: dict[int, list[str]] = {0: []}
    for route in sorted(ROUTES.values(), key=lambda r: -r.length):
        if route.id not in excluded and not route.id.endswith("-2") and route.length in lengths:
            for length, names in sorted(by_length.items(), reverse=True):
                if length + route.length <= spaces:
                    by_length.setdefault(length + route.length, [*names, route.id])
    return by_length[spaces]


def owners_leaving_trains(left: Mapping[int, int], avoid: Iterable[str] = (), owners: Mapping[str, int] | None = None) -> dict[str, int]:
    """Return owners of routes, the given ones among them, that leave each seat in `left` so many trains."""
    owned = dict(owners or {})
    for seat, trains in left.items():
        used = sum(ROUTES[name].length for name, owner in owned.items() if owner == seat)
        for name in routes_of_length(TRAINS - trains - used, {*avoid, *owned}):
            owned[name] = seat
    return owned


def start_match(where: Mapping[str, Any], seed: int = 1) -> Any:
    return game().from_position(where, seed=seed)


def play(match: Any, *decisions: str) -> list[Any]:
    """Play decisions of the active seat, and return their events with nothing hidden."""
    event_count = len(match.full_events())
    for text in decisions:
        (seat,) = match.actors
        match.play(seat, text)
    events: list[Any] = match.full_events(event_count)
    return events


def legal_args(match: Any, kind: str, seat: int | None = None) -> set[str]:
    """Return the arguments of the legal decisions of one kind, as text."""
    return {text.partition(" ")[2] for text in legal_texts(match, seat) if text.split()[0] == kind}


def all_cards(where: Mapping[str, Any]) -> Counter[str]:
    """Count the train cards in all places of a position."""
    cards = Counter(card for card in where["row"] if card) + Counter(where["deck"]) + Counter(where["discard"])
    for hand in where["hands"]:
        cards += Counter(hand)
    laid = where.get("laid")
    if laid and where["phase"] == "tunnel":
        cards += Counter({laid["colour"]: laid["cards"]}) + Counter({LOCOMOTIVE: laid["locomotives"]}) + Counter(laid["revealed"])
    return cards


def all_tickets(where: Mapping[str, Any]) -> list[str]:
    """List the tickets in all places of a position."""
    names = [entry["ticket"] for held in where["tickets"] for entry in held]
    names += [name for group in (*where["offered"], *where["dropped"]) for name in group]
    return [*names, *where["ticket_deck"], *(entry["ticket"] for entry in where["returned"]), *where["long_aside"]]


def tickets_of(where: Mapping[str, Any], seat: int) -> list[str]:
    """Return the names of a seat's tickets."""
    return [entry["ticket"] for entry in where["tickets"][seat]]


assert len(TICKETS) == 46
