"""The limits of the core suffice for every game: buffers are never full, and the true state has the same legal moves as the hidden one."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.core.domain.game import Game
from boardwright.core.domain.registry import about
from boardwright.core.machine.event_buffer import CAPACITY, EVENTS
from boardwright.core.machine.state import MAX_ACTIONS, MAX_SEATS, MOVES, RecordBuffer
from tests.conftest import repetitions
from tests.contract.matches import GAMES, TABLES, Driver, bots_of, loaded

MATCHES = repetitions(3, proving=48, short=2)


@pytest.mark.parametrize("name", GAMES)
def test_seats_and_actions_fit(name: str) -> None:
    game = loaded(name)
    assert max(game.players) <= MAX_SEATS and game.num_actions <= MAX_ACTIONS


TOLD = {
    "players": [2, 5],
    "options": {
        "map": {"default": "small", "values": ["small", "large"], "players": {"small": [2, 3], "large": [3, 5]}},
        "guests": {"default": False, "values": [False, True], "players": {"true": [4, 5]}},
    },
}


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({}, [2, 3]),
        ({"map": "large"}, [3, 4, 5]),
        ({"map": "large", "guests": True}, [4, 5]),
        ({"guests": True}, []),
    ],
)
def test_options_say_how_many_may_play(monkeypatch: pytest.MonkeyPatch, options: dict[str, object], allowed: list[int]) -> None:
    game = game_that_tells(monkeypatch, TOLD)
    assert list(game.players) == [2, 3, 4, 5] and list(game.players_with(options)) == allowed
    for players in range(1, 7):
        if players in allowed:
            assert game.check_players(players, options) == players
            continue
        with pytest.raises(bw.BadOption) as caught:
            game.check_players(players, options)
        assert caught.value.reason == "players"
        assert caught.value.arguments == {"value": str(players), "expected": ", ".join(map(str, allowed)) or "–"}


@pytest.mark.parametrize("players", [{"huge": [2, 3]}, {"small": [1, 3]}, {"small": [3, 2]}, {"small": [2]}])
def test_numbers_of_players_that_cannot_be_are_found_at_once(monkeypatch: pytest.MonkeyPatch, players: dict[str, object]) -> None:
    told = {**TOLD, "options": {"map": {"default": "small", "values": ["small"], "players": players}}}
    with pytest.raises(bw.BadData, match="option map"):
        game_that_tells(monkeypatch, told)


def game_that_tells(monkeypatch: pytest.MonkeyPatch, told: dict[str, object]) -> Game:
    """A game with another `game.toml`."""
    whole = {**about(GAMES[0]), **told}
    monkeypatch.setattr("boardwright.core.domain.game.about", lambda game: whole)
    return Game(GAMES[0], None)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_event_is_lost_for_want_of_room(name: str, players: int) -> None:
    """A full record ignores events, so it must never be full: neither after the setup nor after a decision."""
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
    """Simulations list the moves of bots that read nothing from the true state."""
    game = loaded(name)
    moves = RecordBuffer(MOVES)
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
    game, off = loaded(name), RecordBuffer(EVENTS)
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
