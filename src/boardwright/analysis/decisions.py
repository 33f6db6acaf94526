"""What each decision cost against the best that the seat could have found, by what it knew."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
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
"""A loss is named if it is larger than so many standard errors, and at least LEAST ten-thousandths of the win."""
LEAST = 200
CLOSER, EIGHTH = 6, 8
"""How many decisions of each seat are looked at more closely: so many, or an eighth of those with a choice if that is more."""


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
    """What an action leads to. Chances in ten-thousandths, points in hundredths; `error`: half of the interval of the difference of its
    chance to that of the played action; `measured`: False if it was dropped early, so that its figures are rough."""

    action: int
    chance: int
    points: int
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
    game: Game, choices: Sequence[Choice], simulations: int, key: bytes, full: bool, tell: Callable[[int], None]
) -> list[Judged]:
    """Judge decisions, with so many simulations for each on average. `full`: also judge mistakes with full knowledge.

    Half of the simulations look at all decisions, the others at those of each seat that look worst. `tell(done)` is called after each
    decision.
    """
    first, closer, known = (
        Comparer(game, game.skill.search, _generator(key, purpose)) for purpose in ("look", "closer look", "full knowledge")
    )
    found: dict[int, Judged] = {}
    comparisons: dict[int, Comparison] = {}
    for done, choice in enumerate(choices, 1):
        seen = first.compare(choice.hidden, choice.seat, choice.legal, choice.played, max(4, simulations // 2))
        comparisons[choice.at], found[choice.at] = seen, judged(choice, seen, ())
        tell(done)
    suspects = [choice for choice in choices if choice.at in suspicious(choices, comparisons)]
    budget = max(4, (simulations - simulations // 2) * len(choices) // max(1, len(suspects)))
    for done, choice in enumerate(suspects, 1):
        best = comparisons[choice.at].best.action
        seen = closer.compare(choice.hidden, choice.seat, choice.legal, choice.played, budget, candidates=[best])
        found[choice.at] = closely = judged(choice, seen, comparisons[choice.at].candidates)
        if full and closely.is_mistake:
            seen = known.compare(choice.state, choice.seat, choice.legal, choice.played, budget, all_known=True)
            found[choice.at] = replace(closely, full=judged(choice, seen, ()))
        tell(len(choices) + done)
    return [found[choice.at] for choice in choices]


def suspicious(choices: Iterable[Choice], comparisons: dict[int, Comparison]) -> set[int]:
    """The decisions of each seat that may have cost most."""
    by_seat: dict[int, list[Choice]] = {}
    for choice in choices:
        by_seat.setdefault(choice.seat, []).append(choice)
    suspects: set[int] = set()
    for own in by_seat.values():
        best = [(comparisons[choice.at].best, choice.at) for choice in own]
        doubtful = sorted((-(candidate.gain + candidate.error), at) for candidate, at in best if candidate.gain > 0)
        suspects |= {at for _, at in doubtful[: max(CLOSER, len(own) // EIGHTH)]}
    return suspects


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
    error = round(WHOLE * INTERVAL * candidate.error)
    return Option(
        candidate.action, round(WHOLE * candidate.chance), round(POINT * candidate.points), error, candidate.tries, measured
    )


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


def _generator(key: bytes, purpose: str) -> RecordBuffer:
    rng = RecordBuffer(BOT_RNG)
    rng.array["s"] = bot_seeds([key], purpose)
    return rng
