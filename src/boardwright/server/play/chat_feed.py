"""What one page says at a match, and what it hears."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from msgspec import UNSET

from boardwright.server.clock import Clock
from boardwright.server.errors import ApiError
from boardwright.server.play.match_base import MatchBase
from boardwright.server.protocol.inbound import Channel, LineNumber, Say
from boardwright.server.protocol.outbound import LineOut
from boardwright.server.store.talk import ChatLine, TalkStore
from boardwright.server.table_rules.talk import TOLD_LINES, channels_heard, checked_line, watchers_name
from boardwright.server.threads import Threads


class ChatFeed:
    """The lines of a match that a page has been told, by channel."""

    def __init__(self, live: MatchBase, talk: TalkStore, threads: Threads, clock: Clock) -> None:
        self._live, self._talk, self._threads, self._clock = live, talk, threads, clock
        self._sent: Counter[Channel] = Counter()

    async def say(self, wish: Say, device: int, heard: Collection[Channel], until: int | None) -> None:
        """Keep a line. `heard`: the channels that this page hears, what players say up to `until` (Unix time in ms; None: all of it).

        Raises ApiError: 422 `empty_line`, `bad_name`, `same_name`, `no_such_line`; 409 `talk_full`.
        """
        name = watchers_name(wish.name, [seat.name for seat in self._live.row.seats]) if wish.seat is None else ""
        text = "" if wish.phrase or wish.reaction else checked_line(wish.text)
        phrase, to = (None, wish.to) if wish.reaction else (wish.phrase, None)
        if to is not None and not await self._may_be_answered(to, heard, until):
            raise ApiError(422, "no_such_line")
        channel: Channel = "gallery" if wish.seat is None else "table"
        now = self._clock.now()
        to_what = (None, None) if to is None else (to.channel, to.n)
        line = ChatLine(channel, 0, wish.seat, name, device, text, phrase, wish.say_id, now, wish.reaction, *to_what)
        await self._threads.in_thread(self._talk.add, self._live.row.id, line)

    async def _may_be_answered(self, to: LineNumber, heard: Collection[Channel], until: int | None) -> bool:
        """Whether it is a line that this page may have been told: else the answer would tell it whether there is one."""
        if to.channel not in heard:
            return False
        until = until if to.channel == "table" else None
        answered = self._talk.may_be_answered
        return await self._threads.in_thread(answered, self._live.row.id, to.channel, to.n, until)

    async def news(self, device: int | None, plays: bool, over: bool, until: int | None = None) -> list[LineOut]:
        """What this page has not been told yet, in the order of time.

        `plays`: whether it hears what players hear. `until`: what players said after that time (Unix time in ms) is not told yet.
        """
        found: list[ChatLine] = []
        for channel in channels_heard(plays, over):
            new = await self._threads.in_thread(
                self._talk.lines, self._live.row.id, channel, self._sent[channel], TOLD_LINES, until if channel == "table" else None
            )
            self._sent[channel] = new[-1].n + 1 if new else self._sent[channel]
            found += new
        return [_line_out(line, device) for line in sorted(found, key=lambda line: line.at)]


def _line_out(line: ChatLine, device: int | None) -> LineOut:
    mine = line.say_id if line.device == device else None
    reaction = UNSET if line.reaction is None else line.reaction
    to = UNSET if line.to_channel is None or line.to_n is None else LineNumber(line.to_channel, line.to_n)
    return LineOut(line.channel, line.n, line.seat, line.name, line.text, line.phrase, line.at, mine, reaction, to)
