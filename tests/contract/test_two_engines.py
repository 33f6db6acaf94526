"""Tests that machine code from any source and plain Python give the same bytes after every decision."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from boardwright.core.domain.match import Match
from boardwright.core.machine.state import SPECTATOR
from tests.conftest import repetitions
from tests.contract.matches import GAMES, SMALLEST, Driver, choose_bots, derive_bytes, load_game, make_generator, play_decisions
from tests.contract.shipped import GAMES_AND_ENGINES, SHIPPED, open_engine

DECISIONS = {
    "numba": repetitions(1_500, proving=48_000, short=1_500),
    "library": repetitions(1_000, proving=48_000, short=1_000),
    "webassembly": repetitions(200, proving=8_000, short=200),  # each call goes to Node and back
}
BOT_INTERVAL = repetitions(40, proving=12, short=40)  # a good bot is slow in plain Python
LATE_DECISIONS = 100  # decisions compared after each late position


class EnginePair:
    """The same match in a compiled engine and in plain Python; every difference fails the test."""

    def __init__(self, name: str, engine: Any, players: int, seed: object, bots: list[str]) -> None:
        game = load_game(name)
        self.native = Driver.start(game, engine, players, seed, bots)
        self.plain = Driver.start(game, game.plain, players, seed, bots)
        self.players, self.seed = players, seed
        self.viewers = [SPECTATOR, *range(players)]
        self.chance = make_generator("both", name, players, seed)
        self.decisions = 0
        self.check_states("setup")

    def check_states(self, after: str) -> None:
        differs = np.flatnonzero(self.native.state.data != self.plain.state.data)
        assert not differs.size, f"after {after} the states differ at {[self.field_at(int(i)) for i in differs[:5]]}"

    def field_at(self, offset: int) -> str:
        fields = self.native.game.state_dtype.fields
        name = max((each for each in fields if fields[each][1] <= offset), key=lambda each: fields[each][1])
        return f"{name}+{offset - fields[name][1]}"

    def play_ahead(self, decisions: int) -> None:
        """Play decisions in machine code only, and copy the state to both."""
        quick = Driver.start(self.native.game, self.native.game.engine, self.players, self.seed, self.native.bots)
        quick.run(decisions)
        self.native.adopt(quick)
        self.plain.adopt(quick)

    def step(self) -> bool:
        """Play a decision in both; return False at the end of the match."""
        actors = self.native.actors
        assert actors == self.plain.actors
        if not actors:
            self.check_outcomes()
            return False
        self.check_hidden_records(self.viewers[int(self.chance.integers(len(self.viewers)))])
        seat = self.native.seat
        assert self.native.legal(seat) == self.plain.legal(seat)
        rng = self.native.rngs[seat].data.copy()
        action = self.native.choose(seat)
        self.decisions += 1
        if self.decisions % BOT_INTERVAL == 0:
            self.plain.rngs[seat].data[:] = rng
            assert action == self.plain.choose(seat), f"the bot {self.native.bots[seat]} chooses differently"
        assert self.native.apply(seat, action) == self.plain.apply(seat, action), "the events differ"
        self.check_states(f"seat {seat}: {self.native.game.actions[action]}")
        return True

    def check_hidden_records(self, viewer: int) -> None:
        native, plain = self.native.hidden(viewer), self.plain.hidden(viewer)
        assert (native.data == plain.data).all(), f"hide({viewer}) differs"
        key = np.frombuffer(derive_bytes(native.data.tobytes()), "<u4")
        for cell, driver in ((native, self.native), (plain, self.plain)):
            cell.record.rng.key[:] = key
            driver.engine.resample(driver.game.tables, cell, viewer)
        assert (native.data == plain.data).all(), f"resample({viewer}) differs"

    def check_outcomes(self) -> None:
        for driver in (self.native, self.plain):
            driver.result.data[:] = 0
            driver.engine.outcome(driver.game.tables, driver.state, driver.result)
        assert (self.native.result.data == self.plain.result.data).all()


@pytest.mark.parametrize(("name", "kind"), GAMES_AND_ENGINES)
def test_engines_agree_in_whole_matches(name: str, kind: str) -> None:
    """Half of the decisions are in whole matches of bots, for every number of players in turn."""
    remaining, number, counts = DECISIONS[kind] // 2, 0, list(load_game(name).players_with())
    with open_engine(name, kind) as engine:
        while remaining > 0:
            players = counts[number % len(counts)]
            pair = EnginePair(name, engine, players, f"whole {number}", choose_bots(name, players, number))
            while remaining > 0 and pair.step():
                remaining -= 1
            number += 1
    assert number >= len(counts) or kind != "numba", "the matches are too long to see every number of players"


@pytest.mark.parametrize(("name", "kind"), GAMES_AND_ENGINES)
def test_engines_agree_in_late_positions(name: str, kind: str) -> None:
    """The other half of the decisions are from late positions of random play."""
    remaining, number, counts, latest = DECISIONS[kind] // 2, 0, list(load_game(name).players_with()), 3_000
    with open_engine(name, kind) as engine:
        while remaining > 0:
            players = counts[number % len(counts)]
            pair = EnginePair(name, engine, players, f"late {number}", ["random"] * players)
            pair.play_ahead(int(pair.chance.integers(min(20, latest // 2), latest)))
            if not pair.native.actors and latest > 4:  # matches of this game are shorter
                latest //= 2
            for _ in range(min(LATE_DECISIONS, remaining)):
                if not pair.step():
                    break
                remaining -= 1
            number += 1


MOMENTS = repetitions(2, proving=24, short=2)


def shown_data(match: Match) -> list[object]:
    """Return what people are shown of a position: views, prompts, previews of legal actions, reasons against others, the result."""
    data: list[object] = [match.full_view(), match.result and match.result.plain()]
    for seat in (None, *range(match.players)):
        data += [match.view(seat), match.prompt(seat).plain()]
    for seat in match.actors:
        data += [match.preview(seat, action) for action in match.legal(seat)]
        data += [match.why_not(seat, action) for action in range(0, match.game.num_actions, 7)]
    return data


@pytest.mark.parametrize(("name", "from_library"), [*((name, False) for name in GAMES), *((name, True) for name in SHIPPED)])
def test_engines_agree_about_what_people_are_shown(name: str, from_library: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Views, previews and reasons call compiled queries, which must agree with plain Python."""
    game = load_game(name)
    with open_engine(name, "library" if from_library else "numba") as engine:
        monkeypatch.setattr(game, "_native", engine)
    match = game.new_match(players=game.players_with()[-1], seed=3)
    length = sum(1 for _ in play_decisions(match.copy(), 0, 2_000))
    moments = {length * part // MOMENTS for part in range(1, MOMENTS)} | {1}
    for number, _ in enumerate(play_decisions(match, 0, 2_000)):
        if number in moments:
            check_shown_data(match, monkeypatch)
    assert match.over
    check_shown_data(match, monkeypatch)


def check_shown_data(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that both engines show the same data."""
    assert match.game.native
    native = shown_data(match.copy())
    with monkeypatch.context() as patch:
        patch.setattr(match.game, "_native", None)
        assert not match.game.native
        assert shown_data(match.copy()) == native


def test_a_match_switches_to_machine_code_once_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """It switches although plain Python has listed the legal actions of the next choice."""
    game, native = load_game(SMALLEST), load_game(SMALLEST).engine
    in_python: list[int] = []

    def apply(tables: Any, state: Any, seat: int, action: int, events: Any) -> None:
        in_python.append(action)
        rule(tables, state, seat, action, events)

    rule = game.plain.functions["apply"]
    monkeypatch.setitem(game.plain.functions, "apply", apply)
    match = game.new_match(players=game.players[0], seed=5)
    for engine in (None, native, native):
        monkeypatch.setattr(game, "_native", engine)
        match.play(match.actors[0], int(match.legal_ids(match.actors[0])[0]))
    assert game.native
    assert in_python == [action for _, action in match.decisions[:1]]
    assert len(match.decisions) == 3
