"""Plays matches twice: the bots play and their actions are recorded, then the actions are replayed and a row is written for each.

So the rows of a match can contain its result, and the observations of a match need not fit into memory.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from boardwright.bots import in_plain_python
from boardwright.bots.batch import PythonChunks
from boardwright.core.domain.batch import CHUNK, Part
from boardwright.core.domain.simulator import LIMIT, Simulator, TurnArrays
from boardwright.dataset.columns import lists, win_shares
from boardwright.dataset.recipe import Recipe

BLOCK_DECISIONS = 512  # decisions that are played, or replayed, at a time
ROOM = 2**24  # bytes of rows buffered before they are written
FEWEST, MOST = 256, 16_384  # bounds of the number of buffered rows


class Played(NamedTuple):
    """Matches from number `first` on: their results, and the actions of each in order, int16."""

    first: int
    part: Part
    actions: list[np.ndarray]


class Players:
    """Bots that play chunks of matches. Used by one thread."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        arguments = recipe.game, recipe.players, recipe.bots, recipe.key, recipe.options
        self.python = PythonChunks(*arguments) if any(map(in_plain_python, recipe.bots)) else None
        self.log = np.zeros((CHUNK, BLOCK_DECISIONS), np.int32)

    def play(self, first: int, count: int) -> Played:
        """Play the matches from number `first` on, at most CHUNK of them."""
        if self.python:
            part, matches = self.python.play(first, count)
            return Played(first, part, [np.array([id for _, id in match.decisions], np.int16) for match in matches])
        recipe = self.recipe
        simulator = Simulator(recipe.game, count, recipe.players, recipe.options, seed=None)
        simulator.reset(recipe.key, first)
        logs: list[list[np.ndarray]] = [[] for _ in range(count)]
        lengths = np.zeros(count, np.int64)
        while (simulator.to_move >= 0).any() and lengths.max() < LIMIT:
            log = self.log[:count]
            played = simulator.playout(recipe.bots, min(BLOCK_DECISIONS, LIMIT - int(lengths.max())), log=log)
            for i in range(count):
                logs[i].append(log[i, : played[i]].astype(np.int16))
            lengths += played
        part = simulator.states().tobytes(), simulator.outcomes().copy(), lengths
        return Played(first, part, [np.concatenate(each) for each in logs])


class RowWriter:
    """Writes a row for each decision of matches that have been played. It buffers a few thousand rows, however long a match is."""

    def __init__(self, recipe: Recipe, schema: Any, write: Callable[[Any], None]) -> None:
        """`write` gets the rows as tables of the schema, all but the last of the same length."""
        self.recipe, self.schema, self.write = recipe, schema, write
        self.simulator = Simulator(recipe.game, 1, recipe.players, recipe.options, seed=None)
        self.scored = recipe.game.module("scoring").SCORED
        size, actions = recipe.game.observation_size, recipe.game.num_actions
        self.room = room = max(FEWEST, min(MOST, ROOM // (4 * size + actions)))
        self.floats, self.masks = np.zeros((room, size), np.float32), np.zeros((room, actions), np.bool_)
        self.numbers = {name: np.zeros(room, kind) for name, kind in NUMBERS.items()}
        self.fill = 0

    def add(self, played: Played) -> None:
        """Write the rows of matches, in order."""
        _, outcomes, lengths = played.part
        shares = win_shares(outcomes, lengths, self.recipe.players)
        for i, actions in enumerate(played.actions):
            self.simulator.reset(self.recipe.key, played.first + i)
            written = 0
            while written < len(actions):
                block = actions[written : written + min(BLOCK_DECISIONS, self.room - self.fill)]
                rows = slice(self.fill, self.fill + len(block))
                self._write_block(block, rows)
                self.numbers["match"][rows] = played.first + i
                self.numbers["decision"][rows] = np.arange(written, written + len(block))
                seats = self.numbers["seat"][rows]
                for name, values in (("rank", outcomes["rank"][i]), ("score", outcomes["score"][i]), ("win_share", shares[i])):
                    self.numbers[name][rows] = values[seats]
                written, self.fill = written + len(block), self.fill + len(block)
                if self.fill == self.room:
                    self.flush()

    def _write_block(self, block: np.ndarray, rows: slice) -> None:
        self.numbers["action"][rows] = block
        unused = np.zeros(0)
        arrays = TurnArrays(self.recipe.game.observer.plan, self.floats[rows], unused, self.masks[rows], unused)
        self.simulator.retell(self.numbers["action"][rows], arrays, self.numbers["seat"][rows])

    def flush(self) -> None:
        """Write the buffered rows."""
        rows, self.fill = slice(0, self.fill), 0
        columns = {name: pa.array(values[rows], self.schema.field(name).type) for name, values in self.numbers.items()}
        columns["observation"] = lists(self.floats[rows], self.schema.field("observation").type)
        columns["legal_mask"] = lists(self.masks[rows], self.schema.field("legal_mask").type)
        if not self.scored:
            columns["score"] = pa.nulls(rows.stop, self.schema.field("score").type)
        self.write(pa.Table.from_arrays([columns[name] for name in self.schema.names], schema=self.schema))


NUMBERS = {
    "match": np.int64,
    "decision": np.int32,
    "seat": np.int32,
    "action": np.int32,
    "rank": np.int8,
    "score": np.int32,
    "win_share": np.float32,
}
