"""Sends to one page at a match what it may see."""

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from boardwright.server.accounts.authenticator import Authenticator
from boardwright.server.clock import Clock
from boardwright.server.errors import ApiError
from boardwright.server.hosts.bars import Bars
from boardwright.server.log import log
from boardwright.server.net.limits import Limits
from boardwright.server.play.chat_feed import ChatFeed
from boardwright.server.play.delayed_view import Shown
from boardwright.server.play.frame_stream import FrameStream
from boardwright.server.play.frames import frame, seats_out, watching_out
from boardwright.server.play.live_match import LiveMatch
from boardwright.server.play.registry import MatchRegistry
from boardwright.server.protocol.outbound import ChatLines, CloseCode, ErrorOut, Frame, ServerMessage
from boardwright.server.settings import Settings
from boardwright.server.store import ReportStore, SeatStore, TalkStore
from boardwright.server.threads import Threads

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class ConnectionServices:
    """The services that connections use."""

    settings: Settings
    clock: Clock
    threads: Threads
    limits: Limits
    authenticator: Authenticator
    registry: MatchRegistry
    seats: SeatStore
    talk: TalkStore
    reports: ReportStore
    bars: Bars


class PageSender:
    """Sends one page its answers in order; of the frames only the newest, with all events since the last one."""

    def __init__(self, services: ConnectionServices, socket: WebSocket, live: LiveMatch) -> None:
        self.services, self.socket, self.live = services, socket, live
        self.device: int | None = None
        self.viewer_seat: int | None = None
        self.pace: float | None = None
        self.runs_rules = False
        self._version = self._events_sent = 0  # what the page has
        self._delayed: Shown | None = None  # what it has of the delayed view, if any
        self._recheck_after: float | None = None  # seconds until a delayed view may have something new
        self._frame_stream = FrameStream()
        self._answers: deque[ServerMessage] = deque()
        self._frame_is_due = False
        self._chat_feed = ChatFeed(live, services.talk, services.threads, services.clock)
        self._chat_is_due = True  # whether there may be chat lines to send
        self._news = asyncio.Event()
        self._close_reason: tuple[int, ErrorOut] | None = None

    # Notifications from the match

    def notify_change(self) -> None:
        """There is a new frame to send."""
        self._frame_is_due = True
        self._news.set()

    def notify_chat(self) -> None:
        """There may be new chat lines to send."""
        self._chat_is_due = True
        self._news.set()

    def disconnect(self, reason: str) -> None:
        """Close the socket because the match has left memory. `reason`: the id of the error sent before."""
        self._close_with(CloseCode.NO_SUCH_MATCH if reason == "no_such_match" else CloseCode.COME_AGAIN, reason)

    # What the page may see

    def _may_use(self, seat: int) -> bool:
        return any(s.seat == seat and s.kind == "person" and s.device == self.device for s in self.live.row.seats)

    def _belongs(self) -> bool:
        """Return whether the device created the match or has a seat."""
        row = self.live.row
        return self.device is not None and self.device in {row.device, *(seat.device for seat in row.seats)}

    def _counts_as_player(self) -> bool:
        """Return whether the device plays, or has played a seat that was moved away: it gets the spectators' chat only after the end."""
        watching = self.live.watching
        return self.live.has_seat(self.device) or (watching is not None and watching.has_played(self.device))

    def _check_seat(self, seat: int) -> None:
        if self.device is None or not self._may_use(seat):
            raise ApiError(403, "not_your_seat", seat=seat)

    def _may_see(self, seat: int | None) -> bool:
        """Return whether the page may have the frames of a seat; None: those of a spectator."""
        return self.live.sight(self.device) is not None if seat is None else self._may_use(seat)

    def _lose_seat(self) -> None:
        """The seat has moved to another device: continue as a spectator, with a full frame."""
        self._send(ErrorOut("not_your_seat", {"seat": self.viewer_seat}))
        self.viewer_seat = None
        self._reset_stream()
        if not self._belongs():
            self.pace = None

    def _reset_stream(self) -> None:
        """Make the next frame a full one."""
        self._version, self._events_sent, self._delayed = 0, 0, None

    # Sending

    def _send(self, message: ServerMessage) -> None:
        if len(self._answers) >= self.services.settings.queue:
            self._close_with(CloseCode.COME_AGAIN, "come_again")
        else:
            self._answers.append(message)
            self._news.set()

    def _close_with(self, code: int, reason: str, /, **args: Any) -> None:
        self._close_reason = self._close_reason or (code, ErrorOut(reason, args))
        self._news.set()

    async def _send_all(self) -> None:
        try:
            while self._close_reason is None:
                await self._wait_for_news()
                await self._send_waiting()
            code, error = self._close_reason
            await self._write(error)
            await self._close(code, error.id)
        except ApiError as error:  # the match has left memory
            await self._close(CloseCode.COME_AGAIN, error.id)
        except TimeoutError:  # must precede OSError, its base class
            await self._close(CloseCode.COME_AGAIN, "too slow")
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the connection is closed; receiving notices it, too
        except Exception:
            log.exception("a frame could not be made")
            await self._close(1011, "internal")

    async def _wait_for_news(self) -> None:
        """Wait until there is something to send. A delayed view checks again by itself: nothing notifies it when moves become old enough.
        """
        if self._recheck_after is None:
            await self._news.wait()
        else:
            await self.services.clock.wait(self._news, self._recheck_after)
            self._frame_is_due = self._chat_is_due = True
        self._news.clear()

    async def _send_waiting(self) -> None:
        while self._answers or (self._close_reason is None and (self._frame_is_due or self._chat_is_due)):
            while self._answers:
                await self._write(self._answers.popleft())
            if self._frame_is_due and self._close_reason is None:
                self._frame_is_due = False
                if self.viewer_seat is not None and not self._may_see(self.viewer_seat):
                    self._lose_seat()
                sight = self.live.sight(self.device) if self.viewer_seat is None else "now"
                if sight is None:
                    return self._close_with(CloseCode.NOT_YOURS, "may_not_watch")
                if sight == "late":
                    await self._send_delayed()
                else:
                    await self._send_now()
            if self._chat_is_due:
                self._chat_is_due = False
                await self._send_talk()

    async def _send_now(self) -> None:
        if self._delayed is not None:
            self._reset_stream()
        self._recheck_after = None
        await self.services.limits.quotas.frames.wait()
        new, record = await self._frame()
        while self._answers:  # an ack precedes the frame that shows its change
            await self._write(self._answers.popleft())
        # Otherwise the page has changed its view, or lost the seat.
        if new.viewer == self.viewer_seat and self._may_see(new.viewer) and not self._is_delayed():
            self._version, self._events_sent = new.version, new.events_from + len(new.events)
            await self._write(new if record is None else self._frame_stream.message(new, record))
            self._chat_is_due |= new.over  # the spectators' chat may be readable now

    async def _send_delayed(self) -> None:
        events = 0 if self._delayed is None else self._events_sent
        new, shown, self._recheck_after = await self.live.delayed.next_frame(self._delayed, events)
        if new is not None and self.viewer_seat is None and self._is_delayed():
            self._delayed, self._events_sent = shown, new.events_from + len(new.events)
            await self._write(new)

    def _is_delayed(self) -> bool:
        return self.viewer_seat is None and self.live.sight(self.device) == "late"

    def _chat_until(self) -> int | None:
        """Until when (Unix time in ms) this page gets the players' chat; None: until now."""
        return self.live.delayed.until() if self._is_delayed() else None

    async def _send_talk(self) -> None:
        if not self._may_see(self.viewer_seat):
            return
        if news := await self._chat_feed.new_lines(self.device, self._counts_as_player(), self.live.over, self._chat_until()):
            await self._write(ChatLines(news))

    async def _frame(self) -> tuple[Frame, bytes | None]:
        """The newest frame, and its record if the page runs the rules."""
        viewer_seat, live, runs_rules = self.viewer_seat, self.live, self.runs_rules
        if not self._version and not self._events_sent:
            self._frame_stream.restart()
        seen = await live.update_for(viewer_seat, self._version, self._events_sent, runs_rules)
        away_since = live.stand_ins.away_since() if live.has_seat(self.device) else None
        new = frame(
            seen.snapshot,
            version=seen.version,
            head=live.head,
            seats=seats_out(
                live.row, self.device, live.online, live.stand_ins.agreed, live.clocks.clocks_out(), away_since, live.clocks.overdue()
            ),
            viewer=viewer_seat,
            space=None if runs_rules else live.space,
            events=seen.events,
            events_from=seen.events_from,
            waits=seen.waits,
            until=seen.until,
            clock=live.clocks.table_clock(),
            asked=live.undo_requests.request_out(),
            may_ask=viewer_seat is not None and seen.snapshot.is_beyond and live.undo_requests.may_ask(viewer_seat),
            watching=watching_out(live.row.watching, live.row.device == self.device),
            hinted=live.hints.hinted_out(),
        )
        return new, seen.snapshot.record

    async def _write(self, message: ServerMessage | bytes) -> None:
        async with asyncio.timeout(self.services.settings.send_seconds):
            if isinstance(message, bytes):
                await self.socket.send_bytes(message)
            else:
                await self.socket.send_text(encode(message).decode())

    async def _close(self, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(self.services.settings.send_seconds):
                await self.socket.close(code, reason)
        except (RuntimeError, OSError, WebSocketDisconnect, TimeoutError):
            pass
