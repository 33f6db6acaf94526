"""The application: the parts of a running server, and the ASGI app built from them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from boardwright.server.accounts.authenticator import Authenticator
from boardwright.server.accounts.service import AccountService
from boardwright.server.addresses import Hosts
from boardwright.server.api import routes as http, static_files
from boardwright.server.api.services import Services
from boardwright.server.bus import bus_of
from boardwright.server.clock import Clock
from boardwright.server.competitions.recorder import CompetitionRecorder
from boardwright.server.errors import ApiError, StoreFailed
from boardwright.server.games.catalog import Catalog
from boardwright.server.hosts.bars import Bars
from boardwright.server.hosts.news import HostNews
from boardwright.server.hosts.tasks import HostTasks
from boardwright.server.lobby.match_list import MatchList
from boardwright.server.lobby.services import LobbyServices
from boardwright.server.log import log
from boardwright.server.net.limits import Limits
from boardwright.server.net.security import Guard, answer_error
from boardwright.server.net.shared_counters import Counters
from boardwright.server.notifications.dispatcher import Dispatcher
from boardwright.server.ops.gc_schedule import collect_garbage
from boardwright.server.ops.health import Health
from boardwright.server.ops.past_results import record_past
from boardwright.server.play import connection
from boardwright.server.play.bot_queue import BotQueue
from boardwright.server.play.presence import Presence
from boardwright.server.play.registry import MatchRegistry
from boardwright.server.play.services import MatchServices
from boardwright.server.processes.bot_pool import BotPool
from boardwright.server.ratings.answers import RatingAnswers
from boardwright.server.ratings.recorder import Recorder
from boardwright.server.replay.cache import Replays
from boardwright.server.replay.finished import ReplayLibrary
from boardwright.server.settings import Settings
from boardwright.server.statistics.answers import StatisticsAnswers
from boardwright.server.statistics.recorder import ResultRecorder
from boardwright.server.store import (
    HEARTBEAT_S,
    BarStore,
    Calendars,
    CompetitionStore,
    GroupStore,
    HostStore,
    ListedMatches,
    RatingStore,
    ReportStore,
    ResultStore,
    SeatStore,
    Store,
    TableStore,
    TalkStore,
    epoch_of,
)
from boardwright.server.threads import Threads

ENDED_S = 3600.0
"""Seconds between two looks for matches that have ended without the server's notice."""
PAST, REST_S = 500, 0.05
"""Number of matches without a result that are looked up at once, and the seconds between them."""
CLOSED_CHECK_S = 2.0
"""Seconds between two checks of a server on a file for matches and tables that its operator has closed."""
HOSTS_S = 2.0
"""Seconds between two looks for what hosts have done at other processes."""
RETRY_S = 5.0
"""Seconds for which work in the background rests after an unexpected error."""


async def _lasting(work: Callable[[], Awaitable[None]]) -> None:
    """Do some work in the background. After an unexpected error it starts again."""
    while True:
        try:
            return await work()
        except Exception:
            log.exception("work in the background failed; it starts again")
        await asyncio.sleep(RETRY_S)


class Server:
    """The parts of one server process, shared by all connections."""

    def __init__(self, store: Store, settings: Settings, clock: Clock | None = None, counters: Counters | None = None) -> None:
        """`counters`: where its limits are counted; None: in this process only."""
        self.counters = counters or Counters()
        self.store, self.settings, self.clock = store, settings, clock or Clock()
        self.threads, self.bus, self.catalog = Threads(settings.bot_threads), bus_of(store.database), Catalog()
        self.limits = Limits(settings, self.clock.monotonic, self.counters)
        self.presence = Presence(self.bus, self.threads, self.clock)
        self.seats, self.calendars = SeatStore(store), Calendars.of_store(store)
        ratings, self.results = RatingStore(store), ResultStore(store)
        self.recorder = Recorder(store, ratings, self.catalog, self.clock)
        competitions = CompetitionStore(store)
        self.entered = CompetitionRecorder(store, competitions, ratings, self.clock)
        self.match_services = MatchServices(
            settings=settings,
            clock=self.clock,
            threads=self.threads,
            store=store,
            epoch=epoch_of(store),
            seats=self.seats,
            calendars=self.calendars,
            catalog=self.catalog,
            bus=self.bus,
            presence=self.presence,
            quotas=self.limits.quotas,
            ratings=self.recorder,
            results=ResultRecorder(self.results),
            competitions=self.entered,
            bot_queue=BotQueue(settings.bot_threads),
            bot_pool=BotPool(settings),
        )
        self.registry = MatchRegistry(self.match_services)
        self.replays = Replays(settings, self.catalog, self.counters)
        self.accounts = AccountService(store, settings, self.clock, self.bus, self.counters) if settings.accounts else None
        self.authenticator = Authenticator(store, self.accounts, self.bus, self.threads)
        self.dispatcher: Dispatcher | None = None
        if settings.notices is not None:
            self.dispatcher = Dispatcher(settings.notices, store, self.calendars, self.catalog, self.clock, self.registry.present_devices)
        self.host_news, self.bars = HostNews(HostStore(store)), Bars(BarStore(store), self.clock, self.bus)
        self.tables, self.talk = TableStore(store), TalkStore(store)
        self.services = Services(
            settings=settings,
            clock=self.clock,
            threads=self.threads,
            limits=self.limits,
            authenticator=self.authenticator,
            store=store,
            seats=self.seats,
            talk=self.talk,
            reports=ReportStore(store),
            bars=self.bars,
            bus=self.bus,
            catalog=self.catalog,
            lobby=LobbyServices(
                settings=settings,
                clock=self.clock,
                store=store,
                tables=self.tables,
                groups=GroupStore(store),
                catalog=self.catalog,
                ratings=ratings,
                results=self.results,
                competitions=competitions,
                competition_results=self.entered,
            ),
            match_list=MatchList(settings, ListedMatches(store), self.results, self.catalog, self.calendars, self.clock),
            registry=self.registry,
            replays=self.replays,
            library=ReplayLibrary(self.replays, self.registry, store, self.threads, settings.snapshots),
            accounts=self.accounts,
            hosts=HostTasks(store, self.clock),
            dispatcher=self.dispatcher,
            time_off=self.calendars.time_off,
            health=Health(store, self.clock),
            ratings=RatingAnswers(ratings, self.catalog),
            statistics=StatisticsAnswers(self.results),
        )

    def start(self) -> None:
        """Note that the server is running from now on, and read bars and time off. What fails is retried in the background."""
        for work in (self.bars.load, partial(self.calendars.outages.start, self.clock.now()), self.calendars.time_off.load):
            with suppress(StoreFailed):
                work()

    async def heartbeat(self) -> None:
        """Note from time to time that the server is running, and take over time off that other processes have changed."""
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            with suppress(StoreFailed):
                outages_changed = await self.threads.in_thread(self.calendars.outages.heartbeat, self.clock.now())
                if await self.threads.in_thread(self.calendars.time_off.load) or outages_changed:
                    self.registry.notify_all()

    async def record_ended(self) -> None:
        """Record matches that could not be recorded at their end, and abandoned ones: for ratings, then for competitions."""
        while True:
            with suppress(StoreFailed):
                await self.threads.in_thread(self.recorder.record_due)
                await self.threads.in_thread(self.entered.record_due)
            await asyncio.sleep(ENDED_S)

    async def record_results(self) -> None:
        """Record the results that are missing, one after the other: their matches are played again."""
        while True:
            due: list[str] = []
            with suppress(StoreFailed):
                due = await self.threads.in_thread(self.results.due, PAST)
                for id in due:
                    await self.threads.in_thread(record_past, self.store, self.catalog, id)
                    await asyncio.sleep(REST_S)
            await asyncio.sleep(REST_S if len(due) == PAST else ENDED_S)

    async def end_closed(self) -> None:
        """Check regularly for matches and tables that another program has closed without notifying this one."""
        while not self.bus.is_shared:
            await asyncio.sleep(CLOSED_CHECK_S)
            with suppress(StoreFailed):
                await self.registry.end_closed()
                if awaited := self.bus.awaited_ids():
                    for id in await self.threads.in_thread(self.tables.closed, awaited):
                        self.bus.publish(id)

    async def follow_hosts(self) -> None:
        """Hear from time to time what hosts have done elsewhere, such as at the command line."""
        while True:
            with suppress(StoreFailed):
                if await self.threads.in_thread(self.host_news.read):
                    await self.threads.in_thread(self.bars.load)
                    self.bus.wake_all()
                    await self.registry.refresh_all()
                    self.host_news.mark_handled()
            await asyncio.sleep(HOSTS_S)

    def close(self) -> None:
        """Stop the threads and close the database."""
        self.catalog.compile_queue.stop()
        if self.dispatcher is not None:
            self.dispatcher.close()
        self.presence.close()
        self.registry.close()
        self.threads.close()
        self.match_services.bot_pool.close()
        with suppress(StoreFailed):
            self.calendars.outages.heartbeat(self.clock.now())
        self.replays.close()
        if self.accounts:
            self.accounts.close()
        self.store.close()


def make_app(server: Server) -> ASGIApp:
    """The ASGI application of a server."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if server.settings.compile:
            server.catalog.compile_queue.start()
        await server.threads.in_thread(server.start)
        beside = [server.bus.run, server.presence.run, server.heartbeat, server.end_closed, collect_garbage]
        beside += [server.record_ended, server.record_results, server.follow_hosts]
        if server.dispatcher is not None:
            beside.append(server.dispatcher.run)
        tasks = [asyncio.create_task(_lasting(each)) for each in beside]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            server.close()

    async def live(socket: WebSocket) -> None:
        await connection.serve(server.services, socket)

    routes = [*http.routes(server.services), WebSocketRoute("/api/matches/{id}/live", live), *static_files.routes()]
    handlers = dict.fromkeys((ApiError, HTTPException, SQLAlchemyError, Exception), answer_error)
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    hosts, quotas = Hosts(server.settings.hosts), server.limits.quotas
    return Guard(app, hosts, quotas, server.clock.monotonic, server.store.metrics, partial(server.bars.check, None))
