"""Tests of invariants in every position that play can reach (fact sheet, 11.2, 11.3, 11.5–11.7, 11.9)."""

import json
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.machine.random import key_of
from tests.conftest import repetitions
from tests.contract.matches import Driver
from tests.games.inspection import event_args, legal_texts
from tests.games.rng import Rng

from .facts import CARDS, COLOURS, LOCOMOTIVE, LONG, POINTS, ROUTES, TICKETS, TRAINS, twin_of
from .helpers import PLAYERS, all_cards, all_tickets, game, play, position, start_match
from .test_twin import choose_varied, random_position

CHECKED_MATCHES = repetitions(6, proving=160, short=6)
WHOLE_MATCHES = repetitions(200, proving=4_800, short=100)
EVENT_MATCHES = repetitions(1, proving=24, short=1)
WORLDS = repetitions(15, proving=480, short=15)
TUNNEL, OVER = 4, 6  # phases
HALF = 51  # routes in the first half of a bit set
KINDS = [*COLOURS, LOCOMOTIVE]
LENGTHS = np.array([route.length for route in ROUTES.values()])
WORTH = np.array([POINTS[route.length] for route in ROUTES.values()])
TWINS = np.array([list(ROUTES).index(str(twin_of(name))) if route.double else -1 for name, route in ROUTES.items()])


# -- after every decision, in machine code -------------------------------------------------------------------------------------


def check_state(state: Any) -> None:
    """Check the invariants of one state."""
    players = int(state.players)
    cards = state.hand.sum(axis=0).astype(int) + state.deck + state.discards
    row = [card for card in state.row if card >= 0]
    for card in row:
        cards[card] += 1
    if state.phase == TUNNEL:
        for card in state.revealed[: state.revealed_count]:
            cards[card] += 1
        cards[state.laid_colour] += state.laid_cards
        cards[8] += state.laid_locomotives
    assert cards.tolist() == [12] * 8 + [14], "110 cards, each in one place (11.2)"
    assert min(state.hand.min(), state.deck.min(), state.discards.min()) >= 0
    assert state.hand_count.tolist() == state.hand.sum(axis=1).tolist()
    assert state.deck_count == state.deck.sum() and state.discard_count == state.discards.sum()
    check_row(state, row)
    check_board(state, players)
    tickets = state.held_count.sum() + state.offer_count.sum() + state.dropped_count.sum() + state.aside_count + state.unseen_ticket_count
    assert tickets + state.returned_count == 46, "46 tickets, each in one place (11.2)"


def check_row(state: Any, row: list[int]) -> None:
    """Check that three locomotives lie open only if a sweep cannot help (11.3, E12), and gaps only if no card is left (E13)."""
    if row.count(8) >= 3:
        others = state.deck[:8].sum() + state.discards[:8].sum() + sum(card != 8 for card in row)
        pool = state.deck_count + state.discard_count + len(row)
        assert others < min(5, pool) - 2 or others <= 6, "a sweep could help (or the row was swept thirty times)"
    if len(row) < 5:
        assert state.deck_count + state.discard_count == 0


def check_board(state: Any, players: int) -> None:
    """Check that trains and stations are on the board or left (11.2), route points, and double routes (E2, E3)."""
    for seat in range(players):
        own = state.owner == seat
        assert state.trains[seat] == TRAINS - LENGTHS[own].sum() >= 0
        assert state.points[seat] == WORTH[own].sum() <= most_route_points()
        assert state.stations[seat] == 3 - (state.built == seat).sum() >= 0
    for route in np.flatnonzero((TWINS >= 0) & (state.owner >= 0)):
        other = state.owner[TWINS[route]]
        assert other < 0 or (players >= 4 and other != state.owner[route])
    taken = state.owner >= 0
    for seat in range(players):
        by_twin = (TWINS >= 0) & taken[TWINS] & ((state.owner[TWINS] == seat) | (players < 4))
        closed = taken | by_twin
        assert state.closed[seat].tolist() == [mask_of(closed[:HALF]), mask_of(closed[HALF:])], "routes closed to a seat (E1–E3)"
    assert state.free_cities == mask_of(state.built < 0), "cities without a station (E23)"


def mask_of(flags: np.ndarray) -> int:
    """Return the flags as the bits of a number, the first one lowest."""
    return int.from_bytes(np.packbits(flags, bitorder="little").tobytes(), "little")


@cache
def most_route_points() -> int:
    """Return the most points that 45 trains can claim (11.9), with one track of each double route."""
    best = [0] * (TRAINS + 1)
    for route in ROUTES.values():
        if not route.id.endswith("-2"):
            for trains in range(TRAINS, route.length - 1, -1):
                best[trains] = max(best[trains], best[trains - route.length] + POINTS[route.length])
    return best[TRAINS]


def test_45_trains_claim_94_points_at_most() -> None:
    """Lengths 8 + 6 + 6 + six times 4 + 1: 21 + 30 + 42 + 1."""
    assert most_route_points() == 94


OPTIONS: list[dict[str, Any]] = [
    {},
    {"three_locomotives": "only_those", "second_card": "may"},
    {"last_round": "exactly_two", "passing": "no_cards", "turn_cap": 400},
    {"passing": "may", "turn_cap": 400},
]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("bots", ["random", "mixed"])
def test_invariants_hold_after_every_decision(players: int, bots: str) -> None:
    """With random and mixed bots, and all options."""
    rules = game().compile()
    for number in range(CHECKED_MATCHES):
        names = [rules.bots[(number + seat) % len(rules.bots)] if bots == "mixed" else "random" for seat in range(players)]
        driver = Driver.start(rules, rules.engine, players, (bots, players, number), names, **OPTIONS[number % 4])
        decisions = 0
        while driver.actors:
            check_state(driver.state.record)
            seat = driver.seat
            assert driver.legal(seat), "the seat has a legal choice (11.5)"
            driver.apply(seat, driver.choose(seat))
            decisions += 1
            assert decisions < 20_000
        check_state(driver.state.record)
        assert driver.state.record.phase == OVER


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("bot", ["random", "routes"])
def test_thousands_of_whole_matches_end_within_the_limits(players: int, bot: str) -> None:
    """Nearly all end by few trains (11.5, 11.9)."""
    finals: list[np.ndarray] = []
    matches = WHOLE_MATCHES if bot == "random" else WHOLE_MATCHES // 10
    totals = simulate_batch(
        game().compile(), players, [bot] * players, matches, key_of(players), each=lambda states, _: finals.append(states.copy())
    )
    assert totals.unfinished == 0 and totals.games == matches
    states = np.concatenate(finals).view(np.recarray)
    reasons = np.bincount(states.ending, minlength=3)
    assert reasons[0] > 0.9 * matches or bot == "routes"
    for n in range(0, matches, 3):
        check_state(states[n])
    scores = np.concatenate(totals.scores)
    assert (states.points[:, :players] <= most_route_points()).all()
    assert (scores <= most_route_points() + 444 + 12 + 10).all()
    assert (states.turns_left[states.ending == 0] == 0).all()
    few = (states.trains[:, :players] <= 2).any(axis=1)
    assert (few | (states.ending != 0)).all()


# -- in the events -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_the_last_round_has_one_turn_for_each_seat(players: int) -> None:
    """The seat that began it is last (11.5). Turns go clockwise all the time."""
    for seed in range(EVENT_MATCHES):
        match, dice = game().new_match(players=players, seed=seed), Rng(seed)
        for seat in range(players):
            match.play(seat, "keep 12")
        order, turn = [], -1
        while not match.over:
            (seat,) = match.actors
            if match.hidden(None).turn != turn:
                turn = int(match.hidden(None).turn)
                order.append(seat)
            match.play(seat, int(dice.choice(match.legal_ids(seat))))
        assert all((one + 1) % players == two for one, two in pairwise(order))
        (last,) = event_args(match.full_events(), "last_round")
        assert order[-1] == last["seat"] and len(order) == match.position()["turn"]
        event_kinds = [event.kind for event in match.full_events()]
        ends = {"drew", "took", "claimed", "built_station", "kept_tickets", "gave_up", "passed"}
        seats = [e.args["seat"] for e in match.full_events()[event_kinds.index("last_round") + 1 :] if e.kind in ends]
        assert [seat for n, seat in enumerate(seats) if n == 0 or seats[n - 1] != seat] == order[-players:]


def sum_up_events(events: list[Any], players: int) -> dict[str, Any]:
    """Build the public information from the public events alone."""
    row: list[str | None] = [None] * 5
    owners, built, points, cards, trains = {}, {}, [0] * players, [0] * players, [TRAINS] * players
    for event in events:
        args, seat = event.args, event.args.get("seat")
        paid = (args.get("cards") or 0) + (args.get("locomotives") or 0)
        if event.kind == "laid_out":
            row = [args[f"card_{n}"] for n in (1, 2, 3, 4, 5)]
        elif event.kind == "opened":
            row[args["slot"] - 1] = args["card"]
        elif event.kind == "dealt":
            cards[seat] += 4
        elif event.kind in ("drew", "took"):
            cards[seat] += 1
            if event.kind == "took":
                assert row[args["slot"] - 1] == args["card"]
                row[args["slot"] - 1] = None
        elif event.kind == "claimed":
            owners[args["route"]] = seat
            trains[seat] -= ROUTES[args["route"]].length
            points[seat] += args["points"]
            cards[seat] -= paid
        elif event.kind == "built_station":
            built[args["city"]] = seat
            cards[seat] -= paid
    return {"row": row, "owners": owners, "built": built, "points": points, "cards": cards, "trains": trains}


@pytest.mark.parametrize("players", PLAYERS)
def test_public_events_add_up_to_the_public_view(players: int) -> None:
    """They give the board, the row, and each player's points, trains and number of cards."""
    for seed in range(EVENT_MATCHES):
        match, dice = game().new_match(players=players, seed=50 + seed), Rng(seed)
        while not match.over:
            seat = match.actors[0]
            match.play(seat, choose_varied(dice, legal_texts(match, seat)))
        view = match.view(None)
        summed = sum_up_events(match.events(None), players)
        seats = {name: [seat_view[name] for seat_view in view["seats"]] for name in ("points", "cards", "trains")}
        assert summed == {"row": view["row"], "owners": view["owners"], "built": view["built"], **seats}


@pytest.mark.parametrize("players", PLAYERS)
def test_positions_contain_all_cards_and_tickets(players: int) -> None:
    """11.2."""
    match, dice = game().new_match(players=players, seed=9), Rng(9)
    for _ in range(150):
        if match.over:
            break
        where = match.position()
        assert all_cards(where) == CARDS and sorted(all_tickets(where)) == sorted(TICKETS)
        assert len(LONG & set(all_tickets(where))) == 6
        if len(match.decisions) % 10 == 0:
            check_state(start_match(where)._state.record)
        seat = match.actors[0]
        match.play(seat, choose_varied(dice, legal_texts(match, seat)))


# -- determinism ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_seed_and_actions_give_the_same_match(players: int) -> None:
    """States, events and files are equal (11.6). Another seed gives another match."""
    matches = []
    for seed in (5, 5, 6):
        match, dice = game().new_match(players=players, seed=seed), Rng(1)
        for _ in range(300):
            if match.over:
                break
            seat = match.actors[0]
            match.play(seat, choose_varied(dice, legal_texts(match, seat)))
        matches.append(match)
    one, two, other = matches
    assert one.state_bytes() == two.state_bytes() and one.full_events() == two.full_events() and one.record() == two.record()
    assert one.state_bytes() != other.state_bytes()
    again = bw.replay(json.loads(json.dumps(one.record())))
    assert again.state_bytes() == one.state_bytes() and again.full_events() == one.full_events()


def test_a_reloaded_position_allows_the_same_decisions() -> None:
    """In every phase, and the reloaded position is the same."""
    for seed in range(WORLDS):
        dice = Rng(60_000 + seed)
        match = start_match(random_position(dice), seed)
        for _ in range(8):
            if match.over:
                break
            again = start_match(match.position(), 1)
            assert again.position() == match.position() and again.actors == match.actors
            assert all(legal_texts(again, seat) == legal_texts(match, seat) for seat in match.actors)
            match.play(match.actors[0], choose_varied(dice, legal_texts(match, match.actors[0])))


# -- hidden information --------------------------------------------------------------------------------------------------------


def everything_shown(match: Any, viewer: int | None) -> str:
    """Return all that a viewer is shown, as JSON."""
    shown: dict[str, Any] = {"view": match.view(viewer), "prompt": match.prompt(viewer).plain(), "actors": match.actors}
    if viewer is not None:
        legal = match.legal(viewer)
        shown["legal"] = [(str(action), match.preview(viewer, action)) for action in legal[::7]]
        shown["why not"] = [reason and reason.plain() for reason in (match.why_not(viewer, id) for id in range(0, 200, 3))]
    return json.dumps(shown)


def swap_hidden(where: dict[str, Any], viewer: int | None, dice: Rng) -> dict[str, Any]:
    """Return a position that looks the same to the viewer: the cards and tickets of other seats and of the decks are shuffled."""
    others = [seat for seat in range(where["players"]) if seat != viewer]
    places = [where["deck"], *(where["hands"][seat] for seat in others)]
    pool = dice.shuffled([card for cards in places for card, count in cards.items() for _ in range(count)])
    deck, *hands = [[pool.pop() for _ in range(sum(cards.values()))] for cards in places]
    new: dict[str, Any] = {**where, "deck": {card: deck.count(card) for card in KINDS if card in deck}, "hands": list(where["hands"])}
    for seat, hand in zip(others, hands, strict=True):
        new["hands"][seat] = {card: hand.count(card) for card in KINDS if card in hand}
    names = dice.shuffled([name for seat in others for name in where["tickets"][seat] if name not in LONG] + list(where["ticket_deck"]))
    new["tickets"] = list(where["tickets"])
    for seat in others:
        new["tickets"][seat] = [name if name in LONG else names.pop() for name in where["tickets"][seat]]
    new["ticket_deck"] = sorted(names)
    return new


def test_hands_tickets_and_decks_of_others_change_nothing_that_a_viewer_is_shown() -> None:
    """View, prompt, legal actions, reasons and previews are equal for both positions (11.7)."""
    differed = 0
    for seed in range(WORLDS):
        dice = Rng(90_000 + seed)
        where = {**random_position(dice), "returned": []}
        where = position(where["players"], **{k: where[k] for k in ("owners", "built", "row", "active", "options", "turn")},
                         hands=where["hands"], deck=where["deck"], discard=where["discard"], tickets=where["tickets"])  # fmt: skip
        for viewer in (None, *range(where["players"])):
            if viewer == where["active"]:
                continue  # checked below
            other = swap_hidden(where, viewer, dice)
            one, two = start_match(where), start_match(other)
            assert everything_shown(one, viewer) == everything_shown(two, viewer)
            differed += one.position() != two.position()
        other = swap_hidden(where, where["active"], dice)
        assert everything_shown(start_match(where), where["active"]) == everything_shown(start_match(other), where["active"])
    assert differed > WORLDS


def test_events_show_drawn_cards_and_tickets_to_their_owner_only() -> None:
    match = game().new_match(players=3, seed=4)
    for seat in range(3):
        match.play(seat, "keep 12")
    play(match, "draw", "draw", "draw_tickets", "keep 1")
    private = {"dealt": "card_1", "drew": "card", "offered": "ticket_1", "chose": "ticket_1", "kept_tickets": "ticket_1"}
    for viewer in (None, 0, 1, 2):
        for event in match.events(viewer):
            if event.kind in private:
                assert (event.args[private[event.kind]] is None) == (event.args["seat"] != viewer), event
