"""Worlds made up for a seat, in matches full of tunnels taken back, reshuffles, cards taken openly and stations: each could have been.

Written from what everybody could see, which this test notes for itself from the events: what lay open in hands, who has drawn how many
cards unseen since the last shuffle, and what was shown when: paid, or laid for a tunnel. A card that was drawn since the shuffle lies in
the hand of the seat that drew it, or that seat has shown it, not before it was drawn. Until the first shuffle nothing else was shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from boardwright.core.machine.state import RecordBuffer
from boardwright.games.ticket_to_ride_europe import events as e
from boardwright.games.ticket_to_ride_europe.laws import broken_laws
from tests.conftest import many
from tests.contract.matches import Driver, bytes_of
from tests.games.determinization import compare
from tests.games.rng import Rng

from .facts import CARDS, COLOURS, LOCOMOTIVE, ROUTES
from .helpers import PLAYERS, game, start
from .test_determinization import named
from .test_unseen import counted, sight_of

WORLDS = many(1_000, proving=25_000, short=250)
"""For each number of players."""
PLAIN = 25
"""Each 25th is made by the other engine, too, and held to the laws of a position."""
SMALL = many(6, proving=160, short=3)
OFTEN = many(6, proving=48, short=6)

KINDS = (*COLOURS, LOCOMOTIVE)
ALL = np.array([CARDS[kind] for kind in KINDS])
TUNNEL = 4  # phase
WANTED = {"give_up": 30, "take": 3, "draw": 6, "build_station": 1, "claim": 1, "pay": 1, "pay_extra": 1}
"""How much each kind of action is wanted by seats that like trying; a tunnel thirty times as much as any other route."""


class Seen:
    """What everybody has seen in a match so far."""

    def __init__(self, players: int) -> None:
        self.open = np.zeros((players, 9), int)  # what of each hand all have seen
        self.draws = [4] * players  # cards drawn unseen since the shuffle
        self.shows: list[list[tuple[int, Any]]] = [[] for _ in range(players)]  # since the shuffle: the draws until then, and the cards
        self.reshuffled = False
        self.laid: Any = np.zeros(9, int)
        self.paid = [False] * players
        self.happened: Counter[str] = Counter()

    def hear(self, events: Any) -> None:
        """Note what has happened."""
        for kind, _, *args in events.items[: events.count].tolist():
            self.happened[e.EVENTS.types[kind].kind] += 1
            if kind == e.RESHUFFLED:
                self.draws, self.shows, self.reshuffled = [0] * len(self.draws), [[] for _ in self.draws], True
            elif kind == e.DREW:
                self.draws[args[0]] += 1
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
            self.shows[seat].append((self.draws[seat], new))
        self.laid = cards if kind == e.LAID else np.zeros(9, int)
        self.paid[seat] |= kind != e.LAID


def matches(players: int) -> Iterator[tuple[Driver, Seen]]:
    """Moments of matches without end. Some seats try tunnels again and again, and take them back; some claim what they can."""
    rules, number = game().compile(), 0
    while True:
        dice = Rng(700_000 + 1_000 * players + number)
        driver = Driver.start(rules, rules.engine, players, ("worlds", number), ["random"] * players)
        likes = [dice.below(3) for _ in range(players)]  # 0: anything, 1: trying, and paying now and then, 2: trying alone
        seen, number = Seen(players), number + 1
        for decision in range(250):
            if not driver.actors:
                break
            seat = driver.seat
            actions = [rules.actions[id] for id in driver.legal(seat)]
            weights = [weight(str(action), likes[seat]) for action in actions]
            driver.apply(seat, actions[drawn(dice, weights)].id)
            seen.hear(driver.events.record)
            if decision > 2 * players and dice.below(3) == 0:
                yield driver, seen


def drawn(dice: Rng, weights: list[int]) -> int:
    """A place, each as likely as its weight says."""
    left = dice.below(sum(weights))
    return next(place for place in range(len(weights)) if left < sum(weights[: place + 1]))


def weight(text: str, likes: int) -> int:
    """How much a seat wants an action."""
    kind, _, what = text.partition(" ")
    if likes == 0:
        return 1
    if kind == "claim":
        return 300 if ROUTES[what].tunnel else 3 - likes
    if kind in ("build_station", "pay_extra"):
        return 2 - likes
    return WANTED.get(kind, 1) * 10


def fits(world: Any, truth: Any, viewer: int, seen: Seen) -> None:
    """Nothing in a world contradicts what the viewer knows."""
    players = int(truth.players)
    hands, drawn = (field[:players].astype(int) for field in (world.hand, world.drawn_since_shuffle))
    laid, revealed = np.zeros_like(hands), np.zeros(9, int)
    if truth.phase == TUNNEL:
        laid[truth.active, truth.laid_colour] += truth.laid_cards
        laid[truth.active, 8] += truth.laid_locomotives
        revealed += np.bincount(truth.revealed[: truth.revealed_count], minlength=9)
    row = np.bincount(truth.row[truth.row >= 0], minlength=9)
    everywhere = hands.sum(axis=0) + world.deck + truth.discards + laid.sum(axis=0) + revealed + row
    assert everywhere.tolist() == ALL.tolist(), "every card lies in one place"
    assert min(hands.min(), drawn.min(), world.deck.min()) >= 0
    assert hands.sum(axis=1).tolist() == truth.hand_count[:players].tolist() and world.deck.sum() == truth.deck_count
    assert drawn.sum(axis=1).tolist() == truth.drawn_since_shuffle_count[:players].tolist()
    assert (world.deck + drawn.sum(axis=0)).tolist() == truth.deck_at_shuffle.tolist(), "what was shuffled lies in the deck, or was drawn"
    if viewer >= 0:
        assert (hands[viewer] == truth.hand[viewer]).all() and (drawn[viewer] == truth.drawn_since_shuffle[viewer]).all()
    for seat in range(players):
        assert (hands[seat] >= seen.open[seat]).all(), "a hand holds what all saw there"
        could_be_drawn(drawn[seat], hands[seat] - seen.open[seat], seen.shows[seat], seen.reshuffled)


def could_be_drawn(drawn: Any, unseen: Any, shows: list[tuple[int, Any]], reshuffled: bool) -> None:
    """A seat holds what it has drawn since the shuffle, or has shown it: not before it was drawn, and no more than it showed."""
    shown = sum((cards for _, cards in shows), np.zeros(9, int))
    if not reshuffled:
        assert (drawn == unseen + shown).all(), "nothing is older"
    gone = (drawn - unseen).clip(0)
    assert (gone <= shown).all(), "it has shown what it drew and does not hold"
    for draws, cards in reversed(shows):  # the latest first: what could be shown then could be shown later
        assert gone.sum() <= draws, "it had drawn what it showed"
        gone = (gone - cards).clip(0)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_world_could_have_been(players: int) -> None:
    rules, world, made = game().compile(), RecordBuffer(game().state_dtype), 0
    other = RecordBuffer(game().state_dtype)
    happened: Counter[str] = Counter()
    for driver, seen in matches(players):
        for viewer in range(-1, players):
            hidden = driver.hidden(viewer).data.copy()
            world.data[:] = hidden
            world.record.rng.key[:] = np.frombuffer(bytes_of("world", made), "<u4")
            rules.engine.resample(rules.tables, world, viewer)
            fits(world.record, driver.state.record, viewer, seen)
            if made % PLAIN == 0:
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


def test_worlds_of_few_cards_are_as_likely_as_enumerated() -> None:
    """Positions by chance, with hands known in part, cards shown and paid since the last shuffle, and seats that have paid nothing."""
    compared, seed = 0, 0
    while compared < SMALL:
        seed += 1
        match = start(counted(Rng(800_000 + seed)))
        sight = sight_of(match, 0)
        if sight is None or not 2 <= sight.new.total() + sight.older.total() <= 6 or sum(sight.draws.values()) == 0:
            continue
        ways = sight.worlds()
        rarest = -(-ways.total() // (min(ways.values()) * len(ways)))
        if len(ways) * rarest > 600:
            continue
        others = range(1, match.players)

        def world(record: Any, others: range = others) -> Any:
            return (named(record.deck), *(named(record.hand[o]) for o in others), *(named(record.drawn_since_shuffle[o]) for o in others))

        compare(match, 0, world, ways, OFTEN * rarest)
        compared += 1
