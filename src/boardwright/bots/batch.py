"""Many matches with bots in plain Python, which a simulator cannot run. With the same bots, a simulator would play the same matches."""

from collections.abc import Sequence

import numpy as np

from boardwright.bots import Bot, PythonBot, bot_of, in_plain_python
from boardwright.core.domain.batch import Part
from boardwright.core.domain.game import Game
from boardwright.core.domain.match import Match
from boardwright.core.domain.simulator import LIMIT
from boardwright.core.machine.random import derived_key, many_bot_seeds
from boardwright.core.machine.state import MAX_SEATS, OUTCOME, RecordBuffer


class PythonChunks:
    """Plays chunks of matches one by one, as `core.domain.batch.Chunks` does with a simulator. Each match has new bots."""

    def __init__(self, game: Game, players: int, bots: Sequence[str], key: bytes, options: dict[str, int]) -> None:
        self.game, self.players, self.bots, self.key, self.options = game, players, bots, key, options

    def __call__(self, first: int, count: int) -> Part:
        return self.play(first, count)[0]

    def play(self, first: int, count: int) -> tuple[Part, list[Match]]:
        """The results of the matches, and the matches themselves."""
        played = [self._match(number) for number in range(first, first + count)]
        states = b"".join(match.state_bytes() for match in played)
        outcomes = np.concatenate([self._outcome(match) for match in played])
        return (states, outcomes, np.array([len(match.decisions) for match in played])), played

    def _match(self, number: int) -> Match:
        key = derived_key(self.key, "match", number)
        match, bots = Match.start(self.game, self.players, key, self.options), self.seated(key)
        while not match.over and len(match.decisions) < LIMIT:
            seat = match.actors[0]
            match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat).tolist()))
        return match

    def seated(self, key: bytes) -> list[Bot | PythonBot]:
        """A bot for each seat. Compiled bots get the same generators as in a simulator."""
        seeds = many_bot_seeds([key], MAX_SEATS)
        return [
            bot_of(name, self.game, derived_key(key, "player", seat))
            if in_plain_python(name)
            else Bot.with_generator(name, self.game, seeds[seat].tobytes())
            for seat, name in enumerate(self.bots)
        ]

    def _outcome(self, match: Match) -> np.ndarray:
        state, cell = RecordBuffer(self.game.state_dtype), RecordBuffer(OUTCOME)
        state.data[:] = memoryview(match.state_bytes())
        self.game.engine.outcome(self.game.tables, state, cell)
        return cell.array
