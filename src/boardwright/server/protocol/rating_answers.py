"""Answers about ratings over HTTP.

`docs/wire_protocol.md` is generated from these classes: a line `field: text` in a docstring describes that field.
"""

from msgspec import UNSET, Struct, UnsetType


class RatingOut(Struct):
    """A rating on the scale of the bots: a hundred more is before the other in 64 % of the matches.

    value: in Elo
    spread: its standard deviation
    matches: how many rated matches it comes from; with fewer than 5 it means little
    """

    value: int
    spread: int
    matches: int


class RatedMatchOut(Struct):
    """A rated match of a person.

    ended: Unix time in ms
    place: for the rating, from 1; shared places are equal
    shared: whether others had the same place
    seats: how many there were
    rating: after the match
    left: whether the person left it
    """

    match: str
    ended: int
    place: int
    shared: bool
    seats: int
    rating: RatingOut
    left: bool


class GameRatingOut(Struct):
    """The own rating in a game.

    start: the value that a new player begins with
    history: oldest first, the last 500
    """

    game: str
    rating: RatingOut
    start: int
    history: list[RatedMatchOut]


class OwnRatingsOut(Struct):
    """The ratings of this device, or of the account that is signed in.

    appears: the name under which all see them; null: nobody else does
    """

    appears: str | None
    games: list[GameRatingOut]


class RankedOut(Struct):
    """A place in the table of a game.

    yours: whether it is the account that is signed in
    """

    name: str
    rating: RatingOut
    yours: bool


class RatedSeatOut(Struct):
    """The rating of a person at a rated table or match.

    before: when the match began to count; while it waits or runs: now
    after: left out: it has not ended
    left: true: the person has left the match; left out: they have not
    """

    seat: int
    before: RatingOut
    after: RatingOut | UnsetType = UNSET
    left: bool | UnsetType = UNSET
