"""Many matches with bots in plain Python, which a simulator cannot run. With the same bots, a simulator would play the same matches."""

from collections.abc import Sequence

import numpy as np

from boardwright.bots import AnyBot, Bot, bot_of, in_plain_python
from boardwright.bots.fallback import WithFallback
from boardwright.core.domain.batch import Part
from boardwright.core.domain.game import Game
from boardwright.core.domain.match import Match
from boardwright.core.domain.simulator import LIMIT
from boardwright.core.machine.random import derived_key, many_bot_seeds
from boardwright.core.machine.state import MAX_SEATS, OUTCOME, RecordBuffer


class PythonChunks:
    """Plays chunks of matches one by one, as `core.domain.batch.Chunks` does with a simulator.

    Each match has new bots, but for programs: each seat has one that runs as long as this object is used.
    """

    def __init__(self, game: Game, players: int, bots: Sequence[str], key: bytes, options: dict[str, int]) -> None:
        self.game, self.players, self.bots, self.key, self.options = game, players, bots, key, options
        self._programs: dict[int, WithFallback] = {}
        self._number = 0

    def __call__(self, first: int, count: int) -> Part:
        return self.play(first, count)[0]

    def play(self, first: int, count: int) -> tuple[Part, list[Match]]:
        """The results of the matches, and the matches themselves."""
        played = [self._match(number) for number in range(first, first + count)]
        states = b"".join(match.state_bytes() for match in played)
        outcomes = np.concatenate([self._outcome(match) for match in played])
        return (states, outcomes, np.array([len(match.decisions) for match in played])), played

    def _match(self, number: int) -> Match:
        key, self._number = derived_key(self.key, "match", number), number
        match, bots = Match.start(self.game, self.players, key, self.options), self.seated(key)
        while not match.over and len(match.decisions) < LIMIT:
            seat = match.actors[0]
            match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat).tolist()))
        return match

    def seated(self, key: bytes) -> list[AnyBot]:
        """A bot for each seat. Compiled bots get the same generators as in a simulator."""
        seeds, match = many_bot_seeds([key], MAX_SEATS), f"match {self._number}"
        found: list[AnyBot] = []
        for seat, name in enumerate(self.bots):
            if in_plain_python(name):
                found.append(self._asked(seat, name, derived_key(key, "player", seat), match))
            else:
                found.append(Bot.with_generator(name, self.game, seeds[seat].tobytes()))
        return found

    def _asked(self, seat: int, name: str, seed: bytes, match: str) -> AnyBot:
        """A bot that a simulator cannot run."""
        if seat in self._programs:
            self._programs[seat].new_match(seed, match)
            return self._programs[seat]
        bot = bot_of(name, self.game, seed, match)
        if isinstance(bot, WithFallback):
            self._programs[seat] = bot
        return bot

    def _outcome(self, match: Match) -> np.ndarray:
        state, cell = RecordBuffer(self.game.state_dtype), RecordBuffer(OUTCOME)
        state.data[:] = memoryview(match.state_bytes())
        self.game.engine.outcome(self.game.tables, state, cell)
        return cell.array
