"""Tests of resampling: train cards in the deck and in other hands, tickets, and secret choices fit what a seat was shown.

Train cards are compared with every possible layout (`test_unseen.SeatKnowledge`). Tickets follow the rulebook: each seat is dealt one
long and three regular tickets and keeps at least two; the rest leaves the game. Of three drawn tickets at least one is kept, the others
go under the deck (setup; drawing tickets). The choice of what to keep or to pay reveals nothing.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pytest

from boardwright.core.machine.state import record_at
from boardwright.games.ticket_to_ride_europe import unseen
from boardwright.games.ticket_to_ride_europe.components import TICKET_IDS
from boardwright.games.ticket_to_ride_europe.unseen import UNSEEN_CARDS, deal, gather
from tests.conftest import repetitions
from tests.games.determinization import Layout, check_frequencies, check_resampling, layouts, resample_state

from .facts import LONG, REGULAR
from .helpers import position, start_match
from .test_unseen import NEW_OR_OLDER, SeatKnowledge, after_tunnel, card_names, world_of

SAMPLES_PER_WORLD = repetitions(6, proving=96, short=6)
DEALS = repetitions(1_000, proving=24_000, short=1_000)
FEW_WORLDS = 600
"""Up to this number each world is counted."""

# -- train cards -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("counts", [[12] * 8 + [14], [2, 0, 1, 0, 0, 3, 0, 1, 2], [0] * 8 + [4], [0, 1] + [0] * 7])
def test_each_random_number_deals_a_card_of_its_own(counts: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """All cards are equally likely if the numbers are."""
    dealt = Counter[int]()
    for place in range(sum(counts)):
        cards, hand = record_at(np.zeros(1, UNSEEN_CARDS), 0), np.zeros(9, np.int8)
        gather(cards, counts)
        monkeypatch.setattr(unseen, "quick_uniform_below", lambda rng, bound, place=place: place)
        deal(cards, 1, hand, None)
        assert hand.sum() == 1 and cards.left == sum(counts) - 1
        dealt[int(hand.argmax())] += 1
        monkeypatch.setattr(unseen, "quick_uniform_below", lambda rng, bound: bound // 2)
        deal(cards, cards.left, hand, None)
        assert hand.tolist() == counts
    assert [dealt[card] for card in range(9)] == counts


def test_resampling_gives_older_cards_to_the_seat_without_new_draws() -> None:
    """Seat 1 has drawn both its cards from the new deck. Seat 2 has drawn none, so it holds the two older ones."""
    where = position(3, hands=["", "2 blue", "2 red"], deck="2 white", discard="", rest=0, blind=[{}, {"blue": 2}, {}])
    match = start_match(where)
    for number in range(40):
        world = resample_state(match, 0, number)
        assert card_names(world.hand[2]) == ("red", "red") and world.drawn_since_shuffle[1].tolist() == world.hand[1].tolist()


CARD_POSITIONS: list[dict[str, Any]] = [
    *NEW_OR_OLDER,
    # two players: all cards are new; some are older; seat 1 has paid one of its new cards
    {"players": 2, "hands": ["", "2 red, 1 blue"], "deck": "1 red, 1 blue"},
    {"players": 2, "hands": ["", "2 red, 1 blue"], "deck": "1 red, 2 blue", "blind": [{}, {"blue": 1}]},
    {"players": 2, "hands": ["", "1 blue"], "deck": "1 red, 2 blue", "discard": "1 red", "blind": [{}, {"red": 1, "blue": 1}],
     "trains": [45, 44]},
    # three: two hands hold new and older cards; either seat may have drawn the spent card, or one has paid it for a station
    {"players": 3, "hands": ["", "1 red, 1 blue", "1 red"], "deck": "1 red, 1 blue", "blind": [{}, {"red": 1}, {"red": 1}]},
    {"players": 3, "hands": ["", "1 red, 1 white", "1 red"], "deck": "1 blue", "discard": "1 blue",
     "blind": [{}, {"red": 1, "blue": 1}, {"red": 1}], "trains": [45, 44, 44]},
    {"players": 3, "hands": ["", "1 red, 1 white", "1 red"], "deck": "1 blue", "discard": "1 blue",
     "blind": [{}, {"red": 1, "blue": 1}, {"red": 1}], "built": {"wien": 1}},
    # seat 2 has drawn two cards and holds none: it spent a red or a blue one, and seat 1 has an older one of the same kind
    {"players": 3, "hands": ["", "1 red, 1 blue", ""], "deck": "1 red, 1 blue", "discard": "2 red, 1 blue, 1 white",
     "blind": [{}, {"blue": 1}, {"red": 1, "white": 1}], "trains": [45, 45, 44]},
    # seat 1 has shown the red card that it drew: seat 2 can only have paid the blue one
    {"players": 3, "hands": ["", "1 red", ""], "known": [{}, {"red": 1}, {}], "deck": "1 red, 1 blue", "discard": "1 blue",
     "blind": [{}, {"red": 1}, {"blue": 1}], "trains": [45, 45, 44], "tried": True},
    # seat 1 has drawn one card: the red one that it shows, or a blue one that it paid; seat 2 has drawn none and has an older one
    {"players": 3, "hands": ["", "1 red", "1 red"], "known": [{}, {"red": 1}, {}], "deck": "1 red, 1 blue", "discard": "1 blue",
     "blind": [{}, {"red": 1}, {}], "trains": [45, 44, 45], "tried": True},
    # … or it has paid nothing, so it was the red one
    {"players": 3, "hands": ["", "1 red", "1 red"], "known": [{}, {"red": 1}, {}], "deck": "1 red, 1 blue", "discard": "1 blue",
     "blind": [{}, {"red": 1}, {}], "tried": True},
    # the cards that seat 0 has drawn and paid were not paid by other seats
    {"players": 3, "hands": ["", "1 red", "1 red"], "known": [{}, {"red": 1}, {}], "deck": "1 red, 1 blue", "discard": "10 blue",
     "blind": [{"blue": 10}, {"red": 1}, {}], "trains": [35, 44, 45], "tried": True},
    # seat 1 has taken back two black cards: two lie in the discards, but seat 1 has not paid
    {"players": 3, "hands": ["", "2 black, 1 red", "1 red"], "known": [{}, {"black": 2}, {}], "deck": "1 red, 1 blue",
     "discard": "2 black, 1 blue", "blind": [{}, {"black": 2, "red": 1}, {"red": 1, "blue": 1}], "trains": [45, 45, 44], "tried": True},
    # both have taken cards back and have not paid; seat 1 took its white card openly, before
    {"players": 3, "hands": ["", "1 black, 1 red, 1 white", "1 black, 1 blue"], "known": [{}, {"black": 1, "white": 1}, {"black": 1}],
     "deck": "1 red, 1 blue", "discard": "2 black", "blind": [{}, {"black": 1, "red": 1}, {"black": 1, "blue": 1}], "tried": True},
    # after a shuffle: seat 1 has an older card and a new one, and both that it took back are new; seat 2 has paid
    {"players": 3, "hands": ["", "2 black, 1 red, 1 blue", "1 red"], "known": [{}, {"black": 2}, {}], "deck": "1 red, 1 blue",
     "discard": "1 black", "blind": [{}, {"black": 2, "red": 1}, {"red": 1}], "trains": [45, 45, 44], "tried": True},
    # just after a shuffle: the deck is known, and hands hold the older cards
    {"players": 4, "hands": ["", "2 red", "1 blue", "1 white, 1 blue"], "deck": "2 green, 1 red", "blind": [{}, {}, {}, {}]},
    # seat 1 has laid three cards for a tunnel, and three were turned over
    {"players": 3, "hands": ["", "1 red, 1 blue", "2 white"], "deck": "1 red, 1 white", "phase": "tunnel", "active": 1,
     "laid": {"route": "munchen-venezia", "colour": "blue", "cards": 2, "locomotives": 0, "revealed": ["blue", "red", "white"]},
     "blind": [{}, {"blue": 2, "red": 1}, {"white": 1}]},
]  # fmt: skip


def card_position(number: int) -> dict[str, Any]:
    fields = {"discard": "", "rest": 0, **CARD_POSITIONS[number]}
    return after_tunnel(position(**fields)) if fields.pop("tried", False) else position(**fields)


@pytest.mark.parametrize("number", range(len(CARD_POSITIONS)))
def test_possible_layouts_of_unseen_cards_are_resampled_equally_often(number: int) -> None:
    match = start_match(card_position(number))
    ways = SeatKnowledge(match.position(), 0).worlds()
    rarest = -(-ways.total() // (min(ways.values()) * len(ways)))  # how much rarer than the mean the rarest is
    check_resampling(match, 0, world_of, ways, SAMPLES_PER_WORLD * rarest)


# -- tickets -----------------------------------------------------------------------------------------------------------------------

LONG_NAMES, REGULAR_NAMES = sorted(LONG), sorted(REGULAR)
Group = tuple[str, int, int]
"""Tickets that other seats cannot tell apart: their place, seat and draw (0: the start)."""


def group_tickets(where: Mapping[str, Any]) -> dict[Group, list[str]]:
    """Group all tickets of a position."""
    groups: dict[Group, list[str]] = {("deck", -1, 0): list(where["ticket_deck"]), ("aside", -1, 0): list(where["long_aside"])}
    for seat in range(len(where["tickets"])):
        for entry in where["tickets"][seat]:
            groups.setdefault(("held", seat, entry["draw"]), []).append(entry["ticket"])
        draw = 0 if where["phase"] == "start_tickets" else where["draws"]
        groups["offered", seat, draw], groups["dropped", seat, 0] = list(where["offered"][seat]), list(where["dropped"][seat])
    for entry in where["returned"]:
        groups.setdefault(("returned", entry["seat"], entry["draw"]), []).append(entry["ticket"])
    return {group: sorted(tickets) for group, tickets in groups.items() if tickets}


def is_seen(where: Mapping[str, Any], group: Group, seat: int) -> bool:
    """Return whether a seat has seen a group: its own tickets, and at the end all held ones."""
    return group[1] == seat or (where["phase"] == "over" and group[0] == "held")


def possible_layouts(where: Mapping[str, Any], seat: int) -> Iterator[Layout]:
    """Yield every possible layout of the tickets that the seat has not seen."""
    groups = {group: tickets for group, tickets in group_tickets(where).items() if not is_seen(where, group, seat)}
    order = sorted(groups, key=lambda group: (group[0] in ("aside", "deck"), group))
    traced = {trace["ticket"]: trace["draw"] for trace in where["traces"] if trace["seat"] == seat}
    first = min((entry["draw"] for entry in where["returned"]), default=99)

    def may_lie(ticket: str, place: int) -> bool:
        kind, _, draw = order[place]
        if ticket in LONG:
            return kind == "aside" or (kind != "deck" and draw == 0)
        if ticket in traced:  # another seat drew it then; if put back, it comes up only after all tickets put back before
            return kind != "deck" and (draw == traced[ticket] or (draw > traced[ticket] <= first))
        return kind != "aside"

    seen = {group: tickets for group, tickets in group_tickets(where).items() if is_seen(where, group, seat)}
    known = Counter(group[1] for group, tickets in seen.items() for t in tickets if t in LONG)

    def one_long_at_most(laid: Layout) -> bool:
        grouped = zip(order, laid, strict=True)
        longs = Counter(group[1] for group, tickets in grouped for t in tickets if t in LONG and group[0] != "aside")
        return max((longs + known).values(), default=0) <= 1

    unseen = sorted(ticket for tickets in groups.values() for ticket in tickets)
    return filter(one_long_at_most, layouts(unseen, [len(groups[group]) for group in order], may_lie))


def entries(*draws: tuple[int, str]) -> list[dict[str, Any]]:
    return [{"ticket": ticket, "draw": draw} for draw, names in draws for ticket in names.split()]


def ticket_position(players: int, number: int, **where: Any) -> dict[str, Any]:
    """Return a position in which seat 0 has seen all regular tickets that are not named.

    `A` to `L` stand for regular tickets, `1` to `6` for long ones.
    """
    names = {**dict(zip("ABCDEFGHIJKL", REGULAR_NAMES[number:], strict=False)), **dict(zip("123456", LONG_NAMES, strict=True))}

    def with_real_names(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: names[value] if key == "ticket" else value for key, value in part.items()}
        if not isinstance(part, list):
            return part
        return [names.get(item, item) if isinstance(item, str) else with_real_names(item) for item in part]

    fields = {name: part if name == "phase" else with_real_names(part) for name, part in where.items()}
    fields = {**position(players), "dropped": [[]] * players, "returned": [], "ticket_deck": [], **fields}
    fields.pop("long_aside")
    named = fields["tickets"][0]
    groups = group_tickets({"long_aside": [], "offered": [[]] * players, "draws": 0, **fields})
    placed = {ticket for tickets in groups.values() for ticket in tickets}
    seen = [{"ticket": ticket, "draw": 1} for ticket in REGULAR_NAMES if ticket not in placed]
    fields["tickets"][0] = sorted([*named, *seen], key=lambda entry: entry["draw"])
    return fields


TICKET_POSITIONS: dict[str, dict[str, Any]] = {
    "start tickets kept and not kept": {
        "players": 2, "tickets": [entries((0, "1")), entries((0, "2 A B"))], "dropped": [[], ["C"]], "ticket_deck": ["D"]},
    "two other players": {
        "players": 3, "tickets": [entries((0, "1")), entries((0, "2 A")), entries((0, "3 D E"))],
        "dropped": [[], ["B"], []], "ticket_deck": []},
    "one long ticket too few": {
        "players": 3, "tickets": [entries((0, "1")), entries((0, "2 A B")), entries((0, "C"))], "ticket_deck": ["D"],
        "dropped": [[], [], []]},
    "a seat has put tickets back": {
        "players": 2, "tickets": [entries((0, "1")), entries((0, "2 A"), (1, "B"))], "ticket_deck": ["E"],
        "returned": [{"ticket": t, "seat": 1, "draw": 1} for t in "CD"]},
    "two traced tickets, tickets put back before lie untouched": {
        "players": 2, "tickets": [entries((0, "1")), entries((0, "2"), (3, "A B"), (4, "C"))], "draws": 4,
        "returned": [{"ticket": "D", "seat": 1, "draw": 2}, {"ticket": "E", "seat": 1, "draw": 3}],
        "traces": [{"seat": 0, "ticket": "A", "draw": 3}, {"seat": 0, "ticket": "E", "draw": 3}]},
    "traced tickets that may have been drawn once more": {
        "players": 3, "tickets": [entries((0, "1")), entries((0, "2"), (3, "A"), (5, "B")), entries((0, "3"), (4, "C D"))], "draws": 5,
        "returned": [{"ticket": "E", "seat": 2, "draw": 4}, {"ticket": "F", "seat": 1, "draw": 5}],
        "traces": [{"seat": 0, "ticket": "A", "draw": 3}, {"seat": 0, "ticket": "F", "draw": 4}]},
    "traced tickets in a draw in progress": {
        "players": 2, "phase": "tickets", "active": 1, "offered": [[], ["A", "B", "C"]], "draws": 4,
        "tickets": [entries((0, "1")), entries((0, "2 D"), (3, "E"))],
        "returned": [{"ticket": "F", "seat": 1, "draw": 3}],
        "traces": [{"seat": 0, "ticket": "A", "draw": 4}, {"seat": 0, "ticket": "C", "draw": 4}]},
    "at the end": {
        "players": 3, "phase": "over", "tickets": [entries((0, "1")), entries((0, "A B")), entries((0, "3 C"))],
        "dropped": [[], ["2", "D"], ["E", "F"]], "ticket_deck": ["G"]},
}  # fmt: skip


@pytest.mark.parametrize("name", TICKET_POSITIONS)
def test_possible_layouts_of_unseen_tickets_are_resampled_equally_often(name: str) -> None:
    match = start_match(ticket_position(**{"number": 3, **TICKET_POSITIONS[name]}))
    where = match.position()
    rules, tables = match.game.module("position"), match.game.tables.record
    groups = sorted((g for g in group_tickets(where) if not is_seen(where, g, 0)), key=lambda group: (group[0] in ("aside", "deck"), group))

    def world(record: Any) -> Layout:
        resampled_groups = group_tickets(rules.to_position(tables, record))
        return tuple(tuple(resampled_groups[group]) for group in groups)

    ways = dict.fromkeys(possible_layouts(where, 0), 1)
    assert tuple(tuple(group_tickets(where)[group]) for group in groups) in ways, "the true world fits"
    assert len(ways) > 1
    if len(ways) <= FEW_WORLDS:
        check_resampling(match, 0, world, ways, SAMPLES_PER_WORLD)
        return
    worlds = [world(resample_state(match, 0, n)) for n in range(DEALS)]
    assert set(worlds) <= set(ways)
    tickets = sorted({ticket for laid in worlds[:1] for place in laid for ticket in place})
    for one, other in zip(tickets, tickets[1:] + tickets[:1], strict=True):
        check_frequencies(Counter(place_of(w, one, other) for w in worlds), Counter(place_of(w, one, other) for w in ways))


def place_of(laid: Layout, one: str, other: str) -> tuple[int, bool]:
    """Return the place of one ticket, and whether the other lies there, too."""
    (place,) = [n for n, tickets in enumerate(laid) if one in tickets]
    return place, other in laid[place]


def test_start_tickets_and_secret_choices_are_resampled_equally_often() -> None:
    """Setup: the other seat has one of five long tickets and three of 37 regular ones, and has chosen two or more of the four."""
    offered = [[LONG_NAMES[0], *REGULAR_NAMES[:3]], [LONG_NAMES[1], *REGULAR_NAMES[3:6]]]
    match = start_match(position(2, phase="start_tickets", turn=0, offered=offered, chosen=[None, "12"]))
    counts: dict[str, Counter[Any]] = {"long": Counter(), "other": Counter(), "choice": Counter(), "long kept": Counter()}
    for number in range(DEALS):
        record = resample_state(match, 0, number)
        offer, choice = record.offer[1].tolist(), int(record.choice[1])
        names = [TICKET_IDS[ticket - 1] for ticket in offer]
        (long,) = [name for name in names if name in LONG]
        counts["long"][long] += 1
        counts["other"].update(name for name in names if name not in LONG)
        counts["choice"][choice] += 1
        counts["long kept"][bool(choice >> names.index(long) & 1)] += 1
    check_frequencies(counts["long"], dict.fromkeys(LONG_NAMES[1:], 1))
    check_frequencies(counts["other"], dict.fromkeys(REGULAR_NAMES[3:], 1))
    check_frequencies(counts["choice"], {mask: 1 for mask in range(16) if mask.bit_count() >= 2})
    check_frequencies(counts["long kept"], {True: 7, False: 4})
