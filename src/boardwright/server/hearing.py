"""What one page says at a match, and what it hears."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from boardwright.server.inbound import Channel, Say
from boardwright.server.outbound import LineOut
from boardwright.server.store.talk import Line
from boardwright.server.tables.talk import TOLD_LINES, channels_heard, checked_line, watchers_name

if TYPE_CHECKING:
    from boardwright.server.app import Server
    from boardwright.server.live import LiveMatch


class Hearing:
    """The lines of a match that a page has been told, by channel."""

    def __init__(self, server: Server, live: LiveMatch) -> None:
        self._server, self._live = server, live
        self._told: Counter[Channel] = Counter()

    async def say(self, wish: Say, device: int) -> None:
        """Keep a line. Raises ApiError: 422 `empty_line`, `bad_name`, `same_name`; 409 `talk_full`."""
        name = watchers_name(wish.name, [seat.name for seat in self._live.row.seats]) if wish.seat is None else ""
        text = "" if wish.phrase else checked_line(wish.text)
        channel: Channel = "gallery" if wish.seat is None else "table"
        now = self._server.registry.now()
        line = Line(channel, 0, wish.seat, name, device, text, wish.phrase, wish.say_id, now)
        await self._server.registry.in_thread(self._server.talk.add, self._live.row.id, line)

    async def news(self, device: int | None, plays: bool, over: bool, until: int | None = None) -> list[LineOut]:
        """What this page has not been told yet, in the order of time.

        `plays`: whether it hears what players hear. `until`: what players said after that time (Unix time in ms) is not told yet.
        """
        found: list[Line] = []
        for channel in channels_heard(plays, over):
            new = await self._server.registry.in_thread(
                self._server.talk.lines, self._live.row.id, channel, self._told[channel], TOLD_LINES, until if channel == "table" else None
            )
            self._told[channel] = new[-1].n + 1 if new else self._told[channel]
            found += new
        return [_told(line, device) for line in sorted(found, key=lambda line: line.at)]


def _told(line: Line, device: int | None) -> LineOut:
    mine = line.say_id if line.device == device else None
    return LineOut(line.channel, line.n, line.seat, line.name, line.text, line.phrase, line.at, mine)
