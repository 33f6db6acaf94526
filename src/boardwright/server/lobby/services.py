"""The services that the lobby uses."""

from dataclasses import dataclass

from boardwright.server.clock import Clock
from boardwright.server.competitions.recorder import CompetitionRecorder
from boardwright.server.games.catalog import Catalog
from boardwright.server.settings import Settings
from boardwright.server.store import CompetitionStore, GroupStore, RatingStore, ResultStore, Store, TableStore


@dataclass(frozen=True, kw_only=True)
class LobbyServices:
    """The services of tables and new matches."""

    settings: Settings
    clock: Clock
    store: Store
    tables: TableStore
    groups: GroupStore
    catalog: Catalog
    ratings: RatingStore
    results: ResultStore
    competitions: CompetitionStore
    competition_results: CompetitionRecorder
