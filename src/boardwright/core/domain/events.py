"""Event types, and which viewers may see which parts of an event.

Rules write events as integers (`emit`); `EventTypes` gives them names. Every viewer learns of every event, but a private argument is
shown only to the seats of its audience (a bit mask). Search turns events off with `count = -1`.
"""

from collections.abc import Sequence
from typing import Any

from boardwright.core.machine.event_buffer import ARGUMENTS, NONE, NUMBERS
from boardwright.core.machine.state import EVERYONE


class Argument:
    """The form in which an argument of an event is shown.

    Args:
        private: only the seats of the event's audience see it.
        names: the argument is an index into these; otherwise it is a number.
        optional: it may be NONE; the event then has another wording.
    """

    def __init__(self, private: bool = False, names: Sequence[str] = (), optional: bool = False) -> None:
        self.private, self.names, self.optional = private, tuple(names), optional


PUBLIC = Argument()
PRIVATE = Argument(private=True)


def one_of(names: Sequence[str], optional: bool = False) -> Argument:
    """A public argument whose numbers are indices into `names`."""
    return Argument(names=names, optional=optional)


class EventType:
    """A kind of event and its arguments. `reveals`: it shows a player something that was hidden from them, which closes undo."""

    def __init__(self, kind: str, reveals: bool = False, **arguments: Argument) -> None:
        if len(arguments) > ARGUMENTS:
            raise ValueError(f"event {kind}: {len(arguments)} arguments, at most {ARGUMENTS}")
        self.kind, self.reveals, self.arguments = kind, reveals, arguments
        self.names, self.end = tuple(arguments), 2 + len(arguments)
        self.plain = not any(a.private or a.names for a in arguments.values())  # numbers that every viewer may see
        self.private = any(a.private for a in arguments.values())
        self.shown = tuple((name, a.private, a.names) for name, a in arguments.items())


Raw = tuple[EventType, int, Sequence[int]]


class Event:
    """An event as a viewer may see it. `n`: its number in the match; `args`: values are None where absent or hidden from the viewer."""

    __slots__ = ("_args", "_raw", "kind", "n")

    def __init__(self, n: int, kind: str, args: dict[str, Any] | None = None, raw: Raw | None = None) -> None:
        """`args`: the arguments, or None to compute them from `raw` (type, viewer, raw event) on first use."""
        self.n, self.kind, self._args, self._raw = n, kind, args, raw

    @property
    def args(self) -> dict[str, Any]:
        """The arguments by name."""
        if self._args is None:
            self._args = _arguments(*self._raw) if self._raw else {}
        return self._args

    def __repr__(self) -> str:
        return f"<Event {self.n}: {self.kind} {self.args}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.n, self.kind, self.args) == (other.n, other.kind, other.args)

    __hash__ = None  # type: ignore[assignment]


class EventTypes:
    """All event types of a game. The index of a type is the number that rules emit."""

    def __init__(self, *types: EventType) -> None:
        self.types: tuple[EventType, ...] = ()
        self.numbers: dict[str, int] = {}
        self._ends: list[int] = []
        self._revealing: set[int] = set()
        for each in types:
            self._append(each)

    def _append(self, added: EventType) -> int:
        number = len(self.types)
        self.types = (*self.types, added)
        self.numbers[added.kind] = number
        self._ends.append(added.end)
        if added.reveals:
            self._revealing.add(number)
        return number

    def add(self, kind: str, reveals: bool = False, **arguments: Argument) -> int:
        """Declare an event type (see EventType) and return its number, which rules use as a constant."""
        return self._append(EventType(kind, reveals, **arguments))

    def number(self, kind: str) -> int:
        """The number of a kind, which rules use as a constant."""
        return self.numbers[kind]

    def describe(self) -> list[dict[str, Any]]:
        """All types as plain data, in order of their numbers: the name of each argument, the names of its values, whether it is private."""
        return [
            {"kind": each.kind, "reveals": each.reveals, "args": [[name, list(names), private] for name, private, names in each.shown]}
            for each in self.types
        ]

    def trimmed(self, numbers: list[int]) -> list[tuple[int, ...]]:
        """The items of a buffer as tuples without unused cells. Tuples of integers cost the garbage collector nothing."""
        ends = self._ends
        return [tuple(numbers[at : at + ends[numbers[at]]]) for at in range(0, len(numbers), NUMBERS)]

    def revealing(self, items: Sequence[Sequence[int]]) -> int | None:
        """The index of the first raw event whose type reveals something, or None."""
        for place, item in enumerate(items):
            if item[0] in self._revealing:
                return place
        return None

    def seen_by(self, viewer: int, n: int, item: Sequence[int]) -> Event:
        """The raw event `item`, number `n` of the match, as `viewer` (a seat, SPECTATOR or EVERYONE) may see it."""
        type_ = self.types[item[0]]
        if type_.private:  # computed now, so that no object holds what its viewer may not see
            return Event(n, type_.kind, _arguments(type_, viewer, item))
        return Event(n, type_.kind, None, (type_, viewer, item))


def _arguments(type_: EventType, viewer: int, item: Sequence[int]) -> dict[str, Any]:
    values = item[2 : type_.end]
    if type_.plain and NONE not in values:
        return dict(zip(type_.names, values))
    allowed = viewer == EVERYONE or (viewer >= 0 and bool(item[1] >> viewer & 1))
    shown: dict[str, Any] = {}
    for (name, private, names), number in zip(type_.shown, values):
        is_blank = number == NONE or (private and not allowed)
        shown[name] = None if is_blank else names[number] if names else number
    return shown
