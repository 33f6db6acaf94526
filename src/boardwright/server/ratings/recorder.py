"""Records rated matches when they end. These functions block."""

from contextlib import suppress

from boardwright.ratings import RatedMatch, abandoned, finished
from boardwright.server.clock import Clock
from boardwright.server.errors import ApiError
from boardwright.server.games.catalog import Catalog
from boardwright.server.store import OVER, MatchRow, RatingStore, Store
from boardwright.server.table_rules.rated import ABANDONED_MS, who_abandoned, who_left


class Recorder:
    """Records what has ended. A match that could not be recorded at its end is due, and recorded later at its place."""

    def __init__(self, store: Store, ratings: RatingStore, catalog: Catalog, clock: Clock) -> None:
        self._store, self._ratings, self._catalog, self._clock = store, ratings, catalog, clock
        self._uncounted: set[str] = set()  # have ended and do not count: with the games of this process they never will

    def record(self, id: str) -> None:
        """Record a match that has just ended. A failure does not concern the match: it stays due."""
        with suppress(ApiError):
            row = self._store.match(id)
            if row is not None:
                self._record(row)

    def record_due(self) -> None:
        """Record all matches that have ended or have been abandoned. Raises StoreFailed."""
        for id in self._ratings.due(self._clock.now(), ABANDONED_MS):
            if id not in self._uncounted:
                self.record(id)

    def may_count(self, id: str) -> bool:
        """Return whether a match that has ended is rated."""
        row = self._store.match(id)
        rated = None if row is None else self._rated(row)
        return rated is not None and rated.counts

    def _record(self, row: MatchRow) -> None:
        rated = self._rated(row)
        if rated is not None and rated.counts:
            self._ratings.add(row.id, row.game, ended(row), rated)
        else:
            self._uncounted.add(row.id)

    def _rated(self, row: MatchRow) -> RatedMatch | None:
        given = [self._given(row.game, seat.level) for seat in row.seats]
        return rated_match(row, given, self._ratings.bots_chose_for(row.id))

    def _given(self, game: str, level: str | None) -> int | None:
        """The number of a bot, or the one that a new player begins with, in hundredths; None: the bot has none."""
        rating = self._catalog.first_rating(game) if level is None else self._catalog.rating(game, level)
        return None if rating is None else rating * 100


def ended(row: MatchRow) -> int:
    """Return when a rated match ended, Unix time in ms."""
    return row.updated if row.status == OVER else row.updated + ABANDONED_MS


def rated_match(row: MatchRow, given: list[int | None], bots_chose_for: set[int]) -> RatedMatch | None:
    """Return what ratings need to know of a match that is over or abandoned; None: it has no ranking."""
    people = [seat.seat for seat in row.seats if seat.kind == "person"]
    persons = [seat.device if seat.kind == "person" else None for seat in row.seats]
    left = who_left(people, [seat.seat for seat in row.seats if seat.stand_in is not None], bots_chose_for)
    if row.status != OVER:
        return abandoned(persons, given, who_abandoned(people, row.actors, left))
    if row.ranking is None or sorted(seat for place in row.ranking for seat in place) != list(range(len(row.seats))):
        return None
    return finished(persons, given, row.ranking, left)
