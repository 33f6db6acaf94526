"""Analyses a match file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import boardwright
from boardwright.analysis.averages import Sources, sources_of
from boardwright.analysis.decisions import Choice, Judged, Option, judge, mistakes_of, most_comparisons
from boardwright.analysis.parts import Parts, parts_of
from boardwright.core.domain.arguments import check_whole
from boardwright.core.domain.budgets import MOST_SIMULATIONS
from boardwright.core.domain.expectation import Expectations
from boardwright.core.domain.match import Match
from boardwright.core.domain.record import Source, read
from boardwright.core.domain.replay import replay
from boardwright.core.errors import BadOption, quoted
from boardwright.core.machine.outlook import Outlook
from boardwright.core.machine.random import key_of

FORMAT, VERSION = "boardwright-analysis", 1
MOST_SAMPLES = 10_000
LEAST_USUAL, MOST_USUAL, FOR_A_MATCH = 300, 1_500, 90_000
"""The usual simulations for a decision: those for a whole match, shared by its decisions with a choice, within these limits."""
NO_ROUND = 0
"""The round of a position before the first one."""
Progress = Callable[[int, int], None]
"""Called with how many steps of an analysis are done, and how many there are at most."""


@dataclass(frozen=True)
class Settings:
    """Settings of an analysis.

    Args:
        simulations: for each decision, on average (None: `usual_simulations`).
        samples: how often each action is played to tell decision from chance.
        seed: chooses worlds and luck; a whole number or 64 hexadecimal digits.
        full: also judge mistakes with full knowledge.
    """

    simulations: int | None = None
    samples: int = 100
    seed: int | str = 1
    full: bool = False

    def __post_init__(self) -> None:
        for name, most in (("simulations", MOST_SIMULATIONS), ("samples", MOST_SAMPLES)):
            value = getattr(self, name)
            if value is not None or name != "simulations":
                object.__setattr__(self, name, check_whole(name, value, 1, most))  # frozen


def usual_simulations(decisions: int) -> int:
    """The default number of simulations for a decision, on average: more if fewer decisions of the match had a choice."""
    return max(LEAST_USUAL, min(MOST_USUAL, FOR_A_MATCH // max(1, decisions)))


@dataclass(frozen=True)
class Analysis:
    """The analysis of a match.

    Attributes:
        match: the match, as far as it was played.
        file: its match file.
        settings: how it was analysed, with the number of simulations.
        outlooks: what the seats may expect, before the first decision and after each.
        expected: the same after each decision, before anything is drawn.
        rounds: the number of decisions before each round, and its number.
        parts: by seat, the sources of its result.
        decisions: all decisions with a choice.
        sources: by seat, its points by source; empty if the match is not over or the game gives none.
    """

    match: Match
    file: Mapping[str, Any]
    settings: Settings
    outlooks: tuple[Outlook, ...]
    expected: tuple[Outlook, ...]
    rounds: tuple[tuple[int, int], ...]
    parts: tuple[Parts, ...]
    decisions: tuple[Judged, ...]
    sources: tuple[Sources, ...]

    def mistakes(self, seat: int) -> list[Judged]:
        """The decisions of a seat whose losses are significant, costliest first."""
        return mistakes_of(self.decisions, seat)

    def to_dict(self) -> dict[str, Any]:
        """The document that docs/analysis.md describes."""
        match, game = self.match, self.match.game
        return {
            "format": FORMAT,
            "version": VERSION,
            "boardwright": boardwright.__version__,
            "game": game.id,
            "ruleset": match.ruleset,
            "players": match.players,
            "options": match.options,
            "names": [seat.get("name") for seat in self.file["seats"] or [{}] * match.players],
            "match": self.file["end"]["link"],
            "over": match.over,
            "result": match.result.plain() if match.result else None,
            "scored": game.module("scoring").SCORED,
            "settings": {name: getattr(self.settings, name) for name in ("seed", "simulations", "samples", "full")},
            "outlooks": [_plain_outlook(each) for each in self.outlooks],
            "expected": [_plain_outlook(each) for each in self.expected],
            "rounds": [at for at, _ in self.rounds],
            "round_numbers": [number for _, number in self.rounds],
            "parts": [each.plain() for each in self.parts],
            "decisions": [self._plain_decision(each) for each in self.decisions],
            "mistakes": [[each.at for each in self.mistakes(seat)] for seat in range(match.players)],
            "sources": [each.plain() for each in self.sources],
        }

    def text(self, action: int) -> str:
        """An action as in the match file."""
        return str(self.match.game.actions[action])

    def _plain_decision(self, each: Judged) -> dict[str, Any]:
        return {
            "at": each.at,
            "seat": each.seat,
            "played": self.text(each.played),
            "best": self.text(each.best),
            "loss": each.loss,
            "error": each.error,
            "point_loss": each.point_loss,
            "candidates": [self._plain_option(option) for option in each.options],
            "full": each.full and {"best": self.text(each.full.best), "loss": each.full.loss, "error": each.full.error},
        }

    def _plain_option(self, each: Option) -> dict[str, Any]:
        numbers = {name: getattr(each, name) for name in ("chance", "points", "error", "tries", "measured")}
        return {"action": self.text(each.action), **numbers}


def _plain_outlook(each: Outlook) -> dict[str, list[int]]:
    return {"chances": list(each.chances), "points": list(each.points)}


def analyse(source: Source, settings: Settings | None = None, progress: Progress | None = None) -> Analysis:
    """Analyse a match.

    Args:
        source: a match file: its path, bytes or plain data. It is verified first.
        settings: None: the usual ones.
        progress: called with the number of finished steps, and the most there may be.

    Raises BrokenRecord for a file that does not verify or has other rules, BadOption for one without decisions.
    """
    settings = Settings() if settings is None else settings
    if not isinstance(settings, Settings):
        raise BadOption(f"settings {quoted(settings)}: expected a Settings of boardwright.analysis")
    file, match = read(source), replay(source)
    if not match.decisions:
        raise BadOption("the match has no decisions yet, expected one that was played")
    key = key_of(settings.seed)
    outlooks, expected, rounds, choices = _walk(replay(source, 0), match, settings, key)
    simulations = settings.simulations or usual_simulations(len(choices))
    total = most_comparisons(choices)

    def report_progress(done: int) -> None:
        if progress:
            progress(done, total)

    decisions = judge(match.game, choices, simulations, key, settings.full, report_progress)
    if progress:
        progress(total, total)
    seats = [seat for seat, _ in match.decisions]
    parts = parts_of(outlooks, expected, seats, dealt=match.start_position is None)
    sources = sources_of(match, file)
    return Analysis(
        match,
        file,
        replace(settings, simulations=simulations),
        tuple(outlooks),
        tuple(expected),
        tuple(rounds),
        tuple(parts),
        tuple(decisions),
        tuple(sources),
    )


def _walk(
    match: Match, end: Match, settings: Settings, key: bytes
) -> tuple[list[Outlook], list[Outlook], list[tuple[int, int]], list[Choice]]:
    """Play a match again from its start and note what the seats may expect, the rounds, and the decisions with a choice."""
    expectations = Expectations(match, key)
    outlooks, expected, choices = [expectations.now(match)], [], []
    rounds: list[tuple[int, int]] = []
    last: Any = NO_ROUND
    for at, (seat, action) in enumerate(end.decisions):
        number = round_of(match.full_view(), match.players)
        if number != last:
            rounds.append((at, number if isinstance(number, int) else len(rounds) + 1))
        last = number
        legal = tuple(match.legal_ids(seat).tolist())
        if len(legal) > 1:
            state = match.copy()._state.array[0] if settings.full else None
            choices.append(Choice(at, seat, legal, action, match.hidden(seat), state))
        expected.append(expectations.after(match, seat, action, settings.samples))
        match.play(seat, action)
        outlooks.append(expectations.now(match))
    return outlooks, expected, rounds, choices


def round_of(view: Mapping[str, Any], players: int) -> Any:
    """Return the view's `round`; without one, the round that follows from the number of its `turn`. NO_ROUND: none has begun."""
    turn = view.get("turn")
    return view.get("round", 1 + turn // players if isinstance(turn, int) else NO_ROUND)
