"""The fitted weights of a game's outlook: a file in its folder that `boardwright train` makes."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from boardwright.core.errors import BadData, short

FORMAT = 1
FILE = "outlook_weights.json"
LARGEST = 1 << 20
"""Bytes of a file that is read."""


@dataclass(frozen=True)
class Weights:
    """Weights of logarithms of chances, and of points: int32 (players from the fewest, own or others, stage, feature).

    `fewest`: the fewest players; `made`: what they were made from, as plain data.
    """

    fewest: int
    chances: np.ndarray
    points: np.ndarray
    made: dict[str, Any]


def path_of(game: Any) -> Path:
    """Return where a game has its weights."""
    return Path(game.folder) / "bots" / FILE


def file_text(game: Any, weights: Weights) -> str:
    """The content of the file, with a digest of all of it."""
    content: dict[str, Any] = {"format": FORMAT, **_expected(game), "made": weights.made}
    for name in ("chances", "points"):
        content[name] = getattr(weights, name).tolist()
    content["digest"] = _digest(content)
    lines = (f"{json.dumps(name)}: {json.dumps(value)}" for name, value in content.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read(game: Any, path: Path) -> Weights:
    """The weights in a file. Raises BadData if it is damaged, or for another game, version of the rules or list of features."""
    try:
        with path.open("rb") as file:
            content = json.loads(file.read(LARGEST))
        digest = content.pop("digest")
        if digest != _digest(content):
            raise ValueError
        chances, points = (np.array(content[name], np.int32) for name in ("chances", "points"))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError):
        raise BadData(f"{path.name} of {game.id} is damaged, expected what boardwright train {game.id} has made") from None
    for name, expected in {"format": FORMAT, **_expected(game)}.items():
        if content.get(name) != expected:
            difference = f"{name} {short(content.get(name))}, expected {short(expected)}"
            raise BadData(f"{path.name} of {game.id} is for {difference}: boardwright train {game.id} makes it again")
    shape = (len(game.players), 2, game.skill.features.stages, len(game.skill.features.names))
    if chances.shape != shape or points.shape != shape:
        raise BadData(f"{path.name} of {game.id} has weights {chances.shape} and {points.shape}, expected {shape} twice")
    return Weights(game.players[0], chances, points, content["made"])


def _expected(game: Any) -> dict[str, Any]:
    return {"game": game.id, "ruleset": game.ruleset, "features": list(game.skill.features.names)}


def _digest(content: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
