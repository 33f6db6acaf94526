"""Determinizations of the end-bonus cards fit what a seat knows: two were removed unseen, eight were the deck at first (4, p. 22).

Every fate of the ten cards that fits what the seat saw at its searches is equally likely. The two were removed at random, and nothing is
concluded from which card a player chose to take.
"""

from collections import Counter
from collections.abc import Sequence

import pytest

from boardwright.games.russian_railroads import state as s
from tests.conftest import repetitions
from tests.games.determinization import check_frequencies, check_resampling, resample_state

from .facts import BONUSES
from .scenario import Scenario
from .test_information import Memory, World, all_worlds, cards_in_deck, fates_of, search_deck

DRAWS_PER_WORLD = repetitions(5, proving=60, short=5)
SAMPLES = repetitions(600, proving=12_000, short=600)
MOST_COUNTED = 400
"""Up to this number of worlds, each world is counted by itself."""


def play_searches(searches: Sequence[tuple[int, str]], players: int) -> tuple[Scenario, list[Memory], int]:
    """Let seats search in this order: each takes the middle card ("card"), or points ("points"), or is still looking ("")."""
    table, memories, draws = Scenario(players, seed=7), [Memory() for _ in range(players)], 0
    for seat, takes in searches:
        cards = cards_in_deck(table)
        memories[seat].looks.append((draws, frozenset(BONUSES.index(name) for name in cards)))
        card = cards[len(cards) // 2]
        search_deck(table, seat, {"card": card, "points": "points", "": None}[takes])
        if takes == "card":
            draws += 1
            memories[seat].own[BONUSES.index(card)] = draws
    return table, memories, draws


HISTORIES: dict[str, tuple[int, list[tuple[int, str]]]] = {
    "no seat has searched": (2, []),
    "another seat has taken a card": (2, [(1, "card")]),
    "two others have taken cards": (3, [(1, "card"), (2, "card")]),
    "seat 0 has taken a card": (2, [(0, "card")]),
    "seat 0, then another seat": (2, [(0, "card"), (1, "card")]),
    "another seat, then seat 0": (2, [(1, "card"), (0, "card")]),
    "seat 0 took points, then two others": (3, [(0, "points"), (1, "card"), (2, "card")]),
    "before and after": (3, [(1, "card"), (0, "points"), (2, "card"), (1, "card")]),
    "seat 0 looked twice": (3, [(0, "card"), (1, "card"), (2, "card"), (0, "points"), (1, "card")]),
    "seat 0 is looking": (3, [(1, "card"), (2, "card"), (0, "")]),
    "another seat is looking": (2, [(0, "card"), (1, "")]),
}


@pytest.mark.parametrize("name", HISTORIES)
@pytest.mark.parametrize("seat", [-1, 0])
def test_every_fitting_fate_of_the_cards_is_equally_likely(name: str, seat: int) -> None:
    players, searches = HISTORIES[name]
    table, memories, draws = play_searches(searches, players)
    memory = memories[seat] if seat >= 0 else Memory()
    ways = dict.fromkeys((fates for fates in all_worlds(draws) if memory.fits(fates, draws)), 1)
    if len(ways) <= MOST_COUNTED:
        check_resampling(table.ready().match, seat, fates_of, ways, DRAWS_PER_WORLD)
        return
    worlds = [fates_of(resample_state(table.ready().match, seat, n)) for n in range(SAMPLES)]
    assert set(worlds) <= set(ways)
    for one in range(len(BONUSES)):  # each card by itself, and with the next one
        other = (one + 1) % len(BONUSES)
        check_frequencies(Counter(fates[one] for fates in worlds), Counter(fates[one] for fates in ways))
        in_pairs = Counter(fates_of_pair(fates, one, other) for fates in ways)
        check_frequencies(Counter(fates_of_pair(fates, one, other) for fates in worlds), in_pairs)


def fates_of_pair(fates: World, one: int, other: int) -> tuple[bool, bool, bool]:
    """Return which of two cards were removed, and whether both are still in the deck."""
    return fates[one] == 0, fates[other] == 0, fates[one] == fates[other] == 9


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_at_the_end_only_cards_without_an_owner_are_unknown(seat: int) -> None:
    """p. 20: held cards are shown. Any two of the others may have been removed, except those that a seat saw in the deck."""
    table = Scenario(2, round=6).bonuses(0, "flat").bonuses(1, "black")
    seen = table.r.bonus_location.tolist()  # by seat 1 at its search, when the deck lacked the first card
    table.end_round()
    assert table.match.over and table.r.phase == s.OVER
    held = {BONUSES.index("flat"): 1, BONUSES.index("black"): 2}
    in_deck = [n for n in range(len(BONUSES)) if seen[n] not in (s.REMOVED,)]
    fitting = [
        fates
        for fates in all_worlds(2)
        if all(fates[card] == draw for card, draw in held.items()) and (seat < 0 or all(fates[card] != 0 for card in in_deck))
    ]
    if seat >= 0:
        assert len(fitting) == 1 and fates_of(resample_state(table.match, seat, 1)) == fitting[0]
    else:
        check_resampling(table.match, seat, fates_of, dict.fromkeys(fitting, 1), DRAWS_PER_WORLD)
