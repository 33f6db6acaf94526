"""Database access for hosts: accounts, and the log of what hosts do. All calls block; the server makes them in threads.

Each change is one transaction that also writes a row of the log.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import sqlalchemy as sa

from boardwright.server.errors import not_found
from boardwright.server.host_rules.roles import Actor
from boardwright.server.host_rules.whom import Whom
from boardwright.server.protocol.fields import AccountState, ActorRole, HostTask, Role
from boardwright.server.store.accounts import AccountStore
from boardwright.server.store.departures import leave_groups, leave_tables
from boardwright.server.store.host_roles import check_not_last_host
from boardwright.server.store.matches import Store
from boardwright.server.store.password_links import add_password_link
from boardwright.server.store.people import Person, find_person
from boardwright.server.store.schema import accounts, host_actions, notices, sessions


class HostAction(NamedTuple):
    """A row of the log.

    at: Unix time in ms
    role, by: of the host or helper, and the device of their account; None: the operator, or an account that is gone
    device: of the person whom it concerns; None: a household, or data that is gone
    name: of the account that it concerns, as it was then
    given: the new role
    until: when a bar ends, Unix time in ms
    """

    at: int
    role: ActorRole
    by: int | None
    task: HostTask
    device: int | None
    name: str
    household: str | None = None
    given: Role | None = None
    until: int | None = None
    reason: str = ""
    n: int = 0

    @property
    def shown(self) -> str:
        """The person or household that it concerns; "" if the data is deleted."""
        if self.household is not None:
            return f"address:{self.household}"
        return self.name or ("" if self.device is None else f"device:{self.device}")


class ListedAccount(NamedTuple):
    """An account in a host's list.

    seen: when one of its sign-ins was last noted as used, Unix time in ms; None: it is signed in nowhere
    devices: how many are signed in
    state: whether it is barred or muted
    """

    name: str
    role: Role
    device: int
    created: int
    seen: int | None
    devices: int
    state: AccountState = "active"


class TaskEffects(NamedTuple):
    """The effects of a task: the sign-ins that ended, and the matches and tables at which devices have changed."""

    sessions: list[int]
    changed: list[str]


class HostStore:
    """Hosts' actions about accounts, and their log."""

    def __init__(self, store: Store) -> None:
        self._store, self._accounts = store, AccountStore(store)

    def person(self, whom: Whom, key: bytes) -> Person:
        """The person or household that a host names. `key`: `accounts.rules.name_key` of the text. Raises as `people.find_person`."""
        with self._store.reading() as db:
            return find_person(db, whom, key)

    def accounts(self) -> list[ListedAccount]:
        """All accounts, by name."""
        seen, many = sa.func.max(sessions.c.used).label("seen"), sa.func.count(sessions.c.id).label("devices")
        columns = [accounts.c[name] for name in ("name", "role", "device", "created")]
        query = sa.select(*columns, seen, many).outerjoin(sessions, sessions.c.account == accounts.c.id).group_by(accounts.c.id)
        with self._store.reading() as db:
            return [ListedAccount(**row._mapping) for row in db.execute(query.order_by(accounts.c.name, accounts.c.id))]

    # Accounts

    def remove(self, action: HostAction, person: Person, even_last: bool = False) -> TaskEffects:
        """Remove an account. Its seats and its matches stay, and no device can use them any more; it leaves groups and open tables.

        Raises ApiError: 404 `no_such_account`; 409 `last_host` unless it is `even_last`, `table_started`. Raises Conflict if a group or a
        table changes meanwhile.
        """
        with self._noting(action) as db:
            id, device = _account_of(db, person), person.device
            assert device is not None
            if not even_last:
                check_not_last_host(db, id)
            db.execute(notices.delete().where(notices.c.device == device))
            leave_groups(db, device)
            changed = leave_tables(db, device, action.at)
            ended = self._accounts.end_all(db, id)
            db.execute(accounts.delete().where(accounts.c.id == id))
            for table in changed:
                self._store.database.notify(db, table)
            return TaskEffects(ended, changed)

    def sign_out(self, action: HostAction, person: Person) -> TaskEffects:
        """Sign all devices of an account out. Raises ApiError 404 `no_such_account`."""
        with self._noting(action) as db:
            return TaskEffects(self._accounts.end_all(db, _account_of(db, person)), [])

    def add_link(self, action: HostAction, person: Person, secret: bytes, until: int) -> None:
        """Store the hash of a link for a new password, for one use. Raises ApiError 404 `no_such_account`."""
        with self._noting(action) as db:
            add_password_link(db, _account_of(db, person), secret, until)

    def set_role(self, action: HostAction, person: Person, role: Role, even_last: bool = False) -> None:
        """Give an account a role. Raises ApiError: 404 `no_such_account`, 409 `last_host` unless it is `even_last`."""
        with self._noting(action) as db:
            id = _account_of(db, person)
            if role != "host" and not even_last:
                check_not_last_host(db, id)
            db.execute(accounts.update().where(accounts.c.id == id).values(role=role))

    # The log

    def note(self, action: HostAction) -> None:
        """Write a row of the log about something that changes nothing else."""
        with self._noting(action):
            pass

    def newest(self, limit: int) -> list[int]:
        """The numbers of the newest rows of the log, newest first."""
        with self._store.reading() as db:
            return list(db.execute(sa.select(host_actions.c.n).order_by(host_actions.c.n.desc()).limit(limit)).scalars())

    def log(self, limit: int, device: int | None = None) -> list[HostAction]:
        """The newest rows of the log, newest first. `device`: only those about that person."""
        columns = [host_actions.c[name] for name in HostAction._fields]
        query = sa.select(*columns).where(sa.true() if device is None else host_actions.c.device == device)
        with self._store.reading() as db:
            return [HostAction(*row) for row in db.execute(query.order_by(host_actions.c.n.desc()).limit(limit))]

    @contextmanager
    def _noting(self, action: HostAction) -> Iterator[sa.Connection]:
        """A transaction that ends with a row of the log."""
        with self._store.writing() as db:
            yield db
            note_action(db, action)


def new_action(task: HostTask, actor: Actor, person: Person, now: int, reason: str = "", until: int | None = None) -> HostAction:
    """A row of the log about a person or household."""
    return HostAction(now, actor.role, actor.device, task, person.device, person.name, person.household, None, until, reason)


def note_action(db: sa.Connection, action: HostAction) -> None:
    """Write a row of the log within a transaction."""
    values = action._asdict()
    del values["n"]
    db.execute(host_actions.insert().values(values))


def _account_of(db: sa.Connection, person: Person) -> int:
    """The account of a person, which stays as it is until the transaction ends. Raises ApiError 404 `no_such_account`."""
    id: int | None = db.execute(sa.select(accounts.c.id).where(accounts.c.id == person.account).with_for_update()).scalar()
    if id is None:
        raise not_found("account")
    return id
