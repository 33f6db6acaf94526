"""What the house gives every game is enough: buffers are never full, and the true state shows the same legal moves as the hidden one."""

from __future__ import annotations

import pytest

from boardwright.core.events import CAPACITY, EVENTS
from boardwright.core.state import MAX_ACTIONS, MAX_SEATS, MOVES, Cell
from tests.conftest import many
from tests.house.matches import GAMES, TABLES, Driver, bots_of, loaded

MATCHES = many(6, proving=60, short=2)


@pytest.mark.parametrize("name", GAMES)
def test_seats_and_actions_fit(name: str) -> None:
    game = loaded(name)
    assert max(game.players) <= MAX_SEATS and game.num_actions <= MAX_ACTIONS


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_event_is_lost_for_want_of_room(name: str, players: int) -> None:
    """A full record takes nothing more, so it must never be full: neither at the setup nor after a decision."""
    game, most = loaded(name), 0
    for number in range(MATCHES):
        driver = Driver.start(game, game.engine, players, f"room {number}", bots_of(name, players, number))
        most = max(most, int(driver.events.record["count"]))
        for _ in range(600):
            if not driver.actors:
                break
            driver.run(1)
            most = max(most, int(driver.events.record["count"]))
    assert 0 < most < CAPACITY // 2, f"{most} events at once; the record has room for {CAPACITY}"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_legal_moves_do_not_depend_on_what_is_hidden(name: str, players: int) -> None:
    """Simulations list the moves of bots that look at nothing from the true state."""
    game = loaded(name)
    moves = Cell(MOVES)
    for number in range(MATCHES):
        driver = Driver.start(game, game.engine, players, f"true {number}", bots_of(name, players, number))
        for _ in range(200):
            if not driver.actors:
                break
            for seat in range(players):
                if driver.actors >> seat & 1:
                    game.engine.legal(game.tables, driver.state, seat, moves)
                    assert moves.record.ids[: moves.record.count].tolist() == driver.legal(seat)
            driver.run(1)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whether_events_are_noted_changes_nothing(name: str, players: int) -> None:
    """Search and simulation switch them off."""
    game, off = loaded(name), Cell(EVENTS)
    driver = Driver.start(game, game.engine, players, "events", bots_of(name, players, 0))
    silent = Driver(game, game.engine, game.blank_state(players, {}), driver.bots)
    for _ in range(200):
        if not driver.actors:
            break
        seat = driver.seat
        action = driver.choose(seat)
        silent.adopt(driver)
        off.record.count = -1
        game.engine.apply(game.tables, silent.state, seat, action, off)
        driver.apply(seat, action)
        assert (silent.state.data == driver.state.data).all()
