"""Reads hand-written tables field by field: positions (`positions`) and component data (`data_tables`)."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Self

from boardwright.core.errors import BoardwrightError

MOST_LISTED = 16
"""An error lists up to this many names; of more it gives one example."""


class TableReader:
    """Reads the fields of a table and tracks which were read. All methods raise `error` with the field, the value and what was expected."""

    error: ClassVar[Any]
    """Creates the error for a field, a value and what would fit."""
    notes: ClassVar[Sequence[str]] = ()
    """Fields that need not be read."""

    def __init__(self, given: Any, where: str = "") -> None:
        """`where`: the prefix of field names in errors."""
        self.given, self.where = given, where
        self._read: set[str] = set()
        self._nested: dict[str, Self] = {}
        if not isinstance(given, Mapping):
            raise self.wrong("", given, "a table")

    def wrong(self, field: str, value: object, expected: str) -> BoardwrightError:
        """The error for a field of this table."""
        error: BoardwrightError = self.error((self.where + field).rstrip(". "), value, expected)
        return error

    def refuse(self, field: str, value: object, expected: str) -> None:
        """Raise the error for a field of this table. Do not read anything that depends on the field after this."""
        raise self.wrong(field, value, expected)

    def expect(self, good: object, field: str, value: object, expected: str) -> None:
        """Raise an error for a field unless `good`."""
        if not good:
            raise self.wrong(field, value, expected)

    def require(self, good: object, path: str, expected: str) -> None:
        """Raise an error unless `good`; `path` leads to the value, which is null if the table omits it."""
        if not good:
            raise self.wrong(path, self.value_at(path), expected)

    def value_at(self, path: str) -> Any:
        """The value at a path such as `seats[0].coins`, also in abbreviations that were read; None if there is none."""
        for field, inner in self._nested.items():
            if path.startswith(f"{field}."):
                return inner.value_at(path.removeprefix(f"{field}."))
        value: Any = self.given
        for key in re.findall(r"[^.\[\]]+", path):
            if isinstance(value, Mapping):
                value = value.get(key)
            elif isinstance(value, list) and key.isdecimal() and int(key) < len(value):
                value = value[int(key)]
            else:
                return None
        return value

    def inside(self, field: str, value: Any) -> Self:
        """A reader for a nested table."""
        return type(self)(value, f"{self.where}{field}.")

    def nested(self, field: str) -> Self:
        """The one reader of a nested table, an empty one if omitted, so that its fields may be read at different times."""
        return self._nested[field] if field in self._nested else self.within(field, self.get(field, {}))

    def within(self, field: str, value: Any) -> Self:
        """A reader for a nested table that `finish` checks as well."""
        inner = self._nested[field] = self.inside(field, value)
        return inner

    def says(self, field: str) -> bool:
        """Return whether a field is given."""
        return field in self.given

    def get(self, field: str, default: Any = None) -> Any:
        """The value of a field, unchecked."""
        self._read.add(field)
        return self.given.get(field, default)

    def flag(self, field: str, default: bool = False) -> bool:
        """True or false."""
        value = self.get(field, default)
        if not isinstance(value, bool):
            raise self.wrong(field, value, "true or false")
        return value

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number in a range; required unless there is a default."""
        return self.checked(field, self.get(field, default), least, most)

    def checked(self, field: str, value: Any, least: int, most: int) -> int:
        """Check that a value is a whole number in a range, and return it."""
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(field, value, f"a number from {least} to {most}")
        return value

    def choice(self, field: str, allowed: Sequence[str], default: str | None = None) -> int:
        """The index of a field's text among `allowed`; required unless there is a default."""
        return self.name(field, self.get(field, default), allowed)

    def name(self, field: str, value: Any, allowed: Sequence[str]) -> int:
        """The index of a text among `allowed`."""
        if not isinstance(value, str) or value not in allowed:
            expected = f"one of {', '.join(allowed)}" if len(allowed) <= MOST_LISTED else f"a name such as {allowed[0]}"
            raise self.wrong(field, value, expected)
        return allowed.index(value)

    def list_of(self, field: str, what: str, default: Sequence[Any] = ()) -> list[Any]:
        """A list of anything; errors call the field `what`."""
        value = self.get(field, [*default])
        if not isinstance(value, list):
            raise self.wrong(field, value, f"a list of {what}")
        return value

    def names(self, field: str, allowed: Sequence[str]) -> list[int]:
        """The indices of a list of texts among `allowed`, each at most once; empty if omitted."""
        value = self.list_of(field, "names")
        indices = [self.name(f"{field}[{i}]", item, allowed) for i, item in enumerate(value)]
        for i, item in enumerate(value):
            self.expect(indices.index(indices[i]) == i, f"{field}[{i}]", item, "each name once")
        return indices

    def table(self, field: str) -> dict[str, Any]:
        """A table, empty if omitted."""
        value = self.get(field, {})
        if not isinstance(value, dict):
            raise self.wrong(field, value, "a table")
        return value

    def tables(self, field: str, default: Sequence[Any] = (), alone: str = "") -> list[Self]:
        """Readers for a list of tables. `alone`: the field that a text in place of a table gives."""
        value = self.list_of(field, "tables", default)
        return [self.within(f"{field}[{n}]", {alone: each} if alone and isinstance(each, str) else each) for n, each in enumerate(value)]

    def listed(self, field: str) -> list[Self]:
        """The readers of a list of tables that has been read."""
        readers: list[Self] = []
        while f"{field}[{len(readers)}]" in self._nested:
            readers.append(self._nested[f"{field}[{len(readers)}]"])
        return readers

    def finish(self, *notes: str) -> None:
        """Check that every field has been read, except `notes`."""
        for inner in self._nested.values():
            inner.finish()
        self.refuse_others(self._read, notes)

    def refuse_others(self, known: Collection[str], notes: Sequence[str] = ()) -> None:
        """Refuse the fields of this table that are neither known nor `notes`."""
        for field in self.given:
            if field not in known and field not in (*self.notes, *notes):
                self.refuse(field, self.given[field], "no such field; there are " + ", ".join(sorted(known)))
