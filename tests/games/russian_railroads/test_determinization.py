"""What may have become of the end-bonus cards, as far as a seat can know: two were removed unseen, eight were the deck at first (4, p. 22).

Every fate of the ten cards that fits what the seat saw at its searches is as likely as any other: the two were removed at random, and
nothing is concluded from which card a player chose to take.
"""

from collections import Counter
from collections.abc import Sequence

import pytest

from boardwright.games.russian_railroads import state as s
from tests.conftest import many
from tests.games.determinization import check_frequencies, compare, resampled

from .facts import BONUSES
from .scenario import Scenario
from .test_information import Memory, World, all_worlds, deck, search, world

OFTEN = many(5, proving=60, short=5)
DEALS = many(600, proving=12_000, short=600)
FEW = 400
"""With so many worlds or fewer each of them is counted."""


def after(searches: Sequence[tuple[int, str]], players: int) -> tuple[Scenario, list[Memory], int]:
    """Seats search in this order: each takes the middle one of the cards there ("card"), or points ("points"), or looks yet ("")."""
    table, memories, draws = Scenario(players, seed=7), [Memory() for _ in range(players)], 0
    for seat, takes in searches:
        here = deck(table)
        memories[seat].looks.append((draws, frozenset(BONUSES.index(name) for name in here)))
        card = here[len(here) // 2]
        search(table, seat, {"card": card, "points": "points", "": None}[takes])
        if takes == "card":
            draws += 1
            memories[seat].own[BONUSES.index(card)] = draws
    return table, memories, draws


HISTORIES: dict[str, tuple[int, list[tuple[int, str]]]] = {
    "nobody has searched": (2, []),
    "another one has taken a card": (2, [(1, "card")]),
    "two others have": (3, [(1, "card"), (2, "card")]),
    "seat 0 has taken a card": (2, [(0, "card")]),
    "seat 0, then another one": (2, [(0, "card"), (1, "card")]),
    "another one, then seat 0": (2, [(1, "card"), (0, "card")]),
    "seat 0 took points, then two others": (3, [(0, "points"), (1, "card"), (2, "card")]),
    "before and after": (3, [(1, "card"), (0, "points"), (2, "card"), (1, "card")]),
    "seat 0 looked twice": (3, [(0, "card"), (1, "card"), (2, "card"), (0, "points"), (1, "card")]),
    "seat 0 is looking": (3, [(1, "card"), (2, "card"), (0, "")]),
    "another one is looking": (2, [(0, "card"), (1, "")]),
}


@pytest.mark.parametrize("name", HISTORIES)
@pytest.mark.parametrize("seat", [-1, 0])
def test_every_fate_of_the_cards_that_fits_is_equally_likely(name: str, seat: int) -> None:
    players, searches = HISTORIES[name]
    table, memories, draws = after(searches, players)
    memory = memories[seat] if seat >= 0 else Memory()
    ways = dict.fromkeys((found for found in all_worlds(draws) if memory.fits(found, draws)), 1)
    if len(ways) <= FEW:
        compare(table.ready().match, seat, world, ways, OFTEN)
        return
    worlds = [world(resampled(table.ready().match, seat, n)) for n in range(DEALS)]
    assert set(worlds) <= set(ways)
    for one in range(len(BONUSES)):  # each card by itself, and with the next one
        other = (one + 1) % len(BONUSES)
        check_frequencies(Counter(found[one] for found in worlds), Counter(found[one] for found in ways))
        in_pairs = Counter(pair(found, one, other) for found in ways)
        check_frequencies(Counter(pair(found, one, other) for found in worlds), in_pairs)


def pair(found: World, one: int, other: int) -> tuple[bool, bool, bool]:
    """Which of two cards were removed, and whether both are still in the deck."""
    return found[one] == 0, found[other] == 0, found[one] == found[other] == 9


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_at_the_end_only_the_cards_that_nobody_has_are_unknown(seat: int) -> None:
    """p. 20: those held are shown; any two of the others were removed, but for what a seat saw in the deck."""
    table = Scenario(2, round=6).bonuses(0, "flat").bonuses(1, "black")
    seen = table.r.bonus_location.tolist()  # of seat 1 at its search: who takes the second card saw the deck without the first
    table.end_round()
    assert table.match.over and table.r.phase == s.OVER
    held = {BONUSES.index("flat"): 1, BONUSES.index("black"): 2}
    in_deck = [n for n in range(len(BONUSES)) if seen[n] not in (s.REMOVED,)]
    fits = [
        found
        for found in all_worlds(2)
        if all(found[card] == draw for card, draw in held.items()) and (seat < 0 or all(found[card] != 0 for card in in_deck))
    ]
    if seat >= 0:
        assert len(fits) == 1 and world(resampled(table.match, seat, 1)) == fits[0]
    else:
        compare(table.match, seat, world, dict.fromkeys(fits, 1), OFTEN)
