"""Recorded matches of a game: which of them shows which rule, how the folder of them is filled, and what is tested about them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import boardwright as bw


class Wanted(NamedTuple):
    """A match to record: its start, then given decisions, then bots (or players that bring it to an end)."""

    name: str
    players: int
    seed: int
    bots: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    where: dict[str, Any] | None = None
    decisions: Sequence[str] = ()


@dataclass
class Recorded:
    """The match files in `folder`, the rules that they must show, and what tells which rules a match shows."""

    folder: Path
    rules: Callable[[], Sequence[str]]
    covered: Callable[[Any], set[str]]

    def names(self) -> list[str]:
        return [path.stem for path in sorted(self.folder.glob("*.json"))]

    @cached_property
    def matches(self) -> dict[str, Any]:
        """Name -> the match, replayed to its end."""
        return {name: bw.replay(self.folder / f"{name}.json") for name in self.names()}

    @cached_property
    def table(self) -> dict[str, list[str]]:
        """Rule -> names of the recorded matches in which it happens."""
        found: dict[str, list[str]] = defaultdict(list)
        for name, match in self.matches.items():
            for rule in self.covered(match):
                found[rule].append(name)
        return {rule: found.get(rule, []) for rule in self.rules()}

    def verifies(self, name: str) -> None:
        """Header, chain, every action and the digest of the final state."""
        report = bw.verify(self.folder / f"{name}.json")
        assert report.over and report.actions == len(self.matches[name].decisions)
        assert self.matches[name].record() == bw.replay(self.matches[name].record()).record()

    def report(self) -> None:
        """Print the table; the exit code is 1 if a rule is in no match."""
        for rule, names in self.table.items():
            more = f" and {len(names) - 4} more" if len(names) > 4 else ""
            print(f"{rule:60} {', '.join(names[:4]) + more or '– NOT COVERED –'}")
        shown = sum(bool(names) for names in self.table.values())
        print(f"\n{shown} of {len(self.rules())} rules happen in {len(self.names())} recorded matches.")
        raise SystemExit(0 if shown == len(self.rules()) else 1)

    def fill(self, special: Iterable[tuple[str, Any]], pool: dict[str, Any]) -> None:
        """Record the special matches, then of the pool whichever shows most of what is missing for its length, until nothing is."""
        self.folder.mkdir(exist_ok=True)
        for path in self.folder.glob("*.json"):
            path.unlink()
        missing = set(self.rules())
        for name, match in special:
            missing -= self._keep(name, match)
        shown = {name: self.covered(match) for name, match in pool.items()}
        while missing and pool:
            best = max(pool, key=lambda name: len(shown[name] & missing) / (60 + len(pool[name].decisions)))
            if not shown[best] & missing:
                break
            missing -= self._keep(best, pool.pop(best))
        print(f"missing: {sorted(missing)}")

    def _keep(self, name: str, match: Any) -> set[str]:
        match.save(self.folder / f"{name}.json")
        print(f"{name}: {len(match.decisions)} decisions")
        return self.covered(match)


class RecordedTests:
    """Tests of every game's recorded matches: its class of tests inherits from this and says which they are."""

    recorded: Recorded
    special: Sequence[Any]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Each recorded match and each special one is a test of its own."""
        cases = {"name": self.recorded.names(), "wanted": self.special}
        for argument, each in cases.items():
            if argument in metafunc.fixturenames:
                metafunc.parametrize(argument, each, ids=[getattr(case, "name", case) for case in each])

    def test_every_rule_happens_in_a_recorded_match(self) -> None:
        """Coverage: the game's `coverage.py`, run as a program, prints which match shows which rule."""
        assert len(self.recorded.table) == len(self.recorded.rules()) > 50
        assert not [rule for rule, names in self.recorded.table.items() if not names], "no recorded match shows these"

    def test_a_recorded_match_verifies(self, name: str) -> None:
        """Header, chain, every action and the digest of the final state."""
        self.recorded.verifies(name)

    def test_every_special_match_is_recorded(self, wanted: Any) -> None:
        """The folder and the script that fills it agree: the same players, and the decisions that were given."""
        match = self.recorded.matches[wanted.name]
        actions = match.game.actions
        assert match.players == wanted.players
        assert tuple(str(actions[number]) for _, number in match.decisions)[: len(wanted.decisions)] == tuple(wanted.decisions)
