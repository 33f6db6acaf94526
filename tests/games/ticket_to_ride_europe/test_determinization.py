"""Worlds that fit what a seat was shown: train cards in the deck and in others' hands, tickets, choices in secret.

Train cards are held against every way in which they may lie (`test_unseen.Sight`). Of tickets the rulebook says: everybody is dealt one
long and three others and keeps at least two; the rest goes out of the game; three are drawn, at least one is kept, the others go under
the deck (setup; drawing tickets). What a player chose to keep or to pay reveals nothing.
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
from tests.conftest import many
from tests.games.determinization import Laid, check_frequencies, compare, layings, resampled

from .facts import LONG, REGULAR
from .helpers import position, start_match
from .test_unseen import NEW_OR_OLDER, SeatKnowledge, after_tunnel, card_names, world_of

SAMPLES_PER_WORLD = many(6, proving=96, short=6)
DEALS = many(1_000, proving=24_000, short=1_000)
FEW_WORLDS = 600
"""With so many worlds or fewer each of them is counted."""

# -- train cards -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("counts", [[12] * 8 + [14], [2, 0, 1, 0, 0, 3, 0, 1, 2], [0] * 8 + [4], [0, 1] + [0] * 7])
def test_each_card_of_a_heap_is_dealt_at_a_place_of_its_own(counts: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """So all are equally likely, if the places are."""
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


def test_older_cards_are_told_from_new_ones() -> None:
    """Seat 1 has drawn both its cards from the new deck, seat 2 none: it holds the two older ones."""
    where = position(3, hands=["", "2 blue", "2 red"], deck="2 white", discard="", rest=0, blind=[{}, {"blue": 2}, {}])
    match = start_match(where)
    for number in range(40):
        world = resampled(match, 0, number)
        assert card_names(world.hand[2]) == ("red", "red") and world.drawn_since_shuffle[1].tolist() == world.hand[1].tolist()


CARD_POSITIONS: list[dict[str, Any]] = [
    *NEW_OR_OLDER,
    # two players: all is new; some is older; seat 1 has paid one of its new cards
    {"players": 2, "hands": ["", "2 red, 1 blue"], "deck": "1 red, 1 blue"},
    {"players": 2, "hands": ["", "2 red, 1 blue"], "deck": "1 red, 2 blue", "blind": [{}, {"blue": 1}]},
    {"players": 2, "hands": ["", "1 blue"], "deck": "1 red, 2 blue", "discard": "1 red", "blind": [{}, {"red": 1, "blue": 1}],
     "trains": [45, 44]},
    # three: new and older cards in two hands; a spent card that either of them may have drawn, or that one of them has paid with a station
    {"players": 3, "hands": ["", "1 red, 1 blue", "1 red"], "deck": "1 red, 1 blue", "blind": [{}, {"red": 1}, {"red": 1}]},
    {"players": 3, "hands": ["", "1 red, 1 white", "1 red"], "deck": "1 blue", "discard": "1 blue",
     "blind": [{}, {"red": 1, "blue": 1}, {"red": 1}], "trains": [45, 44, 44]},
    {"players": 3, "hands": ["", "1 red, 1 white", "1 red"], "deck": "1 blue", "discard": "1 blue",
     "blind": [{}, {"red": 1, "blue": 1}, {"red": 1}], "built": {"wien": 1}},
    # seat 2 has drawn two cards and has none: it spent a red or a blue one, and seat 1 has one of the same kind that is older
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
    # what seat 0 has drawn and paid nobody else has paid
    {"players": 3, "hands": ["", "1 red", "1 red"], "known": [{}, {"red": 1}, {}], "deck": "1 red, 1 blue", "discard": "10 blue",
     "blind": [{"blue": 10}, {"red": 1}, {}], "trains": [35, 44, 45], "tried": True},
    # seat 1 has taken back two black cards: two lie in the discards, but seat 1 has not paid anything
    {"players": 3, "hands": ["", "2 black, 1 red", "1 red"], "known": [{}, {"black": 2}, {}], "deck": "1 red, 1 blue",
     "discard": "2 black, 1 blue", "blind": [{}, {"black": 2, "red": 1}, {"red": 1, "blue": 1}], "trains": [45, 45, 44], "tried": True},
    # both have taken cards back and have paid nothing; seat 1 took its white card openly, before
    {"players": 3, "hands": ["", "1 black, 1 red, 1 white", "1 black, 1 blue"], "known": [{}, {"black": 1, "white": 1}, {"black": 1}],
     "deck": "1 red, 1 blue", "discard": "2 black", "blind": [{}, {"black": 1, "red": 1}, {"black": 1, "blue": 1}], "tried": True},
    # after a shuffle: seat 1 has an older card and a new one, and both that it took back are new; seat 2 has paid
    {"players": 3, "hands": ["", "2 black, 1 red, 1 blue", "1 red"], "known": [{}, {"black": 2}, {}], "deck": "1 red, 1 blue",
     "discard": "1 black", "blind": [{}, {"black": 2, "red": 1}, {"red": 1}], "trains": [45, 45, 44], "tried": True},
    # just after a shuffle: the deck is known, and hands hold what is older
    {"players": 4, "hands": ["", "2 red", "1 blue", "1 white, 1 blue"], "deck": "2 green, 1 red", "blind": [{}, {}, {}, {}]},
    # seat 1 has laid three cards for a tunnel, and three were turned over
    {"players": 3, "hands": ["", "1 red, 1 blue", "2 white"], "deck": "1 red, 1 white", "phase": "tunnel", "active": 1,
     "laid": {"route": "munchen-venezia", "colour": "blue", "cards": 2, "locomotives": 0, "revealed": ["blue", "red", "white"]},
     "blind": [{}, {"blue": 2, "red": 1}, {"white": 1}]},
]  # fmt: skip


def card_position(number: int) -> dict[str, Any]:
    told = {"discard": "", "rest": 0, **CARD_POSITIONS[number]}
    return after_tunnel(position(**told)) if told.pop("tried", False) else position(**told)


@pytest.mark.parametrize("number", range(len(CARD_POSITIONS)))
def test_every_way_in_which_unseen_cards_may_lie_is_equally_likely(number: int) -> None:
    match = start_match(card_position(number))
    ways = SeatKnowledge(match.position(), 0).worlds()
    rarest = -(-ways.total() // (min(ways.values()) * len(ways)))  # so many times rarer than the mean
    compare(match, 0, world_of, ways, SAMPLES_PER_WORLD * rarest)


# -- tickets -----------------------------------------------------------------------------------------------------------------------

LONG_NAMES, REGULAR_NAMES = sorted(LONG), sorted(REGULAR)
Group = tuple[str, int, int]
"""Tickets that lie together, as far as anybody else can see: where, with which seat, since which draw (0: the start)."""


def group_tickets(where: Mapping[str, Any]) -> dict[Group, list[str]]:
    """All tickets of a position."""
    found: dict[Group, list[str]] = {("deck", -1, 0): list(where["ticket_deck"]), ("aside", -1, 0): list(where["long_aside"])}
    for seat in range(len(where["tickets"])):
        for entry in where["tickets"][seat]:
            found.setdefault(("held", seat, entry["draw"]), []).append(entry["ticket"])
        draw = 0 if where["phase"] == "start_tickets" else where["draws"]
        found["offered", seat, draw], found["dropped", seat, 0] = list(where["offered"][seat]), list(where["dropped"][seat])
    for entry in where["returned"]:
        found.setdefault(("returned", entry["seat"], entry["draw"]), []).append(entry["ticket"])
    return {group: sorted(tickets) for group, tickets in found.items() if tickets}


def is_seen(where: Mapping[str, Any], group: Group, seat: int) -> bool:
    """What a seat holds, was offered, did not keep or put back it has seen. At the end all show what they hold."""
    return group[1] == seat or (where["phase"] == "over" and group[0] == "held")


def possible_layouts(where: Mapping[str, Any], seat: int) -> Iterator[Laid]:
    """Every way to lay the tickets that the seat has not seen in the places there are."""
    groups = {group: tickets for group, tickets in group_tickets(where).items() if not is_seen(where, group, seat)}
    order = sorted(groups, key=lambda group: (group[0] in ("aside", "deck"), group))
    traced = {trace["ticket"]: trace["draw"] for trace in where["traces"] if trace["seat"] == seat}
    first = min((entry["draw"] for entry in where["returned"]), default=99)

    def may_lie(ticket: str, place: int) -> bool:
        kind, _, draw = order[place]
        if ticket in LONG:
            return kind == "aside" or (kind != "deck" and draw == 0)
        if ticket in traced:  # drawn by another seat at that draw; under the deck it comes up only after all that lay there before
            return kind != "deck" and (draw == traced[ticket] or (draw > traced[ticket] <= first))
        return kind != "aside"

    known = Counter(group[1] for group, tickets in group_tickets(where).items() if is_seen(where, group, seat) for t in tickets if t in LONG)

    def one_long_at_most(laid: Laid) -> bool:
        longs = Counter(group[1] for group, tickets in zip(order, laid, strict=True) for t in tickets if t in LONG and group[0] != "aside")
        return max((longs + known).values(), default=0) <= 1

    unseen = sorted(ticket for tickets in groups.values() for ticket in tickets)
    return filter(one_long_at_most, layings(unseen, [len(groups[group]) for group in order], may_lie))


def ticket_entries(*draws: tuple[int, str]) -> list[dict[str, Any]]:
    return [{"ticket": ticket, "draw": draw} for draw, names in draws for ticket in names.split()]


def ticket_position(players: int, number: int, **where: Any) -> dict[str, Any]:
    """A position in which seat 0 has seen all tickets that are not named, but for long ones. `A` to `L` and `1` to `6` are names."""
    names = {**dict(zip("ABCDEFGHIJKL", REGULAR_NAMES[number:], strict=False)), **dict(zip("123456", LONG_NAMES, strict=True))}

    def real(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: names[value] if key == "ticket" else value for key, value in part.items()}
        return [names.get(each, each) if isinstance(each, str) else real(each) for each in part] if isinstance(part, list) else part

    found = {name: part if name == "phase" else real(part) for name, part in where.items()}
    found = {**position(players), "dropped": [[]] * players, "returned": [], "ticket_deck": [], **found}
    found.pop("long_aside")
    mine = found["tickets"][0]
    there = group_tickets({"long_aside": [], "offered": [[]] * players, "draws": 0, **found})
    placed = {ticket for tickets in there.values() for ticket in tickets}
    seen = [{"ticket": ticket, "draw": 1} for ticket in REGULAR_NAMES if ticket not in placed]
    found["tickets"][0] = sorted([*mine, *seen], key=lambda entry: entry["draw"])
    return found


TICKET_POSITIONS: dict[str, dict[str, Any]] = {
    "start tickets kept and not kept": {
        "players": 2, "tickets": [ticket_entries((0, "1")), ticket_entries((0, "2 A B"))], "dropped": [[], ["C"]], "ticket_deck": ["D"]},
    "two others": {
        "players": 3, "tickets": [ticket_entries((0, "1")), ticket_entries((0, "2 A")), ticket_entries((0, "3 D E"))],
        "dropped": [[], ["B"], []], "ticket_deck": []},
    "one long ticket too few, by hand": {
        "players": 3, "tickets": [ticket_entries((0, "1")), ticket_entries((0, "2 A B")), ticket_entries((0, "C"))], "ticket_deck": ["D"],
        "dropped": [[], [], []]},
    "a seat has put tickets back": {
        "players": 2, "tickets": [ticket_entries((0, "1")), ticket_entries((0, "2 A"), (1, "B"))], "ticket_deck": ["E"],
        "returned": [{"ticket": t, "seat": 1, "draw": 1} for t in "CD"]},
    "two traced tickets, tickets put back before lie untouched": {
        "players": 2, "tickets": [ticket_entries((0, "1")), ticket_entries((0, "2"), (3, "A B"), (4, "C"))], "draws": 4,
        "returned": [{"ticket": "D", "seat": 1, "draw": 2}, {"ticket": "E", "seat": 1, "draw": 3}],
        "traces": [{"seat": 0, "ticket": "A", "draw": 3}, {"seat": 0, "ticket": "E", "draw": 3}]},
    "traced tickets that may have been drawn once more": {
        "players": 3, "tickets": [ticket_entries((0, "1")), ticket_entries((0, "2"), (3, "A"), (5, "B")), ticket_entries((0, "3"), (4, "C D"))], "draws": 5,
        "returned": [{"ticket": "E", "seat": 2, "draw": 4}, {"ticket": "F", "seat": 1, "draw": 5}],
        "traces": [{"seat": 0, "ticket": "A", "draw": 3}, {"seat": 0, "ticket": "F", "draw": 4}]},
    "traced tickets in a draw that is going on": {
        "players": 2, "phase": "tickets", "active": 1, "offered": [[], ["A", "B", "C"]], "draws": 4,
        "tickets": [ticket_entries((0, "1")), ticket_entries((0, "2 D"), (3, "E"))],
        "returned": [{"ticket": "F", "seat": 1, "draw": 3}],
        "traces": [{"seat": 0, "ticket": "A", "draw": 4}, {"seat": 0, "ticket": "C", "draw": 4}]},
    "at the end": {
        "players": 3, "phase": "over", "tickets": [ticket_entries((0, "1")), ticket_entries((0, "A B")), ticket_entries((0, "3 C"))],
        "dropped": [[], ["2", "D"], ["E", "F"]], "ticket_deck": ["G"]},
}  # fmt: skip


@pytest.mark.parametrize("name", TICKET_POSITIONS)
def test_every_way_in_which_unseen_tickets_may_lie_is_equally_likely(name: str) -> None:
    match = start_match(ticket_position(**{"number": 3, **TICKET_POSITIONS[name]}))
    where = match.position()
    rules, tables = match.game.module("position"), match.game.tables.record
    groups = sorted((g for g in group_tickets(where) if not is_seen(where, g, 0)), key=lambda group: (group[0] in ("aside", "deck"), group))

    def world(record: Any) -> Laid:
        found = group_tickets(rules.to_position(tables, record))
        return tuple(tuple(found[group]) for group in groups)

    ways = dict.fromkeys(possible_layouts(where, 0), 1)
    assert tuple(tuple(group_tickets(where)[group]) for group in groups) in ways, "the true world fits"
    assert len(ways) > 1
    if len(ways) <= FEW_WORLDS:
        compare(match, 0, world, ways, SAMPLES_PER_WORLD)
        return
    worlds = [world(resampled(match, 0, n)) for n in range(DEALS)]
    assert set(worlds) <= set(ways)
    tickets = sorted({ticket for laid in worlds[:1] for place in laid for ticket in place})
    for one, other in zip(tickets, tickets[1:] + tickets[:1], strict=True):
        check_frequencies(Counter(place_and_company(w, one, other) for w in worlds), Counter(place_and_company(w, one, other) for w in ways))


def place_and_company(laid: Laid, one: str, other: str) -> tuple[int, bool]:
    """In which place a ticket lies, and whether another one lies there, too."""
    (place,) = [n for n, tickets in enumerate(laid) if one in tickets]
    return place, other in laid[place]


def test_start_tickets_and_choices_in_secret() -> None:
    """Setup: the other one has one of five long tickets and three of 37 others, and has chosen any two or more of the four."""
    offered = [[LONG_NAMES[0], *REGULAR_NAMES[:3]], [LONG_NAMES[1], *REGULAR_NAMES[3:6]]]
    match = start_match(position(2, phase="start_tickets", turn=0, offered=offered, chosen=[None, "12"]))
    found: dict[str, Counter[Any]] = {"long": Counter(), "other": Counter(), "choice": Counter(), "long kept": Counter()}
    for number in range(DEALS):
        record = resampled(match, 0, number)
        offer, choice = record.offer[1].tolist(), int(record.choice[1])
        names = [TICKET_IDS[ticket - 1] for ticket in offer]
        (long,) = [name for name in names if name in LONG]
        found["long"][long] += 1
        found["other"].update(name for name in names if name not in LONG)
        found["choice"][choice] += 1
        found["long kept"][bool(choice >> names.index(long) & 1)] += 1
    check_frequencies(found["long"], dict.fromkeys(LONG_NAMES[1:], 1))
    check_frequencies(found["other"], dict.fromkeys(REGULAR_NAMES[3:], 1))
    check_frequencies(found["choice"], {mask: 1 for mask in range(16) if mask.bit_count() >= 2})
    check_frequencies(found["long kept"], {True: 7, False: 4})
