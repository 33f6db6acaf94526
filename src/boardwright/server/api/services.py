"""The services that HTTP calls use."""

from dataclasses import dataclass

from boardwright.server.accounts.authenticator import Authenticator
from boardwright.server.accounts.service import AccountService
from boardwright.server.bus import Bus
from boardwright.server.clock import Clock
from boardwright.server.games.catalog import Catalog
from boardwright.server.lobby.match_list import MatchList
from boardwright.server.lobby.services import LobbyServices
from boardwright.server.net.limits import Limits
from boardwright.server.notifications.dispatcher import Dispatcher
from boardwright.server.ops.health import Health
from boardwright.server.play.registry import MatchRegistry
from boardwright.server.replay.cache import Replays
from boardwright.server.replay.finished import ReplayLibrary
from boardwright.server.settings import Settings
from boardwright.server.store import Store
from boardwright.server.store.seats import SeatStore
from boardwright.server.threads import Threads


@dataclass(frozen=True)
class Services:
    """The services of all calls of one server. `accounts`, `dispatcher`: None if its operator does not offer accounts or notices."""

    settings: Settings
    clock: Clock
    threads: Threads
    limits: Limits
    authenticator: Authenticator
    store: Store
    seats: SeatStore
    bus: Bus
    catalog: Catalog
    lobby: LobbyServices
    match_list: MatchList
    registry: MatchRegistry
    replays: Replays
    library: ReplayLibrary
    accounts: AccountService | None
    dispatcher: Dispatcher | None
    health: Health
