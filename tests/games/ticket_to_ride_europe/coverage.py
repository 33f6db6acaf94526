"""Lists which recorded match shows which rule: `python -m tests.games.ticket_to_ride_europe.coverage`.

A rule is recognised only by the events, decisions and result of a match.
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
    """Return the names of all rules that some recorded match must show."""
    names = [f"action {kind}" for kind in ACTIONS.families] + [f"event {kind.kind}" for kind in EVENTS.types]
    names += [f"{players} players" for players in game().players]
    names += [f"option {name} = {value}" for name, (_, values) in game().options.items() for value in values]
    names += [*HAPPENINGS, *(f"claimed {name}" for name in ROUTES), *(f"station in {city}" for city in CITIES)]
    return (*names, *(f"{outcome} {name}" for outcome in ("made", "missed") for name in TICKETS))


def covered(match: Any) -> set[str]:
    """Return the rules that a finished match shows."""
    events = [(event.kind, event.args) for event in match.full_events()]
    names = {f"{match.players} players"} | {f"option {name} = {value}" for name, value in match.options.items()}
    names |= {f"action {ACTIONS[number].kind}" for _, number in match.decisions} | {f"event {kind}" for kind, _ in events}
    for rules_of in (of_cards, of_routes, of_tunnels, of_tickets, of_passing):
        names |= set(rules_of(match, events))
    return (names | set(of_the_end(match, events))) & set(rules())


Events = list[tuple[str, dict[str, Any]]]


def start_of(match: Any, field: str, default: Any) -> Any:
    """Return a field of the position that the match begins with."""
    return match.start_position[field] if match.start_position else default


def of_cards(match: Any, events: Events) -> Iterator[str]:
    """Yield the rules of the row and of card draws that a match shows."""
    row = list(start_of(match, "row", [None] * 5))
    kinds = [kind for kind, _ in events]
    setup_end = kinds.index("offered") if "began" in kinds else 0
    drawn: list[Any] = []  # the seat, if the first card of its turn is drawn
    for n, (kind, args) in enumerate(events):
        if kind == "swept":
            if kinds[max(0, n - 3) : n].count("swept"):
                yield "row: swept twice in a row"
            if n < setup_end:
                yield "row: swept at the setup"
        if kind == "laid_out":
            row = [args[f"card_{i}"] for i in (1, 2, 3, 4, 5)]
        elif kind == "opened":
            if events[n - 1][0] in ("reshuffled", "claimed", "built_station", "opened") and row.count(None):
                discards = [k for k in kinds[:n] if k in ("took", "claimed", "built_station", "gave_up")]
                if discards and discards[-1] != "took":
                    yield "row: a gap filled after a discard"
            row[args["slot"] - 1] = args["card"]
        elif kind == "took":
            row[args["slot"] - 1] = None
            if args["card"] == LOCOMOTIVE:
                yield "cards: open locomotive"
        elif kind == "reshuffled":
            yield "cards: reshuffled"
        if kind in ("drew", "took"):
            second = bool(drawn) and drawn[-1] == args["seat"]
            if kind == "drew" and args["card"] == LOCOMOTIVE:
                yield f"cards: locomotive unseen, {'second' if second else 'first'}"
            drawn = [] if second else [args["seat"]]
            if len(drawn) == 1 and ends_there(match, events, n):
                yield "cards: only one to be had"
        elif kind not in ("opened", "swept", "laid_out", "reshuffled"):
            drawn = []
        next_kind = kinds[n + 1] if n + 1 < len(kinds) else ""
        refilled = next_kind not in ("opened", "reshuffled", "swept", "laid_out")
        if kind in ("took", "opened", "laid_out", "claimed", "built_station") and refilled:
            if None in row:
                yield "row: a gap"
            if row.count(LOCOMOTIVE) >= 3:
                yield "row: three locomotives that cannot be helped"


def ends_there(match: Any, events: Events, n: int) -> bool:
    """Return whether the card of event n ended the turn, although it was no open locomotive and the seat did not stop."""
    kind, args = events[n]
    if kind == "took" and args["card"] == LOCOMOTIVE:
        return False
    skipped = ("opened", "swept", "laid_out", "reshuffled", "last_round")
    next_args = next((later_args for later, later_args in events[n + 1 :] if later not in skipped), None)
    return next_args is not None and next_args.get("seat", args["seat"]) != args["seat"]


def of_routes(match: Any, events: Events) -> Iterator[str]:
    """Yield the rules of claims and stations that a match shows."""
    owners = dict(start_of(match, "owners", {}))
    for kind, args in events:
        if kind == "claimed":
            route = ROUTES[args["route"]]
            yield f"claimed {route.id}"
            owners[route.id] = args["seat"]
            if not route.tunnel:
                how = "locomotives alone" if not args["cards"] else "colour and locomotives" if args["locomotives"] else "colour alone"
                yield f"claim: {how}"
            if route.colour == "grey" and not route.ferry and not route.tunnel:
                yield "claim: grey route"
            if route.ferry:
                yield "ferry: more locomotives" if args["locomotives"] > route.ferry else "ferry: as many locomotives as it shows"
            if route.double:
                if match.players <= 3:
                    yield "double: one track at 2 or 3 players"
                elif twin_of(route.id) in owners:
                    yield "double: both tracks at 4 or 5 players"
        elif kind == "built_station":
            yield f"station in {args['city']}"
            yield f"station: {('third', 'second', 'first')[args['left']]}"
            if args["locomotives"]:
                yield "station: with a locomotive"


def of_tunnels(match: Any, events: Events) -> Iterator[str]:
    """Yield the rules of tunnels that a match shows."""
    laid: dict[str, Any] = {}
    revealed: dict[str, Any] = {}
    for n, (kind, args) in enumerate(events):
        if kind == "laid":
            laid, revealed = args, {}
            yield "tunnel: grey" if ROUTES[args["route"]].colour == "grey" else "tunnel: coloured"
            if events[n + 1][0] == "reshuffled":
                yield "tunnel: reshuffled on the way"
        elif kind == "revealed":
            revealed = args
            if args["count"] < 3:
                yield "tunnel: fewer than three cards" if args["count"] else "tunnel: no card"
        elif kind == "gave_up":
            yield f"tunnel: given up {'of own will' if could_pay(match, events, n) else 'for want of cards'}"
        elif kind == "claimed" and revealed and args["route"] == laid["route"]:
            cards, locomotives = args["cards"] - laid["cards"], args["locomotives"] - laid["locomotives"]
            alone = "locomotives alone, " if laid["colour"] == LOCOMOTIVE else ""
            if not revealed["extra"]:
                yield f"tunnel: {alone}free"
            elif alone:
                yield "tunnel: locomotives alone, extra"
            else:
                yield f"tunnel: extra in {'both' if cards and locomotives else 'colour' if cards else 'locomotives'}"
            revealed = {}


def could_pay(match: Any, events: Events, n: int) -> bool:
    """Return whether the seat that gives up a tunnel in event n could have paid, by its hand from all earlier events."""
    seat = events[n][1]["seat"]
    hand = Counter(start_of(match, "hands", [{}] * match.players)[seat])
    for kind, args in events[:n]:
        if args.get("seat") == seat:
            if kind == "dealt":
                hand.update(args[f"card_{i}"] for i in (1, 2, 3, 4))
            elif kind in ("drew", "took"):
                hand[args["card"]] += 1
            elif kind in ("claimed", "built_station"):
                hand[args["colour"]] -= args["cards"]
                hand[LOCOMOTIVE] -= args["locomotives"]
    laid = next(args for kind, args in reversed(events[:n]) if kind == "laid")
    extra = next(args for kind, args in reversed(events[:n]) if kind == "revealed")["extra"]
    hand[laid["colour"]] -= laid["cards"]
    hand[LOCOMOTIVE] -= laid["locomotives"]
    return hand[LOCOMOTIVE] + (hand[laid["colour"]] if laid["colour"] != LOCOMOTIVE else 0) >= extra


def of_tickets(match: Any, events: Events) -> Iterator[str]:
    """Yield the rules of tickets that a match shows."""
    offered: dict[int, list[str]] = {}
    deck = len(start_of(match, "ticket_deck", [""] * (40 - 3 * match.players))) + len(start_of(match, "returned", []))
    put_back = {entry["ticket"] for entry in start_of(match, "returned", [])}
    starting = "began" in [kind for kind, _ in events]
    for kind, args in events:
        if kind == "offered":
            offered[args["seat"]] = [args[f"ticket_{n}"] for n in range(1, args["count"] + 1)]
            if not starting:
                deck -= args["count"]
                if set(offered[args["seat"]]) & put_back:
                    yield "tickets: one put back comes again"
                if args["count"] < 3:
                    yield f"tickets: only {('', 'one', 'two')[args['count']]} left"
                if not deck:
                    yield "tickets: the last one drawn"
        elif kind == "chose":
            kept = {args[f"ticket_{n}"] for n in (1, 2, 3, 4)}
            if not LONG & kept:
                yield "tickets: long one dropped"
        elif kind == "starts_with":
            yield f"tickets: {args['count']} at the start"
            starting = False
        elif kind == "kept_tickets":
            if args["count"] + args["returned"] == 3:
                yield f"tickets: {args['count']} of 3 kept"
            put_back |= set(offered[args["seat"]]) - {args[f"ticket_{n}"] for n in (1, 2, 3)}
            deck += args["returned"]


def of_passing(match: Any, events: Events) -> Iterator[str]:
    """Yield the rules of passing and of the end that a match shows."""
    trains_left = list(start_of(match, "trains", [45] * match.players))
    last_round_began = start_of(match, "last_round", None) is not None
    for kind, args in events:
        if kind == "passed":
            yield "turn: forced pass" if match.options["passing"] == "must_act" else "turn: pass by option"
        elif kind == "last_round":
            yield f"end: last round by {args['trains']} trains"
            last_round_began = True
        elif kind == "claimed":
            before = trains_left[args["seat"]]
            trains_left[args["seat"]] -= ROUTES[args["route"]].length
            if last_round_began and trains_left[args["seat"]] <= 2 < before:
                yield "end: a second player with few trains"
    yield f"end: {match.result.reason}"


def of_the_end(match: Any, events: Events) -> Iterator[str]:
    """Yield the rules of the final scoring that a match shows."""
    breakdown = match.result.breakdown
    lent: Counter[str] = Counter()
    for part in breakdown:
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
    holders = sum(part["tie"]["express"] for part in breakdown)
    yield "scoring: no Express" if not holders else "scoring: Express alone" if holders == 1 else "scoring: Express shared"
    scores = match.result.scores
    if min(scores) < 0:
        yield "scoring: below zero"
    if max(scores) > 100:
        yield "scoring: above a hundred"
    seats = [seat for place in match.result.ranking for seat in place]
    for one, two in zip(seats, seats[1:]):
        keys = [(scores[s], *(breakdown[s]["tie"][key] for key in ("made", "stations", "express"))) for s in (one, two)]
        stage = next((n for n in range(4) if keys[0][n] != keys[1][n]), 4)
        if stage:
            yield f"tie: {('', 'tickets', 'stations', 'Express', 'shared')[stage]}"


RECORDED = Recorded(Path(__file__).parent / "recorded", rules, covered)

if __name__ == "__main__":
    RECORDED.report()
