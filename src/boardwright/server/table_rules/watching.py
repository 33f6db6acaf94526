"""Rules for spectators: who may watch the match of a table, and what they see. No sockets, no database, no clock.

A table without a setting (None) shows anyone who knows its address the public view. `device` is the client's device; None: a stranger.
"""

from __future__ import annotations

from collections.abc import Iterable
from hmac import compare_digest
from typing import Any, Literal

import msgspec
from msgspec import Struct

from boardwright.server.errors import ApiError
from boardwright.server.protocol.bodies import WatchingSetting
from boardwright.server.protocol.fields import WatchingMode

Sight = Literal["now", "late"]
"""The view of a spectator: the public one, now; or everything, with a delay."""
BY_LINK = ("invited", "delayed")
MOST = 100
"""Most devices that can join by the link of a match, and most that are remembered as having given a seat away."""


class Watching(Struct, frozen=True):
    """The setting for spectators, and those who have joined.

    mode, minutes: see `WatchingSetting`
    link: the hash of the spectators' invitation, as hexadecimal digits; None: there is no valid one
    watchers: the devices that have joined by it
    players: the devices that have given a seat away, and may know what was hidden there
    """

    mode: WatchingMode
    minutes: int
    link: str | None = None
    watchers: frozenset[int] = frozenset()
    players: frozenset[int] = frozenset()

    @classmethod
    def of(cls, stored: dict[str, Any] | None) -> Watching | None:
        """The setting stored with a table or match."""
        return None if stored is None else msgspec.convert(stored, cls)

    def stored(self) -> dict[str, Any]:
        """The form stored with a table or match."""
        return {**msgspec.to_builtins(self), "watchers": sorted(self.watchers), "players": sorted(self.players)}

    def has_played(self, device: int | None) -> bool:
        """Return whether a device has given a seat away."""
        return device in self.players


def stored_setting(setting: WatchingSetting | None) -> dict[str, Any] | None:
    """The stored form for a new table."""
    return None if setting is None else Watching(setting.mode, setting.minutes).stored()


def sight(watching: Watching | None, device: int | None, *, sits: bool, is_creator: bool, is_over: bool) -> Sight | None:
    """Return what a spectator on a device is shown; None: they may not watch.

    Args:
        sits: whether a player uses the device. Present and former players are never shown everything.
        is_creator: whether the device created the match.
        is_over: whether it is over.
    """
    if watching is None or sits or watching.has_played(device):
        return "now"
    if device in watching.watchers:
        return "late" if watching.mode == "delayed" else "now"
    return "now" if is_creator or (watching.mode == "after" and is_over) else None


def invite(watching: Watching | None, link: bytes) -> Watching:
    """Create a new invitation for spectators (its hash); an older one is no longer valid, but those who joined by it stay.

    Raises ApiError 409 `no_watch_link`.
    """
    return msgspec.structs.replace(_by_link(watching), link=link.hex())


def withdraw(watching: Watching | None) -> Watching:
    """Remove all spectators who joined by invitation, and the invitation. Raises ApiError 409 `no_watch_link`."""
    return msgspec.structs.replace(_by_link(watching), link=None, watchers=frozenset())


def join(watching: Watching | None, device: int, link: bytes, sits: bool) -> Watching:
    """Join as a spectator by invitation (its hash), while there is room.

    Raises ApiError: 403 `bad_watch_link`; 409 `plays_here` if spectators are shown what the player must not see, `too_many_devices`.
    """
    if watching is None or watching.link is None or not compare_digest(watching.link, link.hex()):
        raise ApiError(403, "bad_watch_link")
    if watching.mode == "delayed" and (sits or watching.has_played(device)):
        raise ApiError(409, "plays_here")
    if len(watching.players) >= MOST or len(watching.watchers | {device}) > MOST:
        raise ApiError(409, "too_many_devices", limit=MOST)
    return msgspec.structs.replace(watching, watchers=watching.watchers | {device})


def move_seat(watching: Watching | None, of: int | None, to: int) -> Watching | None:
    """Move a seat from one device to another. Raises ApiError 409 `has_watched` if the new one has been shown everything."""
    if watching is not None and watching.mode == "delayed" and to in watching.watchers:
        raise ApiError(409, "has_watched")
    return give_seat_away(watching, of)


def give_seat_away(watching: Watching | None, of: int | None) -> Watching | None:
    """A device gives a seat away. If it can no longer be remembered who did so, the invitation ends."""
    if watching is None or of is None or watching.has_played(of):
        return watching
    if len(watching.players) >= MOST:
        return msgspec.structs.replace(watching, link=None, watchers=frozenset())
    return msgspec.structs.replace(watching, players=watching.players | {of})


def without_device(watching: Watching, device: int) -> Watching:
    """The setting without a device, which no person has any more."""
    return msgspec.structs.replace(watching, watchers=watching.watchers - {device}, players=watching.players - {device})


def setting_for_match(stored: dict[str, Any] | None, devices: Iterable[int | None]) -> dict[str, Any] | None:
    """The setting of the match at its start. `devices`: of the players, who are no spectators."""
    watching = Watching.of(stored)
    if watching is None:
        return None
    return msgspec.structs.replace(watching, watchers=watching.watchers - set(devices)).stored()


def setting_for_rematch(stored: dict[str, Any] | None) -> dict[str, Any] | None:
    """The setting of a rematch table: the same mode, without spectators."""
    watching = Watching.of(stored)
    return None if watching is None else Watching(watching.mode, watching.minutes).stored()


def _by_link(watching: Watching | None) -> Watching:
    if watching is None or watching.mode not in BY_LINK:
        raise ApiError(409, "no_watch_link")
    return watching
