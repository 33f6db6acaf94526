"""Encodes the frames for a page that runs the rules: a full frame first, then only the changes since the last one."""

import struct
from typing import Any

import msgspec
import numpy as np

from boardwright.server.protocol.outbound import Frame

GAP = 4
"""Changes with fewer unchanged bytes between them are sent as one: a separate change costs as much."""
SAME = ("view", "prompt", "legal", "space")
"""Fields that are empty in all frames with a record."""
OWN = ("version", "events", "events_from", *SAME)
FIELDS = tuple(name for name in Frame.__struct_fields__ if name not in OWN)
encode = msgspec.json.Encoder().encode


class FrameStream:
    """The frames of one connection, in the order they are sent."""

    def __init__(self) -> None:
        self._before: Frame | None = None
        self._record = b""

    def restart(self) -> None:
        """Send the next frame in full."""
        self._before = None

    def message(self, frame: Frame, record: bytes) -> bytes:
        """The next frame as a message: the length of its JSON (4 bytes, little-endian), the JSON, and the record or its changes."""
        before = self._before
        if before is None or len(record) != len(self._record):
            text, rest = encode(frame), record
        else:
            text, rest = encode(change(before, frame)), patch(self._record, record)
        self._before, self._record = frame, record
        return struct.pack("<I", len(text)) + text + rest


def change(before: Frame, frame: Frame) -> dict[str, Any]:
    """The changes of a frame: the message `change`."""
    new: dict[str, Any] = {"type": "change", "version": frame.version}
    for name in FIELDS:
        value = getattr(frame, name)
        if value != getattr(before, name):
            new[name] = value
    if frame.events:
        new["events"] = frame.events
    if frame.events_from != before.events_from + len(before.events):
        new["events_from"] = frame.events_from
    return new


def patch(before: bytes, record: bytes) -> bytes:
    """Return the changes from a record to another of the same length: repeatedly bytes to keep, bytes to replace, and the new bytes.

    Numbers are LEB128: seven bits per byte, lowest first; the eighth bit says that more follow.
    """
    [changed] = (np.frombuffer(before, np.uint8) != np.frombuffer(record, np.uint8)).nonzero()
    encoded, at = bytearray(), 0
    for first, end in _runs(changed.tolist()):
        encoded += _number(first - at) + _number(end - first) + record[first:end]
        at = end
    return bytes(encoded)


def _runs(changed: list[int]) -> list[tuple[int, int]]:
    """Changed places that are close together, as (first, end)."""
    runs: list[tuple[int, int]] = []
    for place in changed:
        if runs and place - runs[-1][1] < GAP:
            runs[-1] = (runs[-1][0], place + 1)
        else:
            runs.append((place, place + 1))
    return runs


def _number(value: int) -> bytes:
    encoded = bytearray()
    while value >= 0x80:
        encoded.append(value & 0x7F | 0x80)
        value >>= 7
    encoded.append(value)
    return bytes(encoded)
