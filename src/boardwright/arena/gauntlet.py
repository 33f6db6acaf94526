"""The gauntlet of a game: the opponents that new bots are measured against, with their ratings. It is declared in `game.toml` and frozen:
another bot, budget, rating or seed makes another version, so that ratings of one version can be compared.

    [gauntlet]
    version = 1
    players = 2
    blocks = 150  # per opponent
    seed = 1
    bots = {greedy = 0, novice = -310}  # ratings
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from boardwright.core.domain.game import Game
from boardwright.core.errors import BadData, BadOption, short

FIELDS = {"version", "players", "blocks", "seed", "bots"}


@dataclass(frozen=True)
class Gauntlet:
    """A version of a gauntlet. `blocks`: per opponent; `bots`: the rating of each."""

    version: int
    players: int
    blocks: int
    seed: int
    bots: dict[str, float]

    def plain(self) -> dict[str, Any]:
        """The gauntlet as plain data."""
        return asdict(self)


def gauntlet_of(game: Game) -> Gauntlet:
    """The gauntlet that a game declares. Raises BadOption if there is none, BadData if it is not one."""
    declared = game.about.get("gauntlet")
    if declared is None:
        raise BadOption(f"gauntlet: {game.id} declares none in game.toml, expected --bots and --games")
    if not isinstance(declared, dict) or set(declared) != FIELDS:
        raise BadData(f"{game.id}: gauntlet is {short(declared)}, expected {', '.join(sorted(FIELDS))}")
    for name in ("version", "blocks", "seed"):
        if type(declared[name]) is not int or declared[name] < 1:
            raise BadData(f"{game.id}: gauntlet.{name} is {short(declared[name])}, expected a whole number from 1")
    bots = declared["bots"]
    if not isinstance(bots, dict) or not bots or not all(type(each) in (int, float) for each in bots.values()):
        raise BadData(f"{game.id}: gauntlet.bots is {short(bots)}, expected names and ratings")
    ratings = {name: float(rating) for name, rating in bots.items()}
    return Gauntlet(declared["version"], game.check_players(declared["players"]), declared["blocks"], declared["seed"], ratings)
