"""Checks of a game's outlook: calibration, and log-loss compared with simpler predictions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from boardwright.core.domain.game import Game
from boardwright.core.machine.outlook import POINT, WHOLE
from boardwright.training.positions import OutlookObserver, Positions, concatenated, play
from boardwright.training.settings import Settings

TENTHS = 10
FEWEST = 300
"""The least number of decisions in a tenth that counts."""
THIRDS = 3
LEAST = 1e-4
"""The lower bound of chances: the outlook gives no smaller one."""
STEPS = 25


def check(game: Game, settings: Settings, players: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """Play matches of the field, with every decision as a position, and compare the outlook with the results.

    Returns `matches`, `decisions`, `tenths` (of the predicted chance of the seat that decides: decisions, mean, wins), `thirds` (of the
    matches: log-loss of the outlook and of the simpler ones) and `points` (root of the mean squared error of the expected points).
    """
    observer, parts, matches = OutlookObserver(game), [], 0
    for batch in range(settings.batches(usual=True)):
        parts.append(play(game, settings, players, batch, observer))
        matches += len(np.unique(parts[-1]["match"]))
        progress(matches)
    return {"players": players, "matches": matches, **judged(concatenated(parts))}


def judged(positions: Positions) -> dict[str, Any]:
    """The figures of `check` from the notes of an OutlookObserver."""
    viewer, rows = positions["viewer"].astype(np.int64), np.arange(len(positions["viewer"]))
    chances, share = positions["chances"] / WHOLE, positions["share"]
    error = positions["points"] / POINT - positions["final"]
    return {
        "decisions": len(rows),
        "tenths": _tenths(chances[rows, viewer], share[rows, viewer]),
        "thirds": [_losses(positions, chances, third) for third in range(THIRDS)],
        "points": round(float(np.sqrt((error**2).mean())), 2),
    }


def _tenths(predicted: np.ndarray, won: np.ndarray) -> list[dict[str, Any]]:
    rows = []
    for tenth in range(TENTHS):
        selected = np.minimum((predicted * TENTHS).astype(int), TENTHS - 1) == tenth
        if selected.any():
            row = {"from": tenth / TENTHS, "decisions": int(selected.sum())}
            rows.append(row | {"said": round(float(predicted[selected].mean()), 4), "won": round(float(won[selected].mean()), 4)})
    return rows


def _losses(positions: Positions, chances: np.ndarray, third: int) -> dict[str, Any]:
    """The log-losses in a third of the matches. For points and worth, the best factor and the viewer's advantage are fitted first."""
    selected = np.minimum((positions["past"] * THIRDS).astype(int), THIRDS - 1) == third
    share, players = positions["share"][selected], chances.shape[1]
    viewer_column = np.eye(players)[positions["viewer"][selected].astype(np.int64)]
    losses = {"outlook": log_loss(np.log(np.maximum(chances[selected], LEAST)), share), "even": float(np.log(players))}
    for name, column in (("points", "now"), ("simple", "worth")):
        losses[name] = best_loss(np.stack([positions[column][selected].astype(float), viewer_column], axis=2), share)
    best = min(value for name, value in losses.items() if name != "outlook")
    return {name: round(value, 4) for name, value in losses.items()} | {"better": round(100 * (1 - losses["outlook"] / best), 1)}


def log_loss(logs: np.ndarray, share: np.ndarray) -> float:
    """The mean of minus the logarithm of the chance of what happened."""
    logs = logs - logs.max(axis=1, keepdims=True)
    logs -= np.log(np.exp(logs).sum(axis=1, keepdims=True))
    return float(-(share * logs).sum(axis=1).mean())


def best_loss(x: np.ndarray, share: np.ndarray) -> float:
    """The least log-loss of logarithms that are linear in x (rows, seats, features), by Newton's method."""
    x = x - x.mean(axis=1, keepdims=True)
    x /= x.std(axis=(0, 1)) + 1e-9
    weights, best = np.zeros(x.shape[2]), np.inf
    for _ in range(STEPS):
        logs = x @ weights
        best = min(best, log_loss(logs, share))
        chances = np.exp(logs - logs.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        slope = ((chances - share)[:, :, None] * x).sum(1).mean(0)
        middle = (chances[:, :, None] * x).sum(1)
        curve = np.einsum("np,npi,npj->ij", chances, x, x) / len(x) - middle.T @ middle / len(x)
        weights = weights - np.linalg.solve(curve + 1e-6 * np.eye(len(curve)), slope)
    return best
