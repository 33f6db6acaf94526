"""Records the results of matches when they end. These functions block."""

from contextlib import suppress

from boardwright.core.domain.match import Match
from boardwright.core.errors import NotCounted
from boardwright.server.errors import ApiError
from boardwright.server.games.match_files import match_record
from boardwright.server.store import MatchRow, ResultStore
from boardwright.statistics import MatchSummary, summary_of


class ResultRecorder:
    """Records results."""

    def __init__(self, results: ResultStore) -> None:
        self._results = results

    def record(self, row: MatchRow, match: Match, ended: int) -> None:
        """Record a match that has just ended. A failure does not concern the match: it is recorded later.

        Args:
            match: at its end.
            ended: Unix time in ms.
        """
        with suppress(ApiError):
            self.keep(row, summarised(row, match, ended), ended)

    def keep(self, row: MatchRow, summary: MatchSummary | None, ended: int) -> None:
        """Keep the summary of a match; None: it does not count. A seat for which a bot plays at the end is not a person's.

        Raises StoreFailed.
        """
        people = {seat.seat: seat.device for seat in row.seats if seat.device is not None and seat.stand_in is None}
        self._results.add(row.id, ended, summary, people)


def summarised(row: MatchRow, match: Match, ended: int) -> MatchSummary | None:
    """The summary of a match at its end; None: it does not count."""
    try:
        return summary_of(match, match_record(match, row), ended)
    except NotCounted:
        return None
