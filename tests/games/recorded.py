"""Recorded matches of a game: the rules that each shows, how the folder is filled and renewed, and their tests."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import boardwright as bw
from boardwright.core.domain import record
from boardwright.core.errors import BoardwrightError, BrokenRecord
from tests.conftest import fail_out_of_date


class Recording(NamedTuple):
    """A match to record: its start and first decisions. Bots (or other players) play it to its end."""

    name: str
    players: int
    seed: int
    bots: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    where: dict[str, Any] | None = None
    decisions: Sequence[str] = ()


class ReplayedFile(NamedTuple):
    """A replayed match file, as far as its decisions are legal. `fault`: how it differs from the file, or ""."""

    match: Any
    fault: str
    complete: bool = True


def replay_file(path: Path) -> ReplayedFile:
    """Replay a match file, even if its digests no longer match."""
    try:
        return ReplayedFile(bw.replay(path), "")
    except BrokenRecord as error:
        fault = str(error)
    match = bw.replay(path, at=0)
    for entry in record.read(path)["actions"]:
        try:
            match.play(entry["seat"], entry["action"])
        except BoardwrightError:
            return ReplayedFile(match, fault, complete=False)
    return ReplayedFile(match, fault)


def with_new_digest(path: Path, match: Any) -> str:
    """Return a match file with the digest of the final state that its decisions lead to now."""
    file = record.read(path)
    end = {"actions": len(file["actions"]), "state": record.state_digest(match, file["ruleset"], file["options"])}
    end["link"] = record.link_of(file["actions"][-1]["link"], "end", end)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[-2].startswith(' "end": '), path
    return "\n".join([*lines[:-2], f' "end": {json.dumps(end)}', "}", ""])


@dataclass
class Recorded:
    """The match files in `folder`, the rules that they must show, and the function that finds the rules of a match."""

    folder: Path
    rules: Callable[[], Sequence[str]]
    covered: Callable[[Any], set[str]]

    def names(self) -> list[str]:
        return [path.stem for path in sorted(self.folder.glob("*.json"))]

    @cached_property
    def played(self) -> dict[str, ReplayedFile]:
        """Name -> the replayed file."""
        return {name: replay_file(self.folder / f"{name}.json") for name in self.names()}

    @property
    def matches(self) -> dict[str, Any]:
        """Name -> the match at its end. One test reports different digests; all others use the replayed matches."""
        return {name: replayed.match for name, replayed in self.played.items()}

    @cached_property
    def table(self) -> dict[str, list[str]]:
        """Rule -> names of the recorded matches in which it happens."""
        matches: dict[str, list[str]] = defaultdict(list)
        for name, (match, _, complete) in self.played.items():
            for rule in self.covered(match) if complete else ():
                matches[rule].append(name)
        return {rule: matches.get(rule, []) for rule in self.rules()}

    def faults(self) -> list[str]:
        """Return a line for each match that differs from its file: header, chain, every action and the digest of the final state."""
        return [f"{name}: {replayed.fault}" for name, replayed in self.played.items() if replayed.fault]

    def renew(self, write: bool = True) -> Iterator[str]:
        """Update the digests of the files. Yield a line for each file that was updated or cannot be."""
        for name, replayed in self.played.items():
            path = self.folder / f"{name}.json"
            if replayed.fault and replayed.complete:
                if write:
                    path.write_text(with_new_digest(path, replayed.match), encoding="utf-8")
                yield f"{path.name}: {replayed.fault}"
            elif replayed.fault:
                yield f"{path.name}: {replayed.fault}. Record other matches: python -m tests.games.{self.folder.parent.name}.record"

    def report(self) -> None:
        """Print the table. Exit with code 1 if no match shows a rule."""
        for rule, names in self.table.items():
            more = f" and {len(names) - 4} more" if len(names) > 4 else ""
            print(f"{rule:60} {', '.join(names[:4]) + more or '– NOT COVERED –'}")
        shown = sum(bool(names) for names in self.table.values())
        print(f"\n{shown} of {len(self.rules())} rules happen in {len(self.names())} recorded matches.")
        raise SystemExit(0 if shown == len(self.rules()) else 1)

    def fill(self, special: Iterable[tuple[str, Any]], pool: dict[str, Any]) -> None:
        """Record the special matches, then those of the pool that show most missing rules for their length, until none is missing."""
        self.folder.mkdir(exist_ok=True)
        for path in self.folder.glob("*.json"):
            path.unlink()
        missing = set(self.rules())
        for name, match in special:
            missing -= self._save(name, match)
        shown = {name: self.covered(match) for name, match in pool.items()}
        while missing and pool:
            best = max(pool, key=lambda name: len(shown[name] & missing) / (60 + len(pool[name].decisions)))
            if not shown[best] & missing:
                break
            missing -= self._save(best, pool.pop(best))
        print(f"missing: {sorted(missing)}")

    def _save(self, name: str, match: Any) -> set[str]:
        match.save(self.folder / f"{name}.json")
        print(f"{name}: {len(match.decisions)} decisions")
        return self.covered(match)


class RecordedTests:
    """The tests of recorded matches. Each game's test class inherits them and sets `recorded` and `special`."""

    recorded: Recorded
    special: Sequence[Any]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Parametrize the tests by recorded and by special matches."""
        cases = {"name": self.recorded.names(), "special_match": self.special}
        for argument, values in cases.items():
            if argument in metafunc.fixturenames:
                metafunc.parametrize(argument, values, ids=[getattr(case, "name", case) for case in values])

    def test_every_rule_happens_in_a_recorded_match(self) -> None:
        """The game's `coverage.py`, run as a program, prints which match shows which rule."""
        assert len(self.recorded.table) == len(self.recorded.rules()) > 50
        assert not [rule for rule, names in self.recorded.table.items() if not names], "no recorded match shows these"

    def test_recorded_matches_replay_as_recorded(self) -> None:
        """Header, chain, every action and the digest of the final state. All differences together are one failure."""
        if faults := self.recorded.faults():
            fail_out_of_date(
                f"{len(faults)} of {len(self.recorded.names())} matches in {self.recorded.folder.parent.name}/recorded", faults
            )

    def test_a_recorded_match_is_over_and_saves_the_same_file(self, name: str) -> None:
        """The saved file of the replayed match replays to the same file."""
        match, _, complete = self.recorded.played[name]
        file = match.record()
        assert file == bw.replay(file).record()
        assert match.over or not complete

    def test_every_special_match_is_recorded(self, special_match: Any) -> None:
        """The folder agrees with the script that fills it: the same players, and the given decisions."""
        file = record.read(self.recorded.folder / f"{special_match.name}.json")
        assert file["players"] == special_match.players
        actions = tuple(entry["action"] for entry in file["actions"])
        assert actions[: len(special_match.decisions)] == tuple(special_match.decisions)
