"""Answers about statistics over HTTP.

`docs/wire_protocol.md` is generated from these classes: a line `field: text` in a docstring describes that field.
"""

from typing import Any

from msgspec import Struct


class FinishedSeatOut(Struct):
    """A seat of a finished match.

    kind: `person` or `bot`
    level: of a bot
    place: 1 is the best; seats that share a place have the same
    points: null in a game without points
    sources: its points by source
    typical: the numbers that the game declares as typical of a match
    """

    kind: str | None
    name: str | None
    level: str | None
    place: int
    points: int | None
    sources: dict[str, int]
    typical: dict[str, int]


class FinishedMatchOut(Struct):
    """A finished match of this device, as statistics need it.

    id: on this server, where the match may have been deleted since
    match: the last link of its match file, which identifies it everywhere
    date: when it ended, Unix time in ms
    own: the seats of this device, or of the account that is signed in
    """

    id: str
    match: str
    game: str
    ruleset: str
    options: dict[str, Any]
    date: int
    seats: list[FinishedSeatOut]
    own: list[int]


class StatisticsOut(Struct):
    """The finished matches of which pages make statistics.

    matches: oldest first, the last 2 000
    """

    matches: list[FinishedMatchOut]
