"""Handwritten positions of every phase, at the limits of what the rules allow."""

from typing import Any

from .facts import LOCOMOTIVE
from .helpers import owners_leaving_trains, position

LAID = {"route": "madrid-pamplona-1", "colour": "black", "cards": 2, "locomotives": 1, "revealed": ["black", "red", LOCOMOTIVE]}
START_OFFERS = [
    ["athina-edinburgh", "berlin-roma", "kyiv-sochi", "paris-wien"],
    ["brest-petrograd", "angora-athina", "brest-venezia", "smyrna-sofia"],
    ["danzig-lisboa", "berlin-london", "essen-kyiv", "london-wien"],
]
THREE_STATIONS = {"wien": 0, "roma": 0, "paris": 1, "berlin": 1, "kyiv": 1}
BOTH_TRACKS = {"berlin-frankfurt-1": 1, "bruxelles-paris-2": 2, "madrid-pamplona-2": 3}
NO_CAP = {"turn_cap": 0}
OVER: dict[str, Any] = {"phase": "over", "tickets": [["berlin-roma"], ["athina-edinburgh", "paris-wien"]], "owners": {"berlin-wien": 0}}


def choosing_start_tickets(players: int, **other: Any) -> dict[str, Any]:
    """Return a position in which the seats choose their start tickets."""
    return position(players, offered=START_OFFERS[:players], phase="start_tickets", turn=0, **other)


EDGE_POSITIONS: dict[str, dict[str, Any]] = {
    "only the number of players": {"players": 2},
    "start tickets": choosing_start_tickets(2),
    "start tickets, some chosen": choosing_start_tickets(3, chosen=[None, "123", "1234"]),
    "the last card there is": position(2, hands=["4 red"], row=(None, "red", None, None, None), deck="", discard="", rest=1),
    "nothing to draw": position(3, row=[None] * 5, deck="", discard="", rest=1, ticket_deck=[], tickets_rest=2),
    "few trains": position(2, hands=["4 orange, 3 green"], owners=owners_leaving_trains({0: 3, 1: 2}, ["berlin-wien"]), last=(1, 1)),
    "many turns": position(2, turn=2**31 - 1, options={**NO_CAP, "passing": "may"}, hands=["2 red"]),
    "the turn before the cap": position(4, turn=199, active=3, options={"turn_cap": 200}),
    "all draws made": position(2, ticket_deck=[], tickets_rest=1, draws=40),
    "second card": position(2, phase="second_card", hands=["1 red"], known=[{"red": 1}, {}], taken=2),
    "one second card only": position(2, phase="second_card", row=(LOCOMOTIVE, LOCOMOTIVE, "red", None, None), deck="", discard="", rest=1),
    "second card, may stop": position(5, phase="second_card", hands=["1 blue"], options={"second_card": "may"}, active=4),
    "paying for a route": position(2, phase="pay_route", paying="munchen-wien", hands=["3 orange, 2 locomotive"]),
    "paying for a ferry": position(3, phase="pay_route", paying="palermo-smyrna", hands=["", "4 red, 2 locomotive"], active=1),
    "paying for the other track": position(4, phase="pay_route", paying="berlin-frankfurt-2", hands=["3 black"], owners=BOTH_TRACKS),
    "paying for a tunnel": position(2, phase="pay_route", paying="erzurum-sochi", hands=["5 red"], deck="1 red", discard="1 red", rest=1),
    "paying for the third station": position(2, phase="pay_station", paying="sofia", hands=["2 red, 1 locomotive"], built=THREE_STATIONS),
    "tunnel": position(2, phase="tunnel", laid=LAID, hands=["2 black, 1 locomotive"]),
    "tunnel that cannot be paid": position(4, phase="tunnel", laid=LAID, owners=BOTH_TRACKS, active=2),
    "tunnel by locomotives": position(2, phase="tunnel", laid={**LAID, "colour": LOCOMOTIVE, "cards": 0, "locomotives": 3}),
    "tunnel, the last cards turned over": position(2, phase="tunnel", laid={**LAID, "revealed": ["black"]}, deck="", discard="", rest=1),
    "after a tunnel": {**position(2, owners={"madrid-pamplona-1": 0}), "laid": LAID},
    "tickets": position(2, phase="tickets", offered=[["berlin-roma", "kyiv-sochi", "paris-wien"]], draws=1),
    "the last ticket": position(2, phase="tickets", offered=[["berlin-roma"]], ticket_deck=[], tickets_rest=1),
    "tickets put back before": position(3, phase="tickets", offered=[[], ["berlin-roma", "paris-wien"]], active=1, ticket_deck=[],
                                        returned=[["essen-kyiv"], ["kyiv-sochi", "smyrna-sofia"]], tickets_rest=0),
    "tickets remembered": position(2, ticket_deck=["berlin-roma"], returned=[["essen-kyiv"], ["kyiv-sochi", "smyrna-sofia"]],
                                   traces=[{"seat": 0, "ticket": "kyiv-sochi", "draw": 2}], draws=2),
    "over": position(2, **OVER),
    "over, last round": position(2, **OVER, last_round={"seat": 1, "turns_left": 0}, ending="last_round", turn=61),
    "over, stuck": position(2, **OVER, passes=2, ending="stuck"),
    "over, turn cap": position(2, **OVER, turn=200, options={"turn_cap": 200}, ending="turn_cap"),
}  # fmt: skip
