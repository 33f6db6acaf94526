"""Tests that resampled worlds fit the whole match, in matches with many tunnels taken back, reshuffles, open cards and stations.

The tests keep their own record of what all players saw in the events: known cards in hands; the cards drawn unseen from each deck, and
how many by each seat; the cards shown (paid, or laid for a tunnel) and when. A world assigns the cards drawn from each deck to the
seats. Together these must be the cards drawn. Each lies in the hand of the seat that drew it, or that seat has shown it after the draw.
The record forgets the first cards that a seat shows while it has drawn from one deck only, because they say nothing more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from boardwright.core.machine.state import RecordBuffer
from boardwright.games.ticket_to_ride_europe import events as e, state
from boardwright.games.ticket_to_ride_europe.laws import broken_laws
from boardwright.games.ticket_to_ride_europe.rules.drawn import note_shown
from tests.conftest import repetitions
from tests.contract.matches import Driver, derive_bytes
from tests.games.determinization import check_resampling
from tests.games.rng import Rng

from .facts import CARDS, COLOURS, LOCOMOTIVE, ROUTES
from .helpers import PLAYERS, game, position, start_match
from .test_unseen import SeatKnowledge, random_card_position, with_older_draws, world_of

WORLDS = repetitions(1_000, proving=25_000, short=250)
"""The worlds checked for each number of players."""
PLAIN_EVERY = 25
"""The plain engine repeats every 25th world, which is then checked against the laws of a position."""
SMALL = repetitions(6, proving=160, short=3)
OFTEN = repetitions(6, proving=48, short=6)

KINDS = (*COLOURS, LOCOMOTIVE)
ALL = np.array([CARDS[kind] for kind in KINDS])
TUNNEL = 4  # phase
WEIGHTS = {"give_up": 30, "take": 3, "draw": 6, "build_station": 1, "claim": 1, "pay": 1, "pay_extra": 1}
"""Weights of actions for seats that try tunnels. A claim of a tunnel weighs thirty times as much as other actions."""


class PublicRecord:
    """What all players have seen in a match so far, and what each seat has drawn."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.open = np.zeros((players, 9), int)  # known cards of each hand
        self.drawn = [np.zeros((players, 9), int)]  # cards drawn unseen, by shuffle and seat
        self.shows: list[list[tuple[int, Any]]] = [[] for _ in range(players)]  # (cards drawn by then, cards shown)
        self.shuffles = 0
        self.laid: Any = np.zeros(9, int)
        self.paid = [False] * players
        self.event_counts: Counter[str] = Counter()

    def add_events(self, events: Any) -> None:
        """Record events."""
        for kind, _, *args in events.items[: events.count].tolist():
            self.event_counts[e.EVENTS.types[kind].kind] += 1
            if kind == e.RESHUFFLED:
                self.forget_oldest()
                self.drawn.append(np.zeros((self.players, 9), int))
                self.shuffles += 1
            elif kind == e.DEALT:
                self.drawn[-1][args[0]] += np.bincount(args[1:5], minlength=9)
            elif kind == e.DREW:
                self.drawn[-1][args[0], args[1]] += 1
            elif kind == e.TOOK:
                self.open[args[0], args[2]] += 1
            elif kind in (e.LAID, e.CLAIMED, e.BUILT_STATION):
                self.add_shown(kind, args[0], np.bincount([args[2]] * args[3] + [8] * args[4], minlength=9))
            elif kind == e.GAVE_UP:
                self.event_counts["taken back before paying"] += not self.paid[args[0]]
                self.open[args[0]] += self.laid
                self.laid = np.zeros(9, int)

    def add_shown(self, kind: int, seat: int, cards: Any) -> None:
        """Record cards that a seat lays down. Cards laid for a tunnel were shown before."""
        cards = cards - self.laid
        new = (cards - self.open[seat]).clip(0)
        self.open[seat] -= cards - new
        if new.any():
            self.shows[seat].append((sum(int(cards_drawn[seat].sum()) for cards_drawn in self.drawn), new))
        self.laid = cards if kind == e.LAID else np.zeros(9, int)
        self.paid[seat] |= kind != e.LAID

    def forget_oldest(self) -> None:
        """Forget the first cards that a seat has shown if they can only come from the oldest shuffle of which it has cards."""
        for seat, shows in enumerate(self.shows):
            while shows:
                oldest = next(cards[seat] for cards in self.drawn if cards[seat].any())
                (draws, cards), *rest = shows
                if draws > oldest.sum():
                    break
                oldest -= cards
                shows[:] = [(draws - int(cards.sum()), later) for draws, later in rest]
        self.drawn = [cards for cards in self.drawn if cards.any()]


def match_moments(players: int) -> Iterator[tuple[Driver, PublicRecord]]:
    """Yield moments of endlessly many matches. Some seats try tunnels again and again and take them back, others play at random."""
    rules, number = game().compile(), 0
    while True:
        dice = Rng(700_000 + 1_000 * players + number)
        driver = Driver.start(rules, rules.engine, players, ("worlds", number), ["random"] * players)
        preferences = [dice.below(3) for _ in range(players)]  # 0: random, 1: tries tunnels and sometimes pays, 2: only tries
        seen, number = PublicRecord(players), number + 1
        seen.add_events(driver.events.record)
        for decision in range(250):
            if not driver.actors:
                break
            seat = driver.seat
            actions = [rules.actions[id] for id in driver.legal(seat)]
            weights = [action_weight(str(action), preferences[seat]) for action in actions]
            driver.apply(seat, actions[weighted_choice(dice, weights)].id)
            seen.add_events(driver.events.record)
            if decision > 2 * players and dice.below(3) == 0:
                yield driver, seen


def weighted_choice(dice: Rng, weights: list[int]) -> int:
    """Return a random index with these weights."""
    left = dice.below(sum(weights))
    return next(place for place in range(len(weights)) if left < sum(weights[: place + 1]))


def action_weight(text: str, preferences: int) -> int:
    """Return the weight of an action for a seat."""
    kind, _, argument = text.partition(" ")
    if preferences == 0:
        return 1
    if kind == "claim":
        return 300 if ROUTES[argument].tunnel else 3 - preferences
    if kind in ("build_station", "pay_extra"):
        return 2 - preferences
    return WEIGHTS.get(kind, 1) * 10


def check_world(world: Any, truth: Any, viewer: int, seen: PublicRecord) -> None:
    """Check that a world does not contradict what the viewer knows."""
    players = int(truth.players)
    hands = world.hand[:players].astype(int)
    drawn = [*world.earlier_drawn[: world.earlier_count, :players].astype(int), world.drawn_since_shuffle[:players].astype(int)]
    laid, revealed = np.zeros_like(hands), np.zeros(9, int)
    if truth.phase == TUNNEL:
        laid[truth.active, truth.laid_colour] += truth.laid_cards
        laid[truth.active, 8] += truth.laid_locomotives
        revealed += np.bincount(truth.revealed[: truth.revealed_count], minlength=9)
    row = np.bincount(truth.row[truth.row >= 0], minlength=9)
    everywhere = hands.sum(axis=0) + world.deck + truth.discards + laid.sum(axis=0) + revealed + row
    assert everywhere.tolist() == ALL.tolist(), "every card lies in one place"
    assert min(hands.min(), world.deck.min(), *(some.min() for some in drawn)) >= 0
    assert hands.sum(axis=1).tolist() == truth.hand_count[:players].tolist() and world.deck.sum() == truth.deck_count
    assert len(drawn) == len(seen.drawn)
    decks = [np.zeros((2, 9), int)] * (len(drawn) - 1) + [np.array([world.deck, truth.deck])]
    for sampled, true, deck in zip(drawn, seen.drawn, decks, strict=True):
        assert sampled.sum(axis=1).tolist() == true.sum(axis=1).tolist(), "each seat has drawn as many cards"
        assert (sampled.sum(axis=0) + deck[0]).tolist() == (true.sum(axis=0) + deck[1]).tolist(), "shuffled cards were drawn or are left"
        assert viewer < 0 or (sampled[viewer] == true[viewer]).all()
    assert viewer < 0 or (hands[viewer] == truth.hand[viewer]).all()
    for seat in range(players):
        assert (hands[seat] >= seen.open[seat]).all(), "a hand contains its known cards"
        check_drawn_cards([cards[seat] for cards in drawn], hands[seat] - seen.open[seat], seen.shows[seat])


def check_drawn_cards(drawn: list[Any], unseen: Any, shows: list[tuple[int, Any]]) -> None:
    """Check that a seat holds its drawn cards or has shown them after the draw, its oldest cards of a kind first."""
    shown = sum((cards for _, cards in shows), np.zeros(9, int))
    assert sum(drawn).tolist() == (unseen + shown).tolist(), "it holds the cards that it has not shown"
    left, used = [cards.copy() for cards in drawn], [0] * len(drawn)
    for draws, cards in shows:
        for shuffle, available in enumerate(left):
            taken = np.minimum(cards, available)
            available -= taken
            cards = cards - taken
            used[shuffle] += int(taken.sum())
            assert used[shuffle] <= max(0, draws), "it had drawn the cards when it showed them"
            draws -= int(drawn[shuffle].sum())
        assert not cards.any(), "it has drawn the cards that it showed"


@pytest.mark.parametrize("players", PLAYERS)
def test_resampled_worlds_fit_what_all_players_saw(players: int) -> None:
    rules, world, made = game().compile(), RecordBuffer(game().state_dtype), 0
    other = RecordBuffer(game().state_dtype)
    event_counts: Counter[str] = Counter()
    for driver, seen in match_moments(players):
        for viewer in range(-1, players):
            hidden = driver.hidden(viewer).data.copy()
            world.data[:] = hidden
            world.record.rng.key[:] = np.frombuffer(derive_bytes("world", made), "<u4")
            rules.engine.resample(rules.tables, world, viewer)
            check_world(world.record, driver.state.record, viewer, seen)
            if made % PLAIN_EVERY == 0:
                other.data[:] = hidden
                other.record.rng.key[:] = np.frombuffer(derive_bytes("world", made), "<u4")
                rules.plain.resample(rules.tables, other, viewer)
                assert (other.data == world.data).all(), "plain Python makes the same world"
                assert not [*broken_laws(rules.tables.record, world.record)], "it is accepted as a position"
            other.data[:] = world.data
            rules.engine.hide(rules.tables, other, viewer)
            assert (other.data == hidden).all(), "it looks the same to the viewer, byte for byte"
            made += 1
        event_counts |= seen.event_counts
        if made >= WORLDS:
            break
    for kind in ("took", "gave_up", "built_station", "claimed", "reshuffled", "taken back before paying"):
        assert event_counts[kind], kind


@pytest.mark.parametrize(("most", "room"), [("MOST_SHUFFLES", 2), ("MOST_EARLIER", 20)])
def test_a_full_record_joins_shuffles_and_stays_valid(most: str, room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In plain Python, with room for few shuffles."""
    monkeypatch.setattr(state, most, room)
    rules, world, joined, dice = game().compile(), RecordBuffer(game().state_dtype), 0, Rng(1)
    driver = Driver.start(rules, rules.plain, 5, ("full", 0), ["random"] * 5)
    seen = PublicRecord(5)
    seen.add_events(driver.events.record)
    for decision in range(repetitions(400, proving=3_000, short=400)):
        if not driver.actors:
            break
        driver.apply(driver.seat, dice.choice(driver.legal(driver.seat)))
        seen.add_events(driver.events.record)
        record = driver.state.record
        joined += record.earlier_count < len(seen.drawn) - 1
        assert record.earlier_count <= state.MOST_SHUFFLES and record.earlier_drawn.sum() <= state.MOST_EARLIER
        if record.earlier_count > 1 and decision % 20 == 0:
            world.data[:] = driver.hidden(decision % 6 - 1).data
            rules.plain.resample(rules.tables, world, decision % 6 - 1)
            assert not [*broken_laws(rules.tables.record, record), *broken_laws(rules.tables.record, world.record)]
    assert joined > 20


def test_a_full_list_of_shown_cards_counts_some_as_shown_later() -> None:
    record = start_match(position(2))._state.record
    for number in range(70):
        note_shown(record, number % 2, number % 3, 1)
    assert record.shown_count == state.MOST_SHOWN
    assert [sum(record.shown_cards[record.shown_card == card]) for card in range(3)] == [24, 23, 23]
    assert record.shown_cards[-6:].tolist() == [1] * 6, "the latest entries are unchanged"


def test_worlds_of_few_cards_are_resampled_equally_often() -> None:
    """Random positions with partly known hands, cards paid before and after shuffles, and seats that have not paid."""
    compared, seed, shuffles = 0, 0, Counter[int]()
    while compared < SMALL:
        seed += 1
        dice = Rng(800_000 + seed)
        where = random_card_position(dice)
        match = start_match(with_older_draws(dice, where) if seed % 2 else where)
        knowledge = SeatKnowledge(match.position(), 0)
        cards = sum(pool.total() for pool in knowledge.pools) - len(knowledge.shows)
        if not 2 <= cards <= 6 or not any(map(any, knowledge.draws.values())):
            continue
        ways = knowledge.worlds()
        rarest = -(-ways.total() // (min(ways.values()) * len(ways)))
        if len(ways) * rarest > 600:
            continue
        check_resampling(match, 0, world_of, ways, OFTEN * rarest)
        compared += 1
        shuffles[len(knowledge.pools) * (knowledge.unsure > 0)] += 1
    assert shuffles[2] and shuffles[3], "positions with two and with three shuffles, with uncertain shown cards"
