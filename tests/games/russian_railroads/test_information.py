"""Who knows what: only end-bonus cards held and their deck are hidden; a seat that searched the deck remembers it (page 22; section 7)."""

from collections import Counter
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

from boardwright.core.machine.state import RecordBuffer
from boardwright.games.russian_railroads import components as c, state as s
from tests.conftest import many
from tests.games.rng import Rng

from .event_log import EventLog
from .facts import BONUSES
from .scenario import Scenario, game

GUESSES = many(20, proving=1_600, short=20)
HISTORIES = many(8, proving=320, short=8)

World = tuple[int, ...]
"""What became of each card: 0 removed, 9 in the deck, else the number of its draw."""


def search(table: Scenario, seat: int, take: str | None = None) -> EventLog:
    """The seat sets off the factory with the end-bonus card: it sees the deck, and takes that card, points ("points"), or waits."""
    table.turn(seat).factories(seat, 9).markers(seat, 4).workers(seat, 1)
    table.r.taken[c.PLACES.index("industry_1")] = -1
    table.r.pieces[:, c.PLACES.index("industry_1")] = 0
    table._ready = False
    story = table.play("occupy industry_1", "advance 1")
    if take:
        story += table.play("take_points" if take == "points" else f"take_bonus {take}")
    return story


def deck(table: Scenario) -> list[str]:
    return [name for n, name in enumerate(BONUSES) if table.r.bonus_location[n] == s.IN_DECK]


def world(record: Any) -> World:
    return tuple(int(fate) for fate in record.bonus_location)


def guess(table: Scenario, seat: int, number: int) -> World:
    """A complete state that fits what the seat knows."""
    rules = game()
    cell = RecordBuffer(rules.state_dtype)
    cell.data[:] = table.match._state.data
    rules.engine.hide(rules.tables, cell, seat)
    cell.record.rng.key[:] = np.arange(8) + 1000 * number
    rules.engine.resample(rules.tables, cell, seat)
    return world(cell.record)


class Memory:
    """What a seat has seen: the deck at its searches, and its own draws."""

    def __init__(self) -> None:
        self.looks: list[tuple[int, frozenset[int]]] = []
        self.own: dict[int, int] = {}

    def fits(self, found: World, draws: int) -> bool:
        """Whether a world could be the true one."""
        if Counter(found) != Counter([0, 0, *range(1, draws + 1), *[9] * (8 - draws)]):
            return False
        if any(found[card] != draw for card, draw in self.own.items()):
            return False
        return all(frozenset(n for n, fate in enumerate(found) if fate > before) == cards for before, cards in self.looks)


def history(number: int, players: int = 3) -> tuple[Scenario, list[Memory], int]:
    """Some searches by several seats, and what each remembers."""
    dice = Rng(number)
    table, memories, draws = Scenario(players, seed=number), [Memory() for _ in range(players)], 0
    for _ in range(1 + dice.below(6)):
        seat = dice.below(players)
        here = deck(table)
        memories[seat].looks.append((draws, frozenset(BONUSES.index(name) for name in here)))
        take = "points" if dice.below(4) == 0 else dice.choice(here)
        search(table, seat, take)
        if take != "points":
            draws += 1
            memories[seat].own[BONUSES.index(take)] = draws
    return table, memories, draws


# -- what is seen ----------------------------------------------------------------------------------------------------------------


def test_nobody_knows_the_deck_at_first() -> None:
    """4: two cards are removed unseen; the deck lies face down."""
    table = Scenario(3)
    for viewer in (None, 0, 1, 2):
        assert table.ready().match.view(viewer)["deck"] == {"count": 8, "known": [], "looking": False}
        assert (table.match.hidden(viewer).bonus_location == s.UNKNOWN).all()


def test_who_searches_sees_the_whole_deck() -> None:
    """p. 22: all cards; nobody else does."""
    table = Scenario(3)
    story = search(table, 0)
    view = table.match.view(0)["deck"]
    assert view == {"count": 8, "known": deck(table), "looking": True}
    for viewer in (None, 1, 2):
        assert table.match.view(viewer)["deck"] == {"count": 8, "known": [], "looking": False}
    (told,) = story.of("looked")
    assert [told[f"bonus_{n}"] for n in range(1, 9)] == deck(table)


def test_others_do_not_hear_what_was_seen_and_taken() -> None:
    """p. 22: the card is laid down on its face."""
    table = Scenario(3)
    search(table, 0, deck(table)[0])
    for viewer in (None, 1, 2):
        told = EventLog(table.match.events(viewer))
        assert [event["bonus_1"] for event in told.of("looked")] == [None]
        assert told.of("took_bonus") == [{"seat": 0, "bonus": None}]
        seat = table.match.view(viewer)["seats"][0]
        assert (seat["bonus_count"], seat["bonuses"]) == (1, [])
    assert EventLog(table.match.events(0)).of("took_bonus")[0]["bonus"] == table.match.view(0)["seats"][0]["bonuses"][0]


def test_what_was_seen_stays_known() -> None:
    """8: as long as nobody else draws, the searcher knows the deck."""
    table = Scenario(3)
    first = deck(table)[2]
    search(table, 0, first)
    assert table.match.view(0)["deck"] == {"count": 7, "known": deck(table), "looking": False}
    search(table, 1, "points")
    assert table.match.view(0)["deck"]["known"] == deck(table), "who takes points takes no card"
    search(table, 1, deck(table)[0])
    assert table.match.view(0)["deck"]["known"] == [], "any of the seven may be gone"
    assert table.match.view(1)["deck"]["known"] == deck(table)


def test_who_took_points_has_seen_the_deck_all_the_same() -> None:
    """p. 22, 23: look first."""
    table = Scenario(2)
    search(table, 0, "points")
    assert table.match.view(0)["deck"]["known"] == deck(table)


def test_who_took_points_knows_what_cannot_have_been_taken_afterwards() -> None:
    """7: the two removed cards were not in the deck that the seat saw, so nobody took them."""
    table = Scenario(2)
    search(table, 0, "points")
    search(table, 1, deck(table)[4])
    removed = {n for n in range(10) if table.r.bonus_location[n] == s.REMOVED}
    for number in range(max(8, GUESSES // 10)):
        assert {n for n, fate in enumerate(guess(table, 0, number)) if fate == s.REMOVED} == removed


def test_looking_twice_tells_what_the_other_took() -> None:
    """7: the unused ones are known to the seat that searched; what is missing at the second look was taken in between."""
    table = Scenario(2)
    search(table, 0, deck(table)[0])
    taken = deck(table)[3]
    search(table, 1, taken)
    search(table, 0, deck(table)[0])
    for number in range(GUESSES // 10):
        assert guess(table, 0, number)[BONUSES.index(taken)] == 2


def test_at_the_end_all_cards_held_are_open() -> None:
    """p. 20: the players show them."""
    table = Scenario(2, round=6).bonuses(0, "flat").bonuses(1, "black")
    table.end_round()
    for viewer in (None, 0, 1):
        assert [seat["bonuses"] for seat in table.match.view(viewer)["seats"]] == [["flat"], ["black"]]


def test_looking_closes_undo() -> None:
    """What was seen cannot be unseen."""
    table = Scenario(2)
    search(table, 0)
    assert not table.match.can_undo(0) and table.match.can_undo(0).id == "undo_revealed"


# -- what may be true ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(HISTORIES))
def test_guesses_fit_everything_that_was_seen(number: int) -> None:
    """Own draws, and the deck at each search; for everybody."""
    table, memories, draws = history(number)
    truth = world(table.r)
    for seat, memory in enumerate(memories):
        assert memory.fits(truth, draws)
        for n in range(max(8, GUESSES // 10)):
            assert memory.fits(guess(table, seat, n), draws), (seat, memory.looks)


@pytest.mark.parametrize("number", range(6))
def test_guesses_are_all_that_fits_and_each_as_often(number: int) -> None:
    """Every world that the seat cannot exclude is guessed sometimes, none more often than it should."""
    table = Scenario(2, seed=50 + number)
    memories, draws = [Memory(), Memory()], 0
    plans = [[0, 1], [1, 0], [0, 1, 0], [1, 0, 1], [0, 0, 1], [1, 1]]
    for seat in plans[number]:
        memories[seat].looks.append((draws, frozenset(BONUSES.index(name) for name in deck(table))))
        card = deck(table)[number % 5]
        search(table, seat, card)
        draws += 1
        memories[seat].own[BONUSES.index(card)] = draws
    worlds = [found for found in all_worlds(draws) if memories[0].fits(found, draws)]
    guesses = Counter(guess(table, 0, n) for n in range(40 * min(len(worlds), 30)))
    assert set(guesses) <= set(worlds)
    if len(worlds) <= 30:
        assert set(guesses) == set(worlds)
        assert all(12 < count < 80 for count in guesses.values()), "forty each on average"


def all_worlds(draws: int) -> list[World]:
    """What can have become of ten cards."""
    found = []
    for removed in combinations(range(10), 2):
        rest = [card for card in range(10) if card not in removed]
        for taken in permutations(rest, draws):
            fate = [9] * 10
            for card in removed:
                fate[card] = 0
            for draw, card in enumerate(taken, 1):
                fate[card] = draw
            found.append(tuple(fate))
    return found


@pytest.mark.parametrize("number", range(HISTORIES))
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(number: int) -> None:
    """The true world and a guess: hidden record, view, prompt, choices, previews, reasons."""
    table, memories, _ = history(number)
    for seat in range(len(memories)):
        other = another_world(table, seat, number)
        assert sight(table, seat) == sight(other, seat)
        assert other.match.hidden(seat).tobytes() == table.match.hidden(seat).tobytes()
    spectator = table.copy()
    spectator.r.bonus_location[:] = guess(table, 0, 3)
    assert sight(spectator, None) == sight(table, None)


def another_world(table: Scenario, seat: int, number: int) -> Scenario:
    """A guess of the seat that differs from the truth, if one of twenty does."""
    other = table.copy()
    for attempt in range(20):
        other.r.bonus_location[:] = guess(table, seat, 20 * number + attempt)
        if world(other.r) != world(table.r):
            break
    return other


def test_guesses_are_other_worlds() -> None:
    """What the test above compares is nearly always another world than the true one."""
    compared = [(table, seat, number) for number in range(30) for table, memories, _ in [history(number)] for seat in range(len(memories))]
    differ = sum(world(another_world(*each).r) != world(each[0].r) for each in compared)
    assert differ > len(compared) * 0.8


def sight(table: Scenario, viewer: int | None) -> list[Any]:
    """All that a viewer is shown."""
    match = table.match
    match._hidden_viewer = match._legal_seat = None
    shown: list[Any] = [match.view(viewer), match.prompt(viewer).plain(), match.actors]
    if viewer is not None:
        shown += [(str(action), match.preview(viewer, action)) for action in match.legal(viewer)]
        shown += [reason and reason.plain() for reason in (match.why_not(viewer, number) for number in range(0, game().num_actions, 7))]
    return shown


def test_what_differs_for_a_seat_is_remembered() -> None:
    """Two worlds that the seat has seen to be different are different to it, also later."""
    table = Scenario(2)
    search(table, 0, deck(table)[0])
    other = table.copy()
    gone, there = (next(n for n in range(10) if other.r.bonus_location[n] == fate) for fate in (s.REMOVED, s.IN_DECK))
    other.r.bonus_location[gone], other.r.bonus_location[there] = s.IN_DECK, s.REMOVED
    for each in (table, other):
        each.match._hidden_viewer = None
    assert table.match.hidden(0).tobytes() != other.match.hidden(0).tobytes()
    assert table.match.hidden(1).tobytes() == other.match.hidden(1).tobytes()
