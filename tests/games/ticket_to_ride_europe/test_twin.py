"""Two opinions: the rules and their slow twin play the same decisions and must agree on everything after each (fact sheet, 11.4, 11.5)."""

from collections import Counter
from typing import Any

import pytest

import boardwright as bw
from tests.conftest import many, wide
from tests.games.rng import Rng

from .facts import CITIES, COLOURS, LONG, REGULAR, ROUTES, TICKETS, twin_of
from .helpers import OPTIONS, PLAYERS, game, position, start
from .reckoning import best_uses, connected, is_trail
from .twin import Twin

RANDOM_MATCHES = many(1, proving=32, short=1)
BOT_MATCHES = many(1, proving=24, short=1)
POSITIONS = many(12, proving=360, short=10)
VARIANTS: list[dict[str, Any]] = [
    {},
    {"three_locomotives": "only_those"},
    {"last_round": "exactly_two", "turn_cap": 400},
    {"passing": "no_cards"},
    {"passing": "may", "turn_cap": 400},
    {"second_card": "may"},
    {"turn_cap": 200},
    {"turn_cap": 0, "three_locomotives": "only_those", "second_card": "may"},
]
TABLES = [(players, variant) for variant in range(len(VARIANTS)) for players in PLAYERS]


def comparable(where: dict[str, Any]) -> dict[str, Any]:
    """The program's position in the twin's form: what has no order is sorted, notes about who knows what are left out."""
    found = dict(where)
    found["laid"] = where["laid"] if where["phase"] == "tunnel" else None  # else it is a memory of the last tunnel
    found["tickets"] = [sorted(entry["ticket"] for entry in held) for held in where["tickets"]]
    found["dropped"] = [sorted(names) for names in where["dropped"]]
    found["long_aside"] = sorted(where["long_aside"])
    found["ticket_deck"] = sorted(where["ticket_deck"])
    draws = [entry["draw"] for entry in where["returned"]]
    assert draws == sorted(draws), "the first that were put back come first"
    found["returned"] = [sorted(e["ticket"] for e in where["returned"] if e["draw"] == draw) for draw in sorted(set(draws))]
    return found


def agree(match: Any, twin: Twin) -> None:
    """Position, actors and legal decisions; at the end the result."""
    expected, found = twin.position(), comparable(match.position())
    differs = {name: (found[name], value) for name, value in expected.items() if found[name] != value}
    assert not differs, f"(program, twin): {differs}"
    assert match.actors == twin.actors()
    for seat in range(match.players):
        assert {str(action) for action in match.legal(seat)} == twin.choices(seat)
    if match.over:
        agree_on_the_end(match, twin)


def agree_on_the_end(match: Any, twin: Twin) -> None:
    """Points, places and the whole breakdown."""
    result, reckoned = match.result, twin.reckoned()
    assert result.scores == [one.points for one in reckoned]
    assert result.ranking == twin.ranking() and result.reason == twin.ending
    for seat, (told, one) in enumerate(zip(result.breakdown, reckoned, strict=True)):
        own = sorted(name for name, owner in twin.owners.items() if owner == seat)
        assert told["routes"]["points"] == one.routes and sorted(entry["route"] for entry in told["routes"]["routes"]) == own
        assert told["tickets"]["points"] == one.use.points
        assert {entry["ticket"] for entry in told["tickets"]["made"]} == one.use.made
        assert {entry["ticket"] for entry in told["tickets"]["missed"]} == set(twin.tickets[seat]) - one.use.made
        assert told["express"]["points"] == one.express and told["express"]["length"] == one.trail
        trail = told["express"]["trail"]
        assert is_trail(trail) and set(trail) <= set(own) and sum(ROUTES[name].length for name in trail) == one.trail
        assert told["tie"] == {"made": len(one.use.made), "stations": one.stations_left, "express": one.express > 0}
        agree_on_stations(told, twin, seat, own)
        assert sum(part["points"] for name, part in told.items() if name != "tie") == result.scores[seat]


def agree_on_stations(told: dict[str, Any], twin: Twin, seat: int, own: list[str]) -> None:
    """Each station with its borrowed route, the first by name among the best; each ticket with what it needs of them."""
    built = told["stations"]["built"]
    assert sorted(entry["city"] for entry in built) == sorted(city for city, owner in twin.built.items() if owner == seat)
    assert told["stations"]["left"] == twin.stations[seat] == 3 - len(built)
    for entry in built:
        assert entry["owner"] == (None if entry["borrowed"] is None else twin.owners[entry["borrowed"]]) != seat
    chosen = {entry["city"]: entry["borrowed"] for entry in built}
    best = best_uses(seat, twin.owners, twin.built, twin.tickets[seat])
    assert chosen in [use.borrowed for use in best]
    borrowed = sorted(filter(None, chosen.values()))
    assert borrowed == min(sorted(filter(None, use.borrowed.values())) for use in best), "first in order of names (E57)"
    for made in told["tickets"]["made"]:
        ticket, needed = TICKETS[made["ticket"]], made["borrowed"]
        assert set(needed) <= set(borrowed)
        ways = [ROUTES[name] for name in own]
        assert connected(ticket.a, ticket.b, ways + [ROUTES[name] for name in needed])
        for name in needed:
            assert not connected(ticket.a, ticket.b, ways + [ROUTES[other] for other in needed if other != name])


def both(match: Any, twin: Twin, seat: int, decision: str | int) -> None:
    """The same decision in both; the twin is shown what the program tells about it."""
    text = str(match.game.actions.action(decision))
    match.play(seat, text)
    twin.choose(seat, text, match.full_events(twin.heard))
    agree(match, twin)


def run(match: Any, twin: Twin, dice: Rng, most: int = 10_000) -> int:
    """Plays on at random (not always the first kind of decision that has many arguments); returns the number of decisions."""
    agree(match, twin)
    done = 0
    while not match.over and done < most:
        seat = dice.choice(match.actors)
        both(match, twin, seat, varied(dice, twin.choices(seat)))
        done += 1
    return done


def varied(dice: Rng, choices: set[str]) -> str:
    """A kind of decision first, then one of that kind: all kinds come often."""
    kind = dice.choice(sorted({text.split()[0] for text in choices}))
    chosen: str = dice.choice(sorted(text for text in choices if text.split()[0] == kind))
    return chosen


def new_match(players: int, seed: int, options: dict[str, Any]) -> tuple[Any, Twin]:
    match = game().new_match(players=players, seed=seed, options=options)
    return match, Twin.of_setup(players, match.options, match.full_events())


@pytest.mark.parametrize(("players", "variant"), wide([table for table in TABLES if sum(table) % 2 == 0], TABLES))
def test_random_matches(players: int, variant: int) -> None:
    """From the setup to the end, at random, with all options."""
    for seed in range(RANDOM_MATCHES if variant == 0 else max(1, RANDOM_MATCHES // 4)):
        match, twin = new_match(players, seed * 10 + variant, VARIANTS[variant])
        run(match, twin, Rng(seed + 100 * variant))
        assert match.over


@pytest.mark.parametrize("players", PLAYERS)
def test_matches_of_bots(players: int) -> None:
    """Good play goes elsewhere than chance: fewer tickets, long routes, made tickets."""
    for seed in range(BOT_MATCHES):
        names = [game().bots[(seed + seat) % len(game().bots)] for seat in range(players)]
        bots = [bw.bot(name, game(), seed) for name in names]
        match, twin = new_match(players, 7_000 + seed, {})
        while not match.over:
            seat = match.actors[0]
            both(match, twin, seat, int(bots[seat].choose(match.hidden(seat), match.legal_ids(seat))))


def anywhere(dice: Rng) -> dict[str, Any]:
    """A position thrown together: hoarded cards, few cards to draw, few trains, taken twins, stations, few tickets left."""
    players = 2 + dice.below(4)
    bag = dice.shuffled([*(colour for colour in COLOURS for _ in range(12)), *["locomotive"] * 14])
    row: list[str | None] = [bag.pop() for _ in range(5)]
    deck, discard = Counter[str](), Counter[str]()
    if dice.below(4) == 0:
        row = [card if dice.below(2) else None for card in row] if dice.below(3) else [None] * 5
    else:
        deck = Counter(bag.pop() for _ in range(dice.choice((0, 1, 2, 5, 30))))
        discard = Counter(bag.pop() for _ in range(dice.choice((0, 1, 2, 5, 20))))
    used = Counter(card for card in row if card) + deck + discard
    everything = Counter({**dict.fromkeys(COLOURS, 12), "locomotive": 14})
    left = dice.shuffled((everything - used).elements())
    hands = [Counter[str]() for _ in range(players)]
    for card in left:
        hands[dice.below(players)][card] += 1
    owners = owned(dice, players)
    cities = dice.shuffled(CITIES)
    built = {cities.pop(): seat for seat in range(players) for _ in range(dice.below(4))}
    names = dice.shuffled(sorted(REGULAR))
    long = dice.shuffled(sorted(LONG))
    tickets = [[names.pop() for _ in range(dice.below(5))] + ([long.pop()] if dice.below(2) else []) for _ in range(players)]
    returned = [[names.pop() for _ in range(1 + dice.below(2))] for _ in range(dice.below(3))]
    ticket_deck = [names.pop() for _ in range(dice.choice((0, 1, 2, 9)))]
    last = (dice.below(players), 1 + dice.below(players)) if dice.below(6) == 0 else None
    options = {**OPTIONS, **dice.choice(VARIANTS)}
    return position(players, hands=hands, row=row, deck=deck, discard=discard, owners=owners, built=built, tickets=tickets,
                    ticket_deck=ticket_deck, returned=returned, last=last, options=options, active=dice.below(players),
                    first=dice.below(players), turn=50 + dice.below(20))  # fmt: skip


def owned(dice: Rng, players: int) -> dict[str, int]:
    """Routes claimed as the rules allow it, until some have few trains left."""
    owners: dict[str, int] = {}
    left = [45] * players
    for name in dice.shuffled(ROUTES)[: 10 + dice.below(90)]:
        seat, other = dice.below(players), owners.get(twin_of(name) or "")
        if left[seat] >= ROUTES[name].length and (other is None or (players >= 4 and other != seat)):
            owners[name] = seat
            left[seat] -= ROUTES[name].length
    return owners


def test_from_anywhere() -> None:
    """Positions that play would seldom reach, a few decisions each or to the end."""
    ended: Counter[str] = Counter()
    for seed in range(POSITIONS):
        dice = Rng(9_000 + seed)
        match = start(anywhere(dice), seed)
        run(match, Twin.of_position(match.position()), dice, 60)
        ended[match.result.reason if match.over else "goes on"] += 1
    assert ended["last_round"] > POSITIONS / 10


def again(match: Any) -> Any:
    """The same position as the start of another match."""
    return start(match.position(), 3)


def test_every_decision_from_anywhere() -> None:
    """Not only one choice at random: every legal decision of a position, and every payment of each."""
    for seed in range(max(3, POSITIONS // 10)):
        dice = Rng(20_000 + seed)
        match = start(anywhere(dice), seed)
        (seat,) = match.actors
        for text in dice.shuffled(sorted(map(str, match.legal(seat))))[:25]:
            branch, twin = again(match), Twin.of_position(match.position())
            both(branch, twin, seat, text)
            if branch.over or branch.position()["phase"] not in ("pay_route", "pay_station", "tickets"):
                continue
            for payment in sorted(twin.choices(seat))[:12]:
                leaf, leaf_twin = again(branch), Twin.of_position(branch.position())
                both(leaf, leaf_twin, seat, payment)
                if not leaf.over and leaf.position()["phase"] == "tunnel":
                    for extra in sorted(leaf_twin.choices(seat)):
                        end, end_twin = again(leaf), Twin.of_position(leaf.position())
                        both(end, end_twin, seat, extra)
