"""Invariants of every position that play can reach, with every kind of player."""

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import boardwright as bw
from tests.games.rng import Rng

from .helpers import DECK, PLAYERS, PROTECTABLE, ability, all_cards, ascending, game, position, start

PROVE = os.environ.get("BOARDWRIGHT_PROVE") == "1"
RANDOM_DECISIONS = 40_000 if PROVE else 2_500
BOT_MATCHES = 400 if PROVE else 12


def check_position(position: dict[str, Any]) -> None:
    """Check the laws of one position."""
    assert sorted(all_cards(position)) == sorted(DECK), "84 cards, each in one place"
    over = position["phase"] == "over"
    for seat, train in enumerate(position["trains"]):
        assert len(train) == 7 and (over or None not in train), "seven wagons, gaps only where a refill was cut off"
        for place, lock in enumerate(position["locks"][seat], 1):
            assert lock is None or (place in PROTECTABLE and ability(lock) == "protect" and train[place - 1])
        if not over:
            assert not ascending(train), "a finished train ends the match"
    assert len({ability(card) for card in position["row"]}) == len(position["row"]) <= 8, "row abilities differ"
    locks = sum(lock is not None for locks in position["locks"] for lock in locks)
    assert locks <= min(10, 3 * position["players"])
    pile = len(position["draw"]) + len(position["discard"]) + sum(map(len, position["refused"]))
    assert pile >= 84 - 7 * position["players"] - 10 - 8 - 10 - 1
    assert (position["winner"] is not None) <= over
    held = sum(map(len, position["hands"]))
    assert held == 0 or position["phase"] in ("setup_keep", "setup_replace", "replace")
    assert (position["using"] is not None) == (position["phase"] == "target")


def check_end(match: Any) -> None:
    """Check that the winning train ascends strictly, that exactly one seat has won, and that others may have gaps."""
    position = match.position()
    winner = position["winner"]
    assert ascending(position["trains"][winner])
    assert [seat for seat, train in enumerate(position["trains"]) if ascending(train)] == [winner]
    assert match.result.ranking[0] == [winner]
    assert sorted(seat for place in match.result.ranking for seat in place) == list(range(position["players"]))


def play_out(match: Any, choose: Callable[[Any], Any], most: int) -> int:
    """Play a match to its end, or `most` decisions, and check every position. Returns the number of decisions."""
    check_position(match.position())
    done = 0
    while not match.over and done < most:
        before = match.position()
        (seat,) = match.actors
        assert match.legal(seat), "there is always a choice"
        match.play(seat, choose(match))
        where = match.position()
        check_position(where)
        check_step(before, where, seat)
        done += 1
    if match.over:
        check_end(match)
    return done


def check_step(before: dict[str, Any], after: dict[str, Any], seat: int) -> None:
    """Check what one decision may change: a foreign train only by a remove, in one place, and foreign locks never."""
    for other in range(after["players"]):
        if other != seat:
            old, new = before["trains"][other], after["trains"][other]
            changed = [place for place in range(7) if old[place] != new[place]]
            assert len(changed) <= 1 and set(changed) <= {0, 3, 6}
            assert before["locks"][other] == after["locks"][other]


@pytest.mark.parametrize("players", PLAYERS)
def test_invariants_hold_in_random_play(players: int) -> None:
    """Invariants: conservation, row, locks and winners, in long matches with many reshuffles."""
    dice = Rng(1000 + players)
    done, seed = 0, 0
    while done < RANDOM_DECISIONS:
        match = game().new_match(players=players, seed=seed)
        done += play_out(match, lambda m: dice.choice(m.legal(m.actors[0])), RANDOM_DECISIONS - done)
        seed += 1


@pytest.mark.parametrize("players", PLAYERS)
def test_invariants_hold_in_matches_of_greedy_bots(players: int) -> None:
    """Invariants, to the end of each match."""
    bot = bw.bot("greedy", game())
    for seed in range(BOT_MATCHES):
        match = game().new_match(players=players, seed=seed)
        play_out(match, lambda m: choose_by_bot(bot, m), 3000)
        assert match.over


@pytest.mark.parametrize("players", PLAYERS)
def test_invariants_hold_in_matches_of_sorters(players: int) -> None:
    """Invariants. Sorters may block each other for ever: each waits for high wagons that the others keep."""
    bot = bw.bot("sorter", game())
    for seed in range(BOT_MATCHES):
        play_out(game().new_match(players=players, seed=seed), lambda m: choose_by_bot(bot, m), 300)


def choose_by_bot(bot: Any, match: Any) -> int:
    (seat,) = match.actors
    return int(bot.choose(match.hidden(seat), match.legal_ids(seat)))


@settings(max_examples=400 if PROVE else 60)
@given(st.permutations(sorted(DECK)), st.integers(2, 4), st.integers(0, 2**32), st.data())
def test_invariants_hold_from_generated_positions(cards: list[int], players: int, seed: int, data: st.DataObject) -> None:
    """Invariants, from positions that Hypothesis generates and shrinks."""
    cards = list(cards)
    trains = [[cards.pop() for _ in range(7)] for _ in range(players)]
    if any(ascending(train) for train in trains):
        trains = [train[::-1] for train in trains]
    row: dict[str, int] = {}
    for card in cards[: data.draw(st.integers(0, 12))]:
        row.setdefault(ability(card), card)
    left = [card for card in cards if card not in row.values()]
    draw = left[: data.draw(st.integers(0, 5))]
    match = start(position(trains, row=list(row.values()), draw=draw), seed)
    check_position(match.position())
    for _ in range(data.draw(st.integers(1, 12))):
        if match.over:
            break
        before = match.position()
        (seat,) = match.actors
        match.play(seat, data.draw(st.sampled_from(match.legal(seat))))
        check_position(match.position())
        check_step(before, match.position(), seat)


@pytest.mark.parametrize("players", PLAYERS)
def test_public_events_add_up_to_trains_locks_and_row(players: int) -> None:
    dice = Rng(5 + players)
    match = game().new_match(players=players, seed=players)
    for _ in range(1500):
        if match.over:
            break
        match.play(match.actors[0], dice.choice(match.legal(match.actors[0])))
    trains, locks, row = fold_events(match.events(None), players)
    where = match.position()
    assert trains == where["trains"] and locks == where["locks"] and sorted(row) == sorted(where["row"])


def fold_events(events: list[Any], players: int) -> tuple[list[list[int | None]], list[list[int | None]], set[int]]:
    """Return the trains, locks and row after these events."""
    trains: list[list[int | None]] = [[None] * 7 for _ in range(players)]
    locks: list[list[int | None]] = [[None] * 7 for _ in range(players)]
    row: set[int] = set()
    for event in events:
        args = event.args
        train = trains[args["seat"]] if "seat" in args else []
        place = args["position"] - 1 if "position" in args else 0
        if event.kind == "dealt":
            train[:] = [args[f"c{n}"] for n in range(1, 8)]
        elif event.kind == "placed":
            assert train[place] == args["replaced"]
            train[place] = args["card"]
            row.add(args["replaced"])
        elif event.kind == "used":
            assert ability(args["card"]) == args["ability"]
            row.remove(args["card"])
        elif event.kind == "swapped":
            other = args["other"] - 1
            assert (train[place], train[other]) == (args["card"], args["other_card"]) and place < other
            train[place], train[other] = train[other], train[place]
        elif event.kind == "moved":
            assert train[place] == args["card"]
            train.insert(args["to"] - 1, train.pop(place))
        elif event.kind == "protected":
            locks[args["seat"]][place] = args["card"]
        elif event.kind == "lock_lost":
            assert locks[args["seat"]][place] == args["card"]
            locks[args["seat"]][place] = None
        elif event.kind == "removed":
            assert train[place] == args["card"]
            train[place] = None
            row.add(args["card"])
        elif event.kind == "refilled":
            assert train[place] is None
            train[place] = args["card"]
        elif event.kind == "paired":
            row -= {args["card"], args["other_card"]}
            assert ability(args["card"]) == ability(args["other_card"]) == args["ability"]
    return trains, locks, row
