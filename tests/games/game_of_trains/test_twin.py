"""The rules and their slow twin play the same decisions and agree on everything after each."""

import os
from typing import Any

import pytest

import boardwright as bw
from tests.games.inspection import event_args
from tests.games.rng import Rng

from .helpers import ABILITIES, DECK, PLAYERS, PROTECTABLE, ability, ascending, card_table, game, position, start
from .twin import Twin

PROVE = os.environ.get("BOARDWRIGHT_PROVE") == "1"
DECISIONS = 60_000 if PROVE else 2_500
POSITIONS = 8_000 if PROVE else 500


def comparable_position(position: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    """Return the program's position in the twin's form, whose piles are sets."""
    selected = {name: position[name] for name in fields}
    return {**selected, "row": sorted(selected["row"]), "discard": sorted(selected["discard"])}


def check_agreement(match: Any, twin: Twin) -> None:
    """Check that position, active seat and choices are the same."""
    expected = twin.position()
    assert comparable_position(match.position(), expected) == expected
    if match.over:
        assert twin.choices() == set()
        return
    (seat,) = match.actors
    assert seat == twin.active
    assert {str(action) for action in match.legal(seat)} == twin.choices()


def play_both(match: Any, twin: Twin, text: str) -> None:
    """Play a decision in both. The twin gets the cards that really came off the pile."""
    (seat,) = match.actors
    events = match.play(seat, text)
    drawn = [event["card"] for event in event_args(events, "drew", "refilled")]
    twin.choose(text, drawn)
    check_agreement(match, twin)


def play_at_random(match: Any, dice: Rng, most: int, table: dict[str, list[int]] | None = None) -> int:
    """Play on at random and compare after each decision. Returns the number of decisions."""
    twin = Twin(match.position(), table or card_table())
    check_agreement(match, twin)
    done = 0
    while not match.over and done < most:
        play_both(match, twin, dice.choice(sorted(twin.choices())))
        done += 1
    return done


@pytest.mark.parametrize("players", PLAYERS)
def test_the_twin_agrees_in_random_matches(players: int) -> None:
    """From the setup on, over several reshuffles."""
    dice, done, seed = Rng(players), 0, 0
    while done < DECISIONS:
        seed += 1
        done += play_at_random(game().new_match(players=players, seed=seed), dice, DECISIONS - done)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_twin_agrees_in_matches_of_greedy_bots(players: int) -> None:
    """Greedy bots finish their matches."""
    bot = bw.bot("greedy", game())
    for seed in range(200 if PROVE else 12):
        match = game().new_match(players=players, seed=seed)
        twin = Twin(match.position(), card_table())
        while not match.over:
            (seat,) = match.actors
            chosen = bot.choose(match.hidden(seat), match.legal_ids(seat))
            play_both(match, twin, str(match.game.actions[int(chosen)]))
        assert twin.winner is not None and match.result.ranking[0] == [twin.winner]


def random_position(dice: Rng) -> dict[str, Any]:
    """Return a random position: trains that do not ascend (or nearly do), locks, a row, and few cards to draw."""
    players = 2 + dice.below(3)
    cards = dice.shuffled(sorted(DECK))
    trains = [[cards.pop() for _ in range(7)] for _ in range(players)]
    for train in trains:
        if dice.below(2):  # one wagon away from the end
            train.sort()
            place = dice.below(6)
            train[place], train[place + 1] = train[place + 1], train[place]
        elif ascending(train):  # such a match would be over
            train.reverse()
    locks = {}
    for seat in range(players):
        for place in PROTECTABLE:
            free = [card for card in cards if ability(card) == "protect"]
            if free and dice.below(2):
                locks[seat, place] = dice.choice(free)
                cards.remove(locks[seat, place])
    row = []
    for name in ABILITIES:
        free = [card for card in cards if ability(card) == name]
        if free and dice.below(4):
            row.append(dice.choice(free))
            cards.remove(row[-1])
    refused = [[cards.pop() for _ in range(seat)] if dice.below(2) else [] for seat in range(players)]
    draw = [cards.pop() for _ in range(dice.below(4) if dice.below(2) else dice.below(len(cards)))]
    return position(trains, locks=locks, row=row, draw=draw, discard=cards, refused=refused,
                    active=dice.below(players), first=dice.below(players))  # fmt: skip


def test_the_twin_agrees_from_random_positions() -> None:
    """Play would seldom reach these: many locks, full rows, empty piles."""
    dice, ended = Rng(77), 0
    for seed in range(POSITIONS):
        match = start(random_position(dice), seed)
        play_at_random(match, dice, 12)
        ended += match.over
    assert ended > POSITIONS / 20  # so that all kinds of ends occur


def test_the_twin_agrees_on_every_decision_of_random_positions() -> None:
    """Every legal decision of a position, and every target of each ability."""
    dice = Rng(78)
    for seed in range(POSITIONS // 10):
        match = start(random_position(dice), seed)
        for text in sorted(map(str, match.legal(match.actors[0]))):
            branch, twin = match.copy(), Twin(match.position(), card_table())
            play_both(branch, twin, text)
            if branch.over or branch.position()["phase"] == "turn":
                continue
            for target in sorted(twin.choices()):
                leaf, leaf_twin = branch.copy(), Twin(branch.position(), card_table())
                play_both(leaf, leaf_twin, target)


def test_the_twin_agrees_with_another_card_table() -> None:
    """The table is a plain cycle of the eight abilities instead of the built-in list."""
    cycle = {name: [card for card in DECK if card % 8 == n] for n, name in enumerate(ABILITIES)}
    other = bw.load("game_of_trains", data={"abilities": {"cards": cycle}})
    play_at_random(other.new_match(players=3, seed=8), Rng(8), 400, cycle)
