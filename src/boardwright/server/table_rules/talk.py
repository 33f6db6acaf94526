"""Chat rules: who reads a channel, and what a line may contain. No sockets, no database, no clock of its own."""

from boardwright.server.errors import ApiError
from boardwright.server.protocol.display_names import clean_line, clean_name, lookalike_of
from boardwright.server.protocol.fields import Channel

LONGEST = 300
MOST_LINES = 1_000
"""Lines per channel of a match."""
LINES_OF_DEVICE = 250
"""Lines of one device among them, so that others have room."""
LINES_AT_ONCE = 100
"""Number of the latest lines that a newcomer gets."""


def readable_channels(plays: bool, over: bool) -> tuple[Channel, ...]:
    """The channels that a viewer reads. Spectators might know more than the players, who read their channel only after the end."""
    return ("table", "gallery") if over or not plays else ("table",)


def checked_line(text: str) -> str:
    """The cleaned text of a line. Raises ApiError 422 `empty_line` if no visible characters are left."""
    line = clean_line(text, LONGEST)
    if not line:
        raise ApiError(422, "empty_line")
    return line


def watchers_name(typed: str | None, players: list[str]) -> str:
    """The name of a spectator. Raises ApiError 422: `bad_name`, `same_name` if it looks like that of a player."""
    name = clean_name(typed or "")
    if not name:
        raise ApiError(422, "bad_name", seat=0)
    other = lookalike_of(name, filter(None, players))
    if other is not None:
        raise ApiError(422, "same_name", seat=0, other=other)
    return name
