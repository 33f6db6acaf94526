"""Two opinions: the rules and their slow twin play the same decisions and must agree on everything after each."""

import os
from typing import Any

import pytest

import boardwright as bw
from tests.games.looking import of_kind
from tests.games.rng import Rng

from .helpers import ABILITIES, DECK, PLAYERS, PROTECTABLE, ability, ascending, card_table, game, position, start
from .twin import Twin

PROVE = os.environ.get("BOARDWRIGHT_PROVE") == "1"
DECISIONS = 60_000 if PROVE else 2_500
POSITIONS = 8_000 if PROVE else 500


def comparable(where: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    """The program's position in the twin's form: piles are sets."""
    found = {name: where[name] for name in fields}
    return {**found, "row": sorted(found["row"]), "discard": sorted(found["discard"])}


def agree(match: Any, twin: Twin) -> None:
    expected = twin.position()
    assert comparable(match.position(), expected) == expected
    if match.over:
        assert twin.choices() == set()
        return
    (seat,) = match.actors
    assert seat == twin.active
    assert {str(action) for action in match.legal(seat)} == twin.choices()


def both(match: Any, twin: Twin, text: str) -> None:
    """The same decision in both; the twin gets the cards that really came off the pile."""
    (seat,) = match.actors
    events = match.play(seat, text)
    drawn = [event["card"] for event in of_kind(events, "drew", "refilled")]
    twin.choose(text, drawn)
    agree(match, twin)


def run(match: Any, dice: Rng, most: int, table: dict[str, list[int]] | None = None) -> int:
    """Plays on at random; returns the number of decisions."""
    twin = Twin(match.position(), table or card_table())
    agree(match, twin)
    done = 0
    while not match.over and done < most:
        both(match, twin, dice.choice(sorted(twin.choices())))
        done += 1
    return done


@pytest.mark.parametrize("players", PLAYERS)
def test_random_matches(players: int) -> None:
    """From the setup on, over several reshuffles, always at random."""
    dice, done, seed = Rng(players), 0, 0
    while done < DECISIONS:
        seed += 1
        done += run(game().new_match(players=players, seed=seed), dice, DECISIONS - done)


@pytest.mark.parametrize("players", PLAYERS)
def test_matches_of_bots(players: int) -> None:
    """To the end: the greedy bot finishes its matches."""
    bot = bw.bot("greedy", game())
    for seed in range(200 if PROVE else 12):
        match = game().new_match(players=players, seed=seed)
        twin = Twin(match.position(), card_table())
        while not match.over:
            (seat,) = match.actors
            chosen = bot.choose(match.hidden(seat), match.legal_ids(seat))
            both(match, twin, str(match.game.actions[int(chosen)]))
        assert twin.winner is not None and match.result.ranking[0] == [twin.winner]


def anywhere(dice: Rng) -> dict[str, Any]:
    """A position thrown together: any trains that do not ascend (or nearly so), any locks, any row, few cards to draw."""
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


def test_from_anywhere() -> None:
    """Positions that play would seldom reach (many locks, full rows, empty piles), a few decisions each."""
    dice, ended = Rng(77), 0
    for seed in range(POSITIONS):
        match = start(anywhere(dice), seed)
        run(match, dice, 12)
        ended += match.over
    assert ended > POSITIONS / 20  # so that ends by every way are among them


def test_every_decision_from_anywhere() -> None:
    """Not only one choice at random: every legal decision of a position, and every target of each ability."""
    dice = Rng(78)
    for seed in range(POSITIONS // 10):
        match = start(anywhere(dice), seed)
        for text in sorted(map(str, match.legal(match.actors[0]))):
            branch, twin = match.copy(), Twin(match.position(), card_table())
            both(branch, twin, text)
            if branch.over or branch.position()["phase"] == "turn":
                continue
            for target in sorted(twin.choices()):
                leaf, leaf_twin = branch.copy(), Twin(branch.position(), card_table())
                both(leaf, leaf_twin, target)


def test_another_card_table() -> None:
    """The twin takes any table, and so do the rules: the plain cycle of eight instead of the built-in list."""
    cycle = {name: [card for card in DECK if card % 8 == n] for n, name in enumerate(ABILITIES)}
    other = bw.load("game_of_trains", data={"abilities": {"cards": cycle}})
    run(other.new_match(players=3, seed=8), Rng(8), 400, cycle)
