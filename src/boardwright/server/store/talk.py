"""Database access for chat. All calls block; the server makes them in threads."""

from typing import NamedTuple

import sqlalchemy as sa

from boardwright.server.errors import ApiError
from boardwright.server.protocol.fields import Channel
from boardwright.server.store.matches import Store
from boardwright.server.store.schema import lines, matches
from boardwright.server.table_rules.talk import LINES_OF_DEVICE, MOST_LINES


class ChatLine(NamedTuple):
    """A chat line.

    n: its number in its channel, from 0
    seat: None for a spectator
    phrase: the id of a phrase that all read in their own language; None: `text` was typed
    at: Unix time in ms
    reaction: its id; then there is neither text nor phrase
    to_channel, to_n: the line that the reaction is to; None: to none
    """

    channel: Channel
    n: int
    seat: int | None
    name: str
    device: int
    text: str
    phrase: str | None
    say_id: str
    at: int
    reaction: str | None = None
    to_channel: Channel | None = None
    to_n: int | None = None


class TalkStore:
    """Chat lines in order."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add(self, match: str, line: ChatLine) -> None:
        """Append a line to its channel; a line with the same device and `say_id` is not stored again.

        Raises ApiError 409 `talk_full`, also if the device has used up its share.
        """
        with self._store.writing() as db:
            db.execute(sa.select(matches.c.id).where(matches.c.id == match).with_for_update())  # numbers are assigned one line at a time
            in_channel = (lines.c.match == match) & (lines.c.channel == line.channel)
            repeated = in_channel & (lines.c.device == line.device) & (lines.c.say_id == line.say_id)
            if db.execute(sa.select(lines.c.n).where(repeated)).first():
                return
            n = db.execute(sa.select(sa.func.count()).select_from(lines).where(in_channel)).scalar_one()
            of_device = in_channel & (lines.c.device == line.device)
            count = db.execute(sa.select(sa.func.count()).select_from(lines).where(of_device)).scalar_one()
            if n >= MOST_LINES or count >= LINES_OF_DEVICE:
                raise ApiError(409, "talk_full")
            db.execute(lines.insert().values(match=match, **line._replace(n=n)._asdict()))
            self._store.database.notify(db, match)

    def may_be_answered(self, match: str, channel: Channel, n: int, until: int | None) -> bool:
        """Return whether there is such a line by that time (Unix time in ms; None: any time) that is no reaction to another one."""
        condition = (lines.c.match == match) & (lines.c.channel == channel) & (lines.c.n == n) & lines.c.to_n.is_(None)
        condition = condition if until is None else condition & (lines.c.at <= until)
        with self._store.reading() as db:
            return db.execute(sa.select(lines.c.n).where(condition)).first() is not None

    def lines(self, match: str, channel: Channel, since: int, limit: int, until: int | None = None) -> list[ChatLine]:
        """The lines of a channel from number `since` on, the last `limit` of them, in order.

        `until`: only lines up to that time (Unix time in ms).
        """
        columns = [lines.c[name] for name in ChatLine._fields]
        condition = (lines.c.match == match) & (lines.c.channel == channel) & (lines.c.n >= since)
        condition = condition if until is None else condition & (lines.c.at <= until)
        with self._store.reading() as db:
            newest = db.execute(sa.select(*columns).where(condition).order_by(lines.c.n.desc()).limit(limit)).all()
        return [ChatLine(*row) for row in reversed(newest)]
