"""Database access for the competitions of groups. All calls block; the server makes them in threads."""

from dataclasses import asdict
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from boardwright.competitions import Competition
from boardwright.server.errors import Conflict
from boardwright.server.group_rules.competition import Entrant, GroupCompetition
from boardwright.server.store.group_links import link_table
from boardwright.server.store.matches import OVER, Store
from boardwright.server.store.schema import competition_people, competition_tables, competitions, matches, members, ratings, tables
from boardwright.server.store.tables import insert_table
from boardwright.server.table_rules.table import Table

LINK = list(competition_tables.columns)
ABANDONED = sa.exists().where(ratings.c.match == matches.c.id, ratings.c.abandoned)
HAS_ENDED = ((matches.c.status == OVER) | (matches.c.closed & ABANDONED)).label("ended")


class CompetitionTable(NamedTuple):
    """The table of a pairing. Its id is that of its match.

    round, board: the pairing, both from 0
    seats: the entrants, by seat
    """

    table: str
    competition: str
    round: int
    board: int
    seats: list[int]


class OpenedTable(NamedTuple):
    """The table of a pairing and its state. `over`: its match has a result, or was closed because it was abandoned."""

    link: CompetitionTable
    started: bool
    over: bool


class CompetitionStore:
    """Competitions. A change is written only if the version is still the one that was read, else it raises Conflict."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add(self, competition: GroupCompetition) -> None:
        """Add a competition."""
        with self._store.writing() as db:
            db.execute(competitions.insert().values(_values(competition)))
            numbers = [entrant.n for entrant in competition.entrants]
            people = sa.select(sa.literal(competition.id), members.c.n, members.c.device)
            people = people.where(members.c.group == competition.group, members.c.n.in_(numbers))
            db.execute(competition_people.insert().from_select(["competition", "n", "device"], people))

    def competition(self, id: str) -> GroupCompetition | None:
        """The competition with that id, or None."""
        with self._store.reading() as db:
            row = db.execute(sa.select(*competitions.columns).where(competitions.c.id == id)).first()
        return None if row is None else _read(row)

    def of_group(self, group: str) -> list[GroupCompetition]:
        """The competitions of a group, newest first."""
        with self._store.reading() as db:
            return read_competitions(db, competitions.c.group == group)

    def with_results(self) -> list[str]:
        """The ids of the competitions of which a match has ended."""
        query = sa.select(competition_tables.c.competition).distinct()
        with self._store.reading() as db:
            return list(db.execute(query.join(matches, matches.c.id == competition_tables.c.table).where(HAS_ENDED.element)).scalars())

    def count(self, group: str) -> int:
        """Return how many competitions a group has."""
        with self._store.reading() as db:
            return int(db.execute(sa.select(sa.func.count()).where(competitions.c.group == group)).scalar_one())

    def save(self, competition: GroupCompetition, read: int, ended: list[str]) -> None:
        """Write a changed competition. `read`: the version that it was made from; `ended`: open tables that are no longer needed."""
        with self._store.writing() as db:
            condition = (competitions.c.id == competition.id) & (competitions.c.version == read)
            if not db.execute(competitions.update().where(condition).values(_values(competition))).rowcount:
                raise Conflict(competition.id)
            self._remove_tables(db, ended)

    def delete(self, id: str, ended: list[str]) -> None:
        """Delete a competition and these open tables. Its matches stay."""
        with self._store.writing() as db:
            self._remove_tables(db, ended)
            db.execute(competitions.delete().where(competitions.c.id == id))

    # Tables

    def tables_of(self, id: str) -> list[OpenedTable]:
        """The tables of a competition."""
        with self._store.reading() as db:
            return read_opened(db, competition_tables.c.competition == id)

    def link(self, table: str) -> CompetitionTable | None:
        """The pairing of a table or a match; None: it is not of a competition."""
        with self._store.reading() as db:
            row = db.execute(sa.select(*LINK).where(competition_tables.c.table == table)).first()
        return None if row is None else CompetitionTable(*row)

    def add_table(self, table: Table, group: str, link: CompetitionTable, read: int) -> bool:
        """Add the table of a pairing. `read`: the version that its seats were made from.

        Returns False if there is one already, or the competition has changed. The version rises, so that a change at the same moment knows
        this table: an entrant may drop out.
        """
        condition = (competitions.c.id == link.competition) & (competitions.c.version == read)
        try:
            with self._store.writing() as db:
                if not db.execute(competitions.update().where(condition).values(version=read + 1)).rowcount:
                    return False
                insert_table(db, table)
                link_table(db, table.id, group)
                db.execute(competition_tables.insert().values(link._asdict()))
        except IntegrityError:  # another member was faster
            return False
        return True

    def _remove_tables(self, db: sa.Connection, ids: list[str]) -> None:
        for id in ids:
            if db.execute(tables.delete().where(tables.c.id == id, ~tables.c.started)).rowcount:
                self._store.database.notify(db, id)


def read_competitions(db: sa.Connection, condition: sa.ColumnElement[bool]) -> list[GroupCompetition]:
    """The competitions for which a condition holds, newest first."""
    query = sa.select(*competitions.columns).where(condition).order_by(competitions.c.created.desc(), competitions.c.id)
    return [_read(row) for row in db.execute(query)]


def read_opened(db: sa.Connection, condition: sa.ColumnElement[bool]) -> list[OpenedTable]:
    """The tables of competitions for which a condition holds."""
    query = sa.select(*LINK, tables.c.started, HAS_ENDED).join(tables, tables.c.id == competition_tables.c.table)
    query = query.outerjoin(matches, matches.c.id == tables.c.id).where(condition)
    return [OpenedTable(CompetitionTable(*row[: len(LINK)]), row.started, bool(row.ended)) for row in db.execute(query)]


def _values(competition: GroupCompetition) -> dict[str, Any]:
    values = {column.name: getattr(competition, column.name) for column in competitions.columns}
    entrants = [asdict(entrant) for entrant in competition.entrants]
    return {**values, "entrants": entrants, "course": msgspec.to_builtins(competition.course)}


def _read(row: sa.Row[Any]) -> GroupCompetition:
    entrants = tuple(Entrant(**entrant) for entrant in row.entrants)
    return GroupCompetition(**{**row._mapping, "entrants": entrants, "course": msgspec.convert(row.course, Competition)})
