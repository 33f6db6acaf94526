"""The settings of `boardwright train`: the table `[train]` of `game.toml`, changed by a file of the caller."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from boardwright.core.domain.game import Game
from boardwright.core.domain.toml_file import read_toml
from boardwright.core.errors import BadOption, quoted, short

LIMITS = {
    "matches": (10, 10_000_000), "other_matches": (10, 10_000_000),
    "batch": (1, 10_000), "every": (1, 1000), "random_starts": (0, 100), "longest_start": (2, 1000),
    "seed": (0, 2**63), "steps": (1, 100_000), "decay": (0, 1), "smooth": (0, 1), "hidden": (0, 1000), "epochs": (1, 10_000),
}  # fmt: skip


@dataclass(frozen=True)
class Settings:
    """The settings.

    Attributes:
        field: the bots of the matches, each with its share of the seats.
        matches: for the usual number of players.
        other_matches: for each other number of players.
        batch: matches that are played together, by the same bots.
        every: one decision in this many becomes a position.
        random_starts: how many of 100 batches begin with random choices.
        longest_start: how many of these choices a seat makes at most.
        seed: of all of it.
        steps: the most steps of the linear fit.
        decay, smooth: how strongly weights are drawn to 0, and to those of the neighbouring stages.
        hidden: units of the network that is compared; 0: none.
        epochs: how often the network sees each position.
    """

    field: dict[str, int]
    matches: int = 4_000
    other_matches: int = 1_500
    batch: int = 20
    every: int = 5
    random_starts: int = 10
    longest_start: int = 25
    seed: int = 1
    steps: int = 150
    decay: float = 1e-4
    smooth: float = 1e-3
    hidden: int = 16
    epochs: int = 10

    def batches(self, usual: bool) -> int:
        """The number of batches for the usual number of players, or another one."""
        return -(-(self.matches if usual else self.other_matches) // self.batch)

    def of_positions(self) -> dict[str, Any]:
        """The settings on which each position depends, as plain data."""
        return {name: getattr(self, name) for name in ("field", "batch", "every", "random_starts", "longest_start", "seed")}

    def plain(self) -> dict[str, Any]:
        """The settings as plain data."""
        return asdict(self)


def usual_players(game: Game) -> int:
    """The number of players that a game is measured at."""
    return int(game.about.get("gauntlet", {}).get("players", game.players[0]))


def settings_of(game: Game, path: Path | None = None, **changes: Any) -> Settings:
    """The settings of a game, with those of a TOML file and `changes` in place of its own. Raises BadOption."""
    merged: dict[str, Any] = {**game.about.get("train", {}), **(_read(path) if path else {}), **changes}
    known = {each.name for each in fields(Settings)}
    for name in merged.keys() - known:
        raise BadOption(f"settings of training: {quoted(name)}, expected {', '.join(sorted(known))}")
    _check_field(game, merged.get("field"))
    for name, (least, most) in LIMITS.items():
        value = merged.get(name, getattr(Settings, name))
        kind = type(getattr(Settings, name))
        if isinstance(value, bool) or not isinstance(value, (int, kind)) or not least <= value <= most:
            raise BadOption(f"settings of training: {name} {short(value)}, expected a number from {least} to {most}")
    return Settings(**merged)


def _check_field(game: Game, field: Any) -> None:
    if not isinstance(field, Mapping) or not field:
        raise BadOption("settings of training: expected a table field: bots, each with its share of the seats")
    for name, share in field.items():
        game.bot_rule(name)
        if type(share) is not int or not 0 < share <= 1000:
            raise BadOption(f"settings of training: field.{name} is {short(share)}, expected a whole number from 1 to 1000")


def _read(path: Path) -> dict[str, Any]:
    try:
        return read_toml(path)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadOption(f"settings {quoted(str(path))}: {reason}, expected a TOML file") from None
