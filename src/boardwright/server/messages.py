"""Every message from the page (those to it are in `answers`).

Unknown fields, fields that are there twice, wrong types and numbers out of range do not decode.
"""

from __future__ import annotations

import json
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=63)]
ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Token = Annotated[str, Meta(max_length=128)]
ActionId = Annotated[str, Meta(min_length=1, max_length=64)]
Word = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=200)]
Seconds = Annotated[float, Meta(ge=0, le=60)]


# From the page, over HTTP


class Person(Struct, forbid_unknown_fields=True, tag="person", tag_field="kind"):
    """A seat for somebody at this device."""

    name: Name


class Bot(Struct, forbid_unknown_fields=True, tag="bot", tag_field="kind"):
    """A seat for a program."""

    level: Word
    name: Name | None = None


class CreateMatch(Struct, forbid_unknown_fields=True):
    """POST /api/matches"""

    game: Word
    seats: Annotated[list[Person | Bot], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, int | str | bool], Meta(max_length=32)] = {}
    pause: Seconds | None = None


# From the page, over the WebSocket


class Hello(Struct, forbid_unknown_fields=True, tag="hello"):
    """The first message: which device this is and through whose eyes it looks."""

    seat: Seat | None
    token: Token | None = None


class Look(Struct, forbid_unknown_fields=True, tag="look"):
    """Look through the eyes of another seat of this device, or of a spectator."""

    seat: Seat | None


class Act(Struct, forbid_unknown_fields=True, tag="act"):
    """Choose. May be sent again any number of times. `version`: the frame that the choice was made on."""

    action_id: ActionId
    seat: Seat
    action: ActionNumber
    version: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class Undo(Struct, forbid_unknown_fields=True, tag="undo"):
    """Take back the last choice of a seat."""

    seat: Seat


class Confirm(Struct, forbid_unknown_fields=True, tag="confirm"):
    """Nothing will be taken back: the bots need not wait."""

    seat: Seat


class WhyNot(Struct, forbid_unknown_fields=True, tag="why_not"):
    """Ask why an action is not legal."""

    ask: Annotated[int, Meta(ge=0, le=2**53)] | Word
    seat: Seat
    action: ActionNumber


class Ping(Struct, forbid_unknown_fields=True, tag="ping"):
    """Are you there?"""


ClientMessage = Hello | Look | Act | Undo | Confirm | WhyNot | Ping


class Unreadable(Exception):
    """This is no such message; the text says why."""


def decode(octets: bytes, type: Any) -> Any:
    """A message of the type (or one of several). Raises Unreadable."""
    try:
        message = msgspec.json.decode(octets, type=type)
        json.loads(octets, object_pairs_hook=_each_once)  # msgspec takes the last of two fields with the same name
    except (ValueError, RecursionError) as error:
        raise Unreadable(str(error)[:200]) from None
    return message


def _each_once(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(fields)
    if len(found) < len(fields):
        names = [name for name, _ in fields]
        raise ValueError(f"Object has a field twice: {next(name for name in names if names.count(name) > 1)!r}")
    return found
