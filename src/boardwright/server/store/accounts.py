"""Database access for accounts and sign-ins. All calls block; the server makes them in threads."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from boardwright.server.errors import ApiError
from boardwright.server.store.account import Account, Passkey, Session, news_of
from boardwright.server.store.host_roles import check_not_last_host
from boardwright.server.store.matches import Store, insert_device, inserted_key
from boardwright.server.store.password_links import take_password_link
from boardwright.server.store.ratings import move_ratings
from boardwright.server.store.results import move_results
from boardwright.server.store.schema import (
    accounts,
    bars,
    chairs,
    challenges,
    competition_people,
    forgotten,
    groups,
    host_actions,
    known_devices,
    lines,
    matches,
    members,
    notices,
    passkeys,
    reported_lines,
    reports,
    seats,
    sessions,
    tables,
)
from boardwright.server.store.seats import note_watching
from boardwright.server.store.time_off import move_time_off
from boardwright.server.table_rules.watching import give_seat_away
from boardwright.server.tokens import new_key, new_token, token_hash

OF_GROUPS = (competition_people.c.device,)
OF_HOSTS = (host_actions.c.by, host_actions.c.device, bars.c.device, reports.c.by, reports.c.device, reported_lines.c.device)
"""Columns for hosts' actions about a person, and for reports. They move with the person: no account, and no deletion, ends a bar."""
ACCOUNT = [accounts.c[name] for name in Account._fields]
SESSIONS = sa.select(
    sessions.c.id, sessions.c.account, accounts.c.device, sessions.c.label, sessions.c.created, sessions.c.used
).join(accounts)


class MovedSeats(NamedTuple):
    """The ids of matches and open tables whose players now sit at another device."""

    matches: list[str]
    tables: list[str]


class ExportedLine(NamedTuple):
    """A chat line, and its time (Unix time in ms)."""

    match: str
    text: str
    phrase: str | None
    at: int
    reaction: str | None


class AccountStore:
    """Accounts and their sign-ins. A token is stored as a hash; password hashes are made elsewhere."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Accounts

    def add(
        self, name: str, key: bytes, look: bytes, password: str | None, now: int, passkey: tuple[bytes, Passkey] | None = None
    ) -> Account:
        """Add an account, with a device that has no token. Raises ApiError 409 `name_taken`.

        `passkey`: its handle and its first passkey, whose own number and account are ignored.
        """
        try:
            with self._store.writing() as db:
                device = insert_device(db, token_hash(new_token()), now)
                new = Account(0, name, device, password, new_key() if passkey is None else passkey[0], now)
                values = {**new._asdict(), "key": key, "look": look}
                del values["id"]
                added = new._replace(id=inserted_key(db.execute(accounts.insert().values(values))))
                if passkey is not None:
                    _add_passkey(db, passkey[1]._replace(account=added.id))
                return added
        except IntegrityError:
            raise ApiError(409, "name_taken") from None

    def by_name(self, key: bytes) -> Account | None:
        """The account with that name, or None."""
        return self._one(accounts.c.key == key)

    def account(self, id: int) -> Account | None:
        """The account with that number, or None."""
        return self._one(accounts.c.id == id)

    def _one(self, condition: sa.ColumnElement[bool]) -> Account | None:
        with self._store.reading() as db:
            row = db.execute(sa.select(*ACCOUNT).where(condition)).first()
        return Account(*row) if row else None

    def renew_password(self, account: Account, text: str) -> Account:
        """Store the same password in another hash. Raises as `open_session`."""
        with self._store.writing() as db:
            return self._set_password(db, account, text)

    def change_password(self, account: Account, text: str) -> tuple[Account, list[int]]:
        """Store another password and sign all devices out. Returns the account, and the sign-ins that ended. Raises as `open_session`."""
        with self._store.writing() as db:
            return self._set_password(db, account, text), self.end_all(db, account.id)

    def use_password_link(self, secret: bytes, text: str, now: int) -> tuple[Account, list[int]]:
        """Store another password, for the account of a link (the hash of its secret), which is used up. All devices are signed out.

        Returns the account, and the sign-ins that ended. Raises ApiError 403 `bad_password_link`.
        """
        with self._store.writing() as db:
            id = take_password_link(db, secret, now)
            db.execute(accounts.update().where(accounts.c.id == id).values(password=text))
            return Account(*db.execute(sa.select(*ACCOUNT).where(accounts.c.id == id)).one()), self.end_all(db, id)

    def _set_password(self, db: sa.Connection, account: Account, text: str) -> Account:
        _check_unchanged(db, account)
        db.execute(accounts.update().where(accounts.c.id == account.id).values(password=text))
        return account._replace(password=text)

    def settings(self, id: int) -> dict[str, Any] | None:
        """The settings that the pages of an account have stored, or None."""
        with self._store.reading() as db:
            settings_of_account: dict[str, Any] | None = db.execute(sa.select(accounts.c.settings).where(accounts.c.id == id)).scalar()
            return settings_of_account

    def set_settings(self, id: int, settings: dict[str, Any]) -> None:
        """Store settings."""
        with self._store.writing() as db:
            db.execute(accounts.update().where(accounts.c.id == id).values(settings=settings))

    # Sign-ins

    def open_session(self, account: Account, token: bytes, label: str, now: int, most: int, instead: int | None = None) -> list[int]:
        """Sign a device in, `token` is a hash. `instead`: one of its earlier sign-ins, which ends; of more than `most` also the rest.

        The most recently used stay. Returns the numbers of those that ended. Raises ApiError 403 `bad_sign_in` if the account has changed
        since it was read: gone, or with another password.
        """
        with self._store.writing() as db:
            _check_unchanged(db, account)
            values = {"account": account.id, "token_hash": token, "label": label, "created": now, "used": now}
            db.execute(sessions.insert().values(values))
            order = (sessions.c.used.desc(), sessions.c.id.desc())
            session_ids = db.execute(sa.select(sessions.c.id).where(sessions.c.account == account.id).order_by(*order)).scalars().all()
            return self._end(db, {*session_ids[most:], *([] if instead is None else [instead])})

    def session(self, token: bytes) -> Session | None:
        """The sign-in of a token (its hash), or None."""
        with self._store.reading() as db:
            row = db.execute(SESSIONS.where(sessions.c.token_hash == token)).first()
        return Session(*row) if row else None

    def has_session(self, id: int) -> bool:
        """Return whether a sign-in is still valid."""
        with self._store.reading() as db:
            return db.execute(sa.select(sessions.c.id).where(sessions.c.id == id)).first() is not None

    def sessions(self, account: int) -> list[Session]:
        """The devices that are signed in, most recently used first."""
        query = SESSIONS.where(sessions.c.account == account).order_by(sessions.c.used.desc(), sessions.c.id.desc())
        with self._store.reading() as db:
            return [Session(*row) for row in db.execute(query)]

    def note_use(self, id: int, now: int) -> None:
        """Note when a sign-in was used."""
        with self._store.writing() as db:
            db.execute(sessions.update().where(sessions.c.id == id).values(used=now))

    def end(self, account: int, session: int) -> list[int]:
        """Sign one device of an account out. Returns the sign-ins that ended."""
        with self._store.writing() as db:
            session_ids = db.execute(sa.select(sessions.c.id).where(sessions.c.account == account)).scalars().all()
            return self._end(db, [id for id in session_ids if id == session])

    def end_all(self, db: sa.Connection, account: int) -> list[int]:
        """Sign all devices of an account out, within a transaction. Returns the sign-ins that ended."""
        return self._end(db, db.execute(sa.select(sessions.c.id).where(sessions.c.account == account)).scalars().all())

    def _end(self, db: sa.Connection, ids: Iterable[int]) -> list[int]:
        ended = sorted(ids)
        db.execute(sessions.delete().where(sessions.c.id.in_(ended)))
        for id in ended:
            self._store.database.notify(db, news_of(id))
        return ended

    # Devices that have signed in before

    def note_device(self, account: int, device: int, now: int, most: int) -> None:
        """Note that a device has signed in to an account. Only the `most` latest are remembered."""
        of_account = known_devices.c.account == account
        with self._store.writing() as db:
            db.execute(known_devices.delete().where(of_account, known_devices.c.device == device))
            db.execute(known_devices.insert().values(account=account, device=device, used=now))
            order = known_devices.c.used.desc(), known_devices.c.device
            newest = sa.select(known_devices.c.device).where(of_account).order_by(*order).limit(most)
            db.execute(known_devices.delete().where(of_account, known_devices.c.device.not_in(db.execute(newest).scalars().all())))

    def knows_device(self, account: int, device: int) -> bool:
        """Return whether a device has signed in to an account before."""
        query = sa.select(known_devices.c.used).where(known_devices.c.account == account, known_devices.c.device == device)
        with self._store.reading() as db:
            return db.execute(query).first() is not None

    # Passkeys

    def add_challenge(self, hash: bytes, account: int | None, now: int, until: int, most: int) -> None:
        """Store the hash of a challenge for one use until a time. If there are `most` already, the oldest ones are deleted."""
        with self._store.writing() as db:
            db.execute(challenges.delete().where(challenges.c.until <= now))
            surplus = db.execute(sa.select(sa.func.count()).select_from(challenges)).scalar_one() + 1 - most
            if surplus > 0:
                oldest = sa.select(challenges.c.hash).order_by(challenges.c.until, challenges.c.hash).limit(surplus)
                db.execute(challenges.delete().where(challenges.c.hash.in_(db.execute(oldest).scalars().all())))
            db.execute(challenges.insert().values(hash=hash, account=account, until=until))

    def take_challenge(self, hash: bytes, account: int | None, now: int) -> bool:
        """Use up a challenge. Returns whether it existed, for that account (None: for a client that is not signed in)."""
        condition = (challenges.c.hash == hash) & (challenges.c.until > now) & challenges.c.account.is_not_distinct_from(account)
        with self._store.writing() as db:
            return bool(db.execute(challenges.delete().where(condition)).rowcount)

    def add_passkey(self, account: Account, passkey: Passkey, most: int) -> None:
        """Add a passkey. Raises ApiError 409 `too_many_passkeys`, `bad_passkey` (it exists already), and as `open_session`."""
        try:
            with self._store.writing() as db:
                _check_unchanged(db, account)
                if len(_passkeys(db, passkeys.c.account == account.id)) >= most:
                    raise ApiError(409, "too_many_passkeys", limit=most)
                _add_passkey(db, passkey._replace(account=account.id))
        except IntegrityError:
            raise ApiError(409, "bad_passkey") from None

    def passkey(self, credential: bytes) -> Passkey | None:
        """The passkey with that credential id, or None."""
        with self._store.reading() as db:
            matching = _passkeys(db, passkeys.c.credential == credential)
        return matching[0] if matching else None

    def passkeys(self, account: int) -> list[Passkey]:
        """The passkeys of an account, oldest first."""
        with self._store.reading() as db:
            return _passkeys(db, passkeys.c.account == account)

    def note_passkey(self, id: int, uses: int, now: int) -> None:
        """Note that a passkey was used."""
        with self._store.writing() as db:
            db.execute(passkeys.update().where(passkeys.c.id == id).values(uses=uses, used=now))

    def remove_passkey(self, account: Account, id: int) -> None:
        """Remove a passkey. Raises ApiError 409 `last_way_in` if its owner could no longer sign in, and as `open_session`."""
        with self._store.writing() as db:
            _check_unchanged(db, account)
            others = [each.id for each in _passkeys(db, passkeys.c.account == account.id) if each.id != id]
            if account.password is None and not others:
                raise ApiError(409, "last_way_in")
            db.execute(passkeys.delete().where(passkeys.c.account == account.id, passkeys.c.id.not_in(others)))

    # Moving matches and tables to an account

    def move_to_account(self, device: int, account: Account, now: int) -> MovedSeats:
        """Move everything that belongs to a device to an account. Raises as `open_session`."""
        with self._store.writing() as db:
            _check_unchanged(db, account)
            return self.move_within(db, device, account.device, now)

    def delete(self, account: Account, to: int, now: int) -> tuple[MovedSeats, list[int]]:
        """Delete an account. Its matches and tables go to a device. Returns what changed, and the sign-ins that ended.

        Nothing more is sent to its addresses. Raises ApiError 409 `last_host`, and as `open_session`.
        """
        with self._store.writing() as db:
            _check_unchanged(db, account)
            check_not_last_host(db, account.id)
            db.execute(notices.delete().where(notices.c.device == account.device))
            changed = self.move_within(db, account.device, to, now)
            ended = self.end_all(db, account.id)
            db.execute(accounts.delete().where(accounts.c.id == account.id))
            return changed, ended

    def move_within(self, db: sa.Connection, of: int, to: int, now: int) -> MovedSeats:
        """Move everything that belongs to a device to another one, within a transaction. `now`: Unix time in ms."""
        # Changes to a table check the version they have read, so a new version invalidates pending ones.
        sits = sa.select(chairs.c.table).where(chairs.c.device == of)
        condition = (tables.c.host == of) | tables.c.id.in_(sits)
        gathering = db.execute(sa.select(tables.c.id).where(condition).with_for_update()).scalars().all()
        db.execute(tables.update().where(tables.c.id.in_(gathering)).values(version=tables.c.version + 1))
        playing = db.execute(sa.select(seats.c.match).where(seats.c.device == of)).scalars().all()
        created_matches = db.execute(sa.select(matches.c.id).where(matches.c.device == of)).scalars().all()
        for id in playing:
            note_watching(db, id, lambda now: give_seat_away(now, of))
        for owner in (tables.c.host, chairs.c.device, seats.c.device, matches.c.device, lines.c.device, *OF_GROUPS, *OF_HOSTS):
            db.execute(sa.update(owner.table).where(owner == of).values({owner.name: to}))
        _move_notices(db, of, to)
        _move_memberships(db, of, to)
        move_ratings(db, of, to)
        move_results(db, of, to)
        move_time_off(db, of, to, now)
        known = sa.select(forgotten.c.match).where(forgotten.c.device == to)
        db.execute(forgotten.update().where(forgotten.c.device == of, forgotten.c.match.not_in(known)).values(device=to))
        changed = MovedSeats(sorted({*playing, *created_matches}), sorted(gathering))
        for id in {*changed.matches, *changed.tables}:
            self._store.database.notify(db, id)
        return changed

    def chat_lines_of(self, device: int, limit: int) -> list[ExportedLine]:
        """The chat lines of a device, newest first."""
        columns = [lines.c[name] for name in ExportedLine._fields]
        query = sa.select(*columns).where(lines.c.device == device).order_by(lines.c.at.desc()).limit(limit)
        with self._store.reading() as db:
            return [ExportedLine(*row) for row in db.execute(query)]


def _move_notices(db: sa.Connection, of: int, to: int) -> None:
    """Move the requests for notices. Where both have one about a group in the same way, that of `to` stays."""
    already_requested = sa.select(notices.c.group, notices.c.way).where(notices.c.device == to, notices.c.group.is_not(None))
    db.execute(notices.delete().where(notices.c.device == of, sa.tuple_(notices.c.group, notices.c.way).in_(already_requested)))
    db.execute(notices.update().where(notices.c.device == of).values(device=to))


def _move_memberships(db: sa.Connection, of: int, to: int) -> None:
    """Move the memberships in groups. Where both are in a group, one membership stays: that of `to`, if it is not only asked for."""
    concerned = sa.select(members.c.group).where(members.c.device == of)
    ids = db.execute(sa.select(groups.c.id).where(groups.c.id.in_(concerned)).with_for_update()).scalars().all()
    db.execute(groups.update().where(groups.c.id.in_(ids)).values(version=groups.c.version + 1))
    in_those_groups = members.c.group.in_(ids)
    admitted = db.execute(sa.select(members.c.group).where(in_those_groups, members.c.device == to, ~members.c.asks)).scalars().all()
    db.execute(members.delete().where(members.c.device == of, members.c.group.in_(admitted)))
    db.execute(members.delete().where(in_those_groups, members.c.device == to, members.c.group.not_in(admitted)))
    db.execute(members.update().where(members.c.device == of).values(device=to))
    db.execute(groups.update().where(groups.c.host == of).values(host=to))


def _check_unchanged(db: sa.Connection, account: Account) -> None:
    """Keep others from changing the account until the transaction ends. Raises ApiError if it has changed already."""
    query = sa.select(accounts.c.password).where(accounts.c.id == account.id)
    row = db.execute(query.with_for_update()).first()
    if row is None or row.password != account.password:
        raise ApiError(403, "bad_sign_in")


def _passkeys(db: sa.Connection, condition: sa.ColumnElement[bool]) -> list[Passkey]:
    columns = [passkeys.c[name] for name in Passkey._fields]
    return [Passkey(*row) for row in db.execute(sa.select(*columns).where(condition).order_by(passkeys.c.id))]


def _add_passkey(db: sa.Connection, passkey: Passkey) -> None:
    values = passkey._asdict()
    del values["id"]
    db.execute(passkeys.insert().values(values))
