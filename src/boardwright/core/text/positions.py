"""Reading a position field by field: every game's `from_position` says what it expects, and wrong fields are named alike everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from boardwright.core.errors import PositionError

T = TypeVar("T")


class PositionReader:
    """Reads the fields of a position and notes which were read and which components were already placed.

    All methods raise PositionError with the field, the value and what would fit.
    """

    def __init__(self, position: Mapping[str, Any], where: str = "") -> None:
        """`where`: what stands before the names of fields in errors."""
        self.position, self.where = position, where
        self.placed: set[tuple[str, int]] = set()  # by what it is, and its number
        self._read: set[str] = set()
        self._nested: dict[str, PositionReader] = {}

    def wrong(self, field: str, value: object, expected: str) -> PositionError:
        """The error that names a field of this position."""
        return PositionError((self.where + field).removesuffix("."), value, expected)

    def inside(self, field: str, value: Any) -> PositionReader:
        """A reader for a table that stands inside this position."""
        if not isinstance(value, dict):
            raise self.wrong(field, value, "a table")
        return PositionReader(value, f"{self.where}{field}.")

    def nested(self, field: str) -> PositionReader:
        """The one reader of a table inside, an empty one if it is left out: so that its fields may be read at several times."""
        return self._nested[field] if field in self._nested else self.within(field, self.get(field, {}))

    def within(self, field: str, value: Any) -> PositionReader:
        """A reader for a table inside that shares what was placed, and that `finish` covers."""
        inner = self._nested[field] = self.inside(field, value)
        inner.placed = self.placed
        return inner

    def expect(self, good: object, field: str, value: object, expected: str) -> None:
        """Raises PositionError, with the name of the field, unless `good`."""
        if not good:
            raise self.wrong(field, value, expected)

    def require(self, good: object, path: str, expected: str) -> None:
        """Raises PositionError unless `good`; `path` leads to the value, which is null where the position leaves it out."""
        if not good:
            raise self.wrong(path, self.value_at(path), expected)

    def value_at(self, path: str) -> Any:
        """What the position says at a path such as `seats[0].coins`; None where it says nothing."""
        value: Any = self.position
        for key in re.findall(r"[^.\[\]]+", path):
            if isinstance(value, Mapping):
                value = value.get(key)
            elif isinstance(value, list) and key.isdecimal() and int(key) < len(value):
                value = value[int(key)]
            else:
                return None
        return value

    def follows(self, field: str, expected: T, why: str = "it follows from the other fields") -> T:
        """What follows from the rest, which is returned; where the field is there, it must say the same (true and 1.0 are not 1)."""
        given = self.get(field, expected)
        self.expect(repr(given) == repr(expected), field, given, f"{expected}: {why}")
        return expected

    def rest_of(self, field: str, total: int, used: int, where: str) -> int:
        """How many of `total` are left in a supply: those that are not `where`. Where the field is there, it must say the same."""
        self.require(used <= total, field, f"at most {total} in all, {used} of them {where}")
        return self.follows(field, total - used, f"{total} in all, {used} of them {where}")

    def fill(self, field: str, cells: Any, at: Any, value: Any) -> None:
        """Where the position leaves a field out, write what that means: `cells[at] = value`."""
        if field not in self.position:
            cells[at] = value

    def table_follows(self, field: str, numbers: Mapping[str, int], why: str) -> None:
        """Numbers by name that follow from the rest; where the table is there, it must say the same of those that it names."""
        given = self.table(field)
        for name in given:
            self.name(field, name, tuple(numbers))
            self.inside(field, given).follows(name, numbers[name], why)

    def place(self, field: str, number: int, what: str, value: Any = None) -> None:
        """Note where a component lies of which there is one only; it must not lie anywhere else."""
        if (what, number) in self.placed:
            raise self.wrong(field, number if value is None else value, f"a {what} that lies nowhere else")
        self.placed.add((what, number))

    def left(self, what: str, numbers: Iterable[int]) -> list[int]:
        """Those of some components that lie nowhere yet."""
        return [number for number in numbers if (what, number) not in self.placed]

    def get(self, field: str, default: Any = None) -> Any:
        """The value of a field as it stands there."""
        self._read.add(field)
        return self.position.get(field, default)

    def choice(self, field: str, default: str, allowed: Sequence[str]) -> int:
        """The index of a field's text among `allowed`."""
        return self.name(field, self.get(field, default), allowed)

    def flag(self, field: str, default: bool = False) -> bool:
        """True or false."""
        value = self.get(field, default)
        if not isinstance(value, bool):
            raise self.wrong(field, value, "true or false")
        return value

    def table(self, field: str) -> dict[str, Any]:
        """A table, empty if left out."""
        value = self.get(field, {})
        if not isinstance(value, dict):
            raise self.wrong(field, value, "a table")
        return value

    def name(self, field: str, value: Any, allowed: Sequence[str]) -> int:
        """The index of a text among `allowed`."""
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(field, value, "one of " + ", ".join(allowed))
        return allowed.index(value)

    def names(self, field: str, allowed: Sequence[str]) -> list[int]:
        """The indices of a list of texts among `allowed`, each once; empty if left out."""
        value = self.get(field, [])
        if not isinstance(value, list):
            raise self.wrong(field, value, "a list of names")
        found = [self.name(f"{field}[{i}]", item, allowed) for i, item in enumerate(value)]
        for i, item in enumerate(value):
            self.expect(found.index(found[i]) == i, f"{field}[{i}]", item, "each name once")
        return found

    def lying(self, field: str, names: Sequence[str], what: str, allowed: Sequence[str] = ()) -> list[int]:
        """The indices among `names` of a list of components that lie nowhere else. `allowed`: the only ones that may lie here."""
        found = [names.index((allowed or names)[n]) for n in self.names(field, allowed or names)]
        for n, number in enumerate(found):
            self.place(f"{field}[{n}]", number, what, names[number])
        return found

    def tables(self, field: str, default: Sequence[Any] = (), alone: str = "") -> list[PositionReader]:
        """Readers for a list of tables. `alone`: what a text in place of a table says."""
        value = self.get(field, [*default])
        if not isinstance(value, list):
            raise self.wrong(field, value, "a list of tables")
        return [self.within(f"{field}[{n}]", {alone: each} if alone and isinstance(each, str) else each) for n, each in enumerate(value)]

    def number(self, field: str, default: int, least: int, most: int) -> int:
        """A whole number in a range."""
        return self.checked(field, self.get(field, default), least, most)

    def checked(self, field: str, value: Any, least: int, most: int) -> int:
        """A value that must be a whole number in a range."""
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(field, value, f"a number from {least} to {most}")
        return value

    def component(self, field: str, value: Any, count: int, what: str) -> int:
        """The number (from 1) of a component of which there is one only; it must not lie anywhere else."""
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= count:
            raise self.wrong(field, value, f"a {what} from 1 to {count}")
        self.place(field, value, what)
        return value

    def components(self, field: str, count: int, what: str) -> list[int]:
        """A list of components, empty if left out."""
        value = self.get(field, [])
        if not isinstance(value, list):
            raise self.wrong(field, value, f"a list of {what}s")
        return [self.component(f"{field}[{i}]", item, count, what) for i, item in enumerate(value)]

    def rest(self, field: str, count: int, what: str) -> list[int]:
        """The components that lie nowhere else, ascending; if the field is there, it must say the same in any order."""
        rest = self.left(what, range(1, count + 1))
        if field in self.position:
            given = self.components(field, count, what)
            if sorted(given) != rest:
                raise self.wrong(field, given, f"the {what}s that lie nowhere else: {rest}")
        return rest

    def finish(self) -> None:
        """Every field must have been read."""
        for inner in self._nested.values():
            inner.finish()
        for field in self.position:
            if field not in self._read:
                raise self.wrong(field, self.position[field], "no such field; there are " + ", ".join(sorted(self._read)))
