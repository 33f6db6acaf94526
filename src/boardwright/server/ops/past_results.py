"""Records the results of matches that have ended without being recorded, and checks those that are kept. These functions block."""

from collections.abc import Iterator

from boardwright.core.errors import BoardwrightError
from boardwright.server.errors import ApiError
from boardwright.server.games.catalog import Catalog
from boardwright.server.log import log
from boardwright.server.play.log_replay import replay_log
from boardwright.server.statistics.recorder import ResultRecorder, summarised
from boardwright.server.store import OVER, MatchRow, ResultStore, Row, Store
from boardwright.statistics import MatchSummary


def record_past(store: Store, catalog: Catalog, id: str) -> None:
    """Record the result of a match that has ended, by playing it again. Raises StoreFailed."""
    stored = store.match_with_rows(id, 0)
    if stored is not None:
        row, rows = stored
        ResultRecorder(ResultStore(store)).keep(row, _summary(catalog, row, rows), row.updated)


def check_results(store: Store, recompute: bool = False) -> Iterator[str]:
    """Compare the kept results with what follows from the logs of the matches. One line for each difference.

    Results of deleted matches count as they are kept. `recompute`: keep what follows from the logs.
    """
    results, catalog = ResultStore(store), Catalog()
    for row, rows in store.every_match():
        if row.status != OVER:
            continue
        expected, stored = _summary(catalog, row, rows), results.summary(row.id)
        if stored is None or not _follows(stored.summary, expected, row):
            yield f"match {row.id}: its result is {'not recorded' if stored is None else 'another one in its log'}"
            if recompute:
                results.remove(row.id)
                ResultRecorder(results).keep(row, expected, row.updated)


def _follows(stored: MatchSummary | None, expected: MatchSummary | None, row: MatchRow) -> bool:
    """Return whether a kept summary is the right one. The link of a match file covers names, so it changes when a name has been erased."""
    erased = any(seat.kind == "person" and not seat.name for seat in row.seats)
    return stored == (expected._replace(match=stored.match) if erased and stored and expected else expected)


def _summary(catalog: Catalog, row: MatchRow, rows: list[Row]) -> MatchSummary | None:
    """The summary of a match; None: it does not count, or can no longer be opened. A game that fails keeps no other match back."""
    if row.start is not None or catalog.incompatibility(row) is not None:
        return None
    try:
        return summarised(row, replay_log(catalog.load(row.game), row, rows), row.updated)
    except (ApiError, BoardwrightError):
        return None
    except Exception:
        log.exception("the result of a match of %s could not be found", row.game)
        return None
