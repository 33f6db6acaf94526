"""People of competitions who had left their group before 0031."""

from collections import Counter, defaultdict

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
ERASED = "–"

COMPETITIONS = sa.table("competitions", sa.column("id"), sa.column("entrants", sa.JSON), sa.column("version"))
PEOPLE = sa.table("competition_people", sa.column("competition"), sa.column("n"), sa.column("device"))
LINKS = sa.table("competition_tables", sa.column("table"), sa.column("competition"), sa.column("round"), sa.column("seats", sa.JSON))
SEATS = sa.table("seats", sa.column("match"), sa.column("seat"), sa.column("name"), sa.column("device"))
DEVICES = sa.table("devices", sa.column("id"), sa.column("created"))


def upgrade() -> None:
    """A row for each entrant without one who has a seat in a match of the competition. Names of forgotten people are erased."""
    db = op.get_bind()
    known = {(row.competition, row.n) for row in db.execute(sa.select(PEOPLE.c.competition, PEOPLE.c.n))}
    for id, entrants, version in db.execute(sa.select(*COMPETITIONS.c)).all():
        forgotten = set()
        for number, (device, is_forgotten) in _people(db, id).items():
            n = entrants[number]["n"]
            if (id, n) in known:
                continue
            if is_forgotten:
                forgotten.add(n)
            else:
                db.execute(PEOPLE.insert().values(competition=id, n=n, device=device))
        erased = [{**entrant, "name": ERASED} if entrant["n"] in forgotten else entrant for entrant in entrants]
        if erased != entrants:
            db.execute(COMPETITIONS.update().where(COMPETITIONS.c.id == id).values(entrants=erased, version=version + 1))


def _people(db: sa.Connection, competition: str) -> dict[int, tuple[int, bool]]:
    """The device that has most of the seats of each entrant, and whether it stands for a forgotten person: it has no time and no name."""
    here = LINKS.join(SEATS, SEATS.c.match == LINKS.c.table).join(DEVICES, DEVICES.c.id == SEATS.c.device)
    query = sa.select(LINKS.c.seats, SEATS.c.seat, SEATS.c.name, SEATS.c.device, DEVICES.c.created).select_from(here)
    found: defaultdict[int, Counter[tuple[int, bool]]] = defaultdict(Counter)
    for row in db.execute(query.where(LINKS.c.competition == competition).order_by(LINKS.c.round)):
        found[row.seats[row.seat]][row.device, row.created == 0 and not row.name] += 1
    return {number: seats.most_common(1)[0][0] for number, seats in found.items()}
