"""Readers of component tables, entry by entry, so that every game reports errors in a data file alike. All raise BadData."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.core.errors import BadData
from boardwright.core.text.reading import TableReader


class Entry(TableReader):
    """Reads an entry of a data file. All methods raise BadData with the entry, the field, the value and what would fit."""

    error = BadData.at
    notes = ("id", "title", "source", "confidence", "note")

    @property
    def id(self) -> str:
        """The id of the entry."""
        return str(self.given["id"])

    def numbers(self, field: str, count: int | None, least: int, most: int) -> list[int]:
        """A list of `count` (None: any number of) whole numbers from `least` to `most`."""
        value = self.get(field)
        if not isinstance(value, list) or count not in (None, len(value)):
            raise self.wrong(field, value, "a list of numbers" if count is None else f"{count} numbers")
        return [self.checked(field, each, least, most) for each in value]


def table(data: Any, *keys: str) -> Entry:
    """The table at this path of keys."""
    for key in keys:
        data = data.get(key) if isinstance(data, Mapping) else None
    return Entry(data, f"{'.'.join(keys)}: ")


def entries(data: Mapping[str, Any], name: str, ids: Sequence[str], field: str = "list") -> list[Entry]:
    """The list of tables `name.field`. Their ids must be `ids`, in this order."""
    rows = data.get(name)
    listed = rows.get(field) if isinstance(rows, Mapping) else None
    if not isinstance(listed, list) or not all(isinstance(row, dict) for row in listed):
        raise BadData.at(f"{name}.{field}:", listed, "a list of tables with an id each")
    row_ids = [row.get("id") for row in listed]
    if row_ids != list(ids):
        wrong = next((a for a, b in zip(row_ids, ids) if a != b), f"{len(row_ids)} rows")
        raise BadData.at(f"{name}.{field}:", wrong, "the ids of the built-in file in its order")
    return [Entry(row, f"{name}.{field}: {row['id']}: ") for row in listed]
