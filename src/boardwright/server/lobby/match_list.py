"""Lists of matches: those of a device, and those that anyone may watch."""

import msgspec

from boardwright.server.clock import Clock
from boardwright.server.errors import ApiError
from boardwright.server.games.catalog import Catalog
from boardwright.server.play.clocks import listed_clocks
from boardwright.server.play.frames import seats_out
from boardwright.server.protocol.answers import ErrorBody, MatchOut
from boardwright.server.settings import Settings
from boardwright.server.store import OVER, RUNNING, Calendars, ListedMatch, ListedMatches, ResultStore

WATCHED_MS = 14 * 24 * 60 * 60 * 1000
"""Time after its start for which a match is listed for spectators."""
SCORED = 10
"""Number of finished matches that are listed with their points, the latest ones."""

Kind = tuple[str, str, bool]


def kind_of(row: ListedMatch) -> Kind:
    """Return what decides whether a match can be opened: its game, its ruleset, and whether it was closed."""
    return row.game, row.ruleset, row.closed


class MatchList:
    """Lists matches. All calls block."""

    def __init__(
        self, settings: Settings, matches: ListedMatches, results: ResultStore, catalog: Catalog, calendars: Calendars, clock: Clock
    ) -> None:
        self._settings, self._matches, self._results, self._catalog = settings, matches, results, catalog
        self._calendars, self._clock = calendars, clock

    def of_device(self, device: int) -> list[MatchOut]:
        """The matches of a device, newest first."""
        rows = self._matches.of_device(device, self._settings.matches_per_device)
        finished = sorted((row for row in rows if row.status == OVER), key=lambda row: row.updated)
        points = self._results.points_of([row.id for row in finished[-SCORED:]])
        reasons = self._why_not(rows)
        return [self._match_out(row, device, reasons[kind_of(row)], points.get(row.id)) for row in rows]

    def finished_of(self, device: int) -> list[ListedMatch]:
        """The finished matches of a device, newest first."""
        return [row for row in self._matches.of_device(device, self._settings.matches_per_device) if row.status == OVER]

    def to_watch(self, device: int | None) -> list[MatchOut]:
        """The matches that anyone may find and watch, without those of the client's device; None: a stranger."""
        running = self._matches.to_watch(self._clock.now() - WATCHED_MS, self._settings.tables_listed)
        others = [row for row in running if device is None or device not in (row.device, *(seat.device for seat in row.seats))]
        reasons = self._why_not(others)
        return [self._match_out(row, device, None) for row in others if reasons[kind_of(row)] is None]

    def _why_not(self, rows: list[ListedMatch]) -> dict[Kind, ApiError | None]:
        """Return why matches can no longer be opened, by their kind: hundreds of matches are of a few kinds."""
        return {kind: self._catalog.incompatibility(row) for kind, row in {kind_of(row): row for row in rows}.items()}

    def _match_out(self, row: ListedMatch, device: int | None, reason: ApiError | None, points: list[int] | None = None) -> MatchOut:
        """One match, as sent to a device; None: a stranger. `reason`: why it cannot be opened; `points`: by seat, of a finished match."""
        clocks = None if device is None else listed_clocks(row, device, self._calendars, self._clock.now())
        return MatchOut(
            id=row.id,
            game=row.game,
            seats=seats_out(row, device, clocks=clocks[1] if clocks else None),
            status=row.status,
            created=row.created,
            updated=row.updated,
            decisions=row.decisions,
            actors=row.actors if row.status == RUNNING else msgspec.UNSET,
            ranking=msgspec.UNSET if row.ranking is None else row.ranking,
            points=msgspec.UNSET if points is None else points,
            error=msgspec.UNSET if reason is None else ErrorBody(reason.id, reason.args_),
            guest=row.device != device,
            clock=clocks[0] if clocks else msgspec.UNSET,
        )
