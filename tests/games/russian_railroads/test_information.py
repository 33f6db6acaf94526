"""Hidden information: only held end-bonus cards and their deck are hidden, and a seat that searched the deck remembers it (page 22; section
7)."""

from collections import Counter
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

from boardwright.core.machine.state import RecordBuffer
from boardwright.games.russian_railroads import components as c, state as s
from tests.conftest import repetitions
from tests.games.rng import Rng

from .event_log import EventLog
from .facts import BONUSES
from .scenario import Scenario, game

GUESSES = repetitions(20, proving=1_600, short=20)
HISTORIES = repetitions(8, proving=320, short=8)

World = tuple[int, ...]
"""The fate of each card: 0 removed, 9 in the deck, else the number of its draw."""


def search_deck(table: Scenario, seat: int, take: str | None = None) -> EventLog:
    """Let a seat set off the factory with the end-bonus card. It sees the deck and takes a card, points ("points"), or nothing yet."""
    table.turn(seat).factories(seat, 9).markers(seat, 4).workers(seat, 1)
    table.r.taken[c.PLACES.index("industry_1")] = -1
    table.r.pieces[:, c.PLACES.index("industry_1")] = 0
    table._ready = False
    story = table.play("occupy industry_1", "advance 1")
    if take:
        story += table.play("take_points" if take == "points" else f"take_bonus {take}")
    return story


def cards_in_deck(table: Scenario) -> list[str]:
    return [name for n, name in enumerate(BONUSES) if table.r.bonus_location[n] == s.IN_DECK]


def fates_of(record: Any) -> World:
    return tuple(int(fate) for fate in record.bonus_location)


def guess_world(table: Scenario, seat: int, number: int) -> World:
    """Return a complete state that fits what the seat knows."""
    rules = game()
    cell = RecordBuffer(rules.state_dtype)
    cell.data[:] = table.match._state.data
    rules.engine.hide(rules.tables, cell, seat)
    cell.record.rng.key[:] = np.arange(8) + 1000 * number
    rules.engine.resample(rules.tables, cell, seat)
    return fates_of(cell.record)


class Memory:
    """What a seat has seen: the deck at its searches, and its own draws."""

    def __init__(self) -> None:
        self.looks: list[tuple[int, frozenset[int]]] = []
        self.own: dict[int, int] = {}

    def fits(self, world: World, draws: int) -> bool:
        """Return whether a world could be the true one."""
        if Counter(world) != Counter([0, 0, *range(1, draws + 1), *[9] * (8 - draws)]):
            return False
        if any(world[card] != draw for card, draw in self.own.items()):
            return False
        return all(frozenset(n for n, fate in enumerate(world) if fate > before) == cards for before, cards in self.looks)


def play_history(number: int, players: int = 3) -> tuple[Scenario, list[Memory], int]:
    """Play some searches by several seats. Returns the table, the memory of each seat and the number of draws."""
    dice = Rng(number)
    table, memories, draws = Scenario(players, seed=number), [Memory() for _ in range(players)], 0
    for _ in range(1 + dice.below(6)):
        seat = dice.below(players)
        cards = cards_in_deck(table)
        memories[seat].looks.append((draws, frozenset(BONUSES.index(name) for name in cards)))
        take = "points" if dice.below(4) == 0 else dice.choice(cards)
        search_deck(table, seat, take)
        if take != "points":
            draws += 1
            memories[seat].own[BONUSES.index(take)] = draws
    return table, memories, draws


# -- what is seen ----------------------------------------------------------------------------------------------------------------


def test_no_viewer_knows_the_deck_at_first() -> None:
    """4: two cards are removed unseen; the deck lies face down."""
    table = Scenario(3)
    for viewer in (None, 0, 1, 2):
        assert table.ready().match.view(viewer)["deck"] == {"count": 8, "known": [], "looking": False}
        assert (table.match.hidden(viewer).bonus_location == s.UNKNOWN).all()


def test_only_the_searching_seat_sees_the_deck() -> None:
    """p. 22: it sees all cards."""
    table = Scenario(3)
    story = search_deck(table, 0)
    view = table.match.view(0)["deck"]
    assert view == {"count": 8, "known": cards_in_deck(table), "looking": True}
    for viewer in (None, 1, 2):
        assert table.match.view(viewer)["deck"] == {"count": 8, "known": [], "looking": False}
    (looked,) = story.of("looked")
    assert [looked[f"bonus_{n}"] for n in range(1, 9)] == cards_in_deck(table)


def test_others_do_not_learn_which_cards_were_seen_and_taken() -> None:
    """p. 22: the card is laid down on its face."""
    table = Scenario(3)
    search_deck(table, 0, cards_in_deck(table)[0])
    for viewer in (None, 1, 2):
        events = EventLog(table.match.events(viewer))
        assert [event["bonus_1"] for event in events.of("looked")] == [None]
        assert events.of("took_bonus") == [{"seat": 0, "bonus": None}]
        seat = table.match.view(viewer)["seats"][0]
        assert (seat["bonus_count"], seat["bonuses"]) == (1, [])
    assert EventLog(table.match.events(0)).of("took_bonus")[0]["bonus"] == table.match.view(0)["seats"][0]["bonuses"][0]


def test_a_searcher_knows_the_deck_until_another_seat_draws() -> None:
    """8."""
    table = Scenario(3)
    first = cards_in_deck(table)[2]
    search_deck(table, 0, first)
    assert table.match.view(0)["deck"] == {"count": 7, "known": cards_in_deck(table), "looking": False}
    search_deck(table, 1, "points")
    assert table.match.view(0)["deck"]["known"] == cards_in_deck(table), "who takes points takes no card"
    search_deck(table, 1, cards_in_deck(table)[0])
    assert table.match.view(0)["deck"]["known"] == [], "any of the seven may be gone"
    assert table.match.view(1)["deck"]["known"] == cards_in_deck(table)


def test_a_seat_that_takes_points_has_seen_the_deck() -> None:
    """p. 22, 23: it looks first."""
    table = Scenario(2)
    search_deck(table, 0, "points")
    assert table.match.view(0)["deck"]["known"] == cards_in_deck(table)


def test_a_seat_that_took_points_knows_the_removed_cards() -> None:
    """7: they were not in the deck that the seat saw, so no other seat took them."""
    table = Scenario(2)
    search_deck(table, 0, "points")
    search_deck(table, 1, cards_in_deck(table)[4])
    removed = {n for n in range(10) if table.r.bonus_location[n] == s.REMOVED}
    for number in range(max(8, GUESSES // 10)):
        assert {n for n, fate in enumerate(guess_world(table, 0, number)) if fate == s.REMOVED} == removed


def test_a_second_search_tells_what_the_other_seat_took() -> None:
    """7: what is missing at the second search was taken in between."""
    table = Scenario(2)
    search_deck(table, 0, cards_in_deck(table)[0])
    taken = cards_in_deck(table)[3]
    search_deck(table, 1, taken)
    search_deck(table, 0, cards_in_deck(table)[0])
    for number in range(GUESSES // 10):
        assert guess_world(table, 0, number)[BONUSES.index(taken)] == 2


def test_held_cards_are_open_at_the_end() -> None:
    """p. 20."""
    table = Scenario(2, round=6).bonuses(0, "flat").bonuses(1, "black")
    table.end_round()
    for viewer in (None, 0, 1):
        assert [seat["bonuses"] for seat in table.match.view(viewer)["seats"]] == [["flat"], ["black"]]


def test_a_search_cannot_be_undone() -> None:
    table = Scenario(2)
    search_deck(table, 0)
    assert not table.match.can_undo(0) and table.match.can_undo(0).id == "undo_revealed"


# -- what may be true ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(HISTORIES))
def test_guesses_fit_everything_that_was_seen(number: int) -> None:
    """A guess has the seat's own draws, and the deck at each of its searches."""
    table, memories, draws = play_history(number)
    truth = fates_of(table.r)
    for seat, memory in enumerate(memories):
        assert memory.fits(truth, draws)
        for n in range(max(8, GUESSES // 10)):
            assert memory.fits(guess_world(table, seat, n), draws), (seat, memory.looks)


@pytest.mark.parametrize("number", range(6))
def test_every_fitting_world_is_guessed_equally_often(number: int) -> None:
    """Every world that the seat cannot exclude is guessed."""
    table = Scenario(2, seed=50 + number)
    memories, draws = [Memory(), Memory()], 0
    plans = [[0, 1], [1, 0], [0, 1, 0], [1, 0, 1], [0, 0, 1], [1, 1]]
    for seat in plans[number]:
        memories[seat].looks.append((draws, frozenset(BONUSES.index(name) for name in cards_in_deck(table))))
        card = cards_in_deck(table)[number % 5]
        search_deck(table, seat, card)
        draws += 1
        memories[seat].own[BONUSES.index(card)] = draws
    worlds = [world for world in all_worlds(draws) if memories[0].fits(world, draws)]
    guesses = Counter(guess_world(table, 0, n) for n in range(40 * min(len(worlds), 30)))
    assert set(guesses) <= set(worlds)
    if len(worlds) <= 30:
        assert set(guesses) == set(worlds)
        assert all(12 < count < 80 for count in guesses.values()), "forty each on average"


def all_worlds(draws: int) -> list[World]:
    """Return every fate that ten cards can have."""
    worlds = []
    for removed in combinations(range(10), 2):
        rest = [card for card in range(10) if card not in removed]
        for taken in permutations(rest, draws):
            fate = [9] * 10
            for card in removed:
                fate[card] = 0
            for draw, card in enumerate(taken, 1):
                fate[card] = draw
            worlds.append(tuple(fate))
    return worlds


@pytest.mark.parametrize("number", range(HISTORIES))
def test_indistinguishable_worlds_look_the_same_to_a_seat(number: int) -> None:
    """The true world and a guess have equal hidden records, views, prompts, choices, previews and reasons."""
    table, memories, _ = play_history(number)
    for seat in range(len(memories)):
        other = find_other_world(table, seat, number)
        assert visible_to(table, seat) == visible_to(other, seat)
        assert other.match.hidden(seat).tobytes() == table.match.hidden(seat).tobytes()
    spectator = table.copy()
    spectator.r.bonus_location[:] = guess_world(table, 0, 3)
    assert visible_to(spectator, None) == visible_to(table, None)


def find_other_world(table: Scenario, seat: int, number: int) -> Scenario:
    """Return a guess of the seat that differs from the truth, if one of twenty does."""
    other = table.copy()
    for attempt in range(20):
        other.r.bonus_location[:] = guess_world(table, seat, 20 * number + attempt)
        if fates_of(other.r) != fates_of(table.r):
            break
    return other


def test_most_guesses_differ_from_the_true_world() -> None:
    """The test above would otherwise compare equal worlds."""
    compared = [
        (table, seat, number) for number in range(30) for table, memories, _ in [play_history(number)] for seat in range(len(memories))
    ]
    differ = sum(fates_of(find_other_world(*case).r) != fates_of(case[0].r) for case in compared)
    assert differ > len(compared) * 0.8


def visible_to(table: Scenario, viewer: int | None) -> list[Any]:
    """Return everything that a viewer is shown."""
    match = table.match
    match._hidden_viewer = match._legal_seat = None
    shown: list[Any] = [match.view(viewer), match.prompt(viewer).plain(), match.actors]
    if viewer is not None:
        shown += [(str(action), match.preview(viewer, action)) for action in match.legal(viewer)]
        shown += [reason and reason.plain() for reason in (match.why_not(viewer, number) for number in range(0, game().num_actions, 7))]
    return shown


def test_worlds_that_a_seat_has_told_apart_stay_different_to_it() -> None:
    table = Scenario(2)
    search_deck(table, 0, cards_in_deck(table)[0])
    other = table.copy()
    removed, kept = (next(n for n in range(10) if other.r.bonus_location[n] == fate) for fate in (s.REMOVED, s.IN_DECK))
    other.r.bonus_location[removed], other.r.bonus_location[kept] = s.IN_DECK, s.REMOVED
    for scenario in (table, other):
        scenario.match._hidden_viewer = None
    assert table.match.hidden(0).tobytes() != other.match.hidden(0).tobytes()
    assert table.match.hidden(1).tobytes() == other.match.hidden(1).tobytes()
