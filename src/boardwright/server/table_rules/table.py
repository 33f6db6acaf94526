"""A table and its chairs, as they are between two changes (`gathering` makes the changes)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from boardwright.core.domain.deal import commitment_of
from boardwright.server.errors import ApiError
from boardwright.server.protocol.inbound import ChairKind, Curtain, Order

KEPT_MS = 24 * 60 * 60 * 1000
"""A table that waits and at which nothing has happened for so long is gone."""
SHARES_MS = 10_000
"""So long a table that is complete waits for what the pages there add to the chance; then it begins without."""


@dataclass(frozen=True)
class Chair:
    """A chair: one seat of the match. A bot has a level, a person a device; a chair without either is empty.

    name: of who sits there; of an empty chair: whom its invitation is meant for
    ready: whether the person has said so
    since: when the person sat down
    by_invitation: whether an empty chair is for whoever has its invitation, else for everybody
    invitation: the hash of its secret; None: there is none that works
    pledge: of the share that this person's page will add to the chance of the deal; None: it adds nothing
    share: what it has added; 64 hexadecimal digits
    zone: the person's time zone, as they say
    """

    name: str = ""
    level: str | None = None
    device: int | None = None
    ready: bool = False
    since: int = 0
    by_invitation: bool = False
    invitation: bytes | None = None
    pledge: str | None = None
    share: str | None = field(default=None, repr=False)
    zone: str | None = None

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
    """A table. Its id becomes that of its match. `host`: the device that decides about it; `version` grows with each change.

    key, nonce: of the deal (docs/fair_deals.md), 32 secret bytes each
    ruleset: the name of the rules when they were drawn; None: they have not been drawn yet
    sealed: when it was complete; from then on only shares may come
    closed: whether whoever runs the server has ended it
    watching: who may watch (`tables.watching`); None: whoever knows its id
    start: with which position its match begins (`server.beginning`); None: with its rules' setup
    stand_in: the level of bots that play for people; None: the game's usual one
    """

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
    key: bytes | None = field(default=None, repr=False)
    nonce: bytes | None = field(default=None, repr=False)
    ruleset: str | None = None
    sealed: int | None = None
    clock: dict[str, Any] | None = None
    closed: bool = False
    watching: dict[str, Any] | None = None
    start: dict[str, Any] | None = field(default=None, repr=False)
    stand_in: str | None = None

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

    @property
    def commitment(self) -> str | None:
        """What the table shows of its key; None: it has none yet."""
        if self.key is None or self.nonce is None or self.ruleset is None:
            return None
        position = None if self.start is None else self.start["position"]
        return commitment_of(self.key.hex(), self.nonce.hex(), self.game, self.ruleset, self.options, len(self.chairs), position)

    def share_wait(self, now: int) -> int | None:
        """How many ms its match waits for shares at most; 0: it may begin. None: it is not sealed, or has begun."""
        if self.sealed is None or self.started:
            return None
        missing = any(chair.pledge is not None and chair.share is None for chair in self.chairs)
        return max(0, self.sealed + SHARES_MS - now) if missing else 0

    def is_gone(self, now: int) -> bool:
        """Whether it waits and has been left alone for too long. `now`: Unix time in ms."""
        return not self.started and now - self.updated >= KEPT_MS
