"""One WebSocket: a page that watches a match and may act in it."""

import asyncio
from collections.abc import Awaitable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from boardwright.server.addresses import client_network
from boardwright.server.errors import ApiError, not_found
from boardwright.server.games.page_rules import fits
from boardwright.server.host_rules.roles import LONGEST_REASON
from boardwright.server.log import log
from boardwright.server.net.rate_limits import TokenBucket, current_network
from boardwright.server.play.answers import Answer
from boardwright.server.play.live_match import LiveMatch
from boardwright.server.play.page_sender import ConnectionServices, PageSender, encode
from boardwright.server.protocol import inbound
from boardwright.server.protocol.display_names import clean_line
from boardwright.server.protocol.fields import OfSeat, Unreadable, decode
from boardwright.server.protocol.outbound import Ack, ActionReason, ChatRejected, CloseCode, ErrorOut, Pong, Refused
from boardwright.server.table_rules.talk import readable_channels

UNDOING = inbound.Undo | inbound.RequestUndo | inbound.AnswerUndoRequest
VOTING = inbound.Resign | inbound.TakeSeatBack | inbound.VoteForBot | inbound.VoteForPause
WRITING = inbound.Act | UNDOING | VOTING | inbound.NoteHint | inbound.SendLine | inbound.Reporting
"""The messages that write to the database."""
CLOSE_CODES = {403: CloseCode.BARRED, 404: CloseCode.NO_SUCH_MATCH, 429: CloseCode.TOO_MANY, 503: CloseCode.COME_AGAIN}
"""By the status of the error that keeps a socket from being served."""


class CloseConnection(Exception):
    """End this connection: send `error`, then close with `code`."""

    def __init__(self, code: int, id: str, **args: Any) -> None:
        super().__init__(id)
        self.code, self.error = code, ErrorOut(id, args)


class Connection(PageSender):
    """One page at one match: does what it asks for, while its base sends answers and frames."""

    def __init__(self, services: ConnectionServices, socket: WebSocket, live: LiveMatch) -> None:
        super().__init__(services, socket, live)
        self._session: int | None = None  # the sign-in behind the token, if there is one
        self._holds = self._remembered = False
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
        beside = [self._send_all(), self._close_when_signed_out(), self._close_when_barred()]
        tasks = [asyncio.create_task(each) for each in beside]
        try:
            self.notify_change()
            while True:
                await asyncio.sleep(self._bucket.wait())
                message = await self._receive()
                await self.services.limits.quotas.messages.wait()
                await self._handle(message)
        finally:
            for task in tasks:
                task.cancel()
            if self._holds:  # the page is gone and can no longer release the clock
                self.live.hold(self.device, False)

    async def _close_when_signed_out(self) -> None:
        """Close the socket as soon as its sign-in ends."""
        if self._session is not None:
            await self.services.authenticator.until_ended(self._session)
            self.device = None
            self._close_with(CloseCode.UNKNOWN_TOKEN, "no_token")

    async def _close_when_barred(self) -> None:
        """Close the socket as soon as its device or household is barred."""
        error = await self.services.bars.until_barred(self.device, current_network.get())
        self.device = None
        self._close_with(CloseCode.BARRED, error.id, **error.args_)

    # Receiving

    async def _receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        data: bytes = text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b""
        if len(data) > self.services.settings.message_bytes:
            raise CloseConnection(CloseCode.TOO_BIG, "too_long", limit=self.services.settings.message_bytes)
        return data

    async def _hello(self) -> None:
        try:
            hello: inbound.ClientMessage = decode(await self._receive(), inbound.ClientMessage)
        except Unreadable as error:
            raise CloseConnection(CloseCode.NO_HELLO, "bad_message", why=str(error)) from None
        if not isinstance(hello, inbound.Hello):
            raise CloseConnection(CloseCode.NO_HELLO, "bad_message", why="expected hello first")
        if hello.token is not None:
            known = await self.services.authenticator.known(hello.token)
            if known is None:
                raise CloseConnection(CloseCode.UNKNOWN_TOKEN, "no_token")
            self.services.bars.check(known.device)
            self.device, self._session = known.device, known.session
        if hello.seat is not None and not self._may_use(hello.seat):
            raise CloseConnection(CloseCode.NOT_YOURS, "not_your_seat", seat=hello.seat)
        if hello.seat is None and not self._may_see(None):
            raise CloseConnection(CloseCode.NOT_YOURS, "may_not_watch")
        self.viewer_seat = hello.seat
        if hello.seat is not None:
            await self._restore_to_list()
        if self._belongs():  # spectators cannot change the pace
            self.pace = hello.pace
        await self._report_errors(self._run_rules(hello.rules))

    async def _handle(self, data: bytes) -> None:
        try:
            message = decode(data, inbound.ClientMessage)
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

    async def _dispatch(self, message: inbound.ClientMessage) -> None:
        live = self.live
        if isinstance(message, WRITING):
            await self.services.limits.quotas.writes.wait()
        if isinstance(message, OfSeat):
            self._check_seat(message.seat)
        match message:
            case inbound.Ping():
                self._send(Pong())
            case inbound.SwitchView(seat=seat):
                await self._switch_view(seat)
            case inbound.Act(action_id=action_id, seat=seat, action=action, version=version):
                await live.act(seat, action, action_id, version, lambda answer: self._send_result(action_id, answer))
            case inbound.Undo(seat=seat, turn=turn):
                await live.undo(seat, lambda answer: self._send_result(None, answer), turn)
            case inbound.RequestUndo(seat=seat):
                await live.undo_requests.ask(seat)
            case inbound.AnswerUndoRequest(agree=agree):
                await live.undo_requests.answer(self.device, agree)
            case inbound.ReleaseBots():
                live.confirm(self.device)
            case inbound.HoldBots(held=held):
                self._holds = held
                live.hold(self.device, held)
            case inbound.NoteHint(seat=seat):
                await live.hints.note(seat)
            case inbound.SendLine():
                await self._add_chat_line(message)
            case inbound.ReportLine() | inbound.ReportPlayer():
                await self._report(message)
            case inbound.Resign(seat=seat):
                await live.stand_ins.resign(seat)
            case inbound.TakeSeatBack(seat=seat):
                await live.stand_ins.play_on(seat)
            case inbound.VoteForBot(absent=absent, agree=agree):
                await live.stand_ins.agree(self.device, absent, agree)
            case inbound.VoteForPause(paused=paused):
                await live.clocks.pause(self.device, paused)
            case inbound.WhyNot(ask=ask, seat=seat, action=action):
                self._send(ActionReason(ask, await live.why_not(seat, action)))
            case inbound.RunRules(rules=digest):
                await self._run_rules(digest)
            case inbound.Hello():
                raise ApiError(409, "hello_once")

    async def _switch_view(self, seat: int | None) -> None:
        """Show the view of a seat from now on; None: a spectator's."""
        if seat is not None:
            self._check_seat(seat)
            await self._restore_to_list()
        self.viewer_seat = seat
        self._reset_stream()
        self.notify_change()

    async def _add_chat_line(self, message: inbound.SendLine) -> None:
        """Add a chat line, or send the page the reason why not. Refusals of chat lines do not concern moves."""
        try:
            if message.seat is not None:
                self._check_seat(message.seat)
            elif not self._may_see(None):
                raise ApiError(403, "may_not_watch")
            if self.device is None:
                raise ApiError(401, "no_token")
            self.services.bars.check_writing(self.device)
            self.services.limits.lines.check(self.device)
            if message.seat is None:
                self.services.limits.spectators_lines.check((self.live.row.id, current_network.get()))
            readable = readable_channels(self._counts_as_player(), self.live.over)
            await self._chat_feed.add_line(message, self.device, readable, self._chat_until())
        except ApiError as error:
            self._send(ChatRejected(message.say_id, error.id, error.args_))
        else:
            self.live.notify_chat()

    async def _report(self, message: inbound.Reporting) -> None:
        """Keep a report for the hosts. A line that this page cannot have been sent is ignored, like one that does not exist.

        Raises ApiError: 401 `no_token`, 404 `no_such_player`, 409 `too_many_reports`, 429 `too_many`.
        """
        if self.device is None:
            raise ApiError(401, "no_token")
        self.services.limits.reports.check(self.device)
        reports, match, most = self.services.reports, self.live.row.id, self.services.settings.reports_per_device
        reason, now = clean_line(message.why, LONGEST_REASON), self.services.clock.now()
        if isinstance(message, inbound.ReportLine):
            if message.channel in readable_channels(self._counts_as_player(), self.live.over):
                await self.services.threads.in_thread(reports.add_line, match, self.device, message.channel, message.n, reason, now, most)
            return
        device = next((seat.device for seat in self.live.row.seats if seat.seat == message.seat and seat.kind == "person"), None)
        if device is None:
            raise not_found("player")
        await self.services.threads.in_thread(reports.add_player, match, self.device, device, message.seat, reason, now, most)

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

async def serve(services: ConnectionServices, socket: WebSocket) -> None:
    """The endpoint: accept the socket, open the match, run the connection, and close it with a code."""
    await socket.accept()
    address = client_network(socket.client.host) if socket.client else ""
    try:
        services.bars.check(None, address)
        with services.limits.socket(address, socket.path_params["id"]):
            async with services.registry.open(socket.path_params["id"]) as live:
                await Connection(services, socket, live).run()
    except WebSocketDisconnect:
        return
    except TimeoutError:
        ending = CloseConnection(CloseCode.NO_HELLO, "bad_message", why="expected hello within a few seconds")
    except CloseConnection as closing:
        ending = closing
    except ApiError as error:
        code = CLOSE_CODES.get(error.status, CloseCode.UNFIT)
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
