"""The result of an arena: ratings, places, points and pairs, with intervals, and what decisions took."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

import numpy as np

from boardwright.arena.bootstrap import Extremes, Interval, interval_of, mean_with_interval, rating_samples
from boardwright.arena.ratings import ELO
from boardwright.arena.running import Run
from boardwright.arena.settings import PAIRS
from boardwright.arena.tally import Block, mean_place, mean_points, pair_score, win_share
from boardwright.core.errors import ArenaError, short

FORMAT = 1
SHARES = (0.0, 1.0)


@dataclass(frozen=True)
class Estimate:
    """A mean over blocks, with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """A bot's results: its rating in Elo, and by seat its share of wins (shared wins count their share), place (from 1) and points.

    `points`: None in a game without points. `given`: the rating is that of the gauntlet. A bot that has not played has no means.
    """

    bot: str
    elo: Estimate
    given: bool
    blocks: int
    wins: Estimate | None
    place: Estimate | None
    points: Estimate | None


@dataclass(frozen=True)
class Pair:
    """Two bots that met: how often the first was placed before the second (equal places: half), and the difference of their ratings.

    `alone`: the share of wins of each as the single one at a table of the other; None at mixed tables.
    """

    bots: tuple[str, str]
    blocks: int
    ahead: Estimate
    elo: Estimate
    alone: tuple[Estimate, Estimate] | None
    points: tuple[float, float] | None


@dataclass(frozen=True)
class Result:
    """The result of an arena.

    `settings`: the header of its file. `digest`: of settings and blocks; equal results have equal digests, on any machine and for any
    number of jobs. `sprt`: `verdict`, `ratio` and `bounds` of the test. `times`: by bot how many decisions were measured, and the mean
    processor seconds and seconds of one; these are not reproduced.
    """

    settings: dict[str, Any]
    blocks: int
    matches: int
    decisions: int
    digest: str
    standings: list[Standing]
    pairs: list[Pair]
    sprt: dict[str, Any] | None
    times: dict[str, dict[str, float]]

    @property
    def bots(self) -> list[str]:
        """The bots, best first."""
        return [standing.bot for standing in self.standings]

    @property
    def ratings(self) -> dict[str, float]:
        """The ratings by bot, best first. The first bot that was named has 0, unless a gauntlet gives ratings."""
        return {standing.bot: standing.elo.value for standing in self.standings}

    @property
    def intervals(self) -> dict[str, Interval]:
        """The 95 % intervals of the ratings."""
        return {standing.bot: (standing.elo.low, standing.elo.high) for standing in self.standings}

    def to_dict(self) -> dict[str, Any]:
        """The result as plain data."""
        return {"format": FORMAT, **asdict(self), "ratings": self.ratings, "intervals": {n: list(i) for n, i in self.intervals.items()}}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Result:
        """The result of `to_dict`. Raises ArenaError."""
        try:
            if data["format"] != FORMAT:
                raise ArenaError(f"result of an arena: format is {short(data['format'])}, expected {FORMAT}")
            plain = {name: data[name] for name in ("settings", "blocks", "matches", "decisions", "digest", "sprt", "times")}
            return cls(
                **plain, standings=[_standing(each) for each in data["standings"]], pairs=[_pair(each) for each in data["pairs"]]
            )
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, ArenaError):
                raise
            raise ArenaError(f"result of an arena: {type(error).__name__}: {error}, expected what to_dict() gives") from None


def _estimate(data: Mapping[str, Any]) -> Estimate:
    return Estimate(float(data["value"]), float(data["low"]), float(data["high"]))


def _standing(data: Mapping[str, Any]) -> Standing:
    means = {name: _estimate(data[name]) if data[name] else None for name in ("wins", "place", "points")}
    return Standing(data["bot"], elo=_estimate(data["elo"]), given=data["given"], blocks=data["blocks"], **means)


def _pair(data: Mapping[str, Any]) -> Pair:
    (one, other), alone, points = data["bots"], data["alone"], data["points"]
    return Pair(
        (one, other),
        data["blocks"],
        _estimate(data["ahead"]),
        _estimate(data["elo"]),
        (_estimate(alone[0]), _estimate(alone[1])) if alone else None,
        (float(points[0]), float(points[1])) if points else None,
    )


def result_of(run: Run) -> Result:
    """The result of the blocks played so far."""
    return _ResultMaker(run).result()


class _ResultMaker:
    def __init__(self, run: Run) -> None:
        self.run, self.settings, self.played = run, run.settings, run.tally.blocks
        logs, samples = rating_samples(run.tally, self.settings.key)
        if not self.settings.fixed:
            logs, samples = logs - logs[0], samples - samples[:, :1]
        self.elo, self.samples = logs * ELO, samples * ELO

    def result(self) -> Result:
        run = self.run
        order = sorted(range(len(self.settings.bots)), key=lambda bot: (-round(float(self.elo[bot]), 1), bot))
        return Result(
            settings=self.settings.header(),
            blocks=run.done,
            matches=sum(len(block.tables) for block in self.played),
            decisions=sum(sum(block.decisions) for block in self.played),
            digest=run.link,
            standings=[self._standing(bot) for bot in order],
            pairs=[pair for pair in (self._pair(one, other) for one, other in combinations(order, 2)) if pair],
            sprt=_verdict(run) if self.settings.sprt else None,
            times={name: _times(*spent) for name, spent in sorted(run.spent.items())},
        )

    def _standing(self, bot: int) -> Standing:
        blocks = [block for block in self.played if bot in block.group]

        def mean(value_of: Callable[[Block, int], float | None], digits: int, extremes: Extremes | None) -> Estimate | None:
            return self._mean([value_of(block, bot) for block in blocks], digits, extremes) if blocks else None

        return Standing(
            bot=self.settings.bots[bot],
            elo=self._elo(self.elo[bot], self.samples[:, bot]),
            given=bot in self.settings.fixed,
            blocks=len(blocks),
            wins=mean(win_share, 4, SHARES),
            place=mean(mean_place, 3, (1, self.settings.players)),
            points=mean(mean_points, 2, None) if self.run.scored else None,
        )

    def _pair(self, one: int, other: int) -> Pair | None:
        blocks = [block for block in self.played if one in block.group and other in block.group]
        if not blocks:
            return None
        points = [float(np.mean([mean_points(block, bot) for block in blocks])) for bot in (one, other)] if self.run.scored else None
        ahead = self._mean([pair_score(block, one, other) for block in blocks], 4, SHARES)
        pairs = self.settings.tables == PAIRS
        alone = [self._mean([win_share(block, bot, True) for block in blocks], 4, SHARES) for bot in (one, other)] if pairs else None
        return Pair(
            bots=(self.settings.bots[one], self.settings.bots[other]),
            blocks=len(blocks),
            ahead=ahead,
            elo=self._elo(self.elo[one] - self.elo[other], self.samples[:, one] - self.samples[:, other]),
            alone=(alone[0], alone[1]) if alone else None,
            points=(round(points[0], 2), round(points[1], 2)) if points else None,
        )

    def _elo(self, value: float, samples: np.ndarray) -> Estimate:
        return _estimated(float(value), interval_of(samples), 1)

    def _mean(self, values: Sequence[float | None], digits: int, extremes: Extremes | None) -> Estimate:
        known = [value for value in values if value is not None]
        return _estimated(*mean_with_interval(known, self.settings.key, extremes), digits)


def _estimated(value: float, interval: Interval, digits: int) -> Estimate:
    """Rounded, so that the last bits of a processor do not show. The interval of an extreme value ends there."""
    low, high = min(value, interval[0]), max(value, interval[1])
    return Estimate(round(value, digits), round(low, digits), round(high, digits))


def _verdict(run: Run) -> dict[str, Any]:
    bounds = run.settings.sprt.bounds if run.settings.sprt else ()
    return {"verdict": run.verdict, "ratio": round(run.ratio, 3), "bounds": [round(each, 3) for each in bounds]}


def _times(decisions: int, processor: int, clock: int) -> dict[str, float]:
    return {"decisions": decisions, "processor_seconds": processor / decisions / 1e9, "seconds": clock / decisions / 1e9}
