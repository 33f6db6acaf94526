"""Records the results of matches that ended before there were statistics, or whose end was not recorded. These functions block."""

from boardwright.core.errors import BoardwrightError
from boardwright.server.errors import ApiError
from boardwright.server.games.catalog import Catalog
from boardwright.server.play.log_replay import replay_log
from boardwright.server.statistics.recorder import ResultRecorder, summarised
from boardwright.server.store import MatchRow, ResultStore, Row, Store
from boardwright.statistics import MatchSummary

AT_ONCE = 5
"""How many matches are played again before others may use the thread."""


def record_past(store: Store, catalog: Catalog, limit: int = AT_ONCE) -> int:
    """Record some of the results that are missing. Returns how many; 0: none is missing. Raises StoreFailed."""
    results = ResultStore(store)
    recorder, due = ResultRecorder(results), results.due(limit)
    for id in due:
        stored = store.match_with_rows(id, 0)
        if stored is not None:
            row, rows = stored
            recorder.keep(row, _summary(catalog, row, rows), row.updated)
    return len(due)


def _summary(catalog: Catalog, row: MatchRow, rows: list[Row]) -> MatchSummary | None:
    """The summary of a match; None: it does not count, or can no longer be opened."""
    if row.start is not None or catalog.incompatibility(row) is not None:
        return None
    try:
        return summarised(row, replay_log(catalog.load(row.game), row, rows), row.updated)
    except (ApiError, BoardwrightError):
        return None
