"""Messages of the WebSocket protocol, decoded for tests."""

from __future__ import annotations

import json
import struct
from typing import Any


def decode_message(sent: str | bytes) -> dict[str, Any]:
    """Decode a message. The bytes after the JSON of a binary message become `record`, or `patch` in a `change`."""
    if isinstance(sent, str):
        return json.loads(sent)  # type: ignore[no-any-return]
    (length,) = struct.unpack_from("<I", sent)
    message = json.loads(sent[4 : 4 + length])
    return {**message, ("patch" if message["type"] == "change" else "record"): sent[4 + length :]}


class Messages:
    """The decoder of one socket's messages. A `change` is decoded as the new frame."""

    def __init__(self) -> None:
        self._last: dict[str, Any] = {}

    def read(self, sent: str | bytes) -> dict[str, Any]:
        """Decode the next message."""
        message = decode_message(sent)
        if message["type"] == "change":
            message = apply_change(self._last, message)
        if message["type"] == "frame":
            self._last = message
        return message


def apply_change(last: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Apply a change to the previous frame, as docs/wire_protocol.md defines it."""
    new = {name: value for name, value in change.items() if name not in ("type", "patch")}
    default_events = {"events": [], "events_from": last["events_from"] + len(last["events"])}
    return {**last, **default_events, **new, "record": apply_patch(last["record"], change["patch"])}


def apply_patch(record: bytes, patch: bytes) -> bytes:
    """Apply a patch to a record."""
    result, position, rest = bytearray(record), 0, iter(patch)
    while (unchanged := _number(rest)) is not None:
        position += unchanged
        count = _number(rest)
        assert count
        result[position : position + count] = bytes(next(rest) for _ in range(count))
        position += count
    assert len(result) == len(record)
    return bytes(result)


def _number(rest: Any) -> int | None:
    value = shift = 0
    for byte in rest:
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value
    return None
