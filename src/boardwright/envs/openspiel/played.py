"""A match, with the history that each seat has seen."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from boardwright.core.domain.match import Match
from boardwright.core.errors import IllegalAction, clipped

EMPTY_DIGEST = bytes(16)
"""The memory of a viewer who has seen nothing."""
SPECTATOR = -1
"""The index of the spectator's memory: the last."""
_JSON = json.JSONEncoder(ensure_ascii=False)


class Played:
    """A match that has been dealt.

    A hidden record holds what a seat knows now. An information state of OpenSpiel is more: everything that the seat has seen and done, in
    order. So each viewer has a digest of that, extended by each event and by each choice of its own.

    `match`: the match; `left`: the number of decisions until it is abandoned. The other arguments are for copies.
    """

    __slots__ = ("_event_counts", "_known", "_remembered", "left", "match")

    def __init__(self, match: Match, left: int, remembered: list[bytes] | None = None, event_counts: list[int] | None = None) -> None:
        viewers = match.players + 1
        self.match, self.left = match, left
        self._remembered = remembered or [EMPTY_DIGEST] * viewers
        self._event_counts = event_counts or [0] * viewers  # how many events the digest includes
        self._known: dict[int, bytes] = {}  # information states, until the next decision

    def __deepcopy__(self, memo: Any) -> Played:
        other = Played(self.match.copy(), self.left, list(self._remembered), list(self._event_counts))
        other._known = dict(self._known)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return Played, (self.match, self.left, self._remembered, self._event_counts)

    @property
    def seat(self) -> int | None:
        """The seat to move; None if the match has ended or was abandoned."""
        actors = self.match.actors
        return actors[0] if actors and self.left else None

    def play(self, action: int) -> None:
        """Play an action for the seat to move. Raises IllegalAction, BadAction; nothing changes then."""
        seat = self.seat
        if seat is None:
            raise IllegalAction("match_over", {"action": action})
        before = self.information(seat)
        try:
            self.match.play(seat, action)
        except IllegalAction as error:
            legal = ", ".join(map(str, self.match.legal_ids(seat).tolist()))
            details = {"action": f"{action} ({self.match.game.actions[action]})", "seat": seat, "legal": clipped(legal)}
            raise IllegalAction(error.reason, {**error.arguments, **details}, error.section) from None
        self._remembered[seat] = _digest(before, b"chose %d" % action)
        self._known.clear()
        self.left -= 1

    def information(self, viewer: int) -> bytes:
        """A key of everything that a viewer (SPECTATOR or a seat) has seen and done: equal only for equal information states."""
        known = self._known.get(viewer)
        if known is None:
            self._remember_events(viewer)
            now = self.match.information_state(seat_or_none(viewer))
            known = self._known[viewer] = _digest(self._remembered[viewer], now)
        return known

    def resampled(self, seat: int, seed: int) -> Played:
        """A world that agrees with everything the seat knows. The other seats remember nothing from before."""
        world = self.match.determinize(seat, seed)
        self._remember_events(seat)
        remembered = [EMPTY_DIGEST] * len(self._remembered)
        remembered[seat] = self._remembered[seat]
        return Played(world, self.left, remembered, [len(world.events(None))] * len(self._event_counts))

    def _remember_events(self, viewer: int) -> None:
        """Add the events that the viewer has seen since the last call."""
        events = self.match.events(seat_or_none(viewer), self._event_counts[viewer])
        for event in events:
            self._remembered[viewer] = _digest(self._remembered[viewer], f"{event.kind} {event.args}".encode())
        self._event_counts[viewer] += len(events)


def seat_or_none(viewer: int) -> int | None:
    """The viewer as an argument of a match's methods."""
    return None if viewer == SPECTATOR else viewer


def _digest(before: bytes, data: bytes) -> bytes:
    return blake2b(data, key=before, digest_size=len(EMPTY_DIGEST)).digest()


def text_of(data: Mapping[str, Any]) -> str:
    """Plain data with one line per name."""
    return "\n".join(f"{name}: {_JSON.encode(value)}" for name, value in data.items())
