"""What always holds, and the slow reckoning of the rulebook: over whole matches of three, four and five, and on random ends."""

from collections import Counter
from itertools import groupby
from typing import Any

import numpy as np
import pytest

from boardwright.core.machine.state import RecordBuffer
from boardwright.games.endeavor.rules.start import derive
from boardwright.games.endeavor.state import STATE
from tests.conftest import many
from tests.games.rng import Rng

from . import facts as f, reckoning
from .players import OPTIONS, played
from .scenario import game

MATCHES = many(1, proving=32, short=1)
ENDS = many(300, proving=2_400, short=300)

# -- laws --------------------------------------------------------------------------------------------------------------------------


def discs_of(position: dict[str, Any], seat: int) -> int:
    """Everywhere a seat's discs can be."""
    mat = position["seats"][seat]
    found = mat["harbour"] + mat["supply"] + sum(each["manned"] for each in mat["buildings"])
    found += sum(counts[seat] for counts in position["beside"].values()) + sum(lane.count(seat) for lane in position["lanes"].values())
    return int(found) + list(position["cities"].values()).count(seat)


def tokens_on_board(position: dict[str, Any]) -> Counter[str]:
    told = position["tokens"]
    lanes = [token for lane in told["lanes"].values() for token in lane if token]
    return Counter([*told["cities"].values(), *told["links"].values(), *lanes])


def check(match: Any, spent: Counter[str]) -> None:
    """Every law, for the position as it is now."""
    position, view = match.position(), match.view(None)
    players = range(match.players)
    assert all(discs_of(position, seat) == f.DISCS for seat in players)
    held = sum((Counter(mat["tokens"]) for mat in position["seats"]), Counter())
    assert tokens_on_board(position) + held + spent == f.TOKENS
    built = Counter(each["building"] for mat in position["seats"] for each in mat["buildings"][1:])
    assert built + Counter(position["stock"]) == {name: b.copies for name, b in f.BUILDINGS.items() if b.copies}
    decks = [card for deck in view["decks"].values() for card in deck["cards"]]
    cards = [*decks, *position["gone"], *(card for mat in position["seats"] for card in mat["cards"] + mat["aside"])]
    assert Counter(cards) == Counter(f.CARDS.keys())
    for deck, told in view["decks"].items():
        assert [f.value_of(card) for card in told["cards"]] == sorted(f.value_of(card) for card in told["cards"])
        assert all(f.deck_of(card) == deck for card in told["cards"])
    for seat, mat in enumerate(position["seats"]):
        assert mat["levels"] == reckoning.levels(position, seat)
        assert len(mat["buildings"]) <= position["round"] + 1
        assert sum(f.BUILDINGS[each["building"]].level == 5 for each in mat["buildings"]) <= 1
        assert mat["governor"] is None or mat["governor"] in mat["cards"]
    for region, lane in position["lanes"].items():
        opened = len(lane) == f.LANES[region]
        assert view["regions"][region]["open"] == opened
        assert (f"{region}_governor" in decks) == (not opened)
        if not opened:
            assert region not in position["beside"] and not any(f.CITY_REGION[city] == region for city in position["cities"])


def check_looks(match: Any) -> None:
    """What people see of presence, links and glory agrees with the slow reckoning."""
    position, view = match.position(), match.view(None)
    for region, told in view["regions"].items():
        assert told["presence"] == [reckoning.presence(position, seat, region) for seat in range(match.players)]
    for link in view["links"].values():
        holders = [seat for seat in range(match.players) if frozenset((link["a"], link["b"])) in reckoning.links(position, seat)]
        assert link["seat"] == (holders[0] if holders else None)
    for seat, mat in enumerate(view["seats"]):
        wanted = reckoning.glory(position, seat)
        assert mat["glory"] == wanted | {"total": sum(wanted.values())}


@pytest.mark.parametrize("players", f.PLAYERS)
@pytest.mark.parametrize("options", OPTIONS, ids=["default", "finance", "below_five"])
def test_laws_hold_after_every_decision(players: int, options: dict[str, str]) -> None:
    for number in range(MATCHES):
        dice, spent = Rng(number), Counter[str]()
        for match, text in played(players, 100 + number, **options):
            if not text or dice.below(6) == 0:
                check(match, spent)
                check_looks(match)
            if text.startswith("spend "):
                spent[text.split()[1]] += 1
            assert not [token for token in spent if token in f.BROWN]
        assert [event.args["number"] for event in match.full_events() if event.kind == "began_round"] == list(range(1, f.ROUNDS + 1))
        assert match.view(None)["round"] == f.ROUNDS
        assert all(len(mat["buildings"]) == 8 for mat in match.view(None)["seats"])


DERIVED = ("presence", "near_cities", "open_cities", "own_cities", "needed_presence")


@pytest.mark.parametrize("players", f.PLAYERS)
def test_what_follows_from_the_rest_is_kept_up_to_date(players: int) -> None:
    """After every decision it is what is reckoned anew, and what a position that is read back has."""
    for number in range(MATCHES):
        for match, _ in played(players, 900 + number, **OPTIONS[number % 3]):
            kept, fresh = match.hidden(None), RecordBuffer(STATE)
            fresh.array[0] = kept
            derive(game().tables.record, fresh.record)
            read = game().from_position(match.position(), seed=1).hidden(None)
            for field in DERIVED:
                assert np.array_equal(kept[field], fresh.record[field]), field
                assert np.array_equal(kept[field], read[field]), field


@pytest.mark.parametrize("players", f.PLAYERS)
def test_the_course_of_a_round(players: int) -> None:
    """Crown to the left each round; each builds and grows once in turn order; turns go round among those who have not passed."""
    for number in range(MATCHES):
        events = [(event.kind, event.args) for match, text in played(players, 200 + number) if not text for event in match.full_events()]
        rounds = [n for n, (kind, _) in enumerate(events) if kind == "began_round"]
        crowns = [events[n][1]["seat"] for n in rounds]
        assert crowns == [(crowns[0] + n) % players for n in range(f.ROUNDS)]
        for crown, first, last in zip(crowns, rounds, [*rounds[1:], len(events)], strict=True):
            order = [(crown + n) % players for n in range(players)]
            told = events[first:last]
            for kind in ("built", "grew"):
                assert [args["seat"] for what, args in told if what == kind] == order
            assert [seat for seat, _ in groupby(args["seat"] for what, args in told if what == "paid")] == [
                seat for seat in order if any(what == "paid" and args["seat"] == seat for what, args in told)
            ]
            turns = [(what, args["seat"]) for what, args in told if what in ("activated", "spent", "passed")]
            left, at = list(order), 0
            for what, seat in turns:
                assert seat == left[at]
                if what == "passed":
                    left.pop(at)
                    at = at % len(left) if left else 0
                else:
                    at = (at + 1) % len(left)
            assert not left


def test_governors_limits_and_abolition() -> None:
    """A governor goes to the seat that the slow reckoning names; nobody who passes keeps too much; abolition leaves no slavery card."""
    opened = passes = 0
    for number in range(3 * MATCHES):
        known, before = 0, {}
        for match, _ in played(3 + number % 3, 300 + number, **OPTIONS[number % 3]):
            position, events = match.position(), match.full_events(known)
            known += len(events)
            for event in events:
                if event.kind == "governs":
                    region = f.deck_of(event.args["card"])
                    assert event.args["seat"] == reckoning.governor_of(position["lanes"][region])
                    opened += 1
            for seat in range(match.players):
                if before and position["passed"][seat] and not before["passed"][seat]:
                    assert reckoning.over_limit(position, seat) == 0
                    passes += 1
            if position["abolished"]:
                assert not any(f.deck_of(card) == "slavery" for mat in position["seats"] for card in mat["cards"])
            before = position
    assert opened and passes > 20


def test_events_tell_who_lies_on_the_governor_space() -> None:
    """The events give the governor on the space after every decision (ruling 25)."""
    placed = 0
    for number in range(3 * MATCHES):
        known, told = 0, [None] * 5
        for match, _ in played(3 + number % 3, 500 + number, **OPTIONS[number // 3 % 3]):
            events = match.full_events(known)
            known += len(events)
            for event in events:
                if event.kind in ("placed_governor", "left_empty"):
                    told[event.args["seat"]] = event.args.get("card")
                    placed += event.kind == "placed_governor"
            position = match.position()
            asked = position["active"] if position["phase"] == "governor" else None  # the space is empty meanwhile
            assert all(told[seat] == mat["governor"] for seat, mat in enumerate(position["seats"]) if seat != asked)
    assert placed


# -- the end, on random positions ---------------------------------------------------------------------------------------------------


def random_end(dice: Rng) -> dict[str, Any]:
    """A finished match as it could be, and much that hardly could: all regions more or less open, many cards and tokens."""
    players = 3 + dice.below(3)
    full = {region: dice.below(2) == 1 for region in f.OVERSEAS}
    lanes = {r: [dice.below(players) for _ in range(f.LANES[r] if full[r] else dice.below(f.LANES[r]))] for r in f.OVERSEAS}
    abolished = dice.below(2) == 1
    homes: dict[str, list[str]] = {}
    for card in dice.shuffled(f.CARDS):
        region, where = f.deck_of(card), str(dice.below(2 * players))
        if card in f.GOVERNORS:
            where = where if full[region] and int(where) < players else "gone" if full[region] else "deck"
        elif region == "slavery":
            place = dice.below(3)
            where = "gone" if abolished and not place else f"aside {dice.below(players)}" if place == 1 or abolished else where
        elif card == f.ABOLITION and not abolished:
            where = "deck"
        homes.setdefault(where, []).append(card)
    open_cities = [city for city, region in f.CITY_REGION.items() if region == "europe" or full[region]]
    stock = dice.shuffled(name for name, b in f.BUILDINGS.items() for _ in range(b.copies) if b.level < 5)
    seats = []
    for seat in range(players):
        cards = homes.get(str(seat), [])
        governors = [card for card in cards if card in f.GOVERNORS]
        buildings = ["colonial_house", *(stock.pop() for _ in range(7))]
        tokens = {token: dice.below(4) for token in f.TOKENS if token not in ("attack", "payment")}
        mat: dict[str, Any] = {"harbour": dice.below(13), "buildings": buildings, "cards": cards, "aside": homes.get(f"aside {seat}", [])}
        mat["governor"] = dice.choice(governors) if governors and dice.below(2) else None
        seats.append(mat | {"tokens": {}, "wanted": tokens})
    cities = {city: dice.below(players) for city in open_cities if dice.below(5)}
    room, left = len(cities) + sum(len(lane) for lane in lanes.values()), Counter(f.TOKENS)
    for mat in seats:  # as many tokens as places were taken
        for token, count in mat.pop("wanted").items():
            mat["tokens"][token] = min(count, room, left[token])
            room -= mat["tokens"][token]
            left[token] -= mat["tokens"][token]
    beside = {region: [dice.below(3) for _ in range(players)] for region in f.OVERSEAS if full[region]}
    return {
        "game": "endeavor", "players": players, "phase": "over", "round": 7, "passed": [True] * players, "seats": seats, "cities": cities,
        "lanes": lanes, "beside": beside, "gone": homes.get("gone", []), "abolished": abolished,
    }  # fmt: skip


def test_the_slow_scorer_agrees_on_random_ends() -> None:
    """Page 12: each source and the places, on boards with much of everything."""
    most: Counter[str] = Counter()
    for number in range(ENDS):
        match = game().from_position(random_end(Rng(number)), seed=1)
        position, result = match.position(), match.result
        wanted = [reckoning.glory(position, seat) for seat in range(match.players)]
        assert [{source: part["points"] for source, part in told.items()} for told in result.breakdown] == wanted, number
        assert result.scores == [sum(sources.values()) for sources in wanted]
        assert result.ranking == reckoning.ranking(result.scores)
        for sources in wanted:
            most |= Counter({source: abs(points) for source, points in sources.items()})
    assert all(most[source] >= 2 for source in wanted[0]) and most["links"] >= 6 and most["culture"] == 15
