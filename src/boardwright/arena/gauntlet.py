"""The gauntlet of a game: the opponents that new bots are measured against, with their ratings. It stands in `game.toml` and is frozen:
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
    said = game.about.get("gauntlet")
    if said is None:
        raise BadOption(f"gauntlet: {game.id} declares none in game.toml, expected --bots and --games")
    if not isinstance(said, dict) or set(said) != FIELDS:
        raise BadData(f"{game.id}: gauntlet is {short(said)}, expected {', '.join(sorted(FIELDS))}")
    for name in ("version", "blocks", "seed"):
        if type(said[name]) is not int or said[name] < 1:
            raise BadData(f"{game.id}: gauntlet.{name} is {short(said[name])}, expected a whole number from 1")
    bots = said["bots"]
    if not isinstance(bots, dict) or not bots or not all(type(each) in (int, float) for each in bots.values()):
        raise BadData(f"{game.id}: gauntlet.bots is {short(bots)}, expected names and ratings")
    ratings = {name: float(rating) for name, rating in bots.items()}
    return Gauntlet(said["version"], game.check_players(said["players"]), said["blocks"], said["seed"], ratings)
