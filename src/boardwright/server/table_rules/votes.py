"""What the people of a match have been asked, and who has agreed. Kept with the match: all processes count the same."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True)
class Votes:
    """Who has agreed to what, as seats.

    bots: that a bot plays for somebody, by the seat of the latter
    pause: that all clocks stand
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
        """What is written with the match; None: nobody has agreed to anything."""
        if not self.bots and not self.pause:
            return None
        return {"bots": {str(seat): sorted(votes) for seat, votes in sorted(self.bots.items())}, "pause": sorted(self.pause)}

    def without(self, about: Collection[int]) -> Votes:
        """Nothing more is asked about the people of some seats."""
        return replace(self, bots={seat: votes for seat, votes in self.bots.items() if seat not in about})
