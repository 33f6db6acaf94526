"""One WebSocket: a page that watches a match and may act in it."""

import asyncio
from collections import deque
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from boardwright.server.accounts.authenticator import Authenticator
from boardwright.server.addresses import client_network
from boardwright.server.clock import Clock
from boardwright.server.errors import ApiError
from boardwright.server.games.page_rules import fits
from boardwright.server.log import log
from boardwright.server.net.limits import Limits
from boardwright.server.net.rate_limits import TokenBucket, asking
from boardwright.server.play.chat_feed import ChatFeed
from boardwright.server.play.frame_stream import FrameStream
from boardwright.server.play.frames import frame, seats_out, watching_out
from boardwright.server.play.live_match import Answer, LiveMatch
from boardwright.server.play.registry import MatchRegistry
from boardwright.server.protocol.fields import Unreadable, decode
from boardwright.server.protocol.inbound import (
    Act,
    AnswerUndoRequest,
    ClientMessage,
    Hello,
    HoldBots,
    Ping,
    ReleaseBots,
    ReportLine,
    RequestUndo,
    Resign,
    RunRules,
    SendLine,
    SwitchView,
    TakeSeatBack,
    Undo,
    VoteForBot,
    VoteForPause,
    WhyNot,
)
from boardwright.server.protocol.outbound import Ack, ActionReason, ChatLines, ChatRejected, ErrorOut, Frame, Pong, Refused, ServerMessage
from boardwright.server.settings import Settings
from boardwright.server.store.seats import SeatStore
from boardwright.server.store.talk import TalkStore
from boardwright.server.table_rules.talk import channels_heard
from boardwright.server.threads import Threads

# Close codes. Those up to 1999 are from the standard, those from 4000 are ours.
TOO_BIG, COME_AGAIN = 1009, 1012
NO_HELLO, UNKNOWN_TOKEN, NOT_YOURS, NO_SUCH_MATCH, TOO_MANY, UNFIT = 4400, 4401, 4403, 4404, 4429, 4409

WRITING = (Act, Undo, RequestUndo, AnswerUndoRequest, SendLine, ReportLine, Resign, TakeSeatBack, VoteForBot, VoteForPause)
"""The messages that write to the database."""

encode = msgspec.json.Encoder().encode


class CloseConnection(Exception):
    """End this connection: send `error`, then close with `code`."""

    def __init__(self, code: int, id: str, **args: Any) -> None:
        super().__init__(id)
        self.code, self.error = code, ErrorOut(id, args)


@dataclass
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


class Connection:
    """One page at one match. Answers are sent in order; of the frames only the newest is sent, with all events since the last one."""

    def __init__(self, services: ConnectionServices, socket: WebSocket, live: LiveMatch) -> None:
        self.services, self.socket, self.live = services, socket, live
        self.device: int | None = None
        self._session: int | None = None  # the sign-in behind the token, if there is one
        self.viewer_seat: int | None = None
        self.pace: float | None = None
        self.runs_rules = self._holds = False
        self._version = self._events_sent = 0  # what the page has
        self._delayed_version: int | None = None  # the version of the delayed frame it has, if any
        self._recheck_after: float | None = None  # seconds until a delayed view may have something new
        self._frame_stream = FrameStream()
        self._answers: deque[ServerMessage] = deque()
        self._frame_is_due = False
        self._chat_feed = ChatFeed(live, services.talk, services.threads, services.clock)
        self._remembered = False
        self._chat_is_due = True  # whether there may be chat lines to send
        self._news = asyncio.Event()
        self._close_reason: tuple[int, str] | None = None
        settings = services.settings
        self._bucket = TokenBucket(settings.messages_per_second, settings.messages_burst, services.clock.monotonic)

    async def run(self) -> None:
        """Serve the socket until it is closed. Raises TimeoutError if no `hello` arrives in time, CloseConnection, or WebSocketDisconnect.
        """
        async with asyncio.timeout(self.services.settings.hello_seconds):
            await self._hello()
        with self.services.limits.socket_of_device(self.device), self.live.add_viewer(self):
            await self._serve_messages()

    async def _serve_messages(self) -> None:
        sender, watch = asyncio.create_task(self._send_all()), asyncio.create_task(self._close_when_signed_out())
        try:
            self.notify_change()
            while True:
                await asyncio.sleep(self._bucket.wait())
                message = await self._receive()
                await self.services.limits.quotas.messages.wait()
                await self._handle(message)
        finally:
            sender.cancel()
            watch.cancel()
            if self._holds:  # the page is gone and can no longer release the clock
                self.live.hold(self.device, False)

    async def _close_when_signed_out(self) -> None:
        """Close the socket as soon as its sign-in ends."""
        if self._session is not None:
            await self.services.authenticator.until_ended(self._session)
            self.device = None
            self._close_with(UNKNOWN_TOKEN, "no_token")

    # Notifications from the match

    def notify_change(self) -> None:
        """There is a new frame to send."""
        self._frame_is_due = True
        self._news.set()

    def notify_chat(self) -> None:
        """There may be new chat lines to send."""
        self._chat_is_due = True
        self._news.set()

    def disconnect(self, why: str) -> None:
        """Close the socket because the match has left memory. `why`: the id of the error sent before."""
        self._close_with(NO_SUCH_MATCH if why == "no_such_match" else COME_AGAIN, why)

    # Receiving

    async def _receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        data: bytes = text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b""
        if len(data) > self.services.settings.message_bytes:
            raise CloseConnection(TOO_BIG, "too_long", limit=self.services.settings.message_bytes)
        return data

    async def _hello(self) -> None:
        try:
            hello: ClientMessage = decode(await self._receive(), ClientMessage)
        except Unreadable as error:
            raise CloseConnection(NO_HELLO, "bad_message", why=str(error)) from None
        if not isinstance(hello, Hello):
            raise CloseConnection(NO_HELLO, "bad_message", why="expected hello first")
        if hello.token is not None:
            known = await self.services.authenticator.known(hello.token)
            if known is None:
                raise CloseConnection(UNKNOWN_TOKEN, "no_token")
            self.device, self._session = known.device, known.session
        if hello.seat is not None and not self._may_use(hello.seat):
            raise CloseConnection(NOT_YOURS, "not_your_seat", seat=hello.seat)
        if hello.seat is None and not self._may_see(None):
            raise CloseConnection(NOT_YOURS, "may_not_watch")
        self.viewer_seat = hello.seat
        if hello.seat is not None:
            await self._restore_to_list()
        if self._belongs():  # spectators cannot change the pace
            self.pace = hello.pace
        await self._report_errors(self._run_rules(hello.rules))

    async def _handle(self, data: bytes) -> None:
        try:
            message = decode(data, ClientMessage)
        except Unreadable as error:
            self._send(ErrorOut("bad_message", {"why": str(error)}))
        else:
            await self._report_errors(self._dispatch(message))

    async def _report_errors(self, work: Awaitable[None]) -> None:
        """Do some work for the page, and send it the error if that fails."""
        try:
            await work
        except ApiError as error:
            self._send(ErrorOut(error.id, error.args_))
        except SQLAlchemyError:
            log.exception("the database failed")
            self._send(ErrorOut("store_failed", {}))

    async def _dispatch(self, message: ClientMessage) -> None:
        if isinstance(message, WRITING):
            await self.services.limits.quotas.writes.wait()
        match message:
            case Ping():
                self._send(Pong())
            case SwitchView(seat=seat):
                if seat is not None:
                    self._check_seat(seat)
                    await self._restore_to_list()
                self.viewer_seat = seat
                self._reset_stream()
                self.notify_change()
            case Act(action_id=action_id, seat=seat, action=action, version=version):
                self._check_seat(seat)
                await self.live.act(seat, action, action_id, version, lambda answer: self._send_result(action_id, answer))
            case Undo(seat=seat, turn=turn):
                self._check_seat(seat)
                await self.live.undo(seat, lambda answer: self._send_result(None, answer), turn)
            case RequestUndo(seat=seat):
                self._check_seat(seat)
                await self.live.undo_requests.ask(seat)
            case AnswerUndoRequest(seat=seat, agree=agree):
                self._check_seat(seat)
                await self.live.undo_requests.answer(self.device, agree)
            case ReleaseBots(seat=seat):
                self._check_seat(seat)
                self.live.confirm(self.device)
            case HoldBots(seat=seat, held=held):
                self._check_seat(seat)
                self._holds = held
                self.live.hold(self.device, held)
            case SendLine():
                await self._say(message)
            case ReportLine(channel=channel, n=n):
                if self.device is not None and channel in channels_heard(self._counts_as_player(), self.live.over):
                    await self.services.threads.in_thread(self.services.talk.report, self.live.row.id, channel, n)
            case Resign(seat=seat):
                self._check_seat(seat)
                await self.live.stand_ins.resign(seat)
            case TakeSeatBack(seat=seat):
                self._check_seat(seat)
                await self.live.stand_ins.play_on(seat)
            case VoteForBot(seat=seat, absent=absent, agree=agree):
                self._check_seat(seat)
                await self.live.stand_ins.agree(self.device, absent, agree)
            case VoteForPause(seat=seat, paused=paused):
                self._check_seat(seat)
                await self.live.clocks.pause(self.device, paused)
            case WhyNot(ask=ask, seat=seat, action=action):
                self._check_seat(seat)
                self._send(ActionReason(ask, await self.live.why_not(seat, action)))
            case RunRules(rules=digest):
                await self._run_rules(digest)
            case Hello():
                raise ApiError(409, "hello_once")

    async def _say(self, message: SendLine) -> None:
        """Add a chat line, or send the page the reason why not. Refusals of chat lines do not concern moves."""
        try:
            if message.seat is not None:
                self._check_seat(message.seat)
            elif not self._may_see(None):
                raise ApiError(403, "may_not_watch")
            if self.device is None:
                raise ApiError(401, "no_token")
            self.services.limits.lines.check(self.device)
            if message.seat is None:
                self.services.limits.spectators_lines.check((self.live.row.id, asking.get()))
            heard = channels_heard(self._counts_as_player(), self.live.over)
            await self._chat_feed.add_line(message, self.device, heard, self._heard_until())
        except ApiError as error:
            self._send(ChatRejected(message.say_id, error.id, error.args_))
        else:
            self.live.notify_chat()

    async def _run_rules(self, digest: str | None) -> None:
        """Send records from now on; None: views, starting with a full frame. Raises ApiError 409 if the match has other rules."""
        if digest is None:
            self.runs_rules, self._version, self._events_sent = False, 0, 0
            self.notify_change()
        else:
            is_late = self.viewer_seat is None and self.live.sight(self.device) == "late"  # has no record
            self.runs_rules = not is_late and await self.services.threads.in_thread(fits, self.live.game, digest)
            if not self.runs_rules:
                raise ApiError(409, "other_rules")

    async def _restore_to_list(self) -> None:
        """Put the match back on the device's list when a player returns to it."""
        if self.device is not None and not self._remembered:
            self._remembered = True
            await self.services.threads.in_thread(self.services.seats.remember, self.live.row.id, self.device)

    def _send_result(self, action_id: str | None, answer: Answer) -> None:
        if not isinstance(answer, int):
            self._send(Refused(action_id, answer))
        elif action_id is not None:
            self._send(Ack(action_id, answer))

    def _may_use(self, seat: int) -> bool:
        return any(s.seat == seat and s.kind == "person" and s.device == self.device for s in self.live.row.seats)

    def _belongs(self) -> bool:
        """Whether the device created the match or has a seat."""
        row = self.live.row
        return self.device is not None and self.device in {row.device, *(seat.device for seat in row.seats)}

    def _counts_as_player(self) -> bool:
        """Whether the device plays, or has played a seat that was moved away: it gets the spectators' chat only after the end."""
        watching = self.live.watching
        return self.live.has_seat(self.device) or (watching is not None and watching.has_played(self.device))

    def _check_seat(self, seat: int) -> None:
        if self.device is None or not self._may_use(seat):
            raise ApiError(403, "not_your_seat", seat=seat)

    def _may_see(self, seat: int | None) -> bool:
        """Whether the page may have the frames of a seat; None: those of a spectator."""
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
        self._version, self._events_sent, self._delayed_version = 0, 0, None

    # Sending

    def _send(self, message: ServerMessage) -> None:
        if len(self._answers) >= self.services.settings.queue:
            self._close_with(COME_AGAIN, "come_again")
        else:
            self._answers.append(message)
            self._news.set()

    def _close_with(self, code: int, why: str) -> None:
        self._close_reason = self._close_reason or (code, why)
        self._news.set()

    async def _send_all(self) -> None:
        try:
            while self._close_reason is None:
                await self._wait_for_news()
                await self._send_waiting()
            await self._write(ErrorOut(self._close_reason[1], {}))
            await self._close(self._close_reason[0], self._close_reason[1])
        except ApiError as error:  # the match has left memory
            await self._close(COME_AGAIN, error.id)
        except TimeoutError:  # must precede OSError, its base class
            await self._close(COME_AGAIN, "too slow")
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the page is gone; receiving notices it too
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
                    return self._close_with(NOT_YOURS, "may_not_watch")
                if sight == "late":
                    await self._send_delayed()
                else:
                    await self._send_now()
            if self._chat_is_due:
                self._chat_is_due = False
                await self._send_talk()

    async def _send_now(self) -> None:
        if self._delayed_version is not None:
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
        events = 0 if self._delayed_version is None else self._events_sent
        new, self._recheck_after = await self.live.delayed.next_frame(self._delayed_version, events)
        if new is not None and self.viewer_seat is None and self._is_delayed():
            self._delayed_version, self._events_sent = new.version, new.events_from + len(new.events)
            await self._write(new)

    def _is_delayed(self) -> bool:
        return self.viewer_seat is None and self.live.sight(self.device) == "late"

    def _heard_until(self) -> int | None:
        """Until when (Unix time in ms) this page gets the players' chat; None: until now."""
        return self.live.delayed.until() if self._is_delayed() else None

    async def _send_talk(self) -> None:
        if not self._may_see(self.viewer_seat):
            return
        if news := await self._chat_feed.new_lines(self.device, self._counts_as_player(), self.live.over, self._heard_until()):
            await self._write(ChatLines(news))

    async def _frame(self) -> tuple[Frame, bytes | None]:
        """The newest frame, and its record if the page runs the rules."""
        viewer_seat, live, runs_rules = self.viewer_seat, self.live, self.runs_rules
        if not self._version and not self._events_sent:
            self._frame_stream.begin()
        seen = await live.update_for(viewer_seat, self._version, self._events_sent, runs_rules)
        away = live.stand_ins.away_since() if live.has_seat(self.device) else None
        new = frame(
            seen.snapshot,
            version=seen.version,
            head=live.head,
            seats=seats_out(
                live.row, self.device, live.online, live.stand_ins.agreed, live.clocks.clocks_out(), away, live.clocks.overdue()
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
        )
        return new, seen.snapshot.record

    async def _write(self, message: ServerMessage | bytes) -> None:
        async with asyncio.timeout(self.services.settings.send_seconds):
            if isinstance(message, bytes):
                await self.socket.send_bytes(message)
            else:
                await self.socket.send_text(encode(message).decode())

    async def _close(self, code: int, why: str) -> None:
        try:
            async with asyncio.timeout(self.services.settings.send_seconds):
                await self.socket.close(code, why)
        except (RuntimeError, OSError, WebSocketDisconnect, TimeoutError):
            pass


async def serve(services: ConnectionServices, socket: WebSocket) -> None:
    """The endpoint: accept the socket, open the match, run the connection, and close it with a code."""
    await socket.accept()
    address = client_network(socket.client.host) if socket.client else ""
    try:
        with services.limits.socket(address, socket.path_params["id"]):
            async with services.registry.open(socket.path_params["id"]) as live:
                await Connection(services, socket, live).run()
    except WebSocketDisconnect:
        return
    except TimeoutError:
        ending = CloseConnection(NO_HELLO, "bad_message", why="expected hello within a few seconds")
    except CloseConnection as closing:
        ending = closing
    except ApiError as error:
        code = {404: NO_SUCH_MATCH, 429: TOO_MANY, 503: COME_AGAIN}.get(error.status, UNFIT)
        ending = CloseConnection(code, error.id, **error.args_)
    except Exception:
        log.exception("a connection failed")
        ending = CloseConnection(1011, "internal")
    try:
        async with asyncio.timeout(services.settings.send_seconds):
            await socket.send_text(encode(ending.error).decode())
            await socket.close(ending.code, str(ending)[:100])
    except (RuntimeError, OSError, WebSocketDisconnect, TimeoutError):
        pass
