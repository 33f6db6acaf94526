"""Every message to the page (those from it are in `messages`)."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

# To the page, over the WebSocket


class RefusalOut(Struct):
    """Why something is not possible."""

    id: str
    args: dict[str, Any]
    section: str | None


class Ack(Struct, tag="ack"):
    """The choice is in the database."""

    action_id: str
    version: int


class Refused(Struct, tag="refused"):
    """The choice (or with no id, the undo) was not possible; nothing has changed."""

    action_id: str | None
    refusal: RefusalOut


class Reason(Struct, tag="reason"):
    """The answer to `why_not`; null: it is legal."""

    ask: int | str
    refusal: RefusalOut | None


class ErrorOut(Struct, tag="error"):
    """The message could not be understood or is not allowed to this connection."""

    id: str
    args: dict[str, Any]


class Pong(Struct, tag="pong"):
    """Yes."""


class MatchHead(Struct):
    """What a frame says about its match as a whole."""

    id: str
    game: str
    ruleset: str
    options: dict[str, Any]
    status: str
    created: int


class SeatOut(Struct):
    """Who sits where."""

    seat: int
    kind: str
    name: str
    level: str | None
    yours: bool


class ResultOut(Struct):
    """How a match ended."""

    ranking: list[list[int]]
    scores: list[Any]
    reason: str | None
    breakdown: Any


class PromptOut(Struct):
    """What the seat is asked."""

    id: str
    args: dict[str, Any]
    families: list[str]


class LegalOut(Struct):
    """A legal action and what would happen."""

    id: int
    kind: str
    args: dict[str, Any]
    text: str
    preview: Any


class EventOut(Struct):
    """Something that happened, as far as this viewer may know."""

    n: int
    kind: str
    args: dict[str, Any]


class UndoOut(Struct):
    """Whether the seat that looks may take back its last choice, and until when (Unix time, ms) the bots wait for it."""

    seat: int | None
    open: bool
    reason: RefusalOut | None
    until: int | None


class Frame(Struct, tag="frame"):
    """Everything that a viewer may see."""

    version: int
    match: MatchHead
    seats: list[SeatOut]
    looking: int | None
    actors: list[int]
    over: bool
    result: ResultOut | None
    view: Any  # the game's own, encoded
    prompt: PromptOut | None
    legal: Any  # list of LegalOut, encoded
    space: Any
    events: list[EventOut]
    events_from: int
    undo: UndoOut
    thinking: list[int]
    decisions: int


ServerMessage = Frame | Ack | Refused | Reason | ErrorOut | Pong


# To the page, over HTTP


class OptionOut(Struct):
    """An option of a game. `players`: by the text of a value, the fewest and the most players that it allows."""

    default: Any
    values: list[Any]
    players: dict[str, tuple[int, int]]


class GameOut(Struct):
    """GET /api/games"""

    id: str
    ruleset: str
    players: list[int]
    minutes: Any
    options: dict[str, OptionOut]
    levels: list[str]
    sections: Any
    native: bool


class DeviceOut(Struct):
    """POST /api/devices"""

    token: str


class MatchCreated(Struct):
    """POST /api/matches"""

    id: str


class MatchOut(Struct, omit_defaults=True):
    """GET /api/matches; `actors`: who is to move; `error`: why this match cannot be opened any more."""

    id: str
    game: str
    seats: list[SeatOut]
    status: str
    created: int
    updated: int
    decisions: int
    actors: list[int] | UnsetType = UNSET
    ranking: list[list[int]] | UnsetType = UNSET
    error: ErrorBody | UnsetType = UNSET


class ErrorBody(Struct):
    """What was wrong and what would fit."""

    id: str
    args: dict[str, Any]


class ErrorAnswer(Struct):
    """The body of every answer with a status from 400."""

    error: ErrorBody


class ReplayOut(Struct):
    """POST /api/replays and GET /api/replays/{id}"""

    id: str
    game: str
    decisions: int
    seats: list[SeatOut]


class Progress(Struct):
    """How far the building of machine code is."""

    game: str
    done: int
    total: int
    what: str


class Status(Struct):
    """GET /api/status"""

    version: str
    compiling: Progress | None
