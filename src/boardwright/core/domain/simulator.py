"""Many matches of a game at once, in arrays: for search, learning and statistics.

A `Simulator` owns the states, masks and generators of its matches and the memory of its bots; each method is one call of compiled code
(plain Python with BOARDWRIGHT_JIT=0). Its matches have no events, undo or files; use `Match` for those.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from boardwright.core.domain.arguments import as_array, as_game, check_array, check_whole, is_record_of
from boardwright.core.domain.bot_rules import quoted_bot
from boardwright.core.domain.budgets import MOST_SIMULATIONS
from boardwright.core.domain.game import Game
from boardwright.core.domain.result import Result, result_of
from boardwright.core.domain.turn_arrays import TurnArrays as TurnArrays  # re-exported for callers
from boardwright.core.domain.whole_number import whole_number_of
from boardwright.core.errors import BadOption, BadSeat, BotFailed, IllegalAction, quoted
from boardwright.core.machine.random import BOT_RNG, bot_seeds, derived_key, key_of, many_bot_seeds
from boardwright.core.machine.search_bot import SearchBot
from boardwright.core.machine.simulation_loops import LIMIT as LIMIT  # re-exported for callers
from boardwright.core.machine.simulation_memory import SimulationMemory
from boardwright.core.machine.state import MAX_SEATS, RecordBuffer

REWARDS = ("win", "place")
MOST_MATCHES = 2**31 - 1
MOST_THREADS = 1024  # each needs memory of its own
MOST_LISTED = 12  # legal ids that an error lists at most
PICKLED = ("states", "keys", "episodes", "worlds", "to_move", "choosers", "bot_rngs", "outcomes")
"""The arrays of a simulator that pickle keeps. The others follow from them, or are written before they are read."""


class Simulator:
    """`n` matches of one game with the same options.

    Match i starts like match i of `boardwright simulate` with the same seed. When it ends, `step` starts its next episode. The key of an
    episode follows from the seed and the numbers of match and episode, so neither `n` nor `threads` changes a match.

    Returned arrays belong to the simulator, and the next call of the same method overwrites them: copy what you keep.

    `reward`: what `step` gives each seat when its match ends (0 before). "win": its share of the win (a sole winner 1, each of two winners
    1/2, others 0). "place": from 1 for first place down to 0 for last, evenly spaced; tied seats get the mean of their places.

    >>> simulator = boardwright.Simulator(game, n=2, players=3, seed=7)
    >>> rewards, ended = simulator.step(simulator.sample_legal())
    >>> rewards.shape, ended.tolist()
    ((2, 3), [False, False])
    """

    def __init__(
        self,
        game: Game | str,
        n: int = 1,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        seed: int | bytes | str | None = 0,
        threads: int = 1,
        reward: str = "win",
    ) -> None:
        game, n, threads = as_game(game), check_whole("n", n, 1, MOST_MATCHES), check_whole("threads", threads, 1, MOST_THREADS)
        if not isinstance(reward, str) or reward not in REWARDS:
            raise BadOption(f"reward {quoted(reward)}: expected one of {', '.join(REWARDS)}")
        self.game, self.n, self.threads, self.reward = game.compile(), n, threads, reward
        self.options = game.check_options(options)
        self.players = game.check_players(players, self.options)
        blank = game.blank_state(self.players, self.options)
        self._memory = memory = SimulationMemory(game.engine, game.tables, blank, game.num_actions, n, reward == "place", threads)
        arrays = memory.arrays
        self._states = arrays["states"]
        self._bytes = self._states.view(np.uint8).reshape(n, -1)
        self._to_move = _read_only(arrays["to_move"])
        self._mask = _read_only(arrays["masks"].view(np.bool_).reshape(n, -1))
        self._actions, self._sampled = arrays["actions"], arrays["sampled"]
        self._rewards, self._done = arrays["rewards"].reshape(n, -1), arrays["done"].view(np.bool_)
        self._mask_in_loops = memory.where("masks")
        # With one thread the loops are called directly: going through `run` takes as long as a decision.
        self._single_context = memory.contexts[0].bound if len(memory.contexts) == 1 else None
        if self._single_context:
            self._step_loop, self._context = self._single_context("step")
            self._list_loop, self._sample_loop = (self._single_context(name)[0] for name in ("list_all", "sample"))
        self._observe_arguments: tuple[Any, ...] | None = None
        self.reset(key_of(seed))

    def reset(self, seed: int | bytes | str | None = None, first: int = 0) -> None:
        """Start all matches again. With a seed: like a new simulator with that seed, whose matches have the numbers from `first` on.
        Without: the next episode of every match. Raises BadOption."""
        first = check_whole("first", first, 0)
        if seed is not None:
            self._key, arrays = key_of(seed), self._memory.arrays
            keys = [derived_key(self._key, "match", first + i) for i in range(self.n)]
            arrays["keys"][:] = np.frombuffer(b"".join(keys), "<u4")
            arrays["bot_rngs"]["s"] = many_bot_seeds(keys, MAX_SEATS)
            arrays["choosers"]["s"] = bot_seeds(keys, "sample")
            arrays["episodes"][:], arrays["worlds"][:] = -1, 0
        self._memory.run("begin_all")

    @property
    def to_move(self) -> np.ndarray:
        """The seat that acts in each match, int32 (n,): the lowest of those that must decide; -1 if the match is over."""
        return self._to_move

    # -- stepping -------------------------------------------------------------------------------------------------------------

    def legal_mask(self) -> np.ndarray:
        """The legal actions of the seats to move, bool (n, num_actions). Read-only."""
        if self._single_context:
            self._list_loop(self._context)
        else:
            self._memory.run("list_all")
        return self._mask

    def sample(self, mask: np.ndarray) -> np.ndarray:
        """Draw one action from each row of a mask, uniformly, int32 (n,); -1 for an empty row.

        `mask`: bool (n, num_actions): the result of `legal_mask`, or a copy with some actions removed.
        """
        place = self._mask_in_loops if mask is self._mask else self._foreign_mask(mask)
        if self._single_context:
            self._sample_loop(self._context, place)
        else:
            self._memory.run("sample", place)
        return self._sampled

    def sample_legal(self) -> np.ndarray:
        """The same as `sample(legal_mask())`, in one call."""
        self._memory.run("sample_legal")
        return self._sampled

    def _foreign_mask(self, mask: Any) -> Any:
        array = as_array("mask", mask)
        if array.shape != self._mask.shape or array.dtype != np.bool_:
            raise BadOption(f"mask is {array.dtype} {array.shape}, expected bool {self._mask.shape}")
        self._held_mask = np.ascontiguousarray(array).reshape(-1).view(np.uint8)  # held while the loop reads it
        return self._memory.where("masks", self._held_mask)

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray]:
        """Play one action in each match. Returns the rewards, float32 (n, players), and which matches ended, bool (n,).

        A match that ended is reset: `to_move` and the mask already belong to its next episode. `actions`: integers (n,).
        Raises IllegalAction, which names the match and the action, before any action is played.
        """
        if actions is self._sampled:
            self._actions[:] = actions
        else:
            self._copy_actions(actions)
        if self._single_context:
            bad = self._step_loop(self._context)
        else:
            bad = self._first_illegal()
            if bad < 0:
                self._memory.run("advance")
        if bad >= 0:
            self._raise_illegal(bad)
        return self._rewards, self._done

    def turn(self, actions: Any, into: TurnArrays) -> None:
        """Call `step` (unless `actions` is None), then write masks and observations into the caller's arrays, all in one call.

        Rewards and ends are those of `step`. Raises IllegalAction before any action is played.
        """
        if actions is not None:
            self._copy_actions(actions)
            bad = self._first_illegal()
            if bad >= 0:
                self._raise_illegal(bad)
        self._memory.run("turn_all", int(actions is not None), *into.arguments(self._memory.where))

    def _first_illegal(self) -> int:
        """The first match whose action is not legal; -1: there is none."""
        return min((i for i in self._memory.run("first_illegal") if i >= 0), default=-1)

    @property
    def ended(self) -> tuple[np.ndarray, np.ndarray]:
        """The result of the last `step` or `turn`: rewards, float32 (n, players), and which matches ended, bool (n,)."""
        return self._rewards, self._done

    def sample_by(self, logits: np.ndarray) -> np.ndarray:
        """Draw a legal action in each match, with the softmax of its logits as probabilities, int32 (n,); -1 if the match is over.

        `logits`: float32 (n, num_actions); those of illegal actions are ignored, and -inf is never drawn. Raises BadOption, which names the
        match, if no legal action can be drawn: all are -inf, or one is NaN or inf. The result belongs to the simulator.
        """
        array = as_array("logits", logits)
        if array.shape != self._mask.shape or array.dtype != np.float32:
            raise BadOption(f"logits are {array.dtype} {array.shape}, expected float32 {self._mask.shape}")
        array = np.ascontiguousarray(array).reshape(-1)
        address = self._memory.where("rewards", array)
        undrawable = [i for i in self._memory.run("first_weightless", address) if i >= 0]
        if undrawable:
            raise BadOption(f"logits of match {min(undrawable)}: expected numbers for its legal actions, at least one of them above -inf")
        self._memory.run("sample_by_logits", address)
        return self._sampled

    def answer(self, actions: Any, stops: np.ndarray) -> None:
        """Play one action in each match (unless `actions` is None), then let the bots of `seat_bots` play until a stop seat is to move.

        If a match was over, its next episode starts instead, and its action is ignored. Nothing else is reset: `to_move` is -1 where the
        match ended now, and `ended` gives its rewards. `stops`: int64 (n,), the seat of each match that bots do not play.

        Raises IllegalAction, which names the match and the action, before any action is played.
        """
        if actions is not None:
            self._copy_actions(actions)
            mask, chosen = self.legal_mask(), self._actions
            in_range = (chosen >= 0) & (chosen < self.game.num_actions)
            legal = in_range & mask[np.arange(self.n), np.where(in_range, chosen, 0)] | (self._to_move < 0)
            if not legal.all():
                self._raise_illegal(int(np.argmin(legal)))
        self._check_seated()
        stops = check_array("stops", stops, np.int64, self.n)
        self._memory.run("answer_all", int(actions is not None), self._memory.where("lengths", stops))
        self._check_choices()

    def seat_bots(self, bots: Sequence[str], budget: int = 0) -> None:
        """Choose the bots that play in `answer` and `play_on`, one name per seat. Raises BadOption."""
        if not isinstance(bots, Sequence) or len(bots) != self.players:
            raise BadOption(f"bots {quoted(bots)}: expected one for each of {self.players} seats")
        rules = [self.game.bot_rule(name) for name in bots]
        for rule in rules:
            if isinstance(rule, SearchBot) and rule.seconds:
                raise BadOption(f"bot {quoted(rule.name)}: a simulator has no clock, expected a number of simulations, as in search@400")
        self._memory.seat_bots(rules, check_whole("budget", budget, 0, MOST_SIMULATIONS))

    def _check_seated(self) -> None:
        if not self._memory.seated:
            raise BadOption("no bots play here yet, expected a call of seat_bots")

    def _copy_actions(self, actions: Any) -> None:
        array = as_array("actions", actions)
        if array.shape != (self.n,) or array.dtype.kind not in "iu":
            raise BadOption(f"actions are {array.dtype} {array.shape}, expected integers ({self.n},)")
        self._actions[:] = array

    def _raise_illegal(self, i: int) -> None:
        id, seat = int(self._actions[i]), int(self._to_move[i])
        action = str(self.game.actions[id]) if 0 <= id < self.game.num_actions else str(id)
        details: dict[str, Any] = {"match": i, "action": action, "id": id}
        if seat < 0:
            raise IllegalAction("match_over", details)
        legal = np.flatnonzero(self.legal_mask()[i]).tolist()
        details["expected one of"] = ", ".join(map(str, legal[:MOST_LISTED])) + (", …" if len(legal) > MOST_LISTED else "")
        raise IllegalAction("not_legal", details)

    def observe(self) -> np.ndarray:
        """The observations of the seats to move, float32 (n, game.observation_size), laid out by `game.observation_fields`.

        If a match is over (after `playout`): those of a spectator.
        """
        if self._observe_arguments is None:
            observer = self.game.observer
            self._observations = np.zeros((self.n, observer.size), np.float32)
            plan, out = (self._memory.where("rewards", array.reshape(-1)) for array in (observer.plan, self._observations))
            self._observe_arguments = plan, len(observer.plan), observer.size, out
        self._memory.run("observe_all", *self._observe_arguments)
        return self._observations

    # -- looking --------------------------------------------------------------------------------------------------------------

    def hidden(self, i: int, seat: int | None = None) -> Any:
        """The read-only record of what a seat (None: the one to move) of match i knows: for bots and `determinize`."""
        i = self._check_match(i)
        viewer = self._check_seat(i, self._to_move[i] if seat is None else seat)
        cell = self._copy(i)
        self.game.engine.hide(self.game.tables, cell, viewer)
        return cell.freeze().record

    def outcome(self, i: int) -> Result | None:
        """The result of match i after `playout`; None while it is in progress. (`step` resets finished matches: see its rewards.)"""
        return result_of(self.game, self._copy(i), self.players) if self._to_move[self._check_match(i)] < 0 else None

    def _check_match(self, i: int) -> int:
        return check_whole("match", i, 0, self.n - 1)

    def _check_seat(self, i: int, seat: Any) -> int:
        if whole_number_of(seat) not in range(self.players):
            raise BadSeat(f"seat {quoted(seat)}: match {i} has seats 0 to {self.players - 1}")
        return int(seat)

    def _copy(self, i: int) -> RecordBuffer:
        cell = RecordBuffer(self.game.state_dtype)
        cell.data[:] = self._bytes[i]
        return cell

    def cell(self, i: int) -> RecordBuffer:
        """The state of match i itself, not a copy: for callers that step this match by other means."""
        i = self._check_match(i)
        return RecordBuffer(self.game.state_dtype, self._states[i : i + 1])

    def bot_generator(self, i: int, seat: int) -> RecordBuffer:
        """The generator of the bot in a seat of match i itself, not a copy."""
        at = self._check_match(i) * MAX_SEATS + self._check_seat(i, seat)
        return RecordBuffer(BOT_RNG, self._memory.arrays["bot_rngs"][at : at + 1])

    def __repr__(self) -> str:
        return f"<Simulator {self.game.id} n={self.n} players={self.players}>"

    def __reduce__(self) -> tuple[Any, ...]:
        arrays = {name: self._memory.arrays[name].tobytes() for name in PICKLED}
        arguments = (self.n, self.players, self.options, self._key, self.threads, self.reward)
        return _restored, (self.game, arguments, arrays)

    # -- search ---------------------------------------------------------------------------------------------------------------

    def copy_from(self, i: int | None, j: int, other: Simulator | None = None) -> None:
        """Copy match j (of `other`, a simulator of the same game and number of players, or this one) to place i (None: everywhere).

        The copy continues as match j would, with the same generator. Call `determinize` for another future.
        """
        source = self if other is None else other
        if not isinstance(source, Simulator):
            raise BadOption(f"copy_from: {quoted(source)}, expected a simulator")
        if (source.game.id, source.game.ruleset, source.players) != (self.game.id, self.game.ruleset, self.players):
            raise BadOption(f"copy_from: {source.game.id} for {source.players}, expected {self.game.id} for {self.players}")
        places, j = slice(None) if i is None else self._check_match(i), source._check_match(j)
        self._bytes[places] = source._bytes[j].copy()
        arrays = self._memory.arrays
        arrays["to_move"][places], arrays["listed"][places] = source._to_move[j], 0

    def determinize(self, hidden: Any, i: int | None = None) -> None:
        """Put worlds that agree with a hidden record in place i (None: everywhere), each with its own generator.

        `hidden`: `match.hidden(seat)` or `hidden(i)` of the same game and number of players.
        """
        if not is_record_of(self.game, hidden) or hidden["players"] != self.players:
            raise BadOption(f"determinize: expected a hidden record of {self.game.id} for {self.players} players")
        cell = RecordBuffer(self.game.state_dtype)
        cell.array[0] = hidden
        first, last = (0, self.n) if i is None else (self._check_match(i), i + 1)
        self._memory.contexts[0].run("determinize", self._memory.where("states", cell.array), int(hidden["viewer"]), first, last)

    def playout(
        self, bots: str | Sequence[str] = "random", decisions: int = LIMIT, budget: int = 0, log: np.ndarray | None = None
    ) -> np.ndarray:
        """Let bots play every match to its end, or for at most `decisions` decisions. Returns how many each took, int64 (n,).

        `bots`: one name for all seats or one per seat. Nothing is reset: `outcome` gives the result of a match. `budget`: see docs/bots.md.
        `log`: a contiguous int32 array (n, room) for the first `room` actions of each match.
        """
        self.seat_bots([bots] * self.players if isinstance(bots, str) else bots, budget)
        return self.play_on(decisions, log)

    def play_on(self, decisions: int = LIMIT, log: np.ndarray | None = None) -> np.ndarray:
        """The same as `playout` with the bots of `seat_bots`: for callers that play a few decisions at a time."""
        self._check_seated()
        decisions = check_whole("decisions", decisions, 0, LIMIT)
        room = 0 if log is None else check_array("log", log, np.int32, self.n, 2).shape[1]
        self._memory.run("playout_all", decisions, self._memory.where("to_move", None if log is None else log.reshape(-1)), room)
        self._check_choices()
        return self._memory.arrays["lengths"]

    def _check_choices(self) -> None:
        """Raise BotFailed if a bot has chosen what was not legal."""
        wrong = np.flatnonzero(self._memory.arrays["lengths"] < 0)
        if len(wrong):
            name = self._memory.seated[self._to_move[wrong[0]]].name
            raise BotFailed(f"bot {quoted_bot(name)}: match {wrong[0]}: chose an action that is not legal")

    def retell(self, actions: np.ndarray, into: TurnArrays, seats: np.ndarray) -> None:
        """Play actions one after the other in match 0. Before each, write which seat acts, what it knows, and what it may do.

        Args:
            actions: int32 (rows,), legal one after the other, such as those that `playout` logged.
            into: `floats` (at least rows, observation_size) and `masks` (at least rows, num_actions) are written row by row.
            seats: int32 (at least rows,), written.
        """
        parts = len(into.plan), into.floats.shape[1]
        address_of = self._memory.where
        arrays = [each.reshape(-1) for each in (into.plan, into.floats, into.masks.view(np.uint8))]
        plan, floats, masks = (address_of("", each) for each in arrays)
        self._memory.contexts[0].run("retell", 0, address_of("", actions), len(actions), plan, *parts, floats, masks, address_of("", seats))

    # -- statistics -----------------------------------------------------------------------------------------------------------

    def outcomes(self) -> np.ndarray:
        """The current places and scores of all matches, records of `core.machine.state.OUTCOME` (n,)."""
        self._memory.run("judge_all")
        return self._memory.arrays["outcomes"]

    def states(self) -> np.ndarray:
        """The complete states, records of the game (n,). Read-only, for the owner of the matches."""
        return _read_only(self._states)


def _restored(game: Game, arguments: tuple[Any, ...], arrays: Mapping[str, bytes]) -> Simulator:
    """Restore a simulator from these arrays (pickle, copy)."""
    sim = Simulator(game, *arguments)
    for name, data in arrays.items():
        array = sim._memory.arrays[name]
        array[:] = np.frombuffer(data, array.dtype)
    sim._memory.arrays["listed"][:] = 0
    return sim


def _read_only(array: np.ndarray) -> np.ndarray:
    view = array.view()
    view.flags.writeable = False
    return view
