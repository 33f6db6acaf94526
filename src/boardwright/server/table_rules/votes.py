"""The votes of a match's players. Stored with the match: all processes count the same."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True)
class Votes:
    """The seats that have agreed.

    bots: to a bot for a player, by that player's seat
    pause: to a pause of all clocks
    """

    bots: Mapping[int, frozenset[int]] = field(default_factory=dict)
    pause: frozenset[int] = frozenset()

    @classmethod
    def of(cls, stored: dict[str, Any] | None) -> Votes:
        """The votes of a match's row."""
        if stored is None:
            return cls()
        return cls({int(seat): frozenset(votes) for seat, votes in stored["bots"].items()}, frozenset(stored["pause"]))

    def stored(self) -> dict[str, Any] | None:
        """Return what is stored with the match; None: there are no votes."""
        if not self.bots and not self.pause:
            return None
        return {"bots": {str(seat): sorted(votes) for seat, votes in sorted(self.bots.items())}, "pause": sorted(self.pause)}

    def without(self, about: Collection[int]) -> Votes:
        """The votes without those about some seats."""
        return replace(self, bots={seat: votes for seat, votes in self.bots.items() if seat not in about})
