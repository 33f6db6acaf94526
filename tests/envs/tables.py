"""The games, numbers of players and options with which environments are tested."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import boardwright as bw
from tests.conftest import choose_cases
from tests.contract.matches import GAMES, SMALLEST, load_game

Table = tuple[str, int, dict[str, Any]]


def option_choices(game: Any) -> list[dict[str, Any]]:
    """Return every combination of a game's options."""
    return [dict(zip(game.options, values)) for values in product(*(values for _, values in game.options.values()))]


def all_tables() -> Iterator[Table]:
    """Yield every game with every combination of options and every number of players that it allows."""
    for name in GAMES:
        game = bw.load(name)
        for options in option_choices(game):
            for players in game.players_with(options):
                yield name, players, options


def sampled_tables() -> Iterator[Table]:
    """Yield every number of players of each game, with all values of all options spread over these tables."""
    for name in GAMES:
        game = bw.load(name)
        counts, values = game.players_with(), [values for _, values in game.options.values()]
        for number in range(max([len(counts), *map(len, values)])):
            options = {option: values[(number + 1) % len(values)] for option, values in zip(game.options, values)}
            allowed = game.players_with(options)
            yield name, allowed[number % len(allowed)], options


ENV_TABLES = choose_cases(sampled_tables(), all_tables(), [table for table in sampled_tables() if table[0] == SMALLEST])


def label(table: Any) -> str:
    """Return the name of a table for the id of a test."""
    name, players, options = table
    return "-".join([name, str(players), *(f"{option}={value}" for option, value in options.items())])


def env_arguments(table: Table) -> dict[str, Any]:
    """Return the arguments of an environment at a table, with the machine code of the game compiled."""
    name, players, options = table
    return {"game": load_game(name), "players": players, "options": options}
