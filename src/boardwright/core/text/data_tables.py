"""Readers of component tables, entry by entry, so that every game reports errors of a data file in the same way.

All raise BadData with the entry, the value and what would fit. `where`: what errors call the entry.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.core.errors import BadData


def rows(data: Mapping[str, Any], table: str, field: str, ids: Sequence[str]) -> list[dict[str, Any]]:
    """The list `table.field` of tables. Their ids must be `ids`, in this order."""
    found = data.get(table)
    listed = found.get(field) if isinstance(found, dict) else None
    if not isinstance(listed, list) or not all(isinstance(row, dict) for row in listed):
        raise BadData(f"{table}.{field}: expected a list of tables with an id each")
    given = [row.get("id") for row in listed]
    if given != list(ids):
        wrong = next((a for a, b in zip(given, ids) if a != b), f"{len(given)} rows")
        raise BadData.at(f"{table}.{field}:", wrong, "the ids of the built-in file in its order")
    return listed


def number(row: Any, field: str, least: int, most: int, where: str) -> int:
    """The field as a whole number from `least` to `most`."""
    value = row.get(field) if isinstance(row, dict) else None
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadData.at(f"{where}: {field}", value, f"a number from {least} to {most}")
    return value


def numbers(row: Any, field: str, count: int | None, least: int, most: int, where: str) -> list[int]:
    """The field as a list of `count` (None: any number of) whole numbers from `least` to `most`."""
    value = row.get(field) if isinstance(row, dict) else None
    if not isinstance(value, list) or count not in (None, len(value)):
        raise BadData.at(f"{where}: {field}", value, "a list of numbers" if count is None else f"{count} numbers")
    return [number({field: each}, field, least, most, where) for each in value]


def flag(row: Mapping[str, Any], field: str, where: str) -> bool:
    """The field as true or false; false if it is left out."""
    value = row.get(field, False)
    if not isinstance(value, bool):
        raise BadData.at(f"{where}: {field}", value, "true or false")
    return value


def choice(row: Any, field: str, allowed: Sequence[str], where: str) -> int:
    """The index of the field's text in `allowed`."""
    value = row.get(field) if isinstance(row, dict) else None
    if not isinstance(value, str) or value not in allowed:
        raise BadData.at(f"{where}: {field}", value, ("one of " if len(allowed) > 1 else "") + ", ".join(allowed))
    return allowed.index(value)


def require(good: bool, entry: str, value: object, expected: str) -> None:
    """Raises BadData, with the entry, its value and what would fit, unless `good`."""
    if not good:
        raise BadData.at(entry, value, expected)


def reject_unknown_fields(row: Mapping[str, Any], fields: Sequence[str], where: str) -> None:
    """Check that the entry has no other fields than these and the notes that every entry may have."""
    for field in row:
        if field not in fields and field not in NOTES:
            raise BadData.at(f"{where}: {field}", row[field], "no such field, but " + ", ".join(fields))


NOTES = ("id", "title", "source", "confidence", "note")
