"""Machine code from any source and plain Python are the same program: the same bytes after every decision."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from boardwright.core.domain.match import Match
from boardwright.core.machine.state import SPECTATOR
from tests.conftest import repetitions
from tests.contract.matches import GAMES, SMALLEST, Driver, bots_of, bytes_of, generator, loaded, played
from tests.contract.shipped import PAIRS, SHIPPED, engine_of

DECISIONS = {
    "numba": repetitions(1_500, proving=48_000, short=1_500),
    "library": repetitions(1_000, proving=48_000, short=1_000),
    "webassembly": repetitions(200, proving=8_000, short=200),  # each call goes to Node and back
}
BOT_COMPARED_EVERY = repetitions(40, proving=12, short=40)  # a good bot is slow in plain Python
LATE = 100  # decisions compared after each late position


class Both:
    """The same match in both engines; every difference is an error."""

    def __init__(self, name: str, engine: Any, players: int, seed: object, bots: list[str]) -> None:
        game = loaded(name)
        self.native = Driver.start(game, engine, players, seed, bots)
        self.plain = Driver.start(game, game.plain, players, seed, bots)
        self.players, self.seed = players, seed
        self.viewers = [SPECTATOR, *range(players)]
        self.chance = generator("both", name, players, seed)
        self.decisions = 0
        self.same_state("setup")

    def same_state(self, after: str) -> None:
        differs = np.flatnonzero(self.native.state.data != self.plain.state.data)
        assert not differs.size, f"after {after} the states differ at {[self.field_at(int(i)) for i in differs[:5]]}"

    def field_at(self, offset: int) -> str:
        fields = self.native.game.state_dtype.fields
        name = max((each for each in fields if fields[each][1] <= offset), key=lambda each: fields[each][1])
        return f"{name}+{offset - fields[name][1]}"

    def late(self, decisions: int) -> None:
        """Let machine code play on alone."""
        quick = Driver.start(self.native.game, self.native.game.engine, self.players, self.seed, self.native.bots)
        quick.run(decisions)
        self.native.adopt(quick)
        self.plain.adopt(quick)

    def step(self) -> bool:
        """One decision in both; False at the end."""
        actors = self.native.actors
        assert actors == self.plain.actors
        if not actors:
            self.same_outcome()
            return False
        self.same_hidden(self.viewers[int(self.chance.integers(len(self.viewers)))])
        seat = self.native.seat
        assert self.native.legal(seat) == self.plain.legal(seat)
        rng = self.native.rngs[seat].data.copy()
        action = self.native.choose(seat)
        self.decisions += 1
        if self.decisions % BOT_COMPARED_EVERY == 0:
            self.plain.rngs[seat].data[:] = rng
            assert action == self.plain.choose(seat), f"the bot {self.native.bots[seat]} chooses differently"
        assert self.native.apply(seat, action) == self.plain.apply(seat, action), "the events differ"
        self.same_state(f"seat {seat}: {self.native.game.actions[action]}")
        return True

    def same_hidden(self, viewer: int) -> None:
        native, plain = self.native.hidden(viewer), self.plain.hidden(viewer)
        assert (native.data == plain.data).all(), f"hide({viewer}) differs"
        key = np.frombuffer(bytes_of(native.data.tobytes()), "<u4")
        for cell, driver in ((native, self.native), (plain, self.plain)):
            cell.record.rng.key[:] = key
            driver.engine.resample(driver.game.tables, cell, viewer)
        assert (native.data == plain.data).all(), f"resample({viewer}) differs"

    def same_outcome(self) -> None:
        for driver in (self.native, self.plain):
            driver.result.data[:] = 0
            driver.engine.outcome(driver.game.tables, driver.state, driver.result)
        assert (self.native.result.data == self.plain.result.data).all()


@pytest.mark.parametrize(("name", "kind"), PAIRS)
def test_whole_matches(name: str, kind: str) -> None:
    """Half of the decisions: matches of bots from the first to the last decision, for every number of players in turn."""
    left, number, counts = DECISIONS[kind] // 2, 0, list(loaded(name).players_with())
    with engine_of(name, kind) as engine:
        while left > 0:
            players = counts[number % len(counts)]
            both = Both(name, engine, players, f"whole {number}", bots_of(name, players, number))
            while left > 0 and both.step():
                left -= 1
            number += 1
    assert number >= len(counts) or kind != "numba", "the matches are too long to see every number of players"


@pytest.mark.parametrize(("name", "kind"), PAIRS)
def test_late_positions(name: str, kind: str) -> None:
    """The other half: from positions that random play reaches late."""
    left, number, counts, latest = DECISIONS[kind] // 2, 0, list(loaded(name).players_with()), 3_000
    with engine_of(name, kind) as engine:
        while left > 0:
            players = counts[number % len(counts)]
            both = Both(name, engine, players, f"late {number}", ["random"] * players)
            both.late(int(both.chance.integers(min(20, latest // 2), latest)))
            if not both.native.actors and latest > 4:  # matches of this game are shorter
                latest //= 2
            for _ in range(min(LATE, left)):
                if not both.step():
                    break
                left -= 1
            number += 1


SHOWN = repetitions(2, proving=24, short=2)


def shown(match: Match) -> list[object]:
    """What people are shown of a position: views, prompts, legal actions, what each would do, why others are not legal, the result."""
    told: list[object] = [match.full_view(), match.result and match.result.plain()]
    for seat in (None, *range(match.players)):
        told += [match.view(seat), match.prompt(seat).plain()]
    for seat in match.actors:
        told += [match.preview(seat, action) for action in match.legal(seat)]
        told += [match.why_not(seat, action) for action in range(0, match.game.num_actions, 7)]
    return told


@pytest.mark.parametrize(("name", "from_library"), [*((name, False) for name in GAMES), *((name, True) for name in SHIPPED)])
def test_what_people_are_shown(name: str, from_library: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Views, previews and reasons ask compiled queries; in plain Python they get the same answers."""
    game = loaded(name)
    with engine_of(name, "library" if from_library else "numba") as engine:
        monkeypatch.setattr(game, "_native", engine)
    match = game.new_match(players=game.players_with()[-1], seed=3)
    whole = sum(1 for _ in played(match.copy(), 0, 2_000))
    moments = {whole * part // SHOWN for part in range(1, SHOWN)} | {1}
    for number, _ in enumerate(played(match, 0, 2_000)):
        if number in moments:
            alike(match, monkeypatch)
    assert match.over
    alike(match, monkeypatch)


def alike(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    assert match.game.native
    native = shown(match.copy())
    with monkeypatch.context() as patch:
        patch.setattr(match.game, "_native", None)
        assert not match.game.native
        assert shown(match.copy()) == native


def test_a_match_goes_over_to_machine_code_when_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the legal actions of the next choice were listed in plain Python before."""
    game, native = loaded(SMALLEST), loaded(SMALLEST).engine
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
