"""Tests of invariants over whole Endeavor matches, and of the scoring on random final positions (`reckoning.py` computes it again)."""

from collections import Counter
from itertools import groupby
from typing import Any

import numpy as np
import pytest

from boardwright.core.machine.state import RecordBuffer
from boardwright.games.endeavor.rules.start import derive
from boardwright.games.endeavor.state import STATE
from tests.conftest import repetitions
from tests.games.rng import Rng

from . import facts as f, reckoning
from .players import OPTIONS, play_match
from .scenario import game

MATCHES = repetitions(1, proving=32, short=1)
ENDS = repetitions(300, proving=2_400, short=300)

# -- laws --------------------------------------------------------------------------------------------------------------------------


def count_discs(position: dict[str, Any], seat: int) -> int:
    """Count a seat's discs in all places."""
    mat = position["seats"][seat]
    total = mat["harbour"] + mat["supply"] + sum(each["manned"] for each in mat["buildings"])
    total += sum(counts[seat] for counts in position["beside"].values()) + sum(lane.count(seat) for lane in position["lanes"].values())
    return int(total) + list(position["cities"].values()).count(seat)


def count_tokens_on_board(position: dict[str, Any]) -> Counter[str]:
    tokens = position["tokens"]
    lanes = [token for lane in tokens["lanes"].values() for token in lane if token]
    return Counter([*tokens["cities"].values(), *tokens["links"].values(), *lanes])


def check_laws(match: Any, spent: Counter[str]) -> None:
    """Check every invariant of the current position. `spent` counts the blue tokens spent so far."""
    position, view = match.position(), match.view(None)
    players = range(match.players)
    assert all(count_discs(position, seat) == f.DISCS for seat in players)
    held = sum((Counter(mat["tokens"]) for mat in position["seats"]), Counter())
    assert count_tokens_on_board(position) + held + spent == f.TOKENS
    built = Counter(each["building"] for mat in position["seats"] for each in mat["buildings"][1:])
    assert built + Counter(position["stock"]) == {name: b.copies for name, b in f.BUILDINGS.items() if b.copies}
    decks = [card for deck in view["decks"].values() for card in deck["cards"]]
    cards = [*decks, *position["gone"], *(card for mat in position["seats"] for card in mat["cards"] + mat["aside"])]
    assert Counter(cards) == Counter(f.CARDS.keys())
    for name, deck in view["decks"].items():
        assert [f.value_of(card) for card in deck["cards"]] == sorted(f.value_of(card) for card in deck["cards"])
        assert all(f.deck_of(card) == name for card in deck["cards"])
    for seat, mat in enumerate(position["seats"]):
        assert mat["levels"] == reckoning.icon_sums(position, seat)
        assert len(mat["buildings"]) <= position["round"] + 1
        assert sum(f.BUILDINGS[each["building"]].level == 5 for each in mat["buildings"]) <= 1
        assert mat["governor"] is None or mat["governor"] in mat["cards"]
    for region, lane in position["lanes"].items():
        opened = len(lane) == f.LANES[region]
        assert view["regions"][region]["open"] == opened
        assert (f"{region}_governor" in decks) == (not opened)
        if not opened:
            assert region not in position["beside"] and not any(f.CITY_REGION[city] == region for city in position["cities"])


def check_view(match: Any) -> None:
    """Check presence, links and glory in the view against `reckoning`."""
    position, view = match.position(), match.view(None)
    for name, region in view["regions"].items():
        assert region["presence"] == [reckoning.presence(position, seat, name) for seat in range(match.players)]
    for link in view["links"].values():
        holders = [seat for seat in range(match.players) if frozenset((link["a"], link["b"])) in reckoning.links_of(position, seat)]
        assert link["seat"] == (holders[0] if holders else None)
    for seat, mat in enumerate(view["seats"]):
        glory = reckoning.glory(position, seat)
        assert mat["glory"] == glory | {"total": sum(glory.values())}


@pytest.mark.parametrize("players", f.PLAYERS)
@pytest.mark.parametrize("options", OPTIONS, ids=["default", "finance", "below_five"])
def test_invariants_hold_after_every_decision(players: int, options: dict[str, str]) -> None:
    for number in range(MATCHES):
        dice, spent = Rng(number), Counter[str]()
        for match, text in play_match(players, 100 + number, **options):
            if not text or dice.below(6) == 0:
                check_laws(match, spent)
                check_view(match)
            if text.startswith("spend "):
                spent[text.split()[1]] += 1
            assert not [token for token in spent if token in f.BROWN]
        assert [event.args["number"] for event in match.full_events() if event.kind == "began_round"] == list(range(1, f.ROUNDS + 1))
        assert match.view(None)["round"] == f.ROUNDS
        assert all(len(mat["buildings"]) == 8 for mat in match.view(None)["seats"])


DERIVED_FIELDS = ("presence", "near_cities", "open_cities", "own_cities", "needed_presence")


@pytest.mark.parametrize("players", f.PLAYERS)
def test_derived_fields_stay_up_to_date(players: int) -> None:
    """After every decision they equal recomputed ones and those of a reloaded position."""
    for number in range(MATCHES):
        for match, _ in play_match(players, 900 + number, **OPTIONS[number % 3]):
            current, fresh = match.hidden(None), RecordBuffer(STATE)
            fresh.array[0] = current
            derive(game().tables.record, fresh.record)
            reloaded = game().from_position(match.position(), seed=1).hidden(None)
            for field in DERIVED_FIELDS:
                assert np.array_equal(current[field], fresh.record[field]), field
                assert np.array_equal(current[field], reloaded[field]), field


@pytest.mark.parametrize("players", f.PLAYERS)
def test_rounds_follow_the_order_of_crown_building_and_turns(players: int) -> None:
    """The crown moves left each round. Seats build and grow once in turn order, and take turns until they pass."""
    for number in range(MATCHES):
        *_, (match, _) = play_match(players, 200 + number)
        events = [(event.kind, event.args) for event in match.full_events()]
        rounds = [n for n, (kind, _) in enumerate(events) if kind == "began_round"]
        crowns = [events[n][1]["seat"] for n in rounds]
        assert crowns == [(crowns[0] + n) % players for n in range(f.ROUNDS)]
        for crown, first, last in zip(crowns, rounds, [*rounds[1:], len(events)], strict=True):
            order = [(crown + n) % players for n in range(players)]
            round_events = events[first:last]
            for kind in ("built", "grew"):
                assert [args["seat"] for event_kind, args in round_events if event_kind == kind] == order
            assert [seat for seat, _ in groupby(args["seat"] for kind, args in round_events if kind == "paid")] == [
                seat for seat in order if any(kind == "paid" and args["seat"] == seat for kind, args in round_events)
            ]
            turns = [(kind, args["seat"]) for kind, args in round_events if kind in ("activated", "spent", "passed")]
            active_seats, index = list(order), 0
            for kind, seat in turns:
                assert seat == active_seats[index]
                if kind == "passed":
                    active_seats.pop(index)
                    index = index % len(active_seats) if active_seats else 0
                else:
                    index = (index + 1) % len(active_seats)
            assert not active_seats


def test_governors_card_limits_and_abolition_follow_the_rulebook() -> None:
    """Governors go to the seat that `reckoning` names, seats keep to the limit when they pass, abolition leaves no slavery card."""
    opened = passes = 0
    for number in range(3 * MATCHES):
        event_count, before = 0, {}
        for match, _ in play_match(3 + number % 3, 300 + number, **OPTIONS[number % 3]):
            position, events = match.position(), match.full_events(event_count)
            event_count += len(events)
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


def test_events_give_the_governor_on_each_governor_space() -> None:
    """Checked after every decision (ruling 25)."""
    placed = 0
    for number in range(3 * MATCHES):
        event_count, governors = 0, [None] * 5
        for match, _ in play_match(3 + number % 3, 500 + number, **OPTIONS[number // 3 % 3]):
            events = match.full_events(event_count)
            event_count += len(events)
            for event in events:
                if event.kind in ("placed_governor", "left_empty"):
                    governors[event.args["seat"]] = event.args.get("card")
                    placed += event.kind == "placed_governor"
            position = match.position()
            choosing = position["active"] if position["phase"] == "governor" else None  # its space is empty meanwhile
            assert all(governors[seat] == mat["governor"] for seat, mat in enumerate(position["seats"]) if seat != choosing)
    assert placed


# -- scoring of random final positions ----------------------------------------------------------------------------------------------


def random_final_position(dice: Rng) -> dict[str, Any]:
    """Return a final position with regions more or less open and many cards and tokens, whether play could reach it or not."""
    players = 3 + dice.below(3)
    full = {region: dice.below(2) == 1 for region in f.OVERSEAS}
    lanes = {r: [dice.below(players) for _ in range(f.LANES[r] if full[r] else dice.below(f.LANES[r]))] for r in f.OVERSEAS}
    abolished = dice.below(2) == 1
    places: dict[str, list[str]] = {}
    for card in dice.shuffled(f.CARDS):
        region, holder = f.deck_of(card), str(dice.below(2 * players))
        if card in f.GOVERNORS:
            holder = holder if full[region] and int(holder) < players else "gone" if full[region] else "deck"
        elif region == "slavery":
            place = dice.below(3)
            holder = "gone" if abolished and not place else f"aside {dice.below(players)}" if place == 1 or abolished else holder
        elif card == f.ABOLITION and not abolished:
            holder = "deck"
        places.setdefault(holder, []).append(card)
    open_cities = [city for city, region in f.CITY_REGION.items() if region == "europe" or full[region]]
    stock = dice.shuffled(name for name, b in f.BUILDINGS.items() for _ in range(b.copies) if b.level < 5)
    seats = []
    for seat in range(players):
        cards = places.get(str(seat), [])
        governors = [card for card in cards if card in f.GOVERNORS]
        buildings = ["colonial_house", *(stock.pop() for _ in range(7))]
        tokens = {token: dice.below(4) for token in f.TOKENS if token not in ("attack", "payment")}
        mat: dict[str, Any] = {"harbour": dice.below(13), "buildings": buildings, "cards": cards, "aside": places.get(f"aside {seat}", [])}
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
        "lanes": lanes, "beside": beside, "gone": places.get("gone", []), "abolished": abolished,
    }  # fmt: skip


def test_scoring_agrees_with_reckoning_on_random_final_positions() -> None:
    """Page 12: the glory of each source and the ranking."""
    highest: Counter[str] = Counter()
    for number in range(ENDS):
        match = game().from_position(random_final_position(Rng(number)), seed=1)
        position, result = match.position(), match.result
        expected = [reckoning.glory(position, seat) for seat in range(match.players)]
        assert [{source: part["points"] for source, part in parts.items()} for parts in result.breakdown] == expected, number
        assert result.scores == [sum(sources.values()) for sources in expected]
        assert result.ranking == reckoning.ranking(result.scores)
        for sources in expected:
            highest |= Counter({source: abs(points) for source, points in sources.items()})
    assert all(highest[source] >= 2 for source in expected[0]) and highest["links"] >= 6 and highest["culture"] == 15
