"""Tests of the rules against a second implementation: both agree on everything after each decision (fact sheet, 11.4, 11.5)."""

from collections import Counter
from typing import Any

import pytest

import boardwright as bw
from tests.conftest import choose_cases, repetitions
from tests.games.rng import Rng

from .facts import CITIES, COLOURS, LONG, REGULAR, ROUTES, TICKETS, twin_of
from .helpers import OPTIONS, PLAYERS, game, position, start_match
from .reckoning import best_station_uses, connected, is_trail
from .twin import Twin

RANDOM_MATCHES = repetitions(1, proving=32, short=1)
BOT_MATCHES = repetitions(1, proving=24, short=1)
POSITIONS = repetitions(12, proving=360, short=10)
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


def comparable_position(where: dict[str, Any]) -> dict[str, Any]:
    """Return the program's position in the twin's form: unordered fields are sorted, knowledge of seats is left out."""
    comparable = dict(where)
    comparable["laid"] = where["laid"] if where["phase"] == "tunnel" else None  # otherwise it describes the last tunnel
    comparable["tickets"] = [sorted(entry["ticket"] for entry in held) for held in where["tickets"]]
    comparable["dropped"] = [sorted(names) for names in where["dropped"]]
    comparable["long_aside"] = sorted(where["long_aside"])
    comparable["ticket_deck"] = sorted(where["ticket_deck"])
    draws = [entry["draw"] for entry in where["returned"]]
    assert draws == sorted(draws), "the groups put back first come first"
    comparable["returned"] = [sorted(e["ticket"] for e in where["returned"] if e["draw"] == draw) for draw in sorted(set(draws))]
    return comparable


def check_agreement(match: Any, twin: Twin) -> None:
    """Compare position, actors and legal decisions, and at the end the result."""
    expected, actual = twin.position(), comparable_position(match.position())
    differences = {name: (actual[name], value) for name, value in expected.items() if actual[name] != value}
    assert not differences, f"(program, twin): {differences}"
    assert match.actors == twin.actors()
    for seat in range(match.players):
        assert {str(action) for action in match.legal(seat)} == twin.choices(seat)
    if match.over:
        check_result(match, twin)


def check_result(match: Any, twin: Twin) -> None:
    """Compare points, places and the whole breakdown."""
    result, scores = match.result, twin.final_scores()
    assert result.scores == [score.points for score in scores]
    assert result.ranking == twin.ranking() and result.reason == twin.ending
    for seat, (part, score) in enumerate(zip(result.breakdown, scores, strict=True)):
        own = sorted(name for name, owner in twin.owners.items() if owner == seat)
        assert part["routes"]["points"] == score.routes and sorted(entry["route"] for entry in part["routes"]["routes"]) == own
        assert part["tickets"]["points"] == score.use.points
        assert {entry["ticket"] for entry in part["tickets"]["made"]} == score.use.made
        assert {entry["ticket"] for entry in part["tickets"]["missed"]} == set(twin.tickets[seat]) - score.use.made
        assert part["express"]["points"] == score.express and part["express"]["length"] == score.trail
        trail = part["express"]["trail"]
        assert is_trail(trail) and set(trail) <= set(own) and sum(ROUTES[name].length for name in trail) == score.trail
        assert part["tie"] == {"made": len(score.use.made), "stations": score.stations_left, "express": score.express > 0}
        check_stations(part, twin, seat, own)
        assert sum(source["points"] for name, source in part.items() if name != "tie") == result.scores[seat]


def check_stations(part: dict[str, Any], twin: Twin, seat: int, own: list[str]) -> None:
    """Compare each station's borrowed route, the first by name among the best, and the borrowed routes that each ticket needs."""
    built = part["stations"]["built"]
    assert sorted(entry["city"] for entry in built) == sorted(city for city, owner in twin.built.items() if owner == seat)
    assert part["stations"]["left"] == twin.stations[seat] == 3 - len(built)
    for entry in built:
        assert entry["owner"] == (None if entry["borrowed"] is None else twin.owners[entry["borrowed"]]) != seat
    chosen = {entry["city"]: entry["borrowed"] for entry in built}
    best = best_station_uses(seat, twin.owners, twin.built, twin.tickets[seat])
    assert chosen in [use.borrowed for use in best]
    borrowed = sorted(filter(None, chosen.values()))
    assert borrowed == min(sorted(filter(None, use.borrowed.values())) for use in best), "the first by name (E57)"
    for made in part["tickets"]["made"]:
        ticket, needed = TICKETS[made["ticket"]], made["borrowed"]
        assert set(needed) <= set(borrowed)
        ways = [ROUTES[name] for name in own]
        assert connected(ticket.a, ticket.b, ways + [ROUTES[name] for name in needed])
        for name in needed:
            assert not connected(ticket.a, ticket.b, ways + [ROUTES[other] for other in needed if other != name])


def play_both(match: Any, twin: Twin, seat: int, decision: str | int) -> None:
    """Play the same decision in both, and give the twin the program's events for it."""
    text = str(match.game.actions.action(decision))
    match.play(seat, text)
    twin.choose(seat, text, match.full_events(twin.event_count))
    check_agreement(match, twin)


def play_random(match: Any, twin: Twin, dice: Rng, most: int = 10_000) -> int:
    """Play at random, with all kinds of decisions, and return the number of decisions."""
    check_agreement(match, twin)
    decisions = 0
    while not match.over and decisions < most:
        seat = dice.choice(match.actors)
        play_both(match, twin, seat, choose_varied(dice, twin.choices(seat)))
        decisions += 1
    return decisions


def choose_varied(dice: Rng, choices: set[str]) -> str:
    """Choose a kind of decision, then a decision of that kind, so that all kinds come often."""
    kind = dice.choice(sorted({text.split()[0] for text in choices}))
    chosen: str = dice.choice(sorted(text for text in choices if text.split()[0] == kind))
    return chosen


def new_match(players: int, seed: int, options: dict[str, Any]) -> tuple[Any, Twin]:
    match = game().new_match(players=players, seed=seed, options=options)
    return match, Twin.of_setup(players, match.options, match.full_events())


@pytest.mark.parametrize(("players", "variant"), choose_cases([table for table in TABLES if sum(table) % 2 == 0], TABLES))
def test_twin_agrees_over_random_matches_with_all_options(players: int, variant: int) -> None:
    for seed in range(RANDOM_MATCHES if variant == 0 else max(1, RANDOM_MATCHES // 4)):
        match, twin = new_match(players, seed * 10 + variant, VARIANTS[variant])
        play_random(match, twin, Rng(seed + 100 * variant))
        assert match.over


@pytest.mark.parametrize("players", PLAYERS)
def test_twin_agrees_over_matches_between_bots(players: int) -> None:
    """Bots reach other positions than random players: fewer tickets, long routes, made tickets."""
    for seed in range(BOT_MATCHES):
        names = [game().bots[(seed + seat) % len(game().bots)] for seat in range(players)]
        bots = [bw.bot(name, game(), seed) for name in names]
        match, twin = new_match(players, 7_000 + seed, {})
        while not match.over:
            seat = match.actors[0]
            play_both(match, twin, seat, int(bots[seat].choose(match.hidden(seat), match.legal_ids(seat))))


def random_position(dice: Rng) -> dict[str, Any]:
    """Return a random position: large hands, few cards to draw, few trains, taken twins, stations, few tickets left."""
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
    owners = random_owners(dice, players)
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


def random_owners(dice: Rng, players: int) -> dict[str, int]:
    """Return owners of random routes, claimed by the rules until some seats have few trains left."""
    owners: dict[str, int] = {}
    left = [45] * players
    for name in dice.shuffled(ROUTES)[: 10 + dice.below(90)]:
        seat, other = dice.below(players), owners.get(twin_of(name) or "")
        if left[seat] >= ROUTES[name].length and (other is None or (players >= 4 and other != seat)):
            owners[name] = seat
            left[seat] -= ROUTES[name].length
    return owners


def test_twin_agrees_from_random_positions() -> None:
    """From positions that play would seldom reach, 60 decisions each or to the end."""
    ended: Counter[str] = Counter()
    for seed in range(POSITIONS):
        dice = Rng(9_000 + seed)
        match = start_match(random_position(dice), seed)
        play_random(match, Twin.of_position(match.position()), dice, 60)
        ended[match.result.reason if match.over else "not over"] += 1
    assert ended["last_round"] > POSITIONS / 10


def restart(match: Any) -> Any:
    """Return a new match from a match's position."""
    return start_match(match.position(), 3)


def test_twin_agrees_on_every_decision_of_random_positions() -> None:
    """Every legal decision of a position, and every payment of each."""
    for seed in range(max(3, POSITIONS // 10)):
        dice = Rng(20_000 + seed)
        match = start_match(random_position(dice), seed)
        (seat,) = match.actors
        for text in dice.shuffled(sorted(map(str, match.legal(seat))))[:25]:
            branch, twin = restart(match), Twin.of_position(match.position())
            play_both(branch, twin, seat, text)
            if branch.over or branch.position()["phase"] not in ("pay_route", "pay_station", "tickets"):
                continue
            for payment in sorted(twin.choices(seat))[:12]:
                leaf, leaf_twin = restart(branch), Twin.of_position(branch.position())
                play_both(leaf, leaf_twin, seat, payment)
                if not leaf.over and leaf.position()["phase"] == "tunnel":
                    for extra in sorted(leaf_twin.choices(seat)):
                        end, end_twin = restart(leaf), Twin.of_position(leaf.position())
                        play_both(end, end_twin, seat, extra)
