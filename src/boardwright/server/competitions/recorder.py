"""Enters the results of matches into their competitions when they end. These functions block."""

from collections.abc import Collection
from contextlib import suppress

from boardwright.core.domain.result import places_of
from boardwright.server.clock import Clock
from boardwright.server.competitions.changes import change_competition
from boardwright.server.errors import ApiError
from boardwright.server.group_rules.competition import GroupCompetition, enter
from boardwright.server.store import OVER, CompetitionStore, CompetitionTable, MatchRow, OpenedTable, RatingStore, Store
from boardwright.server.table_rules.rated import who_left


class CompetitionRecorder:
    """Enters results."""

    def __init__(self, store: Store, competitions: CompetitionStore, ratings: RatingStore, clock: Clock) -> None:
        self._store, self._competitions, self._ratings, self._clock = store, competitions, ratings, clock
        self._over: set[str] = set()  # competitions in which nothing is to be entered any more

    def record(self, match: str) -> None:
        """Enter the result of a match that has just ended. If that fails, `catch_up` enters it."""
        with suppress(ApiError):
            link = self._competitions.link(match)
            if link is not None:
                self._enter(link)

    def record_due(self) -> None:
        """Enter the results that could not be entered at their end, and those of matches that were abandoned. Raises StoreFailed."""
        for id in self._competitions.with_results():
            if id not in self._over:
                with suppress(ApiError):
                    self.catch_up(id)

    def catch_up(self, competition: str) -> None:
        """Enter the results of a competition that could not be entered at their end. Raises ApiError."""
        current = self._competitions.competition(competition)
        if current is None:
            return
        if current.course.is_over:
            self._over.add(competition)
            return
        for table in self._competitions.tables_of(competition):
            is_current = table.link.round == current.course.last_round
            if table.over and is_current and current.course.paired[-1][table.link.board].places is None:
                self._enter(table.link)

    def _enter(self, link: CompetitionTable) -> None:
        row = self._store.match(link.table)
        places = None if row is None else self._places(row)
        if places is None:
            return

        def enter_result(before: GroupCompetition, _: list[OpenedTable]) -> GroupCompetition:
            return enter(before, link.round, link.board, link.seats, places)

        change_competition(self._competitions, link.competition, enter_result, self._clock.now())

    def _places(self, row: MatchRow) -> list[int] | None:
        """The places of a match by seat, from 1; None: it has no result. Players who have left share the last place."""
        if row.closed:
            rated = self._ratings.of_match(row.id)
            stayed_count = sum(not each.left for each in rated)
            return [1 if not each.left else 1 + stayed_count for each in rated] if rated and rated[0].abandoned else None
        if row.status != OVER or not row.ranking:
            return None
        people = [seat.seat for seat in row.seats if seat.kind == "person"]
        stand_ins = [seat.seat for seat in row.seats if seat.stand_in is not None]
        return match_places(row, who_left(people, stand_ins, self._ratings.bots_chose_for(row.id)))


def match_places(row: MatchRow, left: Collection[int]) -> list[int]:
    """The places of a match by seat. Players who have left share the last place, even if the stand-in won."""
    places = places_of([*([seat for seat in seats if seat not in left] for seats in row.ranking or []), left])
    return [places[seat] for seat in range(len(row.seats))]
