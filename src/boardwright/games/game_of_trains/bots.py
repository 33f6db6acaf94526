"""Bots of Game of Trains. They see the hidden copy only, and compute in integers: same seed, same choices on every machine."""

from boardwright.games.game_of_trains.greedy import greedy
from boardwright.games.game_of_trains.sorter import sorter

BOTS = {"sorter": sorter, "greedy": greedy}
