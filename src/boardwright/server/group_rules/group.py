"""A group of people who play together, between two changes (`membership` makes the changes)."""

from dataclasses import dataclass
from typing import Any

from boardwright.server.errors import ApiError, not_found


@dataclass(frozen=True)
class Member:
    """A member of a group, or a person who asks to become one.

    n: their number in the group; it is never used again there
    device: their device or the number of their account
    name: their name in this group
    since: when they asked, Unix time in ms
    asks: whether the host has not answered yet
    """

    n: int
    device: int
    name: str
    since: int
    asks: bool = False


@dataclass(frozen=True)
class Preset:
    """A table that is opened again and again.

    n: its number in the group
    by: the number of the member who made it
    table: the body of the call that opens it; people have no names in it
    """

    n: int
    name: str
    by: int
    table: dict[str, Any]


@dataclass(frozen=True)
class Group:
    """A group. `version` grows with each change.

    host: the device of the member who admits others
    invitation: the hash of the link's secret; None: there is no valid one
    issued: how many numbers of members and presets have been given
    """

    id: str
    name: str
    host: int
    members: tuple[Member, ...]
    created: int
    presets: tuple[Preset, ...] = ()
    invitation: bytes | None = None
    issued: int = 1
    version: int = 1

    def of_device(self, device: int | None) -> Member | None:
        """The member, or person who asks, at a device; None: there is none."""
        return next((member for member in self.members if member.device == device), None)

    def member(self, n: int) -> Member:
        """The member, or person who asks, with that number. Raises ApiError 404 `no_such_member`."""
        for member in self.members:
            if member.n == n:
                return member
        raise not_found("member")

    @property
    def admitted(self) -> tuple[Member, ...]:
        """The members, without those who ask."""
        return tuple(member for member in self.members if not member.asks)

    def check_member(self, device: int | None) -> Member:
        """The member at a device. Raises ApiError: 404 `no_such_group` for everybody else, as if there were no such group."""
        member = self.of_device(device)
        if member is None or member.asks:
            raise not_found("group")
        return member

    def check_host(self, device: int) -> None:
        """Raises ApiError: 404 `no_such_group`, 403 `not_your_group`."""
        self.check_member(device)
        if device != self.host:
            raise ApiError(403, "not_your_group")
