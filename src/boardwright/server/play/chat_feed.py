"""The chat of a match, as one connection sends and receives it."""

from collections import Counter
from collections.abc import Collection

from msgspec import UNSET

from boardwright.server.clock import Clock
from boardwright.server.errors import ApiError
from boardwright.server.play.match_base import MatchBase
from boardwright.server.protocol.fields import Channel
from boardwright.server.protocol.inbound import ChatLineNumber, SendLine
from boardwright.server.protocol.outbound import ChatLineOut
from boardwright.server.store.talk import ChatLine, TalkStore
from boardwright.server.table_rules.talk import LINES_AT_ONCE, checked_line, readable_channels, watchers_name
from boardwright.server.threads import Threads


class ChatFeed:
    """Sends a connection the chat lines it has not had yet, by channel, and stores the lines it writes."""

    def __init__(self, live: MatchBase, talk: TalkStore, threads: Threads, clock: Clock) -> None:
        self._live, self._talk, self._threads, self._clock = live, talk, threads, clock
        self._sent: Counter[Channel] = Counter()

    async def add_line(self, message: SendLine, device: int, readable: Collection[Channel], until: int | None) -> None:
        """Store a line. `readable`: the channels this connection can read, those of players up to `until` (Unix time in ms; None: now).

        Raises ApiError: 422 `empty_line`, `bad_name`, `same_name`, `no_such_line`; 409 `talk_full`.
        """
        name = watchers_name(message.name, [seat.name for seat in self._live.row.seats]) if message.seat is None else ""
        text = "" if message.phrase or message.reaction else checked_line(message.text)
        phrase, to = (None, message.to) if message.reaction else (message.phrase, None)
        if to is not None and not await self._may_be_answered(to, readable, until):
            raise ApiError(422, "no_such_line")
        channel: Channel = "gallery" if message.seat is None else "table"
        now = self._clock.now()
        target = (None, None) if to is None else (to.channel, to.n)
        line = ChatLine(channel, 0, message.seat, name, device, text, phrase, message.say_id, now, message.reaction, *target)
        await self._threads.in_thread(self._talk.add, self._live.row.id, line)

    async def _may_be_answered(self, to: ChatLineNumber, readable: Collection[Channel], until: int | None) -> bool:
        """Return whether this connection may have been sent the line. Answering any other line would reveal that it exists."""
        if to.channel not in readable:
            return False
        until = until if to.channel == "table" else None
        answered = self._talk.may_be_answered
        return await self._threads.in_thread(answered, self._live.row.id, to.channel, to.n, until)

    async def new_lines(self, device: int | None, plays: bool, over: bool, until: int | None = None) -> list[ChatLineOut]:
        """The lines this connection has not been sent yet, oldest first.

        `plays`: whether it reads the players' channel. `until`: later lines of players (Unix time in ms) are not sent yet.
        """
        new_lines: list[ChatLine] = []
        for channel in readable_channels(plays, over):
            new = await self._threads.in_thread(
                self._talk.lines, self._live.row.id, channel, self._sent[channel], LINES_AT_ONCE, until if channel == "table" else None
            )
            self._sent[channel] = new[-1].n + 1 if new else self._sent[channel]
            new_lines += new
        return [_line_out(line, device) for line in sorted(new_lines, key=lambda line: line.at)]


def _line_out(line: ChatLine, device: int | None) -> ChatLineOut:
    own_id = line.say_id if line.device == device else None
    reaction = UNSET if line.reaction is None else line.reaction
    to = UNSET if line.to_channel is None or line.to_n is None else ChatLineNumber(line.to_channel, line.to_n)
    return ChatLineOut(line.channel, line.n, line.seat, line.name, line.text, line.phrase, line.at, own_id, reaction, to)
