"""The operator's queries of the database. Of a running match they reveal nothing that its players may not know."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from boardwright.server.errors import ApiError, StoreError
from boardwright.server.games.catalog import Catalog
from boardwright.server.play.frames import result_of
from boardwright.server.play.log_replay import replay_log
from boardwright.server.replay.archive import file_of
from boardwright.server.store import OVER, RUNNING, MatchRow, Row, Store, TableStore


def about(row: MatchRow) -> dict[str, Any]:
    """A match as plain data: no seed, no hands, no devices."""
    return {
        "id": row.id,
        "game": row.game,
        "ruleset": row.ruleset,
        "options": row.options,
        "status": "closed" if row.closed else row.status,
        "decisions": row.decisions,
        "seats": [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in row.seats],
        "actors": row.actors if row.status == RUNNING else [],
        "ranking": row.ranking,
        "created": _time(row.created),
        "updated": _time(row.updated),
    }


def find_match(store: Store, id: str) -> MatchRow:
    """The match with that id. Raises StoreError."""
    row = store.match(id)
    if row is None:
        raise StoreError(f"there is no match {id!r}")
    return row


def close(store: Store, id: str) -> None:
    """Close a match or a waiting table: it cannot be continued, and nothing of it is deleted. Raises StoreError if there is none."""
    if not (store.close_match(id) or TableStore(store).close(id)):
        raise StoreError(f"there is no match {id!r} that runs, and no table that waits")


def match_file(store: Store, id: str) -> bytes:
    """The match file of a finished match. Raises StoreError for a running one: its file contains every hand."""
    stored = store.match_with_rows(id, 0)
    if stored is None:
        raise StoreError(f"there is no match {id!r}")
    row, rows = stored
    if row.status != OVER:
        raise StoreError(f"match {id} is not over: its file would tell every hand")
    try:
        match = replay_log(Catalog().load(row.game), row, rows)
    except ApiError as error:
        raise StoreError(f"match {id}: {error.id} {error.args_}") from None
    return file_of(match, row)


def faults(store: Store) -> Iterator[str]:
    """Check the matches of a database by replaying each from its log. One line per fault.

    Matches may be played meanwhile: all are read from one snapshot.
    """
    catalog = Catalog()
    for row, rows in store.every_match():
        fault = _fault(catalog, row, rows)
        if fault:
            yield f"match {row.id}: {fault}"


def _fault(catalog: Catalog, row: MatchRow, rows: list[Row]) -> str | None:
    try:
        game = catalog.load(row.game)
    except ApiError:
        return f"its game {row.game} is not installed"
    if game.rulesets.version_of(row.ruleset) is None:
        return f"its rules {row.ruleset} are not known, expected {game.ruleset}"
    if [each.seq for each in rows] != list(range(len(rows))):
        return "its log has gaps"
    try:
        match = replay_log(game, row, rows)
    except ApiError as error:
        return f"its log does not fit the rules at choice {error.args_['at']}"
    result = result_of(match)
    standing = (OVER if result else RUNNING, len(match.decisions), list(match.actors), result.ranking if result else None)
    stored = (row.status, row.decisions, row.actors, row.ranking)
    return None if standing == stored else f"the list of matches says {stored}, its log leads to {standing}"


def _time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds")
