"""Checks the ratings of a database against its matches, and computes them again. These functions block."""

from collections.abc import Iterator

from boardwright.server.clock import Clock
from boardwright.server.games.catalog import Catalog
from boardwright.server.ratings.recorder import Recorder, ended, rated_match
from boardwright.server.store import KeptRating, RatingStore, Store, renumbered
from boardwright.server.table_rules.rated import ABANDONED_MS


def check_ratings(store: Store, recompute: bool = False, clock: Clock | None = None) -> Iterator[str]:
    """Compare the kept ratings with what follows from the logs of the matches. One line for each difference.

    Matches that were deleted count as they are kept, and bots with the numbers that they had then.

    Args:
        put_right: keep what follows from the logs.
        clock: of the server; None: the machine's.
    """
    ratings = RatingStore(store)
    for game in ratings.games():
        rows = ratings.all_of(game)
        expected = renumbered([row for match in _by_match(rows) for row in _from_log(store, ratings, match)])
        yield from _differences(rows, expected)
        if recompute and rows != expected:
            ratings.recompute(game, expected)
    recorder = Recorder(store, ratings, Catalog(), clock or Clock())
    for id in ratings.due((clock or Clock()).now(), ABANDONED_MS):
        if recorder.may_count(id):
            yield f"match {id}: it has ended, and is not rated yet"
            if recompute:
                recorder.record(id)


def _by_match(rows: list[KeptRating]) -> Iterator[list[KeptRating]]:
    by_match: dict[str, list[KeptRating]] = {}
    for row in rows:
        by_match.setdefault(row.match, []).append(row)
    yield from by_match.values()


def _from_log(store: Store, kept: RatingStore, rows: list[KeptRating]) -> list[KeptRating]:
    """Return what follows from the log of a match; what is kept, if the match was deleted."""
    row = store.match(rows[0].match)
    rated = None if row is None else rated_match(row, [each.given for each in rows], kept.bots_chose_for(row.id))
    if row is None or rated is None or len(rated.seats) != len(rows):
        return rows
    return [
        each._replace(device=seat.person, place=seat.place, left=seat.left, abandoned=rated.is_abandoned, ended=ended(row))
        for each, seat in zip(rows, rated.seats)
    ]


def _differences(rows: list[KeptRating], right: list[KeptRating]) -> Iterator[str]:
    """One line for each seat that is kept otherwise."""
    of = {(row.match, row.seat): row for row in right}
    for row in rows:
        other = of[row.match, row.seat]
        if row != other:
            names = [name for name in KeptRating._fields if getattr(row, name) != getattr(other, name)]
            fields = ", ".join(f"{name} is {getattr(row, name)}, expected {getattr(other, name)}" for name in names)
            yield f"match {row.match}, seat {row.seat}: {fields}"
