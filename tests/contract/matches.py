"""Matches, bots and engines of every registered game, for tests that know no particular game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import boardwright as bw
from boardwright.core.domain.registry import BUILT_IN, about, folder_of
from boardwright.core.machine.bot import DECISION
from boardwright.core.machine.engine import Engine
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.random import BOT_RNG
from boardwright.core.machine.search_bot import SearchBot
from boardwright.core.machine.state import MAX_SEATS, MOVES, OUTCOME, SPECTATOR, RecordBuffer
from boardwright.core.text.languages import LANGUAGES
from tests.conftest import choose_cases

GAMES = bw.games()
BUILT_IN_GAMES = [game for game in GAMES if (BUILT_IN / game).is_dir()]
SMALLEST = min(BUILT_IN_GAMES, key=lambda game: len(about(game)["sections"]))  # for tests that need only one game


@cache
def load_game(name: str) -> Any:
    """Return a game with its machine code, which is compiled when the first test needs it."""
    return bw.load(name).compile()


ALL_TABLES = [(name, players) for name in GAMES for players in bw.load(name).players_with()]
FEWEST_AND_MOST = [
    (name, players) for name in GAMES for players in sorted({bw.load(name).players_with()[0], bw.load(name).players_with()[-1]})
]
TABLES = choose_cases(FEWEST_AND_MOST, ALL_TABLES)
"""Every game with the numbers of players that its default options allow: in `make test` the fewest and the most."""


def languages_of(name: str) -> list[str]:
    """Return the languages that a game has words in: all of them, except that a game from another package may lack some."""
    return [lang for lang in LANGUAGES if name in BUILT_IN_GAMES or (folder_of(name) / "words" / f"{lang}.ftl").is_file()]


def derive_bytes(*parts: object) -> bytes:
    """Return 32 bytes that depend on all arguments: the reproducible randomness of these tests."""
    return hashlib.sha256(repr(parts).encode()).digest()


def make_generator(*parts: object) -> np.random.Generator:
    """Return a generator whose seed depends on all arguments."""
    return np.random.Generator(np.random.PCG64(int.from_bytes(derive_bytes(*parts), "little")))


def informed_bots(game: Any) -> list[str]:
    """Return the bots that read the state, strongest last. Without the search, which takes seconds for a decision in plain Python."""
    quick = [bot for bot in game.bots if not isinstance(game.bot_rule(bot), SearchBot)]
    best = [level for level in game.about.get("levels", ["random"]) if level in quick][-1]
    return [*(bot for bot in quick if bot not in ("random", best)), best]


def choose_bots(name: str, players: int, number: int) -> list[str]:
    """Return the bots of match `number`: all strong, or mixed with random ones."""
    strong = informed_bots(load_game(name))
    mixture = [strong[-1], *strong, "random"]
    return [strong[-1] if number % 2 == 0 else mixture[(number + seat) % len(mixture)] for seat in range(players)]


@dataclass
class Driver:
    """The rules of a game, run by one engine on its own records."""

    game: Any
    engine: Engine
    state: RecordBuffer
    bots: list[str]

    def __post_init__(self) -> None:
        self.moves, self.events, self.result = RecordBuffer(MOVES), RecordBuffer(EVENTS), RecordBuffer(OUTCOME)
        self.scratch = RecordBuffer(self.game.state_dtype)
        self.rules = [self.game.bot_rule(name) for name in self.bots]
        self.scratch_of = [RecordBuffer(rule.scratch) for rule in self.rules]
        self.decision = RecordBuffer(DECISION)
        self.rngs = [RecordBuffer(BOT_RNG) for _ in range(MAX_SEATS)]
        for seat, rng in enumerate(self.rngs):
            rng.data[:] = np.frombuffer(derive_bytes("bot", seat)[:16], np.uint8)

    @classmethod
    def start(cls, game: Any, engine: Engine, players: int, seed: object, bots: list[str], **options: Any) -> Driver:
        state = game.blank_state(players, options)
        state.record.rng.key[:] = np.frombuffer(derive_bytes("key", seed), "<u4")
        driver = cls(game, engine, state, bots)
        engine.setup(game.tables, state, driver.events)
        return driver

    def adopt(self, other: Driver) -> None:
        """Take over the state of another driver."""
        self.state.data[:] = other.state.data
        for mine, theirs in zip(self.rngs, other.rngs, strict=True):
            mine.data[:] = theirs.data

    @property
    def actors(self) -> int:
        return self.engine.actors(self.game.tables, self.state)

    @property
    def seat(self) -> int:
        """The lowest seat that must decide."""
        mask = self.actors
        return (mask & -mask).bit_length() - 1

    def hidden(self, viewer: int) -> RecordBuffer:
        self.scratch.data[:] = self.state.data
        self.engine.hide(self.game.tables, self.scratch, viewer)
        return self.scratch

    def legal(self, seat: int) -> list[int]:
        self.engine.legal(self.game.tables, self.hidden(seat), seat, self.moves)
        return self.moves.record.ids[: self.moves.record.count].tolist()

    def choose(self, seat: int) -> int:
        """Return the choice of the seat's bot, from the hidden copy and its legal moves."""
        self.legal(seat)
        room = self.scratch_of[seat]
        self.decision.record.count = 0
        bot = self.engine.bot(self.rules[seat])
        return int(bot(self.game.tables, self.scratch, seat, self.moves, self.rngs[seat], room, self.decision))

    def apply(self, seat: int, action: int) -> bytes:
        """Apply an action; return the events it caused, as bytes."""
        self.events.data[:] = 0
        self.engine.apply(self.game.tables, self.state, seat, action, self.events)
        return self.events.data.tobytes()

    def run(self, decisions: int) -> None:
        """Play this many decisions, or to the end."""
        for _ in range(decisions):
            if not self.actors:
                return
            self.apply(self.seat, self.choose(self.seat))


def play_decisions(match: Any, number: int, limit: int = 400) -> Iterator[tuple[int, int]]:
    """Continue a match with a mixture of a strong bot's and random choices; yield (seat, action) before each is played."""
    game = match.game
    chance = make_generator("played", game.id, number)
    strong = bw.bot(informed_bots(game)[-1], game)
    for _ in range(limit):
        if match.over:
            return
        actors = match.actors
        seat = actors[int(chance.integers(len(actors)))]
        legal = match.legal_ids(seat)
        by_chance = chance.random() < (0.1 if number % 2 == 0 else 0.9)
        action = int(legal[int(chance.integers(len(legal)))]) if by_chance else int(strong.choose(match.hidden(seat), legal))
        yield seat, action
        match.play(seat, action)


MOST_DECISIONS = 3_000
"""More decisions than any match has."""


@cache
def find_secrets(name: str) -> frozenset[str]:
    """Return the kinds of secrets of a game, found by playing whole matches: "state" if `hide` changes more than the generator and the
    for
    viewer; "chance" if the generator is used after the setup."""
    game, kinds = load_game(name), set()
    for players in game.players_with():
        driver = Driver.start(game, game.engine, players, f"secrets {players}", ["random"] * players)
        drawn = bytes(driver.state.record.rng.used)
        for _ in range(MOST_DECISIONS):
            if any(
                bytes_without_generator(driver.hidden(viewer)) != bytes_without_generator(driver.state)
                for viewer in (SPECTATOR, *range(players))
            ):
                kinds.add("state")
            if bytes(driver.state.record.rng.used) != drawn:
                kinds.add("chance")
            if len(kinds) == 2 or not driver.actors:
                break
            driver.run(1)
    return frozenset(kinds)


def bytes_without_generator(state: RecordBuffer) -> bytes:
    """Return the bytes of a state without its generator and viewer."""
    names = [name for name in state.array.dtype.names if name not in ("rng", "viewer")]
    return b"".join(state.array[name].tobytes() for name in names)
