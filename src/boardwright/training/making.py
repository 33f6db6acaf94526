"""Makes the weights of a game's outlook in a folder: positions, fit, report. The same call resumes an interrupted one."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from boardwright.core.domain.atomic_file import write_atomically
from boardwright.core.domain.game import Game
from boardwright.core.domain.outlook_weights import FILE, Weights, file_text
from boardwright.core.errors import BadOption, MissingExtra, quoted
from boardwright.training.positions import FeatureObserver, Positions, concatenated, play, select_rows
from boardwright.training.settings import Settings, usual_players

RECIPE, REPORT = "recipe.json", "report.json"
HELD_OUT = 10
"""One batch in this many is held out."""
Progress = Callable[[str, int, int, int], None]
"""Called with the stage (`positions`, `loss` or `network`), the number of players, the finished steps, and all steps (0: unknown)."""


def make(game: Game, settings: Settings, folder: Path, progress: Progress) -> dict[str, Any]:
    """Play, fit, and write weights and report. The same settings make the same positions, and on the same machine the same weights.

    Returns the report. Raises BadOption if the folder holds something else, MissingExtra without PyTorch.
    """
    _open(game, settings, folder)
    observer = FeatureObserver(game)
    for players in game.players_with():
        batches = settings.batches(players == usual_players(game))
        for batch in range(batches):
            if not _is_whole(_path(folder, players, batch)):
                _save(_path(folder, players, batch), play(game, settings, players, batch, observer))
            progress("positions", players, batch + 1, batches)
    return _fit(game, settings, folder, progress)


def _open(game: Game, settings: Settings, folder: Path) -> None:
    """Create the folder, or check that its positions are of the same recipe. Raises BadOption."""
    recipe = {"game": game.id, "ruleset": game.ruleset, "features": list(game.skill.features.names), **settings.of_positions()}
    text = json.dumps(recipe, indent=1) + "\n"
    path = folder / RECIPE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            if any(folder.iterdir()):
                raise BadOption(f"--out {quoted(str(folder))}: holds other files, expected an empty folder")
            write_atomically(path, text.encode())
        elif path.read_text(encoding="utf-8") != text:
            raise BadOption(f"--out {quoted(str(folder))}: made with other settings or rules than these, expected an empty folder")
    except OSError as error:
        raise BadOption(f"--out {quoted(str(folder))}: {error.strerror}, expected a folder that can be written") from None


def _path(folder: Path, players: int, batch: int) -> Path:
    return folder / f"positions-{players}-{batch:05}.npz"


def _save(path: Path, positions: Positions) -> None:
    content = io.BytesIO()
    np.savez_compressed(content, **positions)  # type: ignore[arg-type]  # a position has no array named allow_pickle
    write_atomically(path, content.getvalue())


def _is_whole(path: Path) -> bool:
    """Return whether a file of positions is there and not damaged."""
    try:
        with zipfile.ZipFile(path) as file:
            return file.testzip() is None
    except (OSError, zipfile.BadZipFile):
        return False


def load(folder: Path, players: int, batches: range) -> Positions:
    """The positions of some batches."""
    parts = []
    for batch in batches:
        with np.load(_path(folder, players, batch)) as file:
            parts.append({name: file[name] for name in file.files})
    return concatenated(parts)


def _fit(game: Game, settings: Settings, folder: Path, progress: Progress) -> dict[str, Any]:
    try:
        from boardwright.training import fitting
    except ImportError:
        raise MissingExtra("training", "train") from None
    report: dict[str, Any] = {"game": game.id, "ruleset": game.ruleset, "settings": settings.plain(), "players": {}}
    fits = []
    for players in game.players_with():
        positions = load(folder, players, range(settings.batches(players == usual_players(game))))
        held = positions["match"] // settings.batch % HELD_OUT == HELD_OUT - 1
        parts = select_rows(positions, ~held), select_rows(positions, held)
        fits.append(fitting.fit(*parts, game.skill.features.stages, settings, partial(_report_fit, progress, players)))
        report["players"][str(players)] = {
            "positions": len(parts[0]["match"]),
            "held_out": len(parts[1]["match"]),
            "even": round(float(np.log(players)), 4),
            "losses": [round(loss, 5) for loss in fits[-1].losses],
            "network": [round(loss, 5) for loss in fits[-1].network],
        }
    chances, points = fitting.in_integers(fits)
    weights = Weights(game.players[0], chances, points, {"settings": settings.plain()})
    write_atomically(folder / FILE, file_text(game, weights).encode())
    write_atomically(folder / REPORT, (json.dumps(report, indent=1) + "\n").encode())
    return report


def _report_fit(progress: Progress, players: int, stage: str, done: int) -> None:
    progress(stage, players, done, 0)
