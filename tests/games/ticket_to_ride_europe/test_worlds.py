"""Worlds made up for a seat, in matches full of tunnels taken back, reshuffles, cards taken openly and stations: each could have been.

Written from what everybody could see, which this test notes for itself from the events: what lay open in hands; which cards of each deck
were drawn unseen in all, and how many by each seat; and what was shown when: paid, or laid for a tunnel. A world says which cards
everybody has drawn of each deck. These must be those drawn in all. Each lies in the hand of the seat that drew it, or that seat has shown
it, and not before it drew it. The first cards that a seat shows while it has drawn of one deck only are gone: they tell no more.
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
from tests.conftest import many
from tests.contract.matches import Driver, bytes_of
from tests.games.determinization import compare
from tests.games.rng import Rng

from .facts import CARDS, COLOURS, LOCOMOTIVE, ROUTES
from .helpers import PLAYERS, game, position, start_match
from .test_unseen import SeatKnowledge, random_card_position, with_older_draws, world_of

WORLDS = many(1_000, proving=25_000, short=250)
"""For each number of players."""
PLAIN_EVERY = 25
"""Each 25th is made by the other engine, too, and held to the laws of a position."""
SMALL = many(6, proving=160, short=3)
OFTEN = many(6, proving=48, short=6)

KINDS = (*COLOURS, LOCOMOTIVE)
ALL = np.array([CARDS[kind] for kind in KINDS])
TUNNEL = 4  # phase
WEIGHTS = {"give_up": 30, "take": 3, "draw": 6, "build_station": 1, "claim": 1, "pay": 1, "pay_extra": 1}
"""How much each kind of action is wanted by seats that like trying; a tunnel thirty times as much as any other route."""


class PublicRecord:
    """What everybody has seen in a match so far, and who has drawn what."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.open = np.zeros((players, 9), int)  # what of each hand all have seen
        self.drawn = [np.zeros((players, 9), int)]  # by shuffle and seat the cards drawn unseen: all see how many, and later which in all
        self.shows: list[list[tuple[int, Any]]] = [[] for _ in range(players)]  # how many cards the seat had drawn by then, and the cards
        self.shuffles = 0
        self.laid: Any = np.zeros(9, int)
        self.paid = [False] * players
        self.happened: Counter[str] = Counter()

    def hear(self, events: Any) -> None:
        """Note what has happened."""
        for kind, _, *args in events.items[: events.count].tolist():
            self.happened[e.EVENTS.types[kind].kind] += 1
            if kind == e.RESHUFFLED:
                self.forget()
                self.drawn.append(np.zeros((self.players, 9), int))
                self.shuffles += 1
            elif kind == e.DEALT:
                self.drawn[-1][args[0]] += np.bincount(args[1:5], minlength=9)
            elif kind == e.DREW:
                self.drawn[-1][args[0], args[1]] += 1
            elif kind == e.TOOK:
                self.open[args[0], args[2]] += 1
            elif kind in (e.LAID, e.CLAIMED, e.BUILT_STATION):
                self.show(kind, args[0], np.bincount([args[2]] * args[3] + [8] * args[4], minlength=9))
            elif kind == e.GAVE_UP:
                self.happened["taken back before paying"] += not self.paid[args[0]]
                self.open[args[0]] += self.laid
                self.laid = np.zeros(9, int)

    def show(self, kind: int, seat: int, cards: Any) -> None:
        """A seat lays down cards. What lay there for a tunnel was seen before."""
        cards = cards - self.laid
        new = (cards - self.open[seat]).clip(0)
        self.open[seat] -= cards - new
        if new.any():
            self.shows[seat].append((sum(int(some[seat].sum()) for some in self.drawn), new))
        self.laid = cards if kind == e.LAID else np.zeros(9, int)
        self.paid[seat] |= kind != e.LAID

    def forget(self) -> None:
        """The first cards that a seat has shown are gone if it can only have had them from the oldest shuffle of which it has cards."""
        for seat, shows in enumerate(self.shows):
            while shows:
                oldest = next(some[seat] for some in self.drawn if some[seat].any())
                (draws, cards), *rest = shows
                if draws > oldest.sum():
                    break
                oldest -= cards
                shows[:] = [(draws - int(cards.sum()), more) for draws, more in rest]
        self.drawn = [some for some in self.drawn if some.any()]


def match_moments(players: int) -> Iterator[tuple[Driver, PublicRecord]]:
    """Moments of matches without end. Some seats try tunnels again and again, and take them back; some claim what they can."""
    rules, number = game().compile(), 0
    while True:
        dice = Rng(700_000 + 1_000 * players + number)
        driver = Driver.start(rules, rules.engine, players, ("worlds", number), ["random"] * players)
        likes = [dice.below(3) for _ in range(players)]  # 0: anything, 1: trying, and paying now and then, 2: trying alone
        seen, number = PublicRecord(players), number + 1
        seen.hear(driver.events.record)
        for decision in range(250):
            if not driver.actors:
                break
            seat = driver.seat
            actions = [rules.actions[id] for id in driver.legal(seat)]
            weights = [action_weight(str(action), likes[seat]) for action in actions]
            driver.apply(seat, actions[weighted_choice(dice, weights)].id)
            seen.hear(driver.events.record)
            if decision > 2 * players and dice.below(3) == 0:
                yield driver, seen


def weighted_choice(dice: Rng, weights: list[int]) -> int:
    """A place, each as likely as its weight says."""
    left = dice.below(sum(weights))
    return next(place for place in range(len(weights)) if left < sum(weights[: place + 1]))


def action_weight(text: str, likes: int) -> int:
    """How much a seat wants an action."""
    kind, _, what = text.partition(" ")
    if likes == 0:
        return 1
    if kind == "claim":
        return 300 if ROUTES[what].tunnel else 3 - likes
    if kind in ("build_station", "pay_extra"):
        return 2 - likes
    return WEIGHTS.get(kind, 1) * 10


def check_world(world: Any, truth: Any, viewer: int, seen: PublicRecord) -> None:
    """Nothing in a world contradicts what the viewer knows."""
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
    for mine, true, deck in zip(drawn, seen.drawn, decks, strict=True):
        assert mine.sum(axis=1).tolist() == true.sum(axis=1).tolist(), "everybody has drawn as many cards"
        assert (mine.sum(axis=0) + deck[0]).tolist() == (true.sum(axis=0) + deck[1]).tolist(), "what was shuffled was drawn, or lies there"
        assert viewer < 0 or (mine[viewer] == true[viewer]).all()
    assert viewer < 0 or (hands[viewer] == truth.hand[viewer]).all()
    for seat in range(players):
        assert (hands[seat] >= seen.open[seat]).all(), "a hand holds what all saw there"
        check_drawn_cards([some[seat] for some in drawn], hands[seat] - seen.open[seat], seen.shows[seat])


def check_drawn_cards(drawn: list[Any], unseen: Any, shows: list[tuple[int, Any]]) -> None:
    """A seat holds what it has drawn, or has shown it: not before it was drawn. It can have shown its oldest cards of a kind first."""
    assert sum(drawn).tolist() == (unseen + sum((cards for _, cards in shows), np.zeros(9, int))).tolist(), "it holds what it has not shown"
    left, used = [some.copy() for some in drawn], [0] * len(drawn)
    for draws, cards in shows:
        for shuffle, some in enumerate(left):
            taken = np.minimum(cards, some)
            some -= taken
            cards = cards - taken
            used[shuffle] += int(taken.sum())
            assert used[shuffle] <= max(0, draws), "it had drawn what it showed"
            draws -= int(drawn[shuffle].sum())
        assert not cards.any(), "it has drawn what it showed"


@pytest.mark.parametrize("players", PLAYERS)
def test_every_world_could_have_been(players: int) -> None:
    rules, world, made = game().compile(), RecordBuffer(game().state_dtype), 0
    other = RecordBuffer(game().state_dtype)
    happened: Counter[str] = Counter()
    for driver, seen in match_moments(players):
        for viewer in range(-1, players):
            hidden = driver.hidden(viewer).data.copy()
            world.data[:] = hidden
            world.record.rng.key[:] = np.frombuffer(bytes_of("world", made), "<u4")
            rules.engine.resample(rules.tables, world, viewer)
            check_world(world.record, driver.state.record, viewer, seen)
            if made % PLAIN_EVERY == 0:
                other.data[:] = hidden
                other.record.rng.key[:] = np.frombuffer(bytes_of("world", made), "<u4")
                rules.plain.resample(rules.tables, other, viewer)
                assert (other.data == world.data).all(), "plain Python makes the same world"
                assert not [*broken_laws(rules.tables.record, world.record)], "it is accepted as a position"
            other.data[:] = world.data
            rules.engine.hide(rules.tables, other, viewer)
            assert (other.data == hidden).all(), "it looks the same to the viewer, byte for byte"
            made += 1
        happened |= seen.happened
        if made >= WORLDS:
            break
    for what in ("took", "gave_up", "built_station", "claimed", "reshuffled", "taken back before paying"):
        assert happened[what], what


@pytest.mark.parametrize(("most", "room"), [("MOST_SHUFFLES", 2), ("MOST_EARLIER", 20)])
def test_a_full_record_says_less_and_nothing_false(most: str, room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In plain Python, with so little room that shuffles are joined."""
    monkeypatch.setattr(state, most, room)
    rules, world, joined, dice = game().compile(), RecordBuffer(game().state_dtype), 0, Rng(1)
    driver = Driver.start(rules, rules.plain, 5, ("full", 0), ["random"] * 5)
    seen = PublicRecord(5)
    seen.hear(driver.events.record)
    for decision in range(many(400, proving=3_000, short=400)):
        if not driver.actors:
            break
        driver.apply(driver.seat, dice.choice(driver.legal(driver.seat)))
        seen.hear(driver.events.record)
        record = driver.state.record
        joined += record.earlier_count < len(seen.drawn) - 1
        assert record.earlier_count <= state.MOST_SHUFFLES and record.earlier_drawn.sum() <= state.MOST_EARLIER
        if record.earlier_count > 1 and decision % 20 == 0:
            world.data[:] = driver.hidden(decision % 6 - 1).data
            rules.plain.resample(rules.tables, world, decision % 6 - 1)
            assert not [*broken_laws(rules.tables.record, record), *broken_laws(rules.tables.record, world.record)]
    assert joined > 20


def test_a_full_list_of_cards_shown_counts_some_as_shown_later() -> None:
    record = start_match(position(2))._state.record
    for number in range(70):
        note_shown(record, number % 2, number % 3, 1)
    assert record.shown_count == state.MOST_SHOWN
    assert [sum(record.shown_cards[record.shown_card == card]) for card in range(3)] == [24, 23, 23]
    assert record.shown_cards[-6:].tolist() == [1] * 6, "the latest are as they were"


def test_worlds_of_few_cards_are_as_likely_as_enumerated() -> None:
    """Positions by chance, with hands known in part, cards shown and paid before and after shuffles, and seats that have paid nothing."""
    compared, seed, shuffles = 0, 0, Counter[int]()
    while compared < SMALL:
        seed += 1
        dice = Rng(800_000 + seed)
        where = random_card_position(dice)
        match = start_match(with_older_draws(dice, where) if seed % 2 else where)
        sight = SeatKnowledge(match.position(), 0)
        if not 2 <= sum(some.total() for some in sight.pools) - len(sight.shows) <= 6 or not any(map(any, sight.draws.values())):
            continue
        ways = sight.worlds()
        rarest = -(-ways.total() // (min(ways.values()) * len(ways)))
        if len(ways) * rarest > 600:
            continue
        compare(match, 0, world_of, ways, OFTEN * rarest)
        compared += 1
        shuffles[len(sight.pools) * (sight.unsure > 0)] += 1
    assert shuffles[2] and shuffles[3], "cards of two and of three shuffles, some of which may be shown"
