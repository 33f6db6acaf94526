"""The services that HTTP calls use."""

from dataclasses import dataclass

from boardwright.server.accounts.service import AccountService
from boardwright.server.bus import Bus
from boardwright.server.games.catalog import Catalog
from boardwright.server.hosts.tasks import HostTasks
from boardwright.server.lobby.match_list import MatchList
from boardwright.server.lobby.services import LobbyServices
from boardwright.server.notifications.dispatcher import Dispatcher
from boardwright.server.ops.health import Health
from boardwright.server.play.page_sender import ConnectionServices
from boardwright.server.ratings.answers import RatingAnswers
from boardwright.server.replay.cache import Replays
from boardwright.server.replay.finished import ReplayLibrary
from boardwright.server.statistics.answers import StatisticsAnswers
from boardwright.server.store import Store, TimeOffStore


@dataclass(frozen=True)
class Services(ConnectionServices):
    """The services of all calls of one server. `accounts`, `dispatcher`: None if its operator does not offer accounts or notices."""

    store: Store
    bus: Bus
    catalog: Catalog
    lobby: LobbyServices
    match_list: MatchList
    replays: Replays
    library: ReplayLibrary
    accounts: AccountService | None
    hosts: HostTasks
    dispatcher: Dispatcher | None
    time_off: TimeOffStore
    health: Health
    ratings: RatingAnswers
    statistics: StatisticsAnswers
