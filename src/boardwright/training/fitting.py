"""Fits the weights of an outlook to positions. The only module that needs PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import torch

from boardwright.core.machine.outlook import FINE, POINT, STAGE
from boardwright.training.positions import Positions
from boardwright.training.settings import Settings

THOUSANDTHS = 1000
RARE = 1e-6
"""A feature that varies less is left out."""
WIDEST = 8.0
"""The network's inputs are clamped to this many standard deviations."""
BATCH = 512
RATE = 3e-3
Progress = Callable[[str, int], None]


class Fit(NamedTuple):
    """A fit for a number of players.

    Attributes:
        chances, points: the weights, float64 (own or others, stage, feature).
        losses: the log-loss after each step.
        network: the log-loss on matches held out, linear and then after each epoch of the network.
    """

    chances: np.ndarray
    points: np.ndarray
    losses: list[float]
    network: list[float]


class Scale:
    """Brings features to mean 0 and deviation 1, and weights back. Feature 0 is the constant."""

    def __init__(self, x: np.ndarray) -> None:
        rows = x.reshape(-1, x.shape[2]).astype(np.float64)
        self.middle, spread = rows.mean(axis=0), rows.std(axis=0)
        self.spread = np.where(spread < RARE, np.inf, spread)

    def scaled(self, x: np.ndarray) -> np.ndarray:
        """The features as float32."""
        features: np.ndarray = ((x - self.middle) / self.spread).astype(np.float32)
        features[:, :, 0] = 1
        return features

    def restored(self, weights: np.ndarray) -> np.ndarray:
        """The weights of the features as they were."""
        restored = weights / self.spread
        restored[..., 0] = weights[..., 0] - (restored * self.middle)[..., 1:].sum(axis=-1)
        return restored


class Table:
    """Positions as tensors."""

    def __init__(self, positions: Positions, scale: Scale, stages: int, device: Any) -> None:
        stage = torch.tensor(positions["stage"], device=device)
        self.x = torch.tensor(scale.scaled(positions["x"]), device=device)
        self.row = (stage // STAGE).long()
        self.next = (self.row + 1).clamp(max=stages - 1)
        self.past = ((stage % STAGE) / STAGE).float()[:, None]
        viewer = torch.tensor(positions["viewer"].astype(np.int64), device=device)
        self.own = torch.nn.functional.one_hot(viewer, self.x.shape[1]).float()
        self.share = torch.tensor(positions["share"], device=device)
        self.final = torch.tensor(positions["final"].astype(np.float32), device=device)
        self.stages = stages

    def weigh(self, own_and_others: Any) -> Any:
        """The weighted sums of all seats. `own_and_others`: the weights, (2, stage, feature)."""
        sums = []
        for weights in own_and_others:
            stage_weights = weights[self.row] * (1 - self.past) + weights[self.next] * self.past
            sums.append(torch.bmm(self.x, stage_weights[:, :, None])[:, :, 0])
        return self.own * sums[0] + (1 - self.own) * sums[1]

    def inputs(self) -> Any:
        """The network's inputs for each seat: its features, whether it is the viewer, the stage."""
        stage = torch.zeros(len(self.x), self.stages, device=self.x.device)
        stage.scatter_add_(1, self.row[:, None], 1 - self.past)
        stage.scatter_add_(1, self.next[:, None], self.past)
        return torch.cat([self.x.clamp(-WIDEST, WIDEST), self.own[:, :, None], stage[:, None].expand(-1, self.x.shape[1], -1)], 2)


def log_loss(logs: Any, share: Any) -> Any:
    """The mean of minus the logarithm of the chance of what happened."""
    return -(share * torch.log_softmax(logs, 1)).sum(1).mean()


def device_of() -> Any:
    """A GPU if there is one."""
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def fit(train: Positions, test: Positions, stages: int, settings: Settings, progress: Progress) -> Fit:
    """Fit logarithms of chances, and points, each linear in the features by stage."""
    scale, device = Scale(train["x"]), device_of()
    table, held_out = (Table(positions, scale, stages, device) for positions in (train, test))
    losses: list[float] = []
    chances = _descend(table, settings, lambda weights: log_loss(table.weigh(weights), table.share), losses, progress)
    middle, spread = table.final.mean(), table.final.std() + 1
    points = _descend(table, settings, lambda weights: ((table.weigh(weights) - (table.final - middle) / spread) ** 2).mean(), [], progress)
    points = points * spread.item()
    points[..., 0] += middle.item()
    network = compare_network(table, held_out, chances, settings, progress)
    return Fit(scale.restored(chances), scale.restored(points), losses, network)


def _descend(table: Table, settings: Settings, loss_of: Callable[[Any], Any], losses: list[float], progress: Progress) -> np.ndarray:
    """Minimise a loss (L-BFGS). Fitted are the means of own and other seats' weights, and half their difference."""
    parameters = torch.zeros(2, table.stages, table.x.shape[2], device=table.x.device, requires_grad=True)
    optimiser = torch.optim.LBFGS([parameters], max_iter=settings.steps, history_size=20, line_search_fn="strong_wolfe")

    def weights() -> Any:
        return torch.stack([parameters[0] + parameters[1], parameters[0] - parameters[1]])

    def closure() -> Any:
        optimiser.zero_grad()
        loss = loss_of(weights())
        losses.append(float(loss.detach()))
        progress("loss", len(losses))
        total = loss + settings.decay * (parameters**2).sum() + settings.smooth * ((parameters[:, 1:] - parameters[:, :-1]) ** 2).sum()
        total.backward()
        return total

    optimiser.step(closure)
    return np.asarray(weights().detach().cpu(), np.float64)


def compare_network(train: Table, test: Table, linear: np.ndarray, settings: Settings, progress: Progress) -> list[float]:
    """Train a small network that corrects the linear logarithms; its log-loss on the test after each epoch, the first without it."""
    torch.manual_seed(settings.seed)
    weights = torch.tensor(linear, dtype=torch.float32, device=train.x.device)
    train_inputs, test_inputs, base, test_base = train.inputs(), test.inputs(), train.weigh(weights), test.weigh(weights)
    first = torch.nn.Linear(train_inputs.shape[2], settings.hidden, device=train_inputs.device)
    last = torch.nn.Linear(settings.hidden, 1, bias=False, device=train_inputs.device)
    torch.nn.init.zeros_(last.weight)
    optimiser = torch.optim.AdamW([*first.parameters(), *last.parameters()], lr=RATE, weight_decay=settings.decay)

    def logs(inputs: Any, base: Any) -> Any:
        return base + last(torch.relu(first(inputs)))[:, :, 0]

    losses = [float(log_loss(test_base, test.share))]
    for _ in range(settings.epochs if settings.hidden else 0):
        order = torch.randperm(len(train_inputs))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            optimiser.zero_grad()
            log_loss(logs(train_inputs[rows], base[rows]), train.share[rows]).backward()
            optimiser.step()
        with torch.no_grad():
            losses.append(float(log_loss(logs(test_inputs, test_base), test.share)))
        progress("network", len(losses))
    return losses


def in_integers(fits: list[Fit]) -> tuple[np.ndarray, np.ndarray]:
    """The weights of chances and of points as the rules use them."""
    chances = np.round(np.array([fit.chances for fit in fits]) * THOUSANDTHS * FINE)
    points = np.round(np.array([fit.points for fit in fits]) * POINT * FINE)
    return chances.astype(np.int32), points.astype(np.int32)
