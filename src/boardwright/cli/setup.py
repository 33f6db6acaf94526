"""Turns arguments into a game, its options and a seed. Everything is checked before anything starts."""

import argparse
from collections.abc import Iterable
from typing import Any, NamedTuple

import boardwright as bw
from boardwright.cli.usage import WrongUsage
from boardwright.core.domain.game import Game
from boardwright.core.domain.registry import folder_of
from boardwright.core.machine.random import key_of


class Chosen(NamedTuple):
    """The match to play. `seed`: as given, or a new one as 64 hexadecimal digits, which reproduces the matches."""

    game: Game
    options: dict[str, Any]
    key: bytes
    seed: int | str


def choose(args: argparse.Namespace, players: int) -> Chosen:
    """The game with its data, options and seed. Raises BoardwrightError."""
    folder_of(args.game)  # report an unknown game before reading anything
    if len(args.seed or "") > 64:
        raise WrongUsage(f"seed has {len(args.seed)} characters, expected a whole number or 64 hexadecimal digits")
    key = key_of(args.seed)
    game = bw.load(args.game, args.data)
    options = _options(game, args.options)
    game.check_players(players, options)
    seed = key.hex() if args.seed is None else args.seed
    return Chosen(game, options, key, int(seed) if len(seed) < 64 else seed)


def counts(args: argparse.Namespace) -> range:
    """The numbers of players that the chosen options allow. Raises BoardwrightError."""
    game = bw.load(args.game, args.data)
    return game.players_with(_options(game, args.options)) or game.players  # none: `choose` reports the conflict


def _options(game: Game, pairs: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """The options with their allowed values: a text becomes the value with the same text."""
    chosen: dict[str, Any] = {}
    for name, text in pairs:
        allowed = game.options[name][1] if name in game.options else []
        chosen[name] = next((value for value in allowed if str(value).lower() == text.lower()), text)
    return game.check_options(chosen)
