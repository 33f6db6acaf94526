"""The services that a match in memory uses."""

from dataclasses import dataclass

from boardwright.server.bus import Bus
from boardwright.server.clock import Clock
from boardwright.server.competitions.recorder import CompetitionRecorder
from boardwright.server.games.catalog import Catalog
from boardwright.server.net.limits import HouseholdQuotas
from boardwright.server.play.bot_queue import BotQueue
from boardwright.server.play.presence import Presence
from boardwright.server.processes.bot_pool import BotPool
from boardwright.server.ratings.recorder import Recorder
from boardwright.server.settings import Settings
from boardwright.server.statistics.recorder import ResultRecorder
from boardwright.server.store import Calendars, SeatStore, Store
from boardwright.server.threads import Threads


@dataclass
class MatchServices:
    """The services of all matches of one server.

    epoch: of the database (`store.epoch_of`)
    bot_queue: decides which bot may think now
    bot_pool: runs it
    """

    settings: Settings
    clock: Clock
    threads: Threads
    store: Store
    epoch: str
    seats: SeatStore
    calendars: Calendars
    catalog: Catalog
    bus: Bus
    presence: Presence
    quotas: HouseholdQuotas
    ratings: Recorder
    results: ResultRecorder
    competitions: CompetitionRecorder
    bot_queue: BotQueue
    bot_pool: BotPool
