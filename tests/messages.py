"""Messages over the WebSocket, as tests read them."""

from __future__ import annotations

import json
import struct
from typing import Any


def message_of(sent: str | bytes) -> dict[str, Any]:
    """A sent message as plain data. What follows the JSON of a binary message is `record`, in a `change` `patch`."""
    if isinstance(sent, str):
        return json.loads(sent)  # type: ignore[no-any-return]
    (length,) = struct.unpack_from("<I", sent)
    told = json.loads(sent[4 : 4 + length])
    return {**told, ("patch" if told["type"] == "change" else "record"): sent[4 + length :]}


class Messages:
    """The messages of one socket; a `change` is read as the frame that it makes of the previous one."""

    def __init__(self) -> None:
        self._last: dict[str, Any] = {}

    def read(self, sent: str | bytes) -> dict[str, Any]:
        """The next message."""
        told = message_of(sent)
        if told["type"] == "change":
            told = changed(self._last, told)
        if told["type"] == "frame":
            self._last = told
        return told


def changed(last: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The previous frame with a change applied, by docs/wire_protocol.md."""
    new = {name: value for name, value in change.items() if name not in ("type", "patch")}
    begins = {"events": [], "events_from": last["events_from"] + len(last["events"])}
    return {**last, **begins, **new, "record": patched(last["record"], change["patch"])}


def patched(record: bytes, patch: bytes) -> bytes:
    """A record with a patch applied."""
    made, at, left = bytearray(record), 0, iter(patch)
    while (stays := _number(left)) is not None:
        at += stays
        count = _number(left)
        assert count
        made[at : at + count] = bytes(next(left) for _ in range(count))
        at += count
    assert len(made) == len(record)
    return bytes(made)


def _number(left: Any) -> int | None:
    value = shift = 0
    for byte in left:
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value
    return None
