"""How well the chances of a game's outlook fit: calibration, and log-loss beside what is simpler."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from boardwright.core.domain.game import Game
from boardwright.core.machine.outlook import POINT, WHOLE
from boardwright.training.positions import OutlookObserver, Positions, joined, play
from boardwright.training.settings import Settings

TENTHS = 10
FEWEST = 300
"""Decisions in a tenth from which it counts."""
THIRDS = 3
LEAST = 1e-4
"""No chance counts as lower: the outlook knows no smaller one."""
STEPS = 25


def check(game: Game, settings: Settings, players: int, tell: Callable[[int], None]) -> dict[str, Any]:
    """Play matches of the field, every decision a position, and compare what the outlook said with what happened.

    Returns `matches`, `decisions`, `tenths` (of the predicted chance of the seat that decides: decisions, mean, wins), `thirds` (of the
    matches: log-loss of the outlook and of the simpler ones) and `points` (root of the mean squared error of the expected points).
    """
    observer, parts, done = OutlookObserver(game), [], 0
    for batch in range(settings.batches(usual=True)):
        parts.append(play(game, settings, players, batch, observer))
        done += len(np.unique(parts[-1]["match"]))
        tell(done)
    return {"players": players, "matches": done, **judged(joined(parts))}


def judged(positions: Positions) -> dict[str, Any]:
    """The figures of `check` from what an OutlookObserver saw."""
    viewer, rows = positions["viewer"].astype(np.int64), np.arange(len(positions["viewer"]))
    chances, share = positions["chances"] / WHOLE, positions["share"]
    error = positions["points"] / POINT - positions["final"]
    return {
        "decisions": len(rows),
        "tenths": _tenths(chances[rows, viewer], share[rows, viewer]),
        "thirds": [_losses(positions, chances, third) for third in range(THIRDS)],
        "points": round(float(np.sqrt((error**2).mean())), 2),
    }


def _tenths(said: np.ndarray, won: np.ndarray) -> list[dict[str, Any]]:
    found = []
    for tenth in range(TENTHS):
        of = np.minimum((said * TENTHS).astype(int), TENTHS - 1) == tenth
        if of.any():
            row = {"from": tenth / TENTHS, "decisions": int(of.sum())}
            found.append(row | {"said": round(float(said[of].mean()), 4), "won": round(float(won[of].mean()), 4)})
    return found


def _losses(positions: Positions, chances: np.ndarray, third: int) -> dict[str, Any]:
    """The log-losses in a third of the matches. Points and worth are given the best factor, and what it is worth to be the viewer."""
    of = np.minimum((positions["past"] * THIRDS).astype(int), THIRDS - 1) == third
    share, players = positions["share"][of], chances.shape[1]
    own = np.eye(players)[positions["viewer"][of].astype(np.int64)]
    found = {"outlook": log_loss(np.log(np.maximum(chances[of], LEAST)), share), "even": float(np.log(players))}
    for name, column in (("points", "now"), ("simple", "worth")):
        found[name] = best_loss(np.stack([positions[column][of].astype(float), own], axis=2), share)
    best = min(value for name, value in found.items() if name != "outlook")
    return {name: round(value, 4) for name, value in found.items()} | {"better": round(100 * (1 - found["outlook"] / best), 1)}


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
