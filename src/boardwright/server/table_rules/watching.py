"""Who may watch the match of a table, and what they are shown. No sockets, no database, no clock.

A table that says nothing (None) shows whoever knows its address what everybody may see. `device` is who asks; None: a stranger.
"""

from __future__ import annotations

from collections.abc import Iterable
from hmac import compare_digest
from typing import Any, Literal

import msgspec
from msgspec import Struct

from boardwright.server.errors import ApiError
from boardwright.server.protocol.inbound import WatchingMode, WatchingSetting

Sight = Literal["now", "late"]
"""What a watcher is shown: what everybody may see, now; or everything, late."""
BY_LINK = ("invited", "delayed")
MOST = 100
"""So many devices can come by the link of a match, and of so many it is remembered that they gave a seat of it away."""


class Watching(Struct, frozen=True):
    """Who may watch, and who has come for that.

    mode, minutes: see `WatchingSetting`
    link: the hash of the watchers' invitation, as hexadecimal digits; None: there is none that works
    watchers: the devices that have come by it
    players: the devices that have given a seat away, and may know what was hidden there
    """

    mode: WatchingMode
    minutes: int
    link: str | None = None
    watchers: frozenset[int] = frozenset()
    players: frozenset[int] = frozenset()

    @classmethod
    def of(cls, stored: dict[str, Any] | None) -> Watching | None:
        """What is written with a table or match."""
        return None if stored is None else msgspec.convert(stored, cls)

    def stored(self) -> dict[str, Any]:
        """What is written with a table or match."""
        return {**msgspec.to_builtins(self), "watchers": sorted(self.watchers), "players": sorted(self.players)}

    def has_played(self, device: int | None) -> bool:
        """Whether somebody of a device has given a seat away."""
        return device in self.players


def chosen(setting: WatchingSetting | None) -> dict[str, Any] | None:
    """What is written with a new table."""
    return None if setting is None else Watching(setting.mode, setting.minutes).stored()


def sight(watching: Watching | None, device: int | None, *, sits: bool, made: bool, over: bool) -> Sight | None:
    """What is shown to somebody who looks with nobody's eyes; None: they may not watch.

    Args:
        sits: whether somebody of the device plays. Nobody who plays or has played is ever shown everything.
        made: whether the device made the match.
        over: whether it is over.
    """
    if watching is None or sits or watching.has_played(device):
        return "now"
    if device in watching.watchers:
        return "late" if watching.mode == "delayed" else "now"
    return "now" if made or (watching.mode == "after" and over) else None


def invite(watching: Watching | None, link: bytes) -> Watching:
    """Make a new invitation for watchers (its hash); an older one no longer works, but who has come by it stays.

    Raises ApiError 409 `no_watch_link`.
    """
    return msgspec.structs.replace(_by_link(watching), link=link.hex())


def withdraw(watching: Watching | None) -> Watching:
    """Nobody who has come by an invitation may watch any longer, and it no longer works. Raises ApiError 409 `no_watch_link`."""
    return msgspec.structs.replace(_by_link(watching), link=None, watchers=frozenset())


def come(watching: Watching | None, device: int, link: bytes, sits: bool) -> Watching:
    """Come to watch by an invitation (its hash). It works for as many as there is room for.

    Raises ApiError: 403 `bad_watch_link`; 409 `plays_here` where watchers are shown what the player must not see, `too_many_devices`.
    """
    if watching is None or watching.link is None or not compare_digest(watching.link, link.hex()):
        raise ApiError(403, "bad_watch_link")
    if watching.mode == "delayed" and (sits or watching.has_played(device)):
        raise ApiError(409, "plays_here")
    if len(watching.players) >= MOST or len(watching.watchers | {device}) > MOST:
        raise ApiError(409, "too_many_devices", limit=MOST)
    return msgspec.structs.replace(watching, watchers=watching.watchers | {device})


def moved(watching: Watching | None, of: int | None, to: int) -> Watching | None:
    """A seat goes from one device to another. Raises ApiError 409 `has_watched` if the other has been shown everything."""
    if watching is not None and watching.mode == "delayed" and to in watching.watchers:
        raise ApiError(409, "has_watched")
    return left(watching, of)


def left(watching: Watching | None, of: int | None) -> Watching | None:
    """A device gives a seat away. Where it cannot be remembered any more who did so, nobody watches by an invitation."""
    if watching is None or of is None or watching.has_played(of):
        return watching
    if len(watching.players) >= MOST:
        return msgspec.structs.replace(watching, link=None, watchers=frozenset())
    return msgspec.structs.replace(watching, players=watching.players | {of})


def begun(stored: dict[str, Any] | None, devices: Iterable[int | None]) -> dict[str, Any] | None:
    """What the match takes over from its table. `devices`: of those who play, who are no watchers."""
    watching = Watching.of(stored)
    if watching is None:
        return None
    return msgspec.structs.replace(watching, watchers=watching.watchers - set(devices)).stored()


def again(stored: dict[str, Any] | None) -> dict[str, Any] | None:
    """What another table takes over where the same people play again: who may watch, but nobody who has come."""
    watching = Watching.of(stored)
    return None if watching is None else Watching(watching.mode, watching.minutes).stored()


def _by_link(watching: Watching | None) -> Watching:
    if watching is None or watching.mode not in BY_LINK:
        raise ApiError(409, "no_watch_link")
    return watching
