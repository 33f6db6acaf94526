"""A table and its chairs, between two changes (`seating` makes the changes)."""

from dataclasses import dataclass, field
from typing import Any

from boardwright.core.domain.deal import commitment_of
from boardwright.server.errors import ApiError
from boardwright.server.protocol.fields import ChairKind, Curtain, Order

KEPT_MS = 24 * 60 * 60 * 1000
"""Time for which an open table is kept after its last change."""
SHARES_MS = 10_000
"""Time for which a complete table waits for the pages' shares; then it starts without the missing ones."""


@dataclass(frozen=True)
class Chair:
    """A chair: one seat of the match. A bot has a level, a person a device; a chair without either is empty.

    name: of the player; of an empty chair: whom its invitation is meant for
    ready: whether the person is ready
    since: when the person sat down
    by_invitation: whether an empty chair needs its invitation, or is open to all
    invitation: the hash of its secret; None: there is no valid one
    pledge: of the share that this person's page will add to the randomness of the deal; None: it adds nothing
    share: what it has added; 64 hexadecimal digits
    zone: the person's time zone, as given
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
        """The kind of its occupant now."""
        if self.level is not None:
            return "bot"
        if self.device is not None:
            return "person"
        return "invited" if self.by_invitation else "open"

    @property
    def is_empty(self) -> bool:
        """Whether it is free."""
        return self.kind in ("open", "invited")


@dataclass(frozen=True)
class Table:
    """A table. Its id becomes that of its match. `host`: the device that controls it; `version` grows with each change.

    key, nonce: of the deal (docs/fair_deals.md), 32 secret bytes each
    ruleset: the name of the rules when they were drawn; None: they have not been drawn yet
    sealed: when it was complete; from then on only shares may be added
    closed: whether the operator has closed it
    watching: who may watch (`table_rules.watching`); None: anyone who knows its id
    start: the position from which its match starts (`play.initial_position`); None: the setup of its rules
    stand_in: the level of bots that play for people; None: the game's usual one
    hints: whether players may ask for hints
    rated: whether its match counts for the ratings of its players
    in_group: whether it belongs to a group, whose members see its match and the result
    reserved: whether its chairs are for the entrants of a competition only; then it is kept until its round is over
    kept: of a rematch, by seat the device that had it in the match before: a reserved chair is kept for that device
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
    hints: bool = True
    rated: bool = False
    in_group: bool = False
    reserved: bool = False
    kept: dict[int, int] = field(default_factory=dict)

    def chair(self, seat: int) -> Chair:
        """The chair of that number, from 0. Raises ApiError 422 `no_such_chair`."""
        if not 0 <= seat < len(self.chairs):
            raise ApiError(422, "no_such_chair", chairs=len(self.chairs))
        return self.chairs[seat]

    def seats_of(self, device: int) -> list[int]:
        """The chairs of a device's people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.device == device]

    def kept_for(self, device: int | None) -> list[int]:
        """The empty chairs that are kept for a device's people, who may sit there without an invitation."""
        if not self.has_empty_chairs:  # they may have been removed, so that seats have other numbers
            return []
        return [seat for seat, former in self.kept.items() if former == device and self.chairs[seat].kind == "invited"]

    @property
    def has_empty_chairs(self) -> bool:
        """Whether there is a free chair."""
        return any(chair.is_empty for chair in self.chairs)

    @property
    def is_complete(self) -> bool:
        """Whether all players are there and ready, so that the match starts."""
        return all(chair.kind == "bot" or (chair.kind == "person" and chair.ready) for chair in self.chairs)

    @property
    def commitment(self) -> str | None:
        """The table's commitment to its key; None: it has none yet."""
        if self.key is None or self.nonce is None or self.ruleset is None:
            return None
        position = None if self.start is None else self.start["position"]
        return commitment_of(self.key.hex(), self.nonce.hex(), self.game, self.ruleset, self.options, len(self.chairs), position)

    def share_wait(self, now: int) -> int | None:
        """Return how many ms its match waits for shares at most; 0: it may start. None: it is not sealed, or has started."""
        if self.sealed is None or self.started:
            return None
        missing = any(chair.pledge is not None and chair.share is None for chair in self.chairs)
        return max(0, self.sealed + SHARES_MS - now) if missing else 0

    def is_gone(self, now: int) -> bool:
        """Return whether it is open and has been left alone for too long. `now`: Unix time in ms."""
        return not self.started and not self.reserved and now - self.updated >= KEPT_MS
