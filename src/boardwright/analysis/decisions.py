"""The cost of each decision, compared with the best one given what the seat knew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from boardwright.bots.comparer import Comparer
from boardwright.bots.comparison import Candidate, Comparison
from boardwright.core.domain.game import Game
from boardwright.core.machine.outlook import POINT, WHOLE
from boardwright.core.machine.random import BOT_RNG, bot_seeds
from boardwright.core.machine.state import RecordBuffer

INTERVAL = 1.96
"""Half of a 95 % interval, in standard errors."""
STANDS_OUT = 3.0
"""A loss is a mistake if it is larger than this many standard errors, and at least LEAST ten-thousandths of the win."""
LEAST = 200
FEWEST = 4
"""The least number of simulations of a comparison."""


@dataclass(frozen=True)
class Look:
    """One pass over the decisions that may have cost most.

    Attributes:
        purpose: the label from which the seeds of its worlds are derived.
        percent: its share of the simulations.
        part, least: it covers one in `part` of each seat's decisions with a choice, but at least `least`.
        compares_all: whether it compares all candidates, or only the best one of the look before.
    """

    purpose: str
    percent: int
    part: int
    least: int
    compares_all: bool

    def most(self, decisions: int) -> int:
        """The most decisions it covers of a seat that has `decisions` of them."""
        return min(decisions, max(self.least, decisions // self.part))


LOOKS = (
    Look("look", 35, part=1, least=0, compares_all=True),
    Look("second look", 30, part=3, least=10, compares_all=True),
    Look("closer look", 35, part=16, least=6, compares_all=False),
)
"""The first look has few simulations per decision and often misjudges the best candidate, so the second compares all again."""


@dataclass(frozen=True)
class Choice:
    """A decision with a choice.

    `at`: the number of decisions before it; `hidden`: what the seat knew; `state`: the whole state, or None.
    """

    at: int
    seat: int
    legal: tuple[int, ...]
    played: int
    hidden: Any
    state: Any


@dataclass(frozen=True)
class Option:
    """The outcome of an action: chances in ten-thousandths, points in hundredths.

    `gain`: its chance minus that of the played action; `error`: half of its interval; `measured`: False if it was dropped early, so that
    its figures are rough.
    """

    action: int
    chance: int
    points: int
    gain: int
    error: int
    tries: int
    measured: bool


@dataclass(frozen=True)
class Judged:
    """A decision, judged. `loss`: how much less chance the played action has than the best one, 0 or more, in ten-thousandths of the win;
    `error`: half of its interval; `point_loss`: the same in hundredths of a point; `options`: best first; `full`: with full knowledge."""

    at: int
    seat: int
    played: int
    best: int
    loss: int
    error: int
    point_loss: int
    options: tuple[Option, ...]
    is_mistake: bool
    full: Judged | None = None


def judge(
    game: Game, choices: Sequence[Choice], simulations: int, key: bytes, full: bool, progress: Callable[[int], None]
) -> list[Judged]:
    """Judge decisions, with `simulations` for each on average. `full`: also judge mistakes with full knowledge.

    After the first look, each covers only the decisions of a seat that seem worst so far. `progress(done)` is called after each comparison.
    """
    compared: dict[int, Comparison] = {}
    judgements: dict[int, Judged] = {}
    counts, suspects, done, budget = Counter(choice.seat for choice in choices), list(choices), 0, FEWEST
    for look in LOOKS:
        if compared:
            suspects = suspicious(suspects, compared, counts, look)
        comparer, budget = _comparer(game, key, look.purpose), budget_of(look, simulations, len(choices), len(suspects))
        for choice in suspects:
            earlier = None if look.compares_all else compared[choice.at]
            comparison = comparer.compare(
                choice.hidden, choice.seat, choice.legal, choice.played, budget, candidates=[earlier.best.action] if earlier else ()
            )
            compared[choice.at], judgements[choice.at] = comparison, judged(choice, comparison, earlier.candidates if earlier else ())
            done += 1
            progress(done)
    if full:
        comparer = _comparer(game, key, "full knowledge")
        for choice in choices:
            if judgements[choice.at].is_mistake:
                comparison = comparer.compare(choice.state, choice.seat, choice.legal, choice.played, budget, all_known=True)
                judgements[choice.at] = replace(judgements[choice.at], full=judged(choice, comparison, ()))
    return [judgements[choice.at] for choice in choices]


def budget_of(look: Look, simulations: int, decisions: int, suspects: int) -> int:
    """The simulations for each of the suspects. `simulations`: for each of all `decisions`, on average."""
    return max(FEWEST, look.percent * simulations * decisions // (100 * max(1, suspects)))


def most_comparisons(choices: Iterable[Choice]) -> int:
    """The most comparisons that `judge` makes."""
    counts = Counter(choice.seat for choice in choices)
    return sum(look.most(count) for look in LOOKS for count in counts.values())


def suspicious(choices: Iterable[Choice], compared: Mapping[int, Comparison], counts: Mapping[int, int], look: Look) -> list[Choice]:
    """The decisions of each seat that may have cost most, in the order of `choices`. `counts`: by seat, the number of decisions."""
    left = {seat: look.most(count) for seat, count in counts.items()}
    suspects: list[Choice] = []
    for choice in sorted(choices, key=lambda choice: (-_doubt(compared[choice.at].best), choice.at)):
        if compared[choice.at].best.gain > 0 and left[choice.seat]:
            left[choice.seat] -= 1
            suspects.append(choice)
    return sorted(suspects, key=lambda choice: choice.at)


def _doubt(best: Candidate) -> float:
    """The upper estimate of what the played action cost."""
    return best.gain + best.error


def judged(choice: Choice, comparison: Comparison, others: Sequence[Candidate]) -> Judged:
    """A decision, judged by a comparison. `others`: candidates of an earlier look."""
    best, played = comparison.best, comparison.first
    better = best.gain > 0
    shown = {candidate.action: option(candidate, measured=False) for candidate in others}
    shown |= {candidate.action: option(candidate, candidate.measured) for candidate in comparison.candidates}
    return Judged(
        choice.at,
        choice.seat,
        choice.played,
        best.action if better else played.action,
        round(WHOLE * best.gain) if better else 0,
        round(WHOLE * INTERVAL * best.error),
        round(POINT * best.point_gain) if better else 0,
        tuple(sorted(shown.values(), key=lambda each: (not each.measured, -each.chance, each.action))),
        better and round(WHOLE * best.gain) >= LEAST and best.gain > STANDS_OUT * best.error,
    )


def option(candidate: Candidate, measured: bool) -> Option:
    """A candidate in whole numbers."""
    chance, points, gain = round(WHOLE * candidate.chance), round(POINT * candidate.points), round(WHOLE * candidate.gain)
    return Option(candidate.action, chance, points, gain, round(WHOLE * INTERVAL * candidate.error), candidate.tries, measured)


def mistakes_of(decisions: Iterable[Judged], seat: int) -> list[Judged]:
    """The mistakes of a seat, costliest first. Of those that follow each other directly, as steps of a turn do, only the costliest."""
    runs: list[list[Judged]] = []
    for each in sorted((each for each in decisions if each.seat == seat and each.is_mistake), key=lambda each: each.at):
        if runs and runs[-1][-1].at == each.at - 1:
            runs[-1].append(each)
        else:
            runs.append([each])
    return sorted((min(run, key=_costliest_first) for run in runs), key=_costliest_first)


def _costliest_first(each: Judged) -> tuple[int, int]:
    return -each.loss, each.at


def _comparer(game: Game, key: bytes, purpose: str) -> Comparer:
    rng = RecordBuffer(BOT_RNG)
    rng.array["s"] = bot_seeds([key], purpose)
    return Comparer(game, game.skill.analyst, rng)
