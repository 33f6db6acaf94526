"""Ratings as pages get them: those of the client, and of accounts that appear. These functions block."""

from itertools import groupby

from msgspec import UNSET

from boardwright.ratings import Number
from boardwright.server.accounts.rules import checked_account_name, name_look
from boardwright.server.errors import ApiError, Conflict, not_found
from boardwright.server.games.catalog import Catalog
from boardwright.server.protocol.rating_answers import GameRatingOut, OwnRatingsOut, RankedOut, RatedMatchOut, RatedSeatOut, RatingOut
from boardwright.server.store import RatingStore

LONGEST = 500
"""Most matches in a history, and most people in a table."""


class RatingAnswers:
    """Answers about ratings. `device`: the client's; None: a stranger's."""

    def __init__(self, ratings: RatingStore, catalog: Catalog) -> None:
        self._ratings, self._catalog = ratings, catalog

    def of_device(self, device: int) -> OwnRatingsOut:
        """The ratings of a device, or of the account that is signed in there."""
        games = []
        for game, group in groupby(self._ratings.history(device), key=lambda each: each[0].game):
            rows = list(group)
            last = rows[-1][0].number
            assert last is not None
            history = [
                RatedMatchOut(row.match, row.ended, better + 1, as_well > 1, size, shown(row.number), row.left)
                for row, better, as_well, size in rows[-LONGEST:]
                if row.number is not None
            ]
            games.append(GameRatingOut(game, shown(last), self._catalog_start(game), history))
        return OwnRatingsOut(self._ratings.names().get(device), games)

    def table(self, game: str, device: int | None) -> list[RankedOut]:
        """The accounts that appear and have a settled number in a game, best first. Raises ApiError 404."""
        self._catalog.load(game)
        settled = [each for each in self._ratings.table(game) if each[2].is_settled]
        return [RankedOut(name, shown(number), device is not None and owner == device) for name, owner, number in settled[:LONGEST]]

    def seats(self, id: str, device: int | None) -> list[RatedSeatOut]:
        """The numbers of people at a rated table or match: this device's, and those of accounts that appear. Raises ApiError 404."""
        seated = self._ratings.seated(id)
        if seated is None:
            raise not_found("match")
        game, people = seated
        names = self._ratings.names()
        seen = {seat: owner for seat, owner in people.items() if owner == device or owner in names}
        start = Number(self._catalog_start(game) * 100)
        rows = {row.seat: row for row in self._ratings.of_match(id)}
        if not rows:
            numbers = self._ratings.numbers_of(game, list(seen.values()))
            return [RatedSeatOut(seat, shown(numbers.get(owner, start))) for seat, owner in seen.items()]
        before = self._ratings.before(list(rows.values()))
        rated_seats = []
        for seat, owner in seen.items():
            old = before.get(owner, Number(rows[seat].given))
            rated_seats.append(RatedSeatOut(seat, shown(old), shown(rows[seat].number or old), True if rows[seat].left else UNSET))
        return rated_seats

    def appear(self, account: int, device: int, name: str | None) -> None:
        """Show the ratings of an account to all under a name; None: to nobody else.

        Raises ApiError: 422 `bad_account_name`, `name_reserved`; 409 `name_taken` if another one appears under a name that looks like it.
        """
        cleaned = None if name is None else checked_account_name(name)
        if cleaned is not None:
            others = (name_look(other) for owner, other in self._ratings.names().items() if owner != device)
            if name_look(cleaned) in others:
                raise ApiError(409, "name_taken")
        try:
            self._ratings.appear(account, cleaned)
        except Conflict:
            raise ApiError(409, "name_taken") from None

    def _catalog_start(self, game: str) -> int:
        """The initial number of a new player; also of a game that is no longer installed."""
        try:
            self._catalog.load(game)
            return self._catalog.first_rating(game)
        except ApiError:
            return 0


def shown(number: Number | None) -> RatingOut:
    """A number in whole Elo."""
    assert number is not None
    return RatingOut(round(number.value / 100), round(number.spread / 100), number.matches)
