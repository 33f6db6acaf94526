"""Sends due notifications."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any, Literal, TypeVar

import h11
import msgspec

from boardwright.server.clock import Clock
from boardwright.server.errors import ApiError, StoreFailed, not_found
from boardwright.server.games.catalog import Catalog
from boardwright.server.log import log
from boardwright.server.notification_rules import due, texts
from boardwright.server.notification_rules.due import Way
from boardwright.server.notification_rules.links import ConfirmLink
from boardwright.server.notification_rules.places import WebAddress, is_push_service
from boardwright.server.notification_rules.settings import NoticeSettings
from boardwright.server.notification_rules.texts import NoticeText
from boardwright.server.notifications import mailing
from boardwright.server.notifications.calling import CallRefused, post
from boardwright.server.notifications.mailing import deliver, mail_of
from boardwright.server.notifications.pushing import Pusher, checked_keys, is_there
from boardwright.server.store import Calendars, GroupSituation, NoticeRequest, NoticeStore, Situation, Store
from boardwright.server.tokens import new_key

T = TypeVar("T")
BEAT_S = 30.0
"""Seconds between two looks for due notices."""
MOST_SENDING = 32
"""Notices that are sent at the same time."""
Outcome = Literal["sent", "later", "gone"]
AnySituation = Situation | GroupSituation
FAILURES = (*mailing.FAILURES, CallRefused, h11.RemoteProtocolError)


class Dispatcher:
    """Sends notices. Failures are retried later, by this process or by another one."""

    def __init__(
        self,
        settings: NoticeSettings,
        store: Store,
        calendars: Calendars,
        catalog: Catalog,
        clock: Clock,
        present: Callable[[], set[tuple[str, int]]],
    ) -> None:
        """`present`: the devices that show a match now, as (match id, device)."""
        self.settings, self.store, self._time_off = settings, NoticeStore(store, calendars), calendars.time_off
        self._database, self._catalog, self._clock, self._present = store, catalog, clock, present
        self._shown: dict[tuple[str, int], int] = {}
        self._news = asyncio.Event()
        self._mail_thread = ThreadPoolExecutor(1, "mail")
        self._thread = ThreadPoolExecutor(1, "notice")  # separate from the threads for calls: calls do not wait for notices
        self._pusher: Pusher | None = None
        self._sending = asyncio.Semaphore(MOST_SENDING)
        self._senders: dict[Way, Callable[[NoticeRequest, NoticeText], Awaitable[Outcome]]] = {}
        if settings.mail is not None:
            self._senders["mail"] = self._by_mail
        if settings.push and is_there() and (settings.contact or settings.address.startswith("https:")):
            self._senders["push"] = self._by_push
        if settings.webhooks:
            self._senders["webhook"] = self._by_webhook

    @property
    def ways(self) -> list[Way]:
        """The ways in which notices can be sent."""
        return list(self._senders)

    def key(self) -> bytes:
        """The key that signs links. Blocks."""
        return self.store.key("links", new_key)

    def pusher(self) -> Pusher:
        """Makes messages for browsers. Blocks."""
        if self._pusher is None:
            self._pusher = Pusher(self.settings, self.store.key)
        return self._pusher

    def push_key(self) -> str | None:
        """The key by which browsers know this server; None: no Web Push. Blocks."""
        return self.pusher().public_key if "push" in self._senders else None

    def checked_browser(self, address: WebAddress, keys: dict[str, str]) -> dict[str, str]:
        """The keys of a browser whose push service is known. Raises ApiError 409 `no_such_notice`, 422 `bad_web_address`."""
        if not is_push_service(address.host, self.settings.push_hosts):
            raise ApiError(409, "no_such_notice")
        return checked_keys(keys)

    def wake(self) -> None:
        """Look for notices at once: one should not wait for the next regular look."""
        self._news.set()

    async def run(self) -> None:
        """Send due notices until cancelled. Presence is noted meanwhile, however long sending takes."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._repeat(self.note_presence, asyncio.Event()))
            tasks.create_task(self._repeat(self.send_due, self._news))

    def close(self) -> None:
        """Stop the threads; the next process retries what is under way."""
        for thread in (self._mail_thread, self._thread):
            thread.shutdown(wait=False, cancel_futures=True)

    async def _repeat(self, work: Callable[[], Awaitable[None]], news: asyncio.Event) -> None:
        while True:
            news.clear()
            try:
                await work()
            except StoreFailed:
                pass  # it is in the log
            except Exception:
                log.exception("notices could not be looked through")
            await self._clock.wait(news, BEAT_S)

    def note_page(self, group: str, device: int, read: int) -> None:
        """Note that a member's device shows a page of a group, read at that Unix time in ms. It is written with the next presence."""
        self._shown[group, device] = max(read, self._shown.get((group, device), 0))

    async def note_presence(self) -> None:
        """Note which devices show a match now, or have shown the page of a group."""
        shown, self._shown = self._shown, {}
        if present := dict.fromkeys(self._present(), self._clock.now()) | shown:
            await self._in_thread(self.store.note_shown, present)

    async def send_due(self) -> None:
        """Send the notices that are due. Unexpected errors are raised at the end, after all others have been sent."""
        await self.note_presence()
        failed = [await self._send_pages(read) for read in (self.store.open, self.store.open_in_groups)]
        for error in filter(None, failed):
            raise error

    async def _send_pages(
        self, read: Callable[[int, NoticeRequest | None], Sequence[tuple[NoticeRequest, AnySituation]]]
    ) -> BaseException | None:
        """Handle all pages. Returns the first unexpected failure."""
        last: NoticeRequest | None = None
        failed: BaseException | None = None
        while page := await self._in_thread(read, now := self._clock.now(), last):
            self._note_known(page, now)
            errors = await asyncio.gather(*(self._handle(request, situation) for request, situation in page), return_exceptions=True)
            failed = failed or next(filter(None, errors), None)
            last = page[-1][0]
        return failed

    def _note_known(self, page: Sequence[tuple[NoticeRequest, AnySituation]], now: int) -> None:
        """Note members without news in their groups, so that they are not read again before there is some."""
        for request, situation in page:
            if isinstance(situation, GroupSituation) and request.state.next is None and due.is_known(request.state, situation.waits):
                self.note_page(request.about.id, request.device, now)

    async def _in_thread(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    async def _handle(self, request: NoticeRequest, situation: AnySituation) -> None:
        now = self._clock.now()
        if request.state.verified and self._time_off.of(request.device).is_off(now):
            return
        if _is_due(request, situation, now):
            queued = await self._in_thread(self.store.save, request, due.queued(request.state, now))
            if queued is None:
                return
            request = queued
        if due.is_to_try(request.state, now):
            async with self._sending:
                await self._try(request)

    async def _try(self, request: NoticeRequest) -> None:
        """Send a queued notice, if it is still wanted and not claimed by another process."""
        now = self._clock.now
        claimed = await self._in_thread(self.store.save, request, due.claimed(request.state, now()))
        current = None if claimed is None else await self._in_thread(self.store.situation, claimed, now())
        if current is None:
            return
        request, situation = current
        if not due.is_wanted(request.state, situation.waits):
            await self._in_thread(self.store.save, request, due.done(request.state))
            return
        outcome = await self._send(request, situation)
        self._database.metrics.count_notice(request.way, outcome)
        if outcome == "gone":
            await self._in_thread(self.store.remove, request)
        else:
            after = due.done(request.state) if outcome == "sent" else due.failed(request.state, now())
            await self._in_thread(self.store.save, request, after)

    async def _send(self, request: NoticeRequest, situation: AnySituation) -> Outcome:
        sender = self._senders.get(request.way)
        if sender is None:  # the operator has turned this way off
            return "later"
        try:
            text = await self._in_thread(self._text, request, situation)
            return await sender(request, text)
        except FAILURES as error:
            log.info("a notice (%s) could not be sent: %s", request.way, type(error).__name__)  # nothing about the recipient
        except ApiError as error:  # the game is gone, or the address is no longer allowed
            log.info("a notice (%s) could not be made: %s", request.way, error.id)
        return "later"

    def _text(self, request: NoticeRequest, situation: AnySituation) -> NoticeText:
        address = self.settings.address
        if not request.state.verified:
            link = ConfirmLink(*request.about, request.to, request.state.asked)
            return texts.confirmation(request.language, link, self.key(), address)
        text = self._news_of_group(request, situation) if isinstance(situation, GroupSituation) else self._news_of_seat(request, situation)
        return texts.as_mail(text, request.language, request.to, self.key(), address) if request.way == "mail" else text

    def _news_of_seat(self, request: NoticeRequest, situation: Situation) -> NoticeText:
        id, seat = request.about
        assert seat is not None
        game = self._catalog.load(situation.game)
        if situation.again:
            return texts.play_again(request.language, game, situation.names, seat, id, self.settings.address)
        is_short = situation.ends_soon is not None and situation.ends_soon <= self._clock.now()
        return texts.your_move(request.language, game, situation.names, seat, id, self.settings.address, is_short)

    def _news_of_group(self, request: NoticeRequest, situation: GroupSituation) -> NoticeText:
        playable = [match for match in situation.matches if self._catalog.has(match.game)]
        if not playable:
            raise not_found("game")
        waiting = [(self._catalog.load(match.game), match.competition, match.others) for match in playable[: texts.MOST_MATCHES]]
        is_all = len(waiting) == len(playable)
        return texts.matches_wait(request.language, waiting, is_all, situation.group, request.about.id, self.settings.address)

    async def _by_mail(self, request: NoticeRequest, text: NoticeText) -> Outcome:
        mail = self.settings.mail
        assert mail is not None
        state = request.state
        id = sha256(msgspec.json.encode([*request.about, request.to, state.asked, state.told])).hexdigest()[:32]
        message = mail_of(text, request.language, mail.sender, request.to, self._clock.now(), id)
        accepted = await asyncio.get_running_loop().run_in_executor(self._mail_thread, deliver, mail, message)
        return "sent" if accepted else "gone"

    async def _by_push(self, request: NoticeRequest, text: NoticeText) -> Outcome:
        assert request.keys is not None
        payload = msgspec.json.encode({"title": text.title, "text": text.body, _kind(request): request.about.id})
        headers, body = self.pusher().message(request.to, request.keys, payload, self._clock.now())
        return _outcome(await post(request.to, headers, body, self.settings.allowed))

    async def _by_webhook(self, request: NoticeRequest, text: NoticeText) -> Outcome:
        full_text = "\n".join([text.title, text.body.strip(), *([] if text.link in text.body else [text.link])])
        about = _about(request) if request.state.verified else {}
        content = {"event": text.event, **about, "title": text.title, "link": text.link, "text": full_text, "content": full_text}
        body = msgspec.json.encode(content)
        return _outcome(await post(request.to, [("Content-Type", "application/json")], body, self.settings.allowed))


def _is_due(request: NoticeRequest, situation: AnySituation, now: int) -> bool:
    if isinstance(situation, GroupSituation):
        return due.is_news(request.state, situation.waits, now)
    return due.is_due(request.state, situation.waits, now, situation.ends_soon)


def _kind(request: NoticeRequest) -> str:
    return "group" if request.about.seat is None else "match"


def _about(request: NoticeRequest) -> dict[str, Any]:
    return {_kind(request): request.about.id} | ({} if request.about.seat is None else {"seat": request.about.seat})


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    return "gone" if status in (404, 410) else "later"
