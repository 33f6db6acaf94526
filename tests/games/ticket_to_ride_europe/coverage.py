"""Which rule happens in which recorded match: `python -m tests.games.ticket_to_ride_europe.coverage`.

A rule is noted from what a match tells (its events, decisions and result), so that nothing has to be believed about how it was found.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from boardwright.games.ticket_to_ride_europe.actions import ACTIONS
from boardwright.games.ticket_to_ride_europe.events import EVENTS
from tests.games.recorded import Recorded

from .facts import CITIES, LOCOMOTIVE, LONG, ROUTES, TICKETS, twin_of
from .helpers import game

HAPPENINGS = (
    "row: swept twice in a row", "row: three locomotives that cannot be helped", "row: a gap", "row: a gap filled after a discard",
    "row: swept at the setup",
    "cards: reshuffled", "cards: locomotive unseen, first", "cards: locomotive unseen, second", "cards: open locomotive",
    "cards: only one to be had",
    "claim: colour alone", "claim: colour and locomotives", "claim: locomotives alone", "claim: grey route",
    "ferry: as many locomotives as it shows", "ferry: more locomotives",
    "tunnel: free", "tunnel: extra in colour", "tunnel: extra in locomotives", "tunnel: extra in both", "tunnel: locomotives alone, free",
    "tunnel: locomotives alone, extra", "tunnel: given up of own will", "tunnel: given up for want of cards", "tunnel: grey",
    "tunnel: coloured", "tunnel: fewer than three cards", "tunnel: no card", "tunnel: reshuffled on the way",
    "double: one track at 2 or 3 players", "double: both tracks at 4 or 5 players",
    "station: first", "station: second", "station: third", "station: with a locomotive",
    "station: lends a route", "station: of no use", "station: two in a chain", "station: three in a chain",
    "station: one route lent to two players", "station: one route for two tickets",
    "tickets: 2 at the start", "tickets: 3 at the start", "tickets: 4 at the start", "tickets: long one dropped",
    "tickets: 1 of 3 kept", "tickets: 2 of 3 kept", "tickets: 3 of 3 kept", "tickets: only two left", "tickets: only one left",
    "tickets: the last one drawn", "tickets: one put back comes again",
    "turn: forced pass", "turn: pass by option",
    "end: last round by 0 trains", "end: last round by 1 trains", "end: last round by 2 trains", "end: a second player with few trains",
    "end: last_round", "end: stuck", "end: turn_cap",
    "scoring: Express alone", "scoring: Express shared", "scoring: no Express", "scoring: below zero", "scoring: above a hundred",
    "tie: tickets", "tie: stations", "tie: Express", "tie: shared",
)  # fmt: skip


@cache
def rules() -> tuple[str, ...]:
    """Everything that must happen somewhere."""
    found = [f"action {kind}" for kind in ACTIONS.families] + [f"event {kind.kind}" for kind in EVENTS.types]
    found += [f"{players} players" for players in game().players]
    found += [f"option {name} = {value}" for name, (_, values) in game().options.items() for value in values]
    found += [*HAPPENINGS, *(f"claimed {name}" for name in ROUTES), *(f"station in {city}" for city in CITIES)]
    return (*found, *(f"{what} {name}" for what in ("made", "missed") for name in TICKETS))


def covered(match: Any) -> set[str]:
    """The rules that happen in a finished match."""
    events = [(event.kind, event.args) for event in match.full_events()]
    found = {f"{match.players} players"} | {f"option {name} = {value}" for name, value in match.options.items()}
    found |= {f"action {ACTIONS[number].kind}" for _, number in match.decisions} | {f"event {kind}" for kind, _ in events}
    for told in (of_cards, of_routes, of_tunnels, of_tickets, of_passing):
        found |= set(told(match, events))
    return (found | set(of_the_end(match, events))) & set(rules())


Told = list[tuple[str, dict[str, Any]]]


def start_of(match: Any, field: str, default: Any) -> Any:
    """A field of the position that the match begins with."""
    return match.start_position[field] if match.start_position else default


def of_cards(match: Any, events: Told) -> Iterator[str]:
    """The row and the draws."""
    row = list(start_of(match, "row", [None] * 5))
    kinds = [kind for kind, _ in events]
    began = kinds.index("offered") if "began" in kinds else 0
    drawn: list[Any] = []  # of the turn
    for n, (kind, told) in enumerate(events):
        if kind == "swept":
            if kinds[max(0, n - 3) : n].count("swept"):
                yield "row: swept twice in a row"
            if n < began:
                yield "row: swept at the setup"
        if kind == "laid_out":
            row = [told[f"card_{i}"] for i in (1, 2, 3, 4, 5)]
        elif kind == "opened":
            if events[n - 1][0] in ("reshuffled", "claimed", "built_station", "opened") and row.count(None):
                discards = [k for k in kinds[:n] if k in ("took", "claimed", "built_station", "gave_up")]
                if discards and discards[-1] != "took":
                    yield "row: a gap filled after a discard"
            row[told["slot"] - 1] = told["card"]
        elif kind == "took":
            row[told["slot"] - 1] = None
            if told["card"] == LOCOMOTIVE:
                yield "cards: open locomotive"
        elif kind == "reshuffled":
            yield "cards: reshuffled"
        if kind in ("drew", "took"):
            second = bool(drawn) and drawn[-1] == told["seat"]
            if kind == "drew" and told["card"] == LOCOMOTIVE:
                yield f"cards: locomotive unseen, {'second' if second else 'first'}"
            drawn = [] if second else [told["seat"]]
            if len(drawn) == 1 and ends_there(match, events, n):
                yield "cards: only one to be had"
        elif kind not in ("opened", "swept", "laid_out", "reshuffled"):
            drawn = []
        nxt = kinds[n + 1] if n + 1 < len(kinds) else ""
        if kind in ("took", "opened", "laid_out", "claimed", "built_station") and nxt not in ("opened", "reshuffled", "swept", "laid_out"):
            if None in row:
                yield "row: a gap"
            if row.count(LOCOMOTIVE) >= 3:
                yield "row: three locomotives that cannot be helped"


def ends_there(match: Any, events: Told, n: int) -> bool:
    """Whether the turn of the card at event n ended with it though the card was no open locomotive and nobody stopped."""
    kind, told = events[n]
    if kind == "took" and told["card"] == LOCOMOTIVE:
        return False
    after = next((args for what, args in events[n + 1 :] if what not in ("opened", "swept", "laid_out", "reshuffled", "last_round")), None)
    return after is not None and after.get("seat", told["seat"]) != told["seat"]


def of_routes(match: Any, events: Told) -> Iterator[str]:
    """Claims and stations."""
    owners = dict(start_of(match, "owners", {}))
    for kind, told in events:
        if kind == "claimed":
            route = ROUTES[told["route"]]
            yield f"claimed {route.id}"
            owners[route.id] = told["seat"]
            if not route.tunnel:
                how = "locomotives alone" if not told["cards"] else "colour and locomotives" if told["locomotives"] else "colour alone"
                yield f"claim: {how}"
            if route.colour == "grey" and not route.ferry and not route.tunnel:
                yield "claim: grey route"
            if route.ferry:
                yield "ferry: more locomotives" if told["locomotives"] > route.ferry else "ferry: as many locomotives as it shows"
            if route.double:
                if match.players <= 3:
                    yield "double: one track at 2 or 3 players"
                elif twin_of(route.id) in owners:
                    yield "double: both tracks at 4 or 5 players"
        elif kind == "built_station":
            yield f"station in {told['city']}"
            yield f"station: {('third', 'second', 'first')[told['left']]}"
            if told["locomotives"]:
                yield "station: with a locomotive"


def of_tunnels(match: Any, events: Told) -> Iterator[str]:
    """What became of each tunnel."""
    laid: dict[str, Any] = {}
    revealed: dict[str, Any] = {}
    for n, (kind, told) in enumerate(events):
        if kind == "laid":
            laid, revealed = told, {}
            yield "tunnel: grey" if ROUTES[told["route"]].colour == "grey" else "tunnel: coloured"
            if events[n + 1][0] == "reshuffled":
                yield "tunnel: reshuffled on the way"
        elif kind == "revealed":
            revealed = told
            if told["count"] < 3:
                yield "tunnel: fewer than three cards" if told["count"] else "tunnel: no card"
        elif kind == "gave_up":
            yield f"tunnel: given up {'of own will' if could_pay(match, events, n) else 'for want of cards'}"
        elif kind == "claimed" and revealed and told["route"] == laid["route"]:
            cards, locomotives = told["cards"] - laid["cards"], told["locomotives"] - laid["locomotives"]
            alone = "locomotives alone, " if laid["colour"] == LOCOMOTIVE else ""
            if not revealed["extra"]:
                yield f"tunnel: {alone}free"
            elif alone:
                yield "tunnel: locomotives alone, extra"
            else:
                yield f"tunnel: extra in {'both' if cards and locomotives else 'colour' if cards else 'locomotives'}"
            revealed = {}


def could_pay(match: Any, events: Told, n: int) -> bool:
    """Whether the seat that gives up a tunnel in event n could have paid: its hand, put together from all events before."""
    seat = events[n][1]["seat"]
    hand = Counter(start_of(match, "hands", [{}] * match.players)[seat])
    for kind, told in events[:n]:
        if told.get("seat") == seat:
            if kind == "dealt":
                hand.update(told[f"card_{i}"] for i in (1, 2, 3, 4))
            elif kind in ("drew", "took"):
                hand[told["card"]] += 1
            elif kind in ("claimed", "built_station"):
                hand[told["colour"]] -= told["cards"]
                hand[LOCOMOTIVE] -= told["locomotives"]
    laid = next(told for kind, told in reversed(events[:n]) if kind == "laid")
    extra = next(told for kind, told in reversed(events[:n]) if kind == "revealed")["extra"]
    hand[laid["colour"]] -= laid["cards"]
    hand[LOCOMOTIVE] -= laid["locomotives"]
    return hand[LOCOMOTIVE] + (hand[laid["colour"]] if laid["colour"] != LOCOMOTIVE else 0) >= extra


def of_tickets(match: Any, events: Told) -> Iterator[str]:
    """Choosing and drawing."""
    offered: dict[int, list[str]] = {}
    deck = len(start_of(match, "ticket_deck", [""] * (40 - 3 * match.players))) + len(start_of(match, "returned", []))
    back = {entry["ticket"] for entry in start_of(match, "returned", [])}
    starting = "began" in [kind for kind, _ in events]
    for kind, told in events:
        if kind == "offered":
            offered[told["seat"]] = [told[f"ticket_{n}"] for n in range(1, told["count"] + 1)]
            if not starting:
                deck -= told["count"]
                if set(offered[told["seat"]]) & back:
                    yield "tickets: one put back comes again"
                if told["count"] < 3:
                    yield f"tickets: only {('', 'one', 'two')[told['count']]} left"
                if not deck:
                    yield "tickets: the last one drawn"
        elif kind == "chose":
            kept = {told[f"ticket_{n}"] for n in (1, 2, 3, 4)}
            if not LONG & kept:
                yield "tickets: long one dropped"
        elif kind == "starts_with":
            yield f"tickets: {told['count']} at the start"
            starting = False
        elif kind == "kept_tickets":
            if told["count"] + told["returned"] == 3:
                yield f"tickets: {told['count']} of 3 kept"
            back |= set(offered[told["seat"]]) - {told[f"ticket_{n}"] for n in (1, 2, 3)}
            deck += told["returned"]


def of_passing(match: Any, events: Told) -> Iterator[str]:
    """Passes, and how the end came."""
    spent = list(start_of(match, "trains", [45] * match.players))
    began = start_of(match, "last_round", None) is not None
    for kind, told in events:
        if kind == "passed":
            yield "turn: forced pass" if match.options["passing"] == "must_act" else "turn: pass by option"
        elif kind == "last_round":
            yield f"end: last round by {told['trains']} trains"
            began = True
        elif kind == "claimed":
            before = spent[told["seat"]]
            spent[told["seat"]] -= ROUTES[told["route"]].length
            if began and spent[told["seat"]] <= 2 < before:
                yield "end: a second player with few trains"
    yield f"end: {match.result.reason}"


def of_the_end(match: Any, events: Told) -> Iterator[str]:
    """Tickets, stations, the Express, places."""
    told = match.result.breakdown
    lent: Counter[str] = Counter()
    for part in told:
        yield from (f"made {entry['ticket']}" for entry in part["tickets"]["made"])
        yield from (f"missed {entry['ticket']}" for entry in part["tickets"]["missed"])
        needed = Counter(name for entry in part["tickets"]["made"] for name in entry["borrowed"])
        if any(count > 1 for count in needed.values()):
            yield "station: one route for two tickets"
        for number, word in ((2, "two"), (3, "three")):
            if any(len(entry["borrowed"]) == number for entry in part["tickets"]["made"]):
                yield f"station: {word} in a chain"
        for entry in part["stations"]["built"]:
            yield "station: lends a route" if entry["borrowed"] else "station: of no use"
            lent.update([entry["borrowed"]] if entry["borrowed"] else [])
    if any(count > 1 for count in lent.values()):
        yield "station: one route lent to two players"
    holders = sum(part["tie"]["express"] for part in told)
    yield "scoring: no Express" if not holders else "scoring: Express alone" if holders == 1 else "scoring: Express shared"
    scores = match.result.scores
    if min(scores) < 0:
        yield "scoring: below zero"
    if max(scores) > 100:
        yield "scoring: above a hundred"
    seats = [seat for place in match.result.ranking for seat in place]
    for one, two in zip(seats, seats[1:]):
        keys = [(scores[s], *(told[s]["tie"][key] for key in ("made", "stations", "express"))) for s in (one, two)]
        stage = next((n for n in range(4) if keys[0][n] != keys[1][n]), 4)
        if stage:
            yield f"tie: {('', 'tickets', 'stations', 'Express', 'shared')[stage]}"


RECORDED = Recorded(Path(__file__).parent / "recorded", rules, covered)

if __name__ == "__main__":
    RECORDED.report()
