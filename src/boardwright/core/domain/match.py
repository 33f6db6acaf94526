"""A match in progress: its beginning, playing and undo. `match_views` has what each viewer may see.

A match is a seed (or a position and a seed) and a list of (seat, action).
"""

from __future__ import annotations

import importlib
from collections.abc import Container, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from boardwright.core.domain import record
from boardwright.core.domain.actions import Action
from boardwright.core.domain.events import Event
from boardwright.core.domain.faults import collected_faults
from boardwright.core.domain.match_views import MatchViews
from boardwright.core.domain.position_head import read_head
from boardwright.core.domain.refusal import Closed, Reason, Refusal
from boardwright.core.domain.result import Result, result_of
from boardwright.core.domain.undo import can_stay_without, can_undo_along
from boardwright.core.errors import IllegalAction, typed_errors
from boardwright.core.machine.random import derived_key, key_of
from boardwright.core.machine.state import RecordBuffer

if TYPE_CHECKING:
    from pathlib import Path

    from boardwright.core.domain.game import Game

WORDS_OF_KEY = np.dtype("<u4")


class Match(MatchViews):
    """A match in progress. Create it with `Game.new_match`, `Game.from_position` or `boardwright.replay`.

    Attributes:
        decisions: the (seat, action id) pairs so far.
        version: the version of the rules that the match is played by.
        seed: 32 bytes. Together with the decisions it determines everything hidden: for the owner of the match only.
        start: the position from which the match started, or None. For the owner of the match only.

    >>> match = game.new_match(players=3, seed=7)
    >>> while not match.over and len(match.decisions) < 5:
    ...     seat = match.actors[0]
    ...     events = match.play(seat, match.legal(seat)[0])
    >>> len(match.decisions)
    5
    """

    def __init__(self, game: Game, state: RecordBuffer, seed: bytes, options: dict[str, Any], start: dict[str, Any] | None) -> None:
        super().__init__(game, state)
        self.seed, self.options, self.start_position = seed, options, start

    @classmethod
    def start(cls, game: Game, players: int, seed: int | bytes | str | None, options: dict[str, Any], version: int | None = None) -> Match:
        """Start a match at its first decision. `version`: one of `game.versions` (None: the current one). See `Game.new_match`."""
        key = key_of(seed)
        state = game.blank_state(players, options, version)
        state.record.rng.key[:] = np.frombuffer(key, WORDS_OF_KEY)
        match = cls(game, state, key, options, None)
        game.engine.setup(game.tables, state, match._happened)
        match._collect_events()
        return match

    @classmethod
    def from_position(cls, game: Game, position: Mapping[str, Any], seed: int | bytes | str | None) -> Match:
        """Start a match from a position. Raises PositionError, which lists everything that is wrong. See `Game.from_position`."""
        key = key_of(seed)
        with typed_errors("position", game.id), collected_faults() as faults:
            head = read_head(game, position, faults)
            state = game.blank_state(head.players, head.options, head.version)
            state.record.rng.key[:] = np.frombuffer(key, WORDS_OF_KEY)
            game.module("position").from_position(game.tables.record, state.record, head.fields)
        with typed_errors("position", game.id):
            match = cls(game, state, key, head.options, None)
            match.start_position = match.position()
            match._collect_events()
        return match

    def determinize(self, seat: int, seed: int | bytes | str | None = 0) -> Match:
        """Guess a complete match that agrees with everything the seat knows.

        Every such world is equally likely. The new match starts at the point that this one has reached, with its own generator; its file
        contains the world as a position.

        Args:
            seat: the seat whose knowledge is kept.
            seed: chooses the world and its future; None for a secret one.
        """
        world = RecordBuffer(self.game.state_dtype)
        world.array[0] = self.hidden(self._check_seat(seat))
        key = key_of(seed)
        world.record.rng.key[:] = np.frombuffer(derived_key(key, "world", 0), WORDS_OF_KEY)
        self.game.engine.resample(self.game.tables, world, seat)
        return Match.from_position(self.game, Match(self.game, world, key, self.options, None).position(), key)

    def copy(self) -> Match:
        """An independent match in the same state. Decisions made so far cannot be undone in it."""
        other = Match(self.game, self._state.copy(), self.seed, self.options, self.start_position)
        other.decisions = list(self.decisions)
        other._log, other._logged = list(self._log), list(self._logged)
        other._to_move_mask = self._to_move_mask
        return other

    @property
    def ruleset(self) -> str:
        """The version of the rules and the digest of the data that this match is played by."""
        return self.game.rulesets.name_of(self.version)

    # -- choices --------------------------------------------------------------------------------------------------------------

    def legal_ids(self, seat: int) -> np.ndarray:
        """The ids of the legal actions of a seat: int32, ascending; empty if it may not act."""
        if type(seat) is not int or self._legal_seat != seat:
            if not self._may_act(seat):
                return np.empty(0, np.int32)
            self._list_moves(seat)
        ids: np.ndarray = self._ids[: self._count].copy()
        return ids

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat; [] if it may not act."""
        return [self.game.actions[id] for id in self.legal_ids(seat)]

    def why_not(self, seat: int, action: Action | int | str | Mapping[str, Any]) -> Refusal | None:
        """Return why an action is illegal for `seat` now; None exactly if it is legal.

        Raises BadAction if the game has no such action, BadSeat if the match has no such seat.

        >>> match = game.new_match(players=3, seed=7)
        >>> seat = match.actors[0]
        >>> legal = set(match.legal_ids(seat).tolist())
        >>> all((match.why_not(seat, action) is None) == (action.id in legal) for action in game.actions)
        True
        """
        chosen = self.game.actions.action(action)
        if self.over:
            return Refusal("match_over")
        if not self._may_act(seat):
            return self._not_now_for(seat)
        self._hide_for(seat)
        number = self.game.engine.obstacle(self.game.tables, self._hidden, seat, chosen.id, self._moves)
        refusal: Refusal | None = self.game.obstacles.refusal(number, self._moves.record.details.tolist())
        return refusal

    def why(self, seat: int, action: Action | int | str | Mapping[str, Any]) -> Reason | None:
        """Return what speaks for a legal action of `seat` now, by what the seat knows; None if the game gives no reasons.

        Raises IllegalAction, BadAction if the game has no such action, BadSeat if the match has no such seat.

        >>> match = game.new_match(players=3, seed=7)
        >>> match.why(match.actors[0], match.legal(match.actors[0])[0]) is not None
        True
        """
        refusal, id = self.why_not(seat, action), self.game.actions.action(action).id
        if refusal is not None:
            raise IllegalAction(refusal.id, refusal.args, refusal.section)
        return self.game.reason(self._hidden, seat, id, self._moves)

    @property
    def event_count(self) -> int:
        """The number of events."""
        return len(self._log)

    def _not_now_for(self, seat: int) -> Refusal:
        """The refusal for a seat that need not decide: it has chosen and other seats have not, or it is not its turn."""
        entry = self._undo_history.last_of(seat)
        if entry is not None and entry.to_move_mask & ~(1 << seat) and self.can_undo(seat):
            return Refusal("already_chosen")
        return Refusal("not_your_turn", seat=self.actors[0] if len(self.actors) == 1 else None)

    # -- playing --------------------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: Action | int | str | Mapping[str, Any]) -> list[Event]:
        """Play an action for a seat.

        Args:
            seat: the seat that acts.
            action: an Action, its id, its text (`"keep 3"`), or a mapping with `kind` and `args`.

        Returns the new events, as `seat` may see them.

        Raises IllegalAction with the reason of `why_not` (the match is unchanged), BadAction or BadSeat.

        >>> match = game.new_match(players=3, seed=7)
        >>> seat = match.actors[0]
        >>> action = match.legal(seat)[0]
        >>> events = match.play(seat, action)
        >>> match.decisions == [(seat, action.id)]
        True
        """
        id = action if type(action) is int else self.game.actions.action(action).id
        items = None
        if type(seat) is not int:
            seat = self._check_seat(seat)  # a match file could not name NumPy's integers
        if self._legal_seat == seat or self._may_act(seat):
            items = self._do_action(seat, id)
        if items is None:
            reason = self.why_not(seat, id)
            assert reason is not None, "legal and why_not disagree"
            raise IllegalAction(reason.id, reason.args, reason.section)
        seen_by, first = self.game.events.seen_by, len(self._log) - len(items)
        return [seen_by(seat, n, item) for n, item in enumerate(items, first)]

    # -- undo -----------------------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int, along: Container[int] = ()) -> bool | Closed:
        """Return whether `seat` may undo its last decision: True, or the reason why not, which is falsy.

        `along`: seats (of bots) whose later decisions may be undone with it, if they knew nothing that `seat` did not know.
        """
        self._check_seat(seat)
        if self.over:
            return Closed("undo_over")
        history = self._undo_history
        entry = history.last_of(seat)
        if entry is None:
            return history.closed if any(each == seat for each, _ in reversed(self.decisions)) else Closed("undo_nothing")
        later, world = history.since(entry), (self.game.engine, self.game.tables, self._state)
        if can_stay_without(*world, self._to_move_mask, entry, later) or can_undo_along(*world, entry, later, along):
            return True
        return Closed("undo_other_acted")

    def undo(self, seat: int, along: Container[int] = ()) -> int:
        """Undo the last decision of `seat`. Returns the number of the first event that was undone.

        When several seats choose at once, later choices of the others stay, and so do their events, with new numbers.
        `along`: as in `can_undo`. Raises IllegalAction with the reason if undo is closed.
        """
        allowed = self.can_undo(seat, along)
        if isinstance(allowed, Closed):
            raise IllegalAction(allowed.id, allowed.args, allowed.section)
        return self._restore_before(seat, replay_others=self.can_undo(seat) is True)

    def choices_of_turn(self, seat: int, along: Container[int] = ()) -> int:
        """Return how many decisions of `seat` in a row can be undone, one after the other. `along`: as in `can_undo`."""
        if not self.can_undo(seat, along):
            return 0
        entry = self._undo_history.last_of(seat)
        assert entry is not None
        is_last = not self._undo_history.since(entry)
        return self._undo_history.in_a_row(entry) if is_last or self.can_undo(seat) is not True else 1

    def acted_since(self, seat: int) -> set[int]:
        """The seats that have decided since the last decision of `seat` that can still be undone."""
        entry = self._undo_history.last_of(seat)
        return set() if entry is None else {each.seat for each in self._undo_history.since(entry)}

    def take_back(self, seat: int) -> int:
        """Undo the last decision of `seat` and everything that other seats did since, with their consent. Returns the same as `undo`.

        Raises IllegalAction if something was drawn or revealed since.
        """
        allowed = self.can_undo(seat)
        if isinstance(allowed, Closed) and allowed.id != "undo_other_acted":
            raise IllegalAction(allowed.id, allowed.args, allowed.section)
        return self._restore_before(seat, replay_others=False)

    def _restore_before(self, seat: int, replay_others: bool) -> int:
        """Restore the state before the last decision of `seat`. `replay_others`: replay what other seats have decided since."""
        entry = self._undo_history.last_of(seat)
        assert entry is not None
        later = self._undo_history.cut(entry)
        first = len(self.decisions) - len(later) - 1
        del self.decisions[first:], self._logged[first:]
        del self._log[entry.events :]
        self._state.data[:] = memoryview(entry.before)
        self._item_count[0] = 0
        self._collect_events()
        for other in later if replay_others else ():
            self._do_action(other.seat, other.action)
        return entry.events

    # -- the complete state ---------------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The complete state as a readable dict, without the generator: for the owner of the match. `Game.from_position` reads it.

        >>> match = game.new_match(players=3, seed=7)
        >>> game.from_position(match.position(), seed=8).position() == match.position()
        True
        """
        return {
            "game": self.game.id,
            "ruleset": self.ruleset,
            "players": self.players,
            "options": dict(self.options),
            **self.game.module("position").to_position(self.game.tables.record, self._state.record),
        }

    @property
    def result(self) -> Result | None:
        """The result; None while the match is in progress."""
        if not self.over:
            return None
        return result_of(self.game, self._state, self.players)

    # -- files ----------------------------------------------------------------------------------------------------------------

    def record(self, seats: list[dict[str, Any]] | None = None, deal: dict[str, Any] | None = None) -> dict[str, Any]:
        """The match file as plain data (`core.domain.record`).

        Args:
            seats: who played each seat, if this should be recorded.
            deal: the fair deal that the seed comes from, if any.
        """
        return record.write(self, seats, deal)

    def __reduce__(self) -> tuple[Any, ...]:
        replay = importlib.import_module("boardwright.core.domain.replay")  # imported here, because it imports this module
        return replay.replay, (self.record(),)

    def __repr__(self) -> str:
        return f"<Match {self.game.id} players={self.players} decisions={len(self.decisions)}>"

    def save(self, path: str | Path) -> None:
        """Write the match file. It contains the seed, and with it every future draw."""
        record.save(self, path)

    def state_bytes(self, without: str = "") -> bytes:
        """The bytes of the complete state, for programs with the same rules. `without`: a field that is blanked, such as `rng`."""
        return self._state.bytes_without(without) if without else self._state.data.tobytes()
