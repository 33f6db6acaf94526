"""A match as an OpenSpiel state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pyspiel

from boardwright.core.errors import BadAction
from boardwright.envs.openspiel.played import Played, text_of

if TYPE_CHECKING:
    from boardwright.envs.openspiel.game import SpielGame

DEAL = 0
"""The outcome of the chance node at the start of a match."""


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match, or (before the deal) the chance node that it starts from. Created by `SpielGame.new_initial_state`.

    If several seats must decide at once, the lowest one is asked first; the others do not learn what it chose.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.played: Played | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_state, (self.get_game(), self.serialize())

    def current_player(self) -> int:
        """The seat to move, or a pyspiel.PlayerId."""
        if self.played is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.played.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Return whether the match has ended."""
        return self.played is not None and self.played.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deal: the only outcome, because the game's generator decides what is dealt."""
        return [(DEAL, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.played is not None
        ids: list[int] = self.played.match.legal_ids(player).tolist()
        return ids

    def _apply_action(self, action: int) -> None:
        """Deal, or play an action for the current player. Raises IllegalAction, BadAction; nothing changes then."""
        if self.played is not None:
            self.played.play(action)
        elif action == DEAL:
            game = self.get_game()
            self.played = Played(game.rules.new_match(game.players, game.next_deal(), game.options), game.limit)
        else:
            raise BadAction(f"chance outcome {action}: expected {DEAL}, the deal")

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else str(self.get_game().rules.actions.action(action))

    def returns(self) -> list[float]:
        """The value of the match to each seat, by `reward`; 0 before its end and if it was abandoned."""
        game = self.get_game()
        result = self.played.match.result if self.played is not None else None
        return utilities(result.ranking, game.players, game.reward) if result else [0.0] * game.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that agrees with everything `player` knows, every such world equally likely, with a new generator.

        OpenSpiel keeps `history()` as that of this state. `sampler`: returns numbers from 0 up to 1 (exclusive). Raises BadSeat.
        """
        world: SpielState = self.clone()
        if self.played is not None:
            world.played = self.played.resampled(player, int(sampler() * 2**53))
        return world

    def __str__(self) -> str:
        """Everything but the generator, for the owner of the match."""
        return "not dealt" if self.played is None else text_of(self.played.match.position())


def utilities(ranking: Sequence[Sequence[int]], players: int, reward: str) -> list[float]:
    """The value of places, with sum 0.

    "win": 1 for a sole winner, -1 / (players - 1) for all others, in between for shared wins. "place": from 1 for first place down to -1
    for last, evenly spaced; tied seats get the mean of their places.
    """
    values, before = [0.0] * players, 0
    for place in ranking:
        for seat in place:
            if reward == "win":
                values[seat] = ((players / len(place) if before == 0 else 0) - 1) / (players - 1)
            else:
                values[seat] = 1 - (2 * before + len(place) - 1) / (players - 1)
        before += len(place)
    return values


def restored_state(game: SpielGame, text: str) -> SpielState:
    """Restore a pickled state."""
    state: SpielState = game.deserialize_state(text)
    return state
