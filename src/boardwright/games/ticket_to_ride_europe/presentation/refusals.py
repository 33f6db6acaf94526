"""Why an action of the current prompt is not possible, with the section of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.domain.refusal import Refusal
from boardwright.games.ticket_to_ride_europe.actions import ACTIONS, MASKS, SUBSETS
from boardwright.games.ticket_to_ride_europe.components import CARDS, CITY_IDS, GREY, LOCOMOTIVE, ROUTE_IDS, ROUTES
from boardwright.games.ticket_to_ride_europe.rules.cards import cards_left
from boardwright.games.ticket_to_ride_europe.rules.payments import colour_of, least_locomotives, price
from boardwright.games.ticket_to_ride_europe.rules.routes import BOTH_TRACKS
from boardwright.games.ticket_to_ride_europe.rules.tickets import FEWEST_AT_START, FEWEST_LATER, may_keep, tickets_left
from boardwright.games.ticket_to_ride_europe.state import CHOOSE_START, MAY_PASS, MAY_STOP, NO_CARDS, NOBODY, SECOND_CARD

Args = Mapping[str, Any]


def why_not(tables: Any, hidden: Any, seat: int, action: int) -> Refusal | None:
    """The reason, or None if the action is legal. The action's family is one that the prompt is about."""
    chosen = ACTIONS[action]
    reason = REASONS.get(chosen.kind)
    return reason(tables, hidden, seat, chosen.args) if reason else None


def _keep(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    fewest = FEWEST_AT_START if state.phase == CHOOSE_START else FEWEST_LATER
    mask = MASKS[SUBSETS.index(args["kept"])]
    if may_keep(state, seat, mask, fewest):
        return None
    count = int(state.offer_count[seat])
    if mask >= 1 << count:
        return Refusal("not_offered", "tickets", kept=args["kept"], count=count)
    return Refusal("keep_more", "tickets", fewest=fewest)


def _take(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    card = state.row[int(args["slot"]) - 1]
    if card < 0:
        return Refusal("slot_empty", "draw_cards", slot=args["slot"])
    if card == LOCOMOTIVE and state.phase == SECOND_CARD:
        return Refusal("locomotive_second", "locomotives")
    return None


def _draw(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    return None if cards_left(state) > 0 else Refusal("no_cards", "draw_cards")


def _draw_tickets(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    return None if tickets_left(state) > 0 else Refusal("no_tickets", "tickets")


def _claim(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    route = ROUTE_IDS.index(args["route"])
    owner, twin, length = int(state.owner[route]), int(tables.route_twin[route]), int(tables.route_length[route])
    if owner != NOBODY:
        return Refusal("route_taken", "claim_routes", seat=owner)
    if twin >= 0 and state.owner[twin] == seat:
        return Refusal("own_twin", "double_routes")
    if twin >= 0 and state.owner[twin] != NOBODY and state.players < BOTH_TRACKS:
        return Refusal("twin_closed", "double_routes", seat=int(state.owner[twin]))
    if state.trains[seat] < length:
        return Refusal("too_few_trains", "claim_routes", length=length, trains=int(state.trains[seat]))
    return _too_poor(tables, state, seat, route, "claim_routes")


def _build_station(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    city = CITY_IDS.index(args["city"])
    if state.stations[seat] == 0:
        return Refusal("no_station_left", "stations")
    if state.built[city] != NOBODY:
        return Refusal("city_taken", "stations", seat=int(state.built[city]))
    return _too_poor(tables, state, seat, ROUTES + city, "stations")


def _too_poor(tables: Any, state: Any, seat: int, target: int, section: str) -> Refusal | None:
    """What is missing in the hand for a route or station, if anything."""
    cost, ferry = int(price(tables, state, seat, target)), int(least_locomotives(tables, target))
    asked = int(colour_of(tables, target))
    hand = [int(n) for n in state.hand[seat]]
    locomotives = hand[LOCOMOTIVE]
    if locomotives < ferry:
        return Refusal("too_few_locomotives", "ferries", needed=ferry, have=locomotives)
    card = max(range(LOCOMOTIVE), key=lambda c: hand[c]) if asked == GREY else asked
    missing = cost - hand[card] - locomotives
    if missing <= 0:
        return None
    reason = "too_few_of_a_kind" if asked == GREY else "too_few_cards"
    return Refusal(reason, section, needed=cost, card=CARDS[card], have=hand[card], locomotives=locomotives, missing=missing)


def _pay(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    target, colour, locomotives = int(state.paying), CARDS.index(args["colour"]), int(args["locomotives"])
    section = "claim_routes" if target < ROUTES else "stations"
    cost, ferry, asked = int(price(tables, state, seat, target)), int(least_locomotives(tables, target)), int(colour_of(tables, target))
    if colour != LOCOMOTIVE and asked not in (GREY, colour):
        return Refusal("other_colour", section, colour=CARDS[asked])
    if colour == LOCOMOTIVE and locomotives != cost:
        return Refusal("no_locomotives_as_colour", section, cost=cost)
    if colour != LOCOMOTIVE and locomotives >= cost:
        return Refusal("too_many_locomotives", section, cost=cost)
    if locomotives < ferry:
        return Refusal("ferry_locomotives", "ferries", needed=ferry)
    return _not_enough(state, seat, colour, cost - locomotives, locomotives, section)


def _not_enough(state: Any, seat: int, colour: int, cards: int, locomotives: int, section: str) -> Refusal | None:
    for card, needed in ((LOCOMOTIVE, locomotives), (colour, cards)):
        if needed and state.hand[seat, card] < needed:
            return Refusal("not_enough", section, card=CARDS[card], needed=needed, have=int(state.hand[seat, card]))
    return None


def _pay_extra(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    locomotives, extra = int(args["locomotives"]), int(state.extra)
    if locomotives > extra:
        return Refusal("extra_is", "tunnels", extra=extra)
    if state.laid_colour == LOCOMOTIVE and locomotives < extra:
        return Refusal("only_locomotives", "tunnels", extra=extra)
    return _not_enough(state, seat, int(state.laid_colour), extra - locomotives, locomotives, "tunnels")


def _pass(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    passing = state.options.passing
    if passing == MAY_PASS:
        return None
    possible = cards_left(state) > 0 or any(_take(tables, state, seat, {"slot": slot}) is None for slot in range(1, 6))
    possible = possible or any(_claim(tables, state, seat, {"route": route}) is None for route in ROUTE_IDS)
    if passing != NO_CARDS:
        possible = possible or tickets_left(state) > 0
        possible = possible or any(_build_station(tables, state, seat, {"city": city}) is None for city in CITY_IDS)
    return Refusal("must_act", "turn") if possible else None


def _stop(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    return None if state.options.second_card == MAY_STOP else Refusal("must_take_second", "draw_cards")


REASONS = {
    "keep": _keep,
    "take": _take,
    "draw": _draw,
    "claim": _claim,
    "build_station": _build_station,
    "draw_tickets": _draw_tickets,
    "pass": _pass,
    "pay": _pay,
    "pay_extra": _pay_extra,
    "stop": _stop,
}
