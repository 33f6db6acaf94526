"""Tests of limits of the core: buffers suffice for every game, and the true state has the same legal moves as the hidden one."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.core.domain.game import Game
from boardwright.core.domain.registry import about
from boardwright.core.machine.event_buffer import CAPACITY, EVENTS
from boardwright.core.machine.state import MAX_ACTIONS, MAX_SEATS, MOVES, RecordBuffer
from tests.conftest import repetitions
from tests.contract.matches import GAMES, TABLES, Driver, choose_bots, load_game

MATCHES = repetitions(3, proving=48, short=2)


@pytest.mark.parametrize("name", GAMES)
def test_seats_and_actions_are_within_the_limits(name: str) -> None:
    game = load_game(name)
    assert max(game.players) <= MAX_SEATS and game.num_actions <= MAX_ACTIONS


DECLARED = {
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
def test_options_limit_the_number_of_players(monkeypatch: pytest.MonkeyPatch, options: dict[str, object], allowed: list[int]) -> None:
    game = game_with(monkeypatch, DECLARED)
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
def test_impossible_numbers_of_players_are_refused_when_a_game_is_loaded(
    monkeypatch: pytest.MonkeyPatch, players: dict[str, object]
) -> None:
    declared = {**DECLARED, "options": {"map": {"default": "small", "values": ["small"], "players": players}}}
    with pytest.raises(bw.BadData, match="option map"):
        game_with(monkeypatch, declared)


def game_with(monkeypatch: pytest.MonkeyPatch, declared: dict[str, object]) -> Game:
    """Return a game whose `game.toml` declares something else."""
    about_game = {**about(GAMES[0]), **declared}
    monkeypatch.setattr("boardwright.core.domain.game.about", lambda game: about_game)
    return Game(GAMES[0], None)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_event_buffer_is_never_full(name: str, players: int) -> None:
    """A full buffer ignores events, so it must not fill up in the setup or in a decision."""
    game, most_events = load_game(name), 0
    for number in range(MATCHES):
        driver = Driver.start(game, game.engine, players, f"room {number}", choose_bots(name, players, number))
        most_events = max(most_events, int(driver.events.record["count"]))
        for _ in range(600):
            if not driver.actors:
                break
            driver.run(1)
            most_events = max(most_events, int(driver.events.record["count"]))
    assert 0 < most_events < CAPACITY // 2, f"{most_events} events at once; the record has room for {CAPACITY}"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_legal_moves_do_not_depend_on_hidden_information(name: str, players: int) -> None:
    """For bots that read no state, simulations list the moves from the true state."""
    game = load_game(name)
    moves = RecordBuffer(MOVES)
    for number in range(MATCHES):
        driver = Driver.start(game, game.engine, players, f"true {number}", choose_bots(name, players, number))
        for _ in range(200):
            if not driver.actors:
                break
            for seat in range(players):
                if driver.actors >> seat & 1:
                    game.engine.legal(game.tables, driver.state, seat, moves)
                    assert moves.record.ids[: moves.record.count].tolist() == driver.legal(seat)
            driver.run(1)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_switching_events_off_does_not_change_the_state(name: str, players: int) -> None:
    """Search and simulation switch events off."""
    game, off = load_game(name), RecordBuffer(EVENTS)
    driver = Driver.start(game, game.engine, players, "events", choose_bots(name, players, 0))
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
