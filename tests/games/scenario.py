"""The base of each game's scenarios: matches that a test sets up, plays and inspects."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from .event_log import EventLog
from .refusals import refusal as refused

Log = TypeVar("Log", bound=EventLog)


class BaseScenario(Generic[Log]):
    """A match under preparation. The first decision or query begins it."""

    match: Any
    event_log: type[Log]
    """The type of the scenario's event logs."""
    _setup_events: int
    """The number of events before the setup."""
    _forced: list[str]
    """Forced decisions, which the match played by itself."""

    @property
    def r(self) -> Any:
        """The state's record."""
        raise NotImplementedError

    def ready(self) -> Self:
        """Begin the match if it has not begun."""
        raise NotImplementedError

    def passed(self, *seats: int) -> Self:
        """Mark seats as having passed."""
        for seat in seats:
            self.r.passed[seat] = 1
        return self

    def turn(self, seat: int) -> Self:
        """Give a seat the turn."""
        self.r.active = seat
        return self

    def copy(self) -> Self:
        """Return a copy of the scenario, to try another continuation."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.match, other._forced = self.ready().match.copy(), []
        return other

    # -- looking ---------------------------------------------------------------------------------------------------------------

    @property
    def active(self) -> int:
        (seat,) = self.ready().match.actors
        return int(seat)

    def legal(self, kind: str | None = None) -> set[str]:
        """Return the active seat's legal decisions as text, or the arguments of those of one kind."""
        if self.ready().match.over:
            return set()
        texts = {str(action) for action in self.match.legal(self.active)}
        return texts if kind is None else {text.partition(" ")[2] for text in texts if text.split()[0] == kind}

    def can(self, text: str) -> bool:
        return text in self.legal()

    @property
    def events(self) -> Log:
        """All events after the setup."""
        return self.since(self._setup_events)

    def since(self, event_count: int) -> Log:
        """Return the events after the first `event_count` ones."""
        return self.event_log(self.match.full_events(event_count))

    # -- playing ---------------------------------------------------------------------------------------------------------------

    def do(self, text: str) -> Log:
        """Play one decision of the active seat."""
        event_count = len(self.match.full_events())
        self.match.play(self.active, text)
        return self.since(event_count)


Table = TypeVar("Table", bound=BaseScenario[Any])


def play_decisions(table: Table, *decisions: str) -> Table:
    """Play these decisions, each by the active seat, and return the scenario."""
    table.ready()
    for text in decisions:
        table.do(text)
    return table


def refusal(table: BaseScenario[Any], text: str) -> tuple[str, dict[str, Any], str | None]:
    """Return the refusal of a decision of the active seat: id, arguments and section."""
    return refused(table.ready().match, text, table.active)
