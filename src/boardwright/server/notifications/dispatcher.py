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
"""How often to look for due notices."""
AT_ONCE = 32
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
        self._places = asyncio.Semaphore(AT_ONCE)
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

    def checked_browser(self, where: WebAddress, keys: dict[str, str]) -> dict[str, str]:
        """The keys of a browser whose push service is known. Raises ApiError 409 `no_such_notice`, 422 `bad_web_address`."""
        if not is_push_service(where.host, self.settings.push_hosts):
            raise ApiError(409, "no_such_notice")
        return checked_keys(keys)

    def wake(self) -> None:
        """Look for notices at once: one should not wait for the next regular look."""
        self._news.set()

    async def run(self) -> None:
        """Send due notices until cancelled. Presence is noted meanwhile, however long sending takes."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._again_and_again(self.note_presence, asyncio.Event()))
            tasks.create_task(self._again_and_again(self.send_due, self._news))

    def close(self) -> None:
        """Stop the threads; the next process retries what is under way."""
        for thread in (self._mail_thread, self._thread):
            thread.shutdown(wait=False, cancel_futures=True)

    async def _again_and_again(self, work: Callable[[], Awaitable[None]], news: asyncio.Event) -> None:
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
            await self._in_thread(self.store.there, present)

    async def send_due(self) -> None:
        """Send what is due. What fails unexpectedly is raised at the end: it keeps nothing else back."""
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
        while found := await self._in_thread(read, now := self._clock.now(), last):
            self._note_known(found, now)
            done = await asyncio.gather(*(self._handle(asked, situation) for asked, situation in found), return_exceptions=True)
            failed = failed or next(filter(None, done), None)
            last = found[-1][0]
        return failed

    def _note_known(self, found: Sequence[tuple[NoticeRequest, AnySituation]], now: int) -> None:
        """Note members for whom nothing has happened in their groups, so that they are not read again before something does."""
        for asked, situation in found:
            if isinstance(situation, GroupSituation) and asked.state.next is None and due.is_known(asked.state, situation.waits):
                self.note_page(asked.about.id, asked.device, now)

    async def _in_thread(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    async def _handle(self, asked: NoticeRequest, situation: AnySituation) -> None:
        now = self._clock.now()
        if asked.state.verified and self._time_off.of(asked.device).is_off(now):
            return
        if _is_due(asked, situation, now):
            queued = await self._in_thread(self.store.save, asked, due.queued(asked.state, now))
            if queued is None:
                return
            asked = queued
        if due.is_to_try(asked.state, now):
            async with self._places:
                await self._try(asked)

    async def _try(self, asked: NoticeRequest) -> None:
        """Send a queued notice, if it is still wanted and not claimed by another process."""
        now = self._clock.now
        claimed = await self._in_thread(self.store.save, asked, due.claimed(asked.state, now()))
        found = None if claimed is None else await self._in_thread(self.store.situation, claimed, now())
        if found is None:
            return
        asked, situation = found
        if not due.is_wanted(asked.state, situation.waits):
            await self._in_thread(self.store.save, asked, due.done(asked.state))
            return
        outcome = await self._send(asked, situation)
        self._database.metrics.count_notice(asked.way, outcome)
        if outcome == "gone":
            await self._in_thread(self.store.remove, asked)
        else:
            after = due.done(asked.state) if outcome == "sent" else due.failed(asked.state, now())
            await self._in_thread(self.store.save, asked, after)

    async def _send(self, asked: NoticeRequest, situation: AnySituation) -> Outcome:
        sender = self._senders.get(asked.way)
        if sender is None:  # the operator has turned this way off
            return "later"
        try:
            text = await self._in_thread(self._text, asked, situation)
            return await sender(asked, text)
        except FAILURES as error:
            log.info("a notice (%s) could not be sent: %s", asked.way, type(error).__name__)  # nothing about the recipient
        except ApiError as error:  # the game is gone, or the address is no longer allowed
            log.info("a notice (%s) could not be made: %s", asked.way, error.id)
        return "later"

    def _text(self, asked: NoticeRequest, situation: AnySituation) -> NoticeText:
        address = self.settings.address
        if not asked.state.verified:
            wish = ConfirmLink(*asked.about, asked.to, asked.state.asked)
            return texts.confirmation(asked.language, wish, self.key(), address)
        text = self._news_of_group(asked, situation) if isinstance(situation, GroupSituation) else self._news_of_seat(asked, situation)
        return texts.as_mail(text, asked.language, asked.to, self.key(), address) if asked.way == "mail" else text

    def _news_of_seat(self, asked: NoticeRequest, situation: Situation) -> NoticeText:
        id, seat = asked.about
        assert seat is not None
        game = self._catalog.load(situation.game)
        if situation.again:
            return texts.play_again(asked.language, game, situation.names, seat, id, self.settings.address)
        is_short = situation.ends_soon is not None and situation.ends_soon <= self._clock.now()
        return texts.your_move(asked.language, game, situation.names, seat, id, self.settings.address, is_short)

    def _news_of_group(self, asked: NoticeRequest, situation: GroupSituation) -> NoticeText:
        playable = [match for match in situation.matches if self._catalog.has(match.game)]
        if not playable:
            raise not_found("game")
        waiting = [(self._catalog.load(match.game), match.competition, match.others) for match in playable[: texts.MOST_MATCHES]]
        is_all = len(waiting) == len(playable)
        return texts.matches_wait(asked.language, waiting, is_all, situation.group, asked.about.id, self.settings.address)

    async def _by_mail(self, asked: NoticeRequest, text: NoticeText) -> Outcome:
        mail = self.settings.mail
        assert mail is not None
        state = asked.state
        id = sha256(msgspec.json.encode([*asked.about, asked.to, state.asked, state.told])).hexdigest()[:32]
        message = mail_of(text, asked.language, mail.sender, asked.to, self._clock.now(), id)
        taken = await asyncio.get_running_loop().run_in_executor(self._mail_thread, deliver, mail, message)
        return "sent" if taken else "gone"

    async def _by_push(self, asked: NoticeRequest, text: NoticeText) -> Outcome:
        assert asked.keys is not None
        said = msgspec.json.encode({"title": text.title, "text": text.body, _kind(asked): asked.about.id})
        headers, body = self.pusher().message(asked.to, asked.keys, said, self._clock.now())
        return _outcome(await post(asked.to, headers, body, self.settings.allowed))

    async def _by_webhook(self, asked: NoticeRequest, text: NoticeText) -> Outcome:
        whole = "\n".join([text.title, text.body.strip(), *([] if text.link in text.body else [text.link])])
        about = _about(asked) if asked.state.verified else {}
        body = msgspec.json.encode({"event": text.event, **about, "title": text.title, "link": text.link, "text": whole, "content": whole})
        return _outcome(await post(asked.to, [("Content-Type", "application/json")], body, self.settings.allowed))


def _is_due(asked: NoticeRequest, situation: AnySituation, now: int) -> bool:
    if isinstance(situation, GroupSituation):
        return due.is_news(asked.state, situation.waits, now)
    return due.is_due(asked.state, situation.waits, now, situation.ends_soon)


def _kind(asked: NoticeRequest) -> str:
    return "group" if asked.about.seat is None else "match"


def _about(asked: NoticeRequest) -> dict[str, Any]:
    return {_kind(asked): asked.about.id} | ({} if asked.about.seat is None else {"seat": asked.about.seat})


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    return "gone" if status in (404, 410) else "later"
