"""The fields of a state, each declared once: kind, axes, range, visibility, place in a position.

    class State(Schema, streams=4, options=("turn_cap",)):
        phase = choice(PHASES)
        hand_count = number(0, 4, SEAT, position=None)
        hand = numbered(CARDS, SEAT, HAND, what="card", secret=OWN)

The declaration defines the dtype (`State.dtype`), what `hide` blanks (`State.secrets`), positions (`core.text.position_fields`),
observations (`core.machine.observing`) and tables in the documents. Rules read `state.hand[seat, i]`. What a rulebook needs beyond this is
a function of the game. The functions below return a `Field`; their annotations give the type that rules see in a record.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, overload

import numpy as np

from boardwright.core.machine.state import header, record

OWN = "own"
"""Known to the seat that is the index on the first axis."""
ACTOR = "actor"
"""Known to the active seat."""
NO_ONE = "nobody"
"""Known to no seat: a deck."""
BY_RULE = "by rule"
"""The game's own `hide` decides."""

_KINDS = {NO_ONE: 0, OWN: 1, ACTOR: 2}
NEVER = -1


class Axis:
    """The meaning of the cells of an array.

    `of`: how many cells, or their names (the cells are then a table in a position, otherwise a list). `count`: the field that holds how
    many of the cells are in use. `seats`: one cell per seat; only the players' cells are in use. `short`: a position may give only the
    first cells; the others are empty. `full`: of an Answer: every cell in use is written, also empty ones, and fields that share the axis
    become a table per cell.
    """

    def __init__(
        self, name: str, of: int | Sequence[str | int], *, count: str = "", seats: bool = False, short: bool = False, full: bool = False
    ) -> None:
        self.name, self.count, self.seats, self.short, self.full = name, count, seats, short, full
        self.names: tuple[Any, ...] = () if isinstance(of, int) else tuple(of)
        self.size = of if isinstance(of, int) else len(self.names)
        if self.size < 1 or len(set(self.names)) < len(self.names) or not all(self.names):
            raise ValueError(f"axis {name}: expected one cell or more, each name once, found {of!r}")


def seats(most: int) -> Axis:
    """The axis of the seats."""
    return Axis("seat", most, seats=True)


@dataclass
class Field:
    """A declared field, made by the functions below. The class that holds it sets `name`."""

    kind: str
    axes: tuple[Axis, ...]
    low: int
    high: int
    names: tuple[str | int, ...] = ()
    first: int = 0  # the number of the first name
    none: int | None = None  # the value that stands for null
    null: bool = True  # whether a position writes null for it, or omits it
    default: int | None = None
    unused: int | None = None  # the value of cells of unused seats; None: the same as others
    size: int = 0  # bytes per cell, 0: as few as hold the range
    position: str | None = ""  # its path in a position, "" for its own name; None: it follows from the rest
    secret: str | None = None
    open_at: int = NEVER  # the phase in which it becomes public
    unique: bool = False  # a component that can only be in one place
    ascending: bool = False  # the used cells are a set, in ascending order
    rest: bool = False  # all components that a position places nowhere else: a draw pile
    observed: bool = True  # part of observations; False for what follows from the rest
    what: str = ""  # its name in errors
    note: str = ""
    name: str = field(default="", init=False)

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @property
    def path(self) -> str | None:
        """Its path in a position: keys joined by dots."""
        return self.name if self.position == "" else self.position

    @property
    def least(self) -> int:
        """The lowest number allowed in a position."""
        return 0 if self.kind == "seat" else self.first if self.kind == "component" else self.low + (self.low == self.none)

    @property
    def start(self) -> int:
        """The initial value, also used where a position omits the field."""
        return self.default if self.default is not None else self.none if self.none is not None else max(self.low, 0)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(axis.size for axis in self.axes)

    @property
    def type(self) -> str:
        """The signed type of a cell."""
        for size in (1, 2, 4, 8):
            if size >= self.size and -(2 ** (8 * size - 1)) <= self.low and self.high < 2 ** (8 * size - 1):
                return f"i{size}"
        raise ValueError(f"field {self.name}: {self.low} to {self.high} does not fit into 64 bits")

    def check(self) -> None:
        """Raise ValueError, with the name of the field, unless the declaration is consistent."""
        wrong = None
        if self.low > self.high:
            wrong = f"expected a range, found {self.low} to {self.high}"
        elif not self.low <= self.start <= self.high:
            wrong = f"expected a default from {self.low} to {self.high}, found {self.start}"
        elif self.secret not in (None, OWN, ACTOR, NO_ONE, BY_RULE):
            wrong = f"expected secret to be OWN, ACTOR, NO_ONE or BY_RULE, found {self.secret!r}"
        elif self.secret in _KINDS and not self.low <= 0 <= self.high:
            wrong = "a secret is blanked to 0, expected a range with 0"
        elif self.secret == OWN and not (self.axes and self.axes[0].seats):
            wrong = "known to its own seat, expected seats as the first axis"
        elif self.unused is not None and not (self.axes and self.axes[0].seats and self.low <= self.unused <= self.high):
            wrong = f"unused: expected seats as the first axis, and {self.low} to {self.high}"
        if wrong:
            raise ValueError(f"field {self.name}: {wrong}")
        assert self.type


@overload
def number(low: int, high: int, /, *, none: int | None = ..., **how: Any) -> int: ...
@overload
def number(low: int, high: int, axis: Axis, /, *axes: Axis, none: int | None = ..., **how: Any) -> np.ndarray: ...
def number(low: int, high: int, /, *axes: Axis, none: int | None = None, **how: Any) -> Any:
    """A whole number from `low` to `high`; `none`: the one that stands for null."""
    return Field("number", axes, min(low, low if none is None else none), high, none=none, **how)


@overload
def choice(names: Sequence[str], /, *, none: bool = ..., **how: Any) -> int: ...
@overload
def choice(names: Sequence[str], axis: Axis, /, *axes: Axis, none: bool = ..., **how: Any) -> np.ndarray: ...
def choice(names: Sequence[str], /, *axes: Axis, none: bool = False, **how: Any) -> Any:
    """One of `names`, stored as its index; `none`: -1 is allowed and means none of them."""
    found = Axis("choice", names)  # checks the names
    return Field("name", axes, -1 if none else 0, found.size - 1, found.names, none=-1 if none else None, **how)


@overload
def numbered(of: int | Sequence[str | int], /, **how: Any) -> int: ...
@overload
def numbered(of: int | Sequence[str | int], axis: Axis, /, *axes: Axis, **how: Any) -> np.ndarray: ...
def numbered(of: int | Sequence[str | int], /, *axes: Axis, **how: Any) -> Any:
    """One of a number of components, or of names, numbered from 1; 0 means none (or unknown to the viewer)."""
    found = Axis("component", of)
    return Field("name" if found.names else "component", axes, 0, found.size, found.names, first=1, none=0, **how)


@overload
def seat(*, none: bool = ..., **how: Any) -> int: ...
@overload
def seat(axis: Axis, /, *axes: Axis, none: bool = ..., **how: Any) -> np.ndarray: ...
def seat(*axes: Axis, none: bool = False, **how: Any) -> Any:
    """A seat; `none`: -1 is allowed and means no seat."""
    return Field("seat", axes, -1 if none else 0, 7, none=-1 if none else None, **how)


@overload
def flag(**how: Any) -> int: ...
@overload
def flag(axis: Axis, /, *axes: Axis, **how: Any) -> np.ndarray: ...
def flag(*axes: Axis, **how: Any) -> Any:
    """Yes or no, stored as 1 or 0."""
    return Field("flag", axes, 0, 1, **how)


@overload
def bits(of: int | Sequence[str], /, **how: Any) -> int: ...
@overload
def bits(of: int | Sequence[str], axis: Axis, /, *axes: Axis, **how: Any) -> np.ndarray: ...
def bits(of: int | Sequence[str], /, *axes: Axis, **how: Any) -> Any:
    """A set of numbers from 0 to `of` - 1, or of names, stored as a mask of up to 63 bits."""
    found = Axis("bits", of)
    if found.size > 63:
        raise ValueError(f"bits: expected 1 to 63, found {found.size}")
    return Field("bits", axes, 0, 2**found.size - 1, found.names, **how)


class Declared:
    """A class whose attributes are declared fields of a record."""

    fields: ClassVar[dict[str, Field]]
    by_key: ClassVar[dict[str, list[Field]]]
    dtype: ClassVar[np.dtype]

    @classmethod
    def _declare(cls, head: Sequence[tuple[Any, ...]] = ()) -> None:
        """Check the fields, and lay out their record after these."""
        cls.fields = {name: each for name, each in vars(cls).items() if isinstance(each, Field)}
        for each in cls.fields.values():
            each.check()
        _check_counts(cls.fields)
        _check_paths(cls.fields)
        cls.by_key = _by_key(cls.fields)
        own = [(each.name, each.type, each.shape) if each.axes else (each.name, each.type) for each in cls.fields.values()]
        cls.dtype = record([*head, *own])


class Answer(Declared):
    """The base of a query's declared answer, written as plain data here (`write_fields`) and in the page (`Ask.answer`)."""

    def __init_subclass__(cls) -> None:
        cls._declare()


class Schema(Declared):
    """The base of a game's State: declared fields, plus the header that the core fills in."""

    players: int
    viewer: int
    version: int
    options: Any
    rng: Any

    secrets: ClassVar[np.ndarray]

    def __init_subclass__(cls, streams: int = 1, options: Sequence[str] = ()) -> None:
        cls._declare(header(streams, list(options)))
        cls.secrets = np.array([row for each in cls.fields.values() for row in _secret(each, cls.dtype)], np.int64).reshape(-1, 5)

    @classmethod
    def clear(cls, state: Any) -> None:
        """Reset every declared field to its initial value, which is also its value where a position omits it."""
        for each in cls.fields.values():
            state[each.name] = each.start
            if each.unused is not None:
                state[each.name][state.players :] = each.unused


def _secret(each: Field, dtype: np.dtype) -> list[tuple[int, int, int, int, int]]:
    """The bytes that `hide` blanks: offset, length of a part, number of parts, who knows it, the phase in which it becomes public."""
    if each.secret not in _KINDS:
        return []
    offset, size = dtype.fields[each.name][1], int(each.type[1]) * int(np.prod(each.shape, dtype=int))  # type: ignore[index]
    parts = each.axes[0].size if each.secret == OWN else 1
    return [(offset, size // parts, parts, _KINDS[each.secret], each.open_at)]


def _by_key(fields: dict[str, Field]) -> dict[str, list[Field]]:
    """The fields of positions, grouped by the first key of their path."""
    found: dict[str, list[Field]] = {}
    for each in fields.values():
        if each.path is not None:
            found.setdefault(each.path.split(".")[0], []).append(each)
    return found


def _check_counts(fields: dict[str, Field]) -> None:
    for each in fields.values():
        for place, axis in enumerate(each.axes):
            counted = fields.get(axis.count) if axis.count else None
            if axis.count and (counted is None or counted.kind != "number" or counted.high < axis.size):
                raise ValueError(f"field {each.name}: expected a number {axis.count} up to {axis.size} that counts its axis {axis.name}")
            if (counted and counted.axes != each.axes[: len(counted.axes)]) or (counted and len(counted.axes) > place):
                raise ValueError(f"field {each.name}: expected {axis.count} to have the axes before {axis.name}")


def _check_paths(fields: dict[str, Field]) -> None:
    leaves: dict[str, str] = {}
    for each in fields.values():
        if each.path is None:
            continue
        if not all(key.isidentifier() for key in each.path.split(".")):
            raise ValueError(f"field {each.name}: expected a place in a position such as seats.workers, found {each.path!r}")
        if each.path in leaves:
            raise ValueError(f"field {each.name}: {each.path} in a position is {leaves[each.path]} already")
        leaves[each.path] = each.name
    for path, name in leaves.items():
        inside = [other for other in leaves if other.startswith(f"{path}.")]
        if inside:
            raise ValueError(f"field {name}: {path} in a position has {inside[0]} inside, expected one or the other")
