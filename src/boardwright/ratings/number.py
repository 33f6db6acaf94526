"""A player's rating: a number on the arena's scale, and how uncertain it is."""

from typing import NamedTuple

SETTLED = 5
"""A number is shown after this many rated matches."""
FIRM = 75_00
"""Up to this spread a number is firm: uncertain numbers of others do not move it."""
START_SPREAD = 250_00
BOT_SPREAD = 20_00


class Number(NamedTuple):
    """A rating in hundredths of Elo. Whole numbers are the same on every machine and in every database.

    value: the rating
    spread: its standard deviation
    matches: how many rated matches it comes from
    """

    value: int
    spread: int = START_SPREAD
    matches: int = 0

    @property
    def is_settled(self) -> bool:
        """Whether it comes from enough matches to be shown."""
        return self.matches >= SETTLED

    @property
    def is_firm(self) -> bool:
        """Whether it is certain enough that only firm numbers move it."""
        return self.spread <= FIRM


def bot_number(value: int) -> Number:
    """The number of a bot, which the arena has measured and no match moves. `value`: in hundredths of Elo."""
    return Number(value, BOT_SPREAD)
