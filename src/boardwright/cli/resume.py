"""`boardwright play --resume FILE`: goes on with the unfinished match of a file."""

import argparse
from typing import Any, NamedTuple

import boardwright as bw
from boardwright.cli.names import names_in
from boardwright.cli.source import read
from boardwright.cli.usage import WrongUsage
from boardwright.core.domain.bot_rules import names_a_file, names_a_program
from boardwright.core.domain.game import Game
from boardwright.core.domain.match import Match
from boardwright.core.errors import BadOption, quoted
from boardwright.core.text.words import Words

GIVEN_BY_FILE = {"game": "game", "players": "--players", "names": "--names", "seed": "--seed", "options": "--options", "data": "--data"}
"""Arguments of the command that the file answers."""


class Resumed(NamedTuple):
    """A match of a file, and who plays on. `bots`: names of bots by seat; `deal`: the fair deal and the seats that it fixes, {} if none."""

    match: Match
    names: list[str]
    bots: dict[int, str]
    deal: dict[str, Any]


def resume(args: argparse.Namespace, lang: str) -> Resumed:
    """Read the file and replay its match. `--bots` replaces its bots. Raises BoardwrightError."""
    for name, argument in GIVEN_BY_FILE.items():
        if getattr(args, name):
            raise WrongUsage(f"--resume goes on with the match of a file, expected no {argument}")
    data, content = read(args.resume, "a match file")
    match = bw.replay(data)
    if match.over:
        raise WrongUsage(f"the match of {quoted(args.resume)} is over, expected an unfinished one")
    levels = {n: seat.get("level") for n, seat in enumerate(content.get("seats") or []) if seat.get("kind") == "bot"}
    bots = _bots(args, match.game, levels)
    deal = {"deal": content["deal"], "seats": content["seats"]} if "deal" in content else {}
    return Resumed(match, _names(content, match, Words(lang, match.game)), bots, deal)


def _bots(args: argparse.Namespace, game: Game, levels: dict[int, Any]) -> dict[int, str]:
    """Return the names of the bots by seat. `levels`: those of the file. It may name bots of the game only: no programs are started."""
    given: list[str] = args.bots or []
    if (len(given) > 1 and len(given) != len(levels)) or (given and not levels):
        raise WrongUsage(f"--bots names {len(given)} bots, and the file has {len(levels)}")
    if given:
        return dict(zip(levels, given * len(levels) if len(given) == 1 else given, strict=True))
    for seat, level in levels.items():
        if not _is_of_game(game, level):
            raise WrongUsage(f"the bot of seat {seat + 1} is not one of the game: name another with --bots")
    return levels


def _is_of_game(game: Game, level: Any) -> bool:
    if not isinstance(level, str) or names_a_file(level) or names_a_program(level):
        return False
    try:
        game.bot_rule(level)
    except BadOption:
        return False
    return True


def _names(content: Any, match: Match, words: Words) -> list[str]:
    names = names_in(content) or [""] * match.players
    return [name or words.t("seat-name", number=seat + 1) for seat, name in enumerate(names)]
