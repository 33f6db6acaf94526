"""Many matches of a game, stepped in one call, with everything a learner needs in preallocated arrays."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from boardwright.core.domain.game import Game
from boardwright.core.domain.simulator import Simulator, TurnArrays
from boardwright.core.errors import BadOption, quoted

MASKS = ("bool", "bits")
OBSERVATIONS = ("floats", "records", "none")
WORD = 64


class Batch(NamedTuple):
    """The result of `BatchEnv.reset` and `step`. The arrays belong to the environment, and the next step overwrites them.

    Every array can be passed on without a copy: `torch.from_dlpack(batch.observation)`, `jax.dlpack.from_dlpack`.
    """

    to_move: np.ndarray
    """The seat to move in each match, int32 (n,)."""
    mask: np.ndarray
    """Its legal actions: bool (n, num_actions), or uint64 (n, words) where action k is bit k % 64 of word k // 64."""
    observation: np.ndarray
    """Its observation: float32 (n, observation_size), uint8 (n, bytes of a hidden record), or (n, 0)."""
    reward: np.ndarray
    """The reward of each seat in this step, float32 (n, players): 0 unless the match ended."""
    done: np.ndarray
    """The matches that ended in this step, bool (n,). `to_move`, `mask` and `observation` already belong to the next match."""


class BatchEnv:
    """`n` matches of one game, each replaced by a new one when it ends.

    Args:
        game: a game or its id (`boardwright.games()`).
        n: the number of matches.
        players: the number of seats in each.
        options: the game's options; omitted ones have their defaults.
        seed: match i starts like match i of `boardwright simulate` with this seed. Neither `n` nor `threads` changes a match.
        threads: the number of threads that share the matches.
        reward: "win" (the share of the win) or "place" (1 for first place, 0 for last).
        masks: "bool", or "bits" for words of 64 actions.
        observations: "floats" (laid out by `game.observation_fields`), "records" (the hidden record of the seat to move, as bytes: smaller,
            and exact), or "none".
        incremental: write only the numbers of an observation that changed since the last call, which is faster if there are many. You
            must then not modify `observation`: scale a copy. Needs "floats".

    Raises:
        UnknownGame, BadOption: with the value and what would fit.
    """

    def __init__(
        self,
        game: str | Game,
        n: int = 1,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        seed: int | bytes | str | None = 0,
        threads: int = 1,
        reward: str = "win",
        masks: str = "bool",
        observations: str = "floats",
        incremental: bool = False,
    ) -> None:
        for name, value, known in (("masks", masks, MASKS), ("observations", observations, OBSERVATIONS)):
            if not isinstance(value, str) or value not in known:
                raise BadOption(f"{name} {quoted(value)}: expected one of {', '.join(known)}")
        if incremental and observations != "floats":
            raise BadOption(f'observations {quoted(observations)}: only "floats" can be incremental')
        self._kinds = masks, observations, incremental
        self._allocate(Simulator(game, n, players, options, seed, threads, reward))

    def _allocate(self, sim: Simulator) -> None:
        """Allocate the arrays that every step writes, filled with the current state."""
        masks, observations, incremental = self._kinds
        self.simulator, self.game, self.n, self.players = sim, sim.game, sim.n, sim.players
        self.num_actions = self.game.num_actions
        n, packed, size = self.n, masks == "bits", self.game.observation_size
        self._into = TurnArrays(
            plan=self.game.observer.plan,
            floats=np.zeros((n if observations == "floats" else 0, size), np.float32),
            records=np.zeros(n if observations == "records" or incremental else 0, self.game.state_dtype),
            masks=np.zeros((0 if packed else n, self.num_actions), np.bool_),
            words=np.zeros((n if packed else 0, -(-self.num_actions // WORD)), np.uint64),
        )
        self._whole = [self._into]
        if incremental:
            self._whole = [replace(self._into, floats=self._into.floats[:0]), replace(self._into, records=self._into.records[:0])]
            records = self._into.records.view(np.uint8).reshape(n, -1)
            self._into = replace(self._into, records=records, changes=self.game.observer.changes)
        reward_each, done = (each.copy() for each in sim.ended)
        self.batch = Batch(sim.to_move.copy(), self._into.words if packed else self._into.masks, self._observations(), reward_each, done)
        self._write(None)

    @property
    def observation_fields(self) -> Any:
        """The layout of an observation as floats: name, slice, shape, bounds, visibility of each field."""
        return self.game.observation_fields

    def reset(self, seed: int | bytes | str | None = None, first: int = 0) -> Batch:
        """Start all matches again. With a seed: like a new environment with that seed, whose matches have the numbers from `first` on.
        Without: the next episode of every match. Raises BadOption."""
        self.simulator.reset(seed, first)
        return self._write(None)

    def step(self, actions: Any) -> Batch:
        """Play one action in each match.

        Args:
            actions: integers (n,), such as those from `sample`.

        Raises:
            IllegalAction: names the match and the action; no match changes.
            BadOption: the array has the wrong shape or type.
        """
        if actions is None:
            raise BadOption(f"actions are None, expected integers ({self.n},)")
        return self._write(actions)

    def sample(self, logits: np.ndarray | None = None) -> np.ndarray:
        """Draw a legal action in each match, int32 (n,), overwritten by the next call: uniformly, or with the softmax of `logits`,
        float32 (n, num_actions)."""
        return self.simulator.sample_legal() if logits is None else self.simulator.sample_by(logits)

    def _observations(self) -> np.ndarray:
        """The array of observations of the chosen kind."""
        if len(self._into.floats) or not len(self._into.records):
            return self._into.floats.reshape(self.n, -1)
        return self._into.records.view(np.uint8).reshape(self.n, -1)

    def _write(self, actions: Any) -> Batch:
        for arrays in self._whole if actions is None else [self._into]:
            self.simulator.turn(actions, arrays)
        reward, done = self.simulator.ended
        self.batch.to_move[:], self.batch.reward[:], self.batch.done[:] = self.simulator.to_move, reward, done
        if actions is None:
            self.batch.reward[:], self.batch.done[:] = 0, False
        return self.batch

    def __repr__(self) -> str:
        return f"<BatchEnv {self.game.id} n={self.n} players={self.players}>"

    def __getstate__(self) -> dict[str, Any]:
        return {"kinds": self._kinds, "simulator": self.simulator, "ended": (self.batch.reward, self.batch.done)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._kinds = kept["kinds"]
        self._allocate(kept["simulator"])
        self.batch.reward[:], self.batch.done[:] = kept["ended"]
