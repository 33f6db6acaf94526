"""The games, numbers of players and options that environments are tested with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import boardwright as bw
from tests.conftest import choose_cases
from tests.contract.matches import GAMES, SMALLEST, loaded

Table = tuple[str, int, dict[str, Any]]


def choices_of(game: Any) -> list[dict[str, Any]]:
    """Every choice of a game's options."""
    return [dict(zip(game.options, values)) for values in product(*(values for _, values in game.options.values()))]


def every_table() -> Iterator[Table]:
    """Every game with every choice of options and every number of players that it allows."""
    for name in GAMES:
        game = bw.load(name)
        for options in choices_of(game):
            for players in game.players_with(options):
                yield name, players, options


def usual_tables() -> Iterator[Table]:
    """Every number of players; of each game all values of all options, spread over these."""
    for name in GAMES:
        game = bw.load(name)
        counts, values = game.players_with(), [values for _, values in game.options.values()]
        for number in range(max([len(counts), *map(len, values)])):
            options = {each: some[(number + 1) % len(some)] for each, some in zip(game.options, values)}
            allowed = game.players_with(options)
            yield name, allowed[number % len(allowed)], options


EVERY = choose_cases(usual_tables(), every_table(), [table for table in usual_tables() if table[0] == SMALLEST])


def label(table: Any) -> str:
    """A table as part of a test's name."""
    name, players, options = table
    return "-".join([name, str(players), *(f"{option}={value}" for option, value in options.items())])


def prepared(table: Table) -> dict[str, Any]:
    """The arguments of an environment at this table; the machine code is there."""
    name, players, options = table
    return {"game": loaded(name), "players": players, "options": options}
