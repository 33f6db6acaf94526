"""Database access for results: the summaries of finished matches, and whose they are. All calls block; the server makes them in threads."""

from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from boardwright.server.store.matches import OVER, Store
from boardwright.server.store.schema import matches, result_people, results
from boardwright.statistics import MatchSummary


class KeptResult(NamedTuple):
    """A finished match that counts.

    id: of the match on this server
    summary: its `MatchSummary` as JSON
    own: the seats of the device that it was asked for
    """

    id: str
    summary: str
    own: list[int]


class KeptSummary(NamedTuple):
    """The stored result of a match. `summary`: None: it does not count."""

    summary: MatchSummary | None


class ResultStore:
    """The results of finished matches."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add(self, id: str, ended: int, summary: MatchSummary | None, people: Mapping[int, int]) -> None:
        """Keep the result of a match. Nothing changes if it is kept already.

        Args:
            ended: Unix time in ms.
            summary: None: the match does not count.
            people: the devices of its people, by seat.
        """
        with suppress(IntegrityError), self._store.writing() as db:  # another process was faster
            db.execute(results.insert().values(match=id, ended=ended, summary=None if summary is None else summary.plain()))
            if people:
                db.execute(result_people.insert(), [{"match": id, "seat": seat, "device": device} for seat, device in people.items()])

    def due(self, limit: int) -> list[str]:
        """The newest finished matches whose result is not kept yet, `limit` at most."""
        missing = (matches.c.status == OVER) & matches.c.id.not_in(sa.select(results.c.match))
        with self._store.reading() as db:
            return list(db.execute(sa.select(matches.c.id).where(missing).order_by(matches.c.updated.desc()).limit(limit)).scalars())

    def summary(self, id: str) -> KeptSummary | None:
        """Return what is kept of a match; None: nothing."""
        with self._store.reading() as db:
            row = db.execute(sa.select(results.c.summary).where(results.c.match == id)).first()
        if row is None:
            return None
        return KeptSummary(None if row.summary is None else MatchSummary.of_plain(row.summary))

    def remove(self, id: str) -> None:
        """Remove the result of a match."""
        with self._store.writing() as db:
            db.execute(results.delete().where(results.c.match == id))

    def of_device(self, device: int, limit: int) -> list[KeptResult]:
        """The newest results of a device, or of the account of that number; `limit` at most, oldest first."""
        of_person = result_people.c.device == device
        counted = results.c.summary.is_not(None) & results.c.match.in_(sa.select(result_people.c.match).where(of_person))
        text = sa.cast(results.c.summary, sa.Text)  # hundreds of them: the reader parses each once, into its own type
        query = sa.select(results.c.match, text).where(counted).order_by(results.c.ended.desc(), results.c.match).limit(limit)
        with self._store.reading() as db:
            rows = db.execute(query).all()
            own_seats: dict[str, list[int]] = {}
            seats_query = sa.select(result_people.c.match, result_people.c.seat).where(of_person).order_by(result_people.c.seat)
            for id, seat in db.execute(seats_query):
                own_seats.setdefault(id, []).append(seat)
        return [KeptResult(id, summary, own_seats[id]) for id, summary in reversed(rows)]

    def points_of(self, ids: Collection[str]) -> dict[str, list[int]]:
        """The points by seat of these matches; those without points, or whose result is not kept, are left out."""
        query = sa.select(results.c.match, results.c.summary).where(results.c.match.in_(ids), results.c.summary.is_not(None))
        with self._store.reading() as db:
            points: dict[str, list[Any]] = {row.match: [seat["points"] for seat in row.summary["seats"]] for row in db.execute(query)}
        return {id: each for id, each in points.items() if None not in each}


def move_results(db: sa.Connection, of: int, to: int) -> None:
    """Give the results of a device to another one, within a transaction."""
    db.execute(result_people.update().where(result_people.c.device == of).values(device=to))


def forget_results(db: sa.Connection, device: int) -> None:
    """Erase a device from results, within a transaction: its name from those that others have a part in, the others as a whole."""
    matches_of = list(db.execute(sa.select(result_people.c.match, result_people.c.seat).where(result_people.c.device == device)))
    db.execute(result_people.delete().where(result_people.c.device == device))
    shared = sa.select(result_people.c.match)
    db.execute(results.delete().where(results.c.match.in_([id for id, _ in matches_of]), results.c.match.not_in(shared)))
    for id, seat in matches_of:
        summary = db.execute(sa.select(results.c.summary).where(results.c.match == id)).scalar()
        if summary is not None:
            seats = [{**each, "name": None} if number == seat else each for number, each in enumerate(summary["seats"])]
            db.execute(results.update().where(results.c.match == id).values(summary={**summary, "seats": seats}))
