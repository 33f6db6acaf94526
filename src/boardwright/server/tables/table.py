"""A table and its chairs, as they are between two changes (`gathering` makes the changes)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from boardwright.server.errors import ApiError

if TYPE_CHECKING:
    from boardwright.server.inbound import Curtain, Order

ChairKind = Literal["person", "bot", "open", "invited"]
KEPT_MS = 24 * 60 * 60 * 1000
"""A table that waits and at which nothing has happened for so long is gone."""


@dataclass(frozen=True)
class Chair:
    """A chair: one seat of the match. A bot has a level, a person a device; a chair without either is empty.

    name: of who sits there; of an empty chair: whom its invitation is meant for
    ready: whether the person has said so
    since: when the person sat down
    by_invitation: whether an empty chair is for whoever has its invitation, else for everybody
    invitation: the hash of its secret; None: there is none that works
    """

    name: str = ""
    level: str | None = None
    device: int | None = None
    ready: bool = False
    since: int = 0
    by_invitation: bool = False
    invitation: bytes | None = None

    @property
    def kind(self) -> ChairKind:
        """What stands there now."""
        if self.level is not None:
            return "bot"
        if self.device is not None:
            return "person"
        return "invited" if self.by_invitation else "open"

    @property
    def is_empty(self) -> bool:
        """Whether somebody can still sit down there."""
        return self.kind in ("open", "invited")


@dataclass(frozen=True)
class Table:
    """A table. Its id becomes that of its match. `host`: the device that decides about it; `version` grows with each change."""

    id: str
    host: int
    game: str
    options: dict[str, Any]
    pause: float
    curtain: Curtain
    order: Order
    listed: bool
    chairs: tuple[Chair, ...]
    created: int
    updated: int
    version: int = 1
    started: bool = False

    def chair(self, seat: int) -> Chair:
        """The chair of that number, from 0. Raises ApiError 422 `no_such_chair`."""
        if not 0 <= seat < len(self.chairs):
            raise ApiError(422, "no_such_chair", chairs=len(self.chairs))
        return self.chairs[seat]

    def seats_of(self, device: int) -> list[int]:
        """The chairs on which people of a device sit."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.device == device]

    @property
    def has_empty_chairs(self) -> bool:
        """Whether somebody can still sit down."""
        return any(chair.is_empty for chair in self.chairs)

    @property
    def is_complete(self) -> bool:
        """Whether everybody is there and ready, so that the match begins."""
        return all(chair.kind == "bot" or (chair.kind == "person" and chair.ready) for chair in self.chairs)

    def is_gone(self, now: int) -> bool:
        """Whether it waits and has been left alone for too long. `now`: Unix time in ms."""
        return not self.started and now - self.updated >= KEPT_MS
