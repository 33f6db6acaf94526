"""Checks that reasons for actions are true. Each game's test supplies a check for each reason, independent of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tests.contract.matches import load_game, play_decisions


@dataclass(frozen=True)
class Claim:
    """A reason's claim about an action that is not played yet. `known`: the seat's hidden record."""

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
        """Return a copy of the match after the action."""
        copy = self.match.copy()
        copy.play(self.seat, self.action.id)
        return copy


Checks = Mapping[str, Callable[[Claim], bool]]


def check_claims(name: str, checks: Checks, matches: int, every: int) -> Counter[str]:
    """Check the reasons for all legal actions at every `every`th decision of some matches. Return the number of checks by reason."""
    game, counts = load_game(name), Counter[str]()
    assert set(checks) == {reason.id for reason in game.skill.reasons.all if reason}, "a check for each reason"
    player_counts = list(game.players_with())
    for number in range(matches):
        match = game.new_match(players=player_counts[number % len(player_counts)], seed=100 + number)
        for decision, _ in enumerate(play_decisions(match, 2 * number)):
            if decision % every == number % every:
                seat = match.actors[0]
                for action in match.legal(seat):
                    reason = match.why(seat, action)
                    assert checks[reason.id](Claim(match, seat, action, reason.args)), f"{action}: {reason}"
                    counts[reason.id] += 1
    return counts
