"""What fields of messages may hold, and how messages are read.

Unknown fields, repeated fields, wrong types and numbers out of range are refused.
"""

import json
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

NO_NUL = r"^[^\x00]*$"  # PostgreSQL has no text with a NUL

Seat = Annotated[int, Meta(ge=0, le=63)]
ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Token = Annotated[str, Meta(max_length=128)]
ActionId = Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_NUL)]
Digest = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=64)]
Zone = Annotated[str, Meta(max_length=64, pattern=NO_NUL)]
Name = Annotated[str, Meta(max_length=200)]
Seconds = Annotated[float, Meta(ge=0, le=60)]
Minute = Annotated[int, Meta(ge=0, le=1439)]
Pace = Annotated[float, Meta(ge=0, le=5)]
Password = Annotated[str, Meta(max_length=1024)]
Label = Annotated[str, Meta(max_length=200)]
Random = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Curtain = Literal["always", "needed", "never"]
Order = Literal["listed", "drawn"]
ChairKind = Literal["person", "bot", "open", "invited"]
Channel = Literal["table", "gallery"]
WatchingMode = Literal["invited", "delayed", "after", "nobody"]
Reaction = Literal["agree", "clap", "laugh", "wow", "hmm", "sorry"]
Phrase = Literal["hello", "good_luck", "well_played", "thanks", "one_moment", "your_turn", "oops", "again"]
MatchStatus = Literal["running", "over"]
SeatKind = Literal["person", "bot"]
Role = Literal["host", "helper", "member"]
BarKind = Literal["bar", "mute"]
AccountState = Literal["active", "muted", "barred"]
ActorRole = Literal["operator", "host", "helper"]
HostTask = Literal["remove", "sign_out", "link", "role", "bar", "admit", "mute", "unmute", "export", "forget", "close_report"]


class Sent(Struct, forbid_unknown_fields=True):
    """What a page sends."""


class OfSeat(Sent):
    """What a page sends for a seat.

    seat: one of this device
    """

    seat: Seat


class Unreadable(Exception):
    """The bytes are not the expected message. The message says what is wrong, in at most 200 characters."""


_decoder = cache(msgspec.json.Decoder)  # creating one takes far longer than using it


def decode(data: bytes, type: Any) -> Any:
    """Decode a JSON message.

    Args:
        data: the message as UTF-8.
        type: a Struct class, or a union of tagged ones.

    Returns the message, an instance of `type`. Raises Unreadable.
    """
    try:
        message = _decoder(type).decode(data)
        json.loads(data, object_pairs_hook=_each_once)  # msgspec keeps the last of two fields with the same name
    except (ValueError, RecursionError) as error:
        raise Unreadable(str(error)[:200]) from None
    return message


def _each_once(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(fields)
    if len(values) < len(fields):
        names = [name for name, _ in fields]
        raise ValueError(f"Object has a field twice: {next(name for name in names if names.count(name) > 1)!r}")
    return values
