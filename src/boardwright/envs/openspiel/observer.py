"""Observations of a player or of the public, as text and as numbers."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from boardwright.core.domain.game import Game
from boardwright.core.domain.match import Match
from boardwright.envs.openspiel.played import SPECTATOR, Played, seat_or_none, text_of

if TYPE_CHECKING:
    from boardwright.envs.openspiel.state import SpielState


class SpielObserver:
    """Writes observations for `open_spiel.python.observation`. All of them come from hidden records.

    `tensor`: float32 numbers, laid out by `game.observation_fields`; None for private observations. `dict`: its parts by name. Before the
    deal they are 0.
    """

    def __init__(self, game: Game, public: bool, private: bool, recall: bool) -> None:
        self.public, self.private, self.recall = public, private, recall
        self.tensor = np.zeros(game.observation_size, np.float32) if public else None
        fields = game.observation_fields if self.tensor is not None else []
        self.dict = {each.name: self.tensor[each.slice].reshape(each.shape) for each in fields if self.tensor is not None}

    @classmethod
    def of_kind(cls, game: Game, kind: Any) -> SpielObserver | None:
        """The observer for a pyspiel.IIGObservationType; None for the secrets of all players, for nothing, and for a private history."""
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not (kind.public_info or private):
            return None
        if kind.perfect_recall and not kind.public_info:
            return None
        return cls(game, kind.public_info, private, kind.perfect_recall)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what `player` knows into `tensor`."""
        if self.tensor is None:
            return
        if state.played is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.played.match.observe(seat_or_none(self._viewer(player)))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what `player` knows, as text.

        With perfect recall it is a key of everything that the player has seen and done. Otherwise its first line is a key of what the
        player
        knows now, followed by the view. A private observation names the player and gives the part of the view hidden from spectators.
        """
        if state.played is None:
            return "not dealt"
        viewer = self._viewer(player)
        if self.recall:
            return f"{_viewer_name(viewer)}: {state.played.information(viewer).hex()}"
        return _current_text(state.played, viewer) if self.public else _private_text(state.played.match, player)

    def _viewer(self, player: int) -> int:
        return player if self.private else SPECTATOR


def _current_text(played: Played, viewer: int) -> str:
    seat = seat_or_none(viewer)
    key = blake2b(played.match.information_state(seat), digest_size=16).hexdigest()
    return f"{_viewer_name(viewer)}: {key}\n{text_of(played.match.view(seat))}"


def _private_text(match: Match, seat: int) -> str:
    public = match.view(None)
    private = {name: value for name, value in match.view(seat).items() if name not in public or value != public[name]}
    return text_of({"seat": seat, **private})


def _viewer_name(viewer: int) -> str:
    return "spectator" if viewer == SPECTATOR else f"seat {viewer}"
