"""Setup and the first choices (fact sheet 4; pages 21 and 22)."""

from collections import Counter
from typing import Any

import pytest

from boardwright.games.russian_railroads import components as c

from .event_log import EventLog
from .facts import COINS, ENGINEERS, LETTERLESS, PLAYERS, ROUNDS, STARTS, WORKERS
from .scenario import Scenario, game


def new_match(players: int, seed: int = 1) -> Any:
    return game().new_match(players=players, seed=seed)


def record_of(match: Any) -> Any:
    return match._state.record


@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_begins_with_the_same_board(players: int) -> None:
    """4: a black rail on space 1 of each line, locomotive 1 on the Transsiberian, the marker on 0, no points, all tokens."""
    r = record_of(new_match(players))
    for seat in range(players):
        assert r.rail[seat, :, 0].tolist() == [1, 1, 1] and (r.rail[seat, :, 1:] == -1).all()
        assert r.slot[seat].tolist() == [1, 0, 0, 0]
        assert r.marker[seat].tolist() == [0, -1]
        assert r.points[seat] == r.doublers[seat] == r.tokens_used[seat] == 0
        assert not r.factory[seat].any()
    assert r.black_owner < 0 and (r.card_owner == -1).all()


@pytest.mark.parametrize("players", PLAYERS)
def test_workers_and_coins_depend_on_the_number_of_players(players: int) -> None:
    """4, p. 21: six workers with two or three players, five with four; two coins with two players, else one."""
    r = record_of(new_match(players))
    assert r.workers[:players].tolist() == [WORKERS[players]] * players
    assert r.coins[:players].tolist() == [COINS[players]] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_the_supply_has_as_many_locomotives_of_each_number_as_players(players: int) -> None:
    """p. 21: two of each number go back with two players, one with three. The 1s are with the players."""
    r = record_of(new_match(players))
    assert r.locomotive_supply.tolist() == [0, 0] + [players] * 8
    assert not r.factory_supply.any()
    assert r.doubler_supply == 20


@pytest.mark.parametrize("players", PLAYERS)
def test_the_row_is_dealt_from_stack_a_then_stack_b(players: int) -> None:
    """3.1, p. 21: with four players three of stack A, then four of B; else three and three. The engineer without a letter is not dealt."""
    stacks = dict.fromkeys(("grey_brown", "industry_points", "repeat", "industry_black", "locomotive_or_factory"), "B")
    stacks |= dict.fromkeys(("two_any_more", "doubler"), "B")
    for seed in range(12):
        row = [c.ENGINEERS[n] for n in record_of(new_match(players, seed)).row if n >= 0]
        assert len(row) == (7 if players == 4 else 6) == len(set(row)) and LETTERLESS not in row
        assert ["B" if name in stacks else "A" for name in row] == ["A"] * 3 + ["B"] * (len(row) - 3)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_engineers_are_dealt_at_random(players: int) -> None:
    """4: all fourteen with a letter are dealt sooner or later."""
    seen = {int(n) for seed in range(60) for n in record_of(new_match(players, seed)).row if n >= 0}
    assert {c.ENGINEERS[n] for n in seen} == set(ENGINEERS) - {LETTERLESS}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_turn_order_is_dealt_at_random(players: int) -> None:
    """4: every seat is first in some match."""
    orders = [tuple(record_of(new_match(players, seed)).order[:players].tolist()) for seed in range(60)]
    assert all(sorted(order) == list(range(players)) for order in orders)
    assert {order[0] for order in orders} == set(range(players))
    first_order = EventLog(new_match(players).full_events()).of("new_order")[0]
    names = ("first_seat", "second_seat", "third_seat", "fourth_seat")
    assert [first_order[name] for name in names] == [*orders[1], *[None] * (4 - players)]


def test_two_end_bonus_cards_are_removed_unseen() -> None:
    """4: of ten cards eight are left, and the removed ones differ."""
    removed: Counter[int] = Counter()
    for seed in range(80):
        fate = record_of(new_match(2, seed)).bonus_location.tolist()
        assert sorted(fate) == [0, 0] + [9] * 8
        removed.update(n for n in range(10) if fate[n] == 0)
    assert len(removed) == 10


# -- start bonuses ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_start_bonuses_are_chosen_from_the_last_seat_to_the_second(players: int) -> None:
    """4: the first seat gets none; each card is taken once."""
    match = new_match(players)
    order = record_of(match).order[:players].tolist()
    chosen = []
    for n in range(players - 1):
        (seat,) = match.actors
        chosen.append(seat)
        texts = [str(action) for action in match.legal(seat)]
        assert texts == [f"choose_start {start}" for start in STARTS[n:]]
        match.play(seat, f"choose_start {STARTS[n]}")
        if STARTS[n] == "black_step":
            match.play(seat, "step kiev black")
    assert chosen == order[:0:-1]
    assert match.actors == (order[0],) and match.prompt(order[0]).id == "turn"


def test_the_black_start_bonus_gives_a_step_on_any_line() -> None:
    """p. 22."""
    match = new_match(2)
    (seat,) = match.actors
    match.play(seat, "choose_start black_step")
    assert {str(action) for action in match.legal(seat)} >= {f"step {line} black" for line in c.LINES}
    match.play(seat, "step kiev black")
    assert record_of(match).rail[seat, :, 0].tolist() == [1, 1, 2]
    assert match.prompt(match.actors[0]).id == "turn"


def test_the_black_start_bonus_can_win_grey_rails() -> None:
    """p. 16: the first milestone counts here, too."""
    match = new_match(2)
    (seat,) = match.actors
    match.play(seat, "choose_start black_step")
    match.play(seat, "step transsiberian black")
    assert record_of(match).rail[seat, :, 1].tolist() == [0, 0, 0]


@pytest.mark.parametrize(("start", "field", "change"), [("industry", "marker", 1), ("doubler", "doublers", 1), ("coin", "coins", 1)])
def test_start_bonuses_of_industry_doubler_and_coin(start: str, field: str, change: int) -> None:
    """p. 22: one step of industry, one doubler, one more coin."""
    match = new_match(3)
    (seat,) = match.actors
    before = record_of(match)[field][seat].copy().ravel()[0]
    match.play(seat, f"choose_start {start}")
    if match.actors == (seat,):
        match.play(seat, "advance 1")
    assert record_of(match)[field][seat].ravel()[0] == before + change
    assert match.actors != (seat,)


# -- numbers of players------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_the_number_of_rounds_depends_on_the_players(players: int) -> None:
    """p. 21: six rounds with two or three players, seven with four."""
    table = Scenario(players)
    while not table.match.over:
        table.end_round()
    rounds = EventLog(table.match.full_events()).of("began_round")
    assert [event["number"] for event in rounds] == list(range(1, ROUNDS[players] + 1))
    assert {event["rounds"] for event in rounds} == {ROUNDS[players]}


def test_two_players_have_fewer_spaces() -> None:
    """p. 21, 3: grey_1, black_1, locomotive_2, industry_3, temporary, the outer engineer and the second place are crossed out."""
    missing = {"grey_1", "black_1", "locomotive_2", "industry_3", "temporary", "engineer_outer", "second"}
    for players in PLAYERS:
        table = table_with_every_space_open(players)
        places = {text.split()[0] for text in table.legal("occupy")}
        assert places & missing == (set() if players == 2 else missing), players
        assert len(places) == (19 if players == 2 else 26)


def table_with_every_space_open(players: int) -> Scenario:
    """Return a table where every space of the main board can be used."""
    table = Scenario(players).rails(0, transsiberian={"black": 15, "grey": 11, "brown": 8, "natural": 4, "white": 1}).coins(0, 5)
    table.locomotives(0, 2, 0, 1).factories(0, 4).markers(0, 2).turn(0)
    table.row("any_black", "any_points", "two_any")
    return table.order(1, 2, 0) if players == 3 else table.order(1, 0) if players == 2 else table.order(1, 2, 0, 3)
