"""Ratings of people and bots on one scale for each game, from the places they took in rated matches.

Nothing here knows a server, a clock or a database. docs/ratings.md explains the numbers, decision 91 the rules.
"""

from boardwright.ratings.ledger import Ledger
from boardwright.ratings.match import RatedMatch, RatedSeat, abandoned, finished
from boardwright.ratings.number import SETTLED, Number
from boardwright.ratings.rating import rate

__all__ = ["SETTLED", "Ledger", "Number", "RatedMatch", "RatedSeat", "abandoned", "finished", "rate"]
