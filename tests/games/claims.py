"""Whether reasons are true: each is checked against the record and the rules, by code of the test's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tests.contract.matches import loaded, played


@dataclass(frozen=True)
class Claim:
    """What a reason says of an action, which is not played yet. `known`: what the seat knows, as a record."""

    match: Any
    seat: int
    action: Any
    args: Mapping[str, Any]

    @cached_property
    def known(self) -> Any:
        return self.match.hidden(self.seat)

    @property
    def tables(self) -> Any:
        return self.match.game.tables.record

    def after(self) -> Any:
        """A copy of the match after the action."""
        copy = self.match.copy()
        copy.play(self.seat, self.action.id)
        return copy


Checks = Mapping[str, Callable[[Claim], bool]]


def check_claims(name: str, checks: Checks, matches: int, every: int) -> Counter[str]:
    """Check the reasons for all legal actions at every so many decisions of some matches; how often each was checked."""
    game, seen = loaded(name), Counter[str]()
    assert set(checks) == {each.id for each in game.skill.reasons.all if each}, "a check for each reason"
    counts = list(game.players_with())
    for number in range(matches):
        match = game.new_match(players=counts[number % len(counts)], seed=100 + number)
        for decision, _ in enumerate(played(match, 2 * number)):
            if decision % every == number % every:
                seat = match.actors[0]
                for action in match.legal(seat):
                    reason = match.why(seat, action)
                    assert checks[reason.id](Claim(match, seat, action, reason.args)), f"{action}: {reason}"
                    seen[reason.id] += 1
    return seen
