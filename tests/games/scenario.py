"""What tables to set up as a test needs it have in common: ways to look at the match and to play on it, once it has begun."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from .event_log import EventLog
from .refusals import refusal as refused

Told = TypeVar("Told", bound=EventLog)


class BaseScenario(Generic[Told]):
    """A match under preparation; the first decision or look begins it."""

    match: Any
    told: type[Told]
    """How events are told."""
    _began: int
    """How many events there were before anything was set up."""
    _done: list[str]
    """Decisions that were made by themselves, since there was one way only."""

    @property
    def r(self) -> Any:
        """The program's own record."""
        raise NotImplementedError

    def ready(self) -> Self:
        """The match, prepared and begun."""
        raise NotImplementedError

    def passed(self, *seats: int) -> Self:
        """They have passed."""
        for seat in seats:
            self.r.passed[seat] = 1
        return self

    def turn(self, seat: int) -> Self:
        """It is that seat's turn."""
        self.r.active = seat
        return self

    def copy(self) -> Self:
        """The same table once more, to try something else."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.match, other._done = self.ready().match.copy(), []
        return other

    # -- looking ---------------------------------------------------------------------------------------------------------------

    @property
    def active(self) -> int:
        (seat,) = self.ready().match.actors
        return int(seat)

    def legal(self, kind: str | None = None) -> set[str]:
        """What the active seat may do, as text; of one kind: without its name."""
        if self.ready().match.over:
            return set()
        texts = {str(action) for action in self.match.legal(self.active)}
        return texts if kind is None else {text.partition(" ")[2] for text in texts if text.split()[0] == kind}

    def can(self, text: str) -> bool:
        return text in self.legal()

    @property
    def story(self) -> Told:
        """Everything that has happened at this table."""
        return self.since(self._began)

    def since(self, known: int) -> Told:
        """What has happened since there were so many events."""
        return self.told(self.match.full_events(known))

    # -- playing ---------------------------------------------------------------------------------------------------------------

    def do(self, text: str) -> Told:
        """One decision."""
        known = len(self.match.full_events())
        self.match.play(self.active, text)
        return self.since(known)


Table = TypeVar("Table", bound=BaseScenario[Any])


def playing(table: Table, *decisions: str) -> Table:
    """The table after these decisions, each made by the seat that may make it."""
    table.ready()
    for text in decisions:
        table.do(text)
    return table


def refusal(table: BaseScenario[Any], text: str) -> tuple[str, dict[str, Any], str | None]:
    """Why the active seat may not do that: id, arguments and section."""
    return refused(table.ready().match, text, table.active)
