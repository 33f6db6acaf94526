"""Database access for ratings: what they follow from, and the numbers. All calls block; the server makes them in threads."""

from collections.abc import Collection, Iterable
from itertools import groupby
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from boardwright.ratings import Ledger, Number, RatedMatch, RatedSeat
from boardwright.server.errors import ApiError, Conflict
from boardwright.server.store.matches import ACT, OVER, RUNNING, Store
from boardwright.server.store.schema import accounts, chairs, known_devices, log, matches, ratings, seats, tables

ATTEMPTS = 8


class KeptRating(NamedTuple):
    """A seat of a rated match that has ended, and the number of its person afterwards.

    n: of the match among those of its game, in the order of their end
    ended: Unix time in ms
    device: of the person; None: a bot
    given, place, left: as in `ratings.RatedSeat`
    value, spread, matches: the number after the match; None: the match did not move it
    """

    game: str
    n: int
    seat: int
    match: str
    ended: int
    abandoned: bool
    device: int | None
    given: int
    place: int
    left: bool
    value: int | None = None
    spread: int | None = None
    matches: int | None = None

    @property
    def number(self) -> Number | None:
        """The number after the match."""
        return None if self.value is None else Number(self.value, self.spread or 0, self.matches or 0)

    def with_number(self, number: Number | None) -> "KeptRating":
        """A copy with another number."""
        value, spread, played = number or (None, None, None)
        return self._replace(value=value, spread=spread, matches=played)


class RatingStore:
    """The rated matches that have ended, and the numbers that follow from them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Before a match

    def same_people(self, devices: Collection[int]) -> bool:
        """Return whether two of these seem to be one person: accounts that share a browser, or an account and its browser."""
        query = sa.select(accounts.c.device, known_devices.c.device).join(known_devices, known_devices.c.account == accounts.c.id)
        with self._store.reading() as db:
            known = db.execute(query.where(accounts.c.device.in_(devices))).all()
        numbers = [*devices, *(device for _, device in known)]
        return len(set(numbers)) < len(numbers)

    # What has ended

    def due(self, now: int, quiet_ms: int) -> list[str]:
        """The rated matches without a stored rating that are over, or in which nothing has happened for `quiet_ms`."""
        over = matches.c.status == OVER
        quiet = (matches.c.status == RUNNING) & ~matches.c.closed & (matches.c.updated <= now - quiet_ms)
        query = sa.select(matches.c.id).where(matches.c.rated, over | quiet, matches.c.id.not_in(sa.select(ratings.c.match)))
        with self._store.reading() as db:
            return list(db.execute(query.order_by(matches.c.updated, matches.c.id)).scalars())

    def bots_chose_for(self, match: str) -> set[int]:
        """The seats for which a bot has chosen: what a page chooses has an id."""
        query = sa.select(log.c.seat).where(log.c.match == match, log.c.kind == ACT, log.c.action_id.is_(None)).distinct()
        with self._store.reading() as db:
            return set(db.execute(query).scalars())

    def add(self, match: str, game: str, ended: int, rated: RatedMatch) -> None:
        """Keep a match that has ended, and the new numbers. An abandoned one is closed. Nothing changes if it is kept already."""
        for _ in range(ATTEMPTS):
            try:
                return self._add(match, game, ended, rated)
            except IntegrityError:  # another process was faster
                continue
        raise ApiError(409, "come_again")

    def _add(self, match: str, game: str, ended: int, rated: RatedMatch) -> None:
        with self._store.writing() as db:
            newest = sa.select(ratings.c.n, ratings.c.ended, ratings.c.match).where(ratings.c.game == game)
            last = db.execute(newest.order_by(ratings.c.n.desc()).limit(1)).first()
            if db.execute(sa.select(ratings.c.n).where(ratings.c.match == match)).first():
                return
            if rated.is_abandoned:
                runs = (matches.c.id == match) & (matches.c.status == RUNNING) & ~matches.c.closed
                if not db.execute(matches.update().where(runs).values(closed=True, stamp=matches.c.stamp + 1)).rowcount:
                    return
                self._store.database.notify(db, match)
            n = 0 if last is None else last.n + 1
            numbers = _numbers_of(db, game, [seat.person for seat in rated.seats if seat.person is not None])
            rows = [
                KeptRating(game, n, seat, match, ended, rated.is_abandoned, each.person, each.given or 0, each.place, each.left)
                for seat, each in enumerate(rated.seats)
            ]
            moved = Ledger(numbers).add(rated)
            db.execute(ratings.insert(), [row.with_number(moved.get(row.seat))._asdict() for row in rows])
            if last is not None and (ended, match) < (last.ended, last.match):  # it ended before others that are kept already
                renumber(db, game)

    # Asking

    def games(self) -> list[str]:
        """The games with rated matches."""
        with self._store.reading() as db:
            return list(db.execute(sa.select(ratings.c.game).distinct().order_by(ratings.c.game)).scalars())

    def all_of(self, game: str) -> list[KeptRating]:
        """Everything that is kept about a game, in order."""
        with self._store.reading() as db:
            return _rows(db, ratings.c.game == game)

    def of_match(self, match: str) -> list[KeptRating]:
        """Return what is kept about a match, by seat."""
        with self._store.reading() as db:
            return _rows(db, ratings.c.match == match)

    def before(self, rows: Collection[KeptRating]) -> dict[int, Number]:
        """The numbers of people before a match that is kept, by device; those who had none are left out."""
        if not rows:
            return {}
        first = next(iter(rows))
        with self._store.reading() as db:
            return _numbers_of(db, first.game, [row.device for row in rows if row.device is not None], first.n)

    def numbers_of(self, game: str, devices: Collection[int]) -> dict[int, Number]:
        """The numbers of these people now; those who have none are left out."""
        with self._store.reading() as db:
            return _numbers_of(db, game, devices)

    def history(self, device: int) -> list[tuple[KeptRating, int, int, int]]:
        """Return what has moved a person's numbers, in order; how many seats of each match were placed better, as well, and there were."""
        own = ratings.alias()
        seated = sa.select(sa.func.count()).where(own.c.game == ratings.c.game, own.c.n == ratings.c.n)
        placed_better = seated.where(own.c.place < ratings.c.place).scalar_subquery()
        placed_as_well = seated.where(own.c.place == ratings.c.place).scalar_subquery()
        counts = placed_better, placed_as_well, seated.scalar_subquery()
        query = sa.select(*ratings.columns, *counts).where(ratings.c.device == device, ratings.c.value.is_not(None))
        with self._store.reading() as db:
            rows = db.execute(query.order_by(ratings.c.game, ratings.c.n)).all()
        return [(KeptRating(*row[:-3]), *row[-3:]) for row in rows]

    def table(self, game: str) -> list[tuple[str, int, Number]]:
        """The name, device and number of each account that appears and has a number, best first."""
        with self._store.reading() as db:
            shown = db.execute(sa.select(accounts.c.device, accounts.c.rated_as).where(accounts.c.rated_as.is_not(None))).all()
            numbers = _numbers_of(db, game, [row.device for row in shown])
        entries = [(row.rated_as, row.device, numbers[row.device]) for row in shown if row.device in numbers]
        return sorted(entries, key=lambda each: (-each[2].value, each[0]))

    def seated(self, id: str) -> tuple[str, dict[int, int]] | None:
        """The game of a rated match or table, and the devices of its people by seat; None: there is none."""
        for top, sitting, owner in ((matches, seats, seats.c.match), (tables, chairs, chairs.c.table)):
            with self._store.reading() as db:
                game = db.execute(sa.select(top.c.game).where(top.c.id == id, top.c.rated)).scalar()
                if game is not None:
                    query = sa.select(sitting.c.seat, sitting.c.device).where(owner == id, sitting.c.device.is_not(None))
                    return game, {row.seat: row.device for row in db.execute(query.order_by(sitting.c.seat))}
        return None

    # Appearing

    def names(self) -> dict[int, str]:
        """The names under which accounts appear, by device."""
        query = sa.select(accounts.c.device, accounts.c.rated_as).where(accounts.c.rated_as.is_not(None))
        with self._store.reading() as db:
            return {row.device: row.rated_as for row in db.execute(query)}

    def appear(self, account: int, name: str | None) -> None:
        """Show the ratings of an account under a name; None: to nobody else. Raises Conflict if the name is taken."""
        try:
            with self._store.writing() as db:
                db.execute(accounts.update().where(accounts.c.id == account).values(rated_as=name))
        except IntegrityError as error:
            raise Conflict(str(account)) from error

    # Putting right

    def recompute(self, game: str, rows: Iterable[KeptRating]) -> None:
        """Replace what is kept about a game, and compute its numbers again."""
        with self._store.writing() as db:
            _replace(db, game, renumbered(rows))


def renumber(db: sa.Connection, game: str) -> None:
    """Compute the numbers of a game again, within a transaction."""
    _replace(db, game, renumbered(_rows(db, ratings.c.game == game)))


def move_ratings(db: sa.Connection, of: int, to: int) -> None:
    """Give the ratings of a device to another one, within a transaction."""
    games = [set(db.execute(sa.select(ratings.c.game).where(ratings.c.device == each).distinct()).scalars()) for each in (of, to)]
    db.execute(ratings.update().where(ratings.c.device == of).values(device=to))
    for game in sorted(games[0] & games[1]):
        renumber(db, game)


def renumbered(rows: Iterable[KeptRating]) -> list[KeptRating]:
    """The same matches in the order of their end, with the numbers that follow from them."""
    ledger, rows_with_numbers = Ledger(), []
    ordered = sorted(rows, key=lambda row: (row.ended, row.match, row.seat))
    for n, (_, group) in enumerate(groupby(ordered, key=lambda row: row.match)):
        match = list(group)
        people = tuple(RatedSeat(row.device, row.given, row.place, row.left) for row in match)
        numbers = ledger.add(RatedMatch(people, match[0].abandoned))
        rows_with_numbers += [row.with_number(numbers.get(row.seat))._replace(n=n) for row in match]
    return rows_with_numbers


def _replace(db: sa.Connection, game: str, rows: list[KeptRating]) -> None:
    db.execute(ratings.delete().where(ratings.c.game == game))
    if rows:
        db.execute(ratings.insert(), [row._asdict() for row in rows])


def _numbers_of(db: sa.Connection, game: str, devices: Collection[int], until: int | None = None) -> dict[int, Number]:
    """The newest numbers of these people. `until`: only from matches before that one."""
    condition = (ratings.c.game == game) & ratings.c.device.in_(devices) & ratings.c.value.is_not(None)
    if until is not None:
        condition &= ratings.c.n < until
    newest = sa.select(ratings.c.device, sa.func.max(ratings.c.n).label("n")).where(condition).group_by(ratings.c.device).subquery()
    same = (ratings.c.game == game) & (ratings.c.device == newest.c.device) & (ratings.c.n == newest.c.n)
    query = sa.select(ratings.c.device, ratings.c.value, ratings.c.spread, ratings.c.matches).join(newest, same)
    return {row.device: Number(row.value, row.spread, row.matches) for row in db.execute(query)}


def _rows(db: sa.Connection, condition: sa.ColumnElement[bool]) -> list[KeptRating]:
    query = sa.select(*(ratings.c[name] for name in KeptRating._fields)).where(condition)
    return [KeptRating(*row) for row in db.execute(query.order_by(ratings.c.game, ratings.c.n, ratings.c.seat))]
