"""A type for the page of what a game's declared fields say as plain data: the base of its positions and views.

The data is laid out by `boardwright.core.text.position_writing`; in the page `web/src/rules/fields.ts` does the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.machine.schema import Axis, Field, Schema
from boardwright.core.text.position_writing import group_axes, may_be_null

Lists = Mapping[tuple[Any, ...], str]
"""By names: the type of one of them."""
Table = dict[str, Any]
"""By key a type, or a table inside."""


def fields_interface(schema: type[Schema], lists: Lists) -> str:
    """The interface `Fields` of a game."""
    return "export interface Fields " + written({key: type_of_key(key, group, lists) for key, group in schema.by_key.items()}, "")


def type_of_key(key: str, group: list[Field], lists: Lists) -> str | Table:
    """The type of what stands under a first key: the cells of one field, or a table of several, in a list for each common axis."""
    axes = group_axes(key, group)
    if axes is None:
        return cells(group[0], group[0].axes, lists)
    table, nullable = Table(), may_be_null(group[0], len(axes))
    for field in group:
        *tables, last = str(field.path).split(".")[1:]
        inner = table
        for name in tables:
            inner = inner.setdefault(name, {})
        inner[last] = cells(field, field.axes[len(axes) :], lists, null=not (nullable and field is group[0]))
    text = written(table, "  ")
    if nullable:
        text = f"({text} | null)" if axes else f"{text} | null"
    return text + "[]" * len(axes)


def cells(field: Field, axes: tuple[Axis, ...], lists: Lists, null: bool = True) -> str:
    """The type of a field's cells along the axes that are left: tables without the cells that hold nothing, or lists.

    `null`: whether a cell may be null.
    """
    if not axes:
        return cell(field, lists, null and field.null)
    table = bool(axes[0].names)
    inner = cells(field, axes[1:], lists, null and not (table and field.none == field.start))
    if table:
        return f"Partial<Record<{one_of(axes[0].names, lists)}, {inner}>>"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def cell(field: Field, lists: Lists, null: bool) -> str:
    """The type of one cell."""
    if field.kind == "flag":
        return "boolean"
    if field.kind == "bits":
        return f"{one_of(field.names, lists)}[]" if field.names else "number[]"
    kind = one_of(field.names, lists) if field.kind == "name" else "number"
    return f"{kind} | null" if null and field.none is not None else kind


def one_of(names: tuple[Any, ...], lists: Lists) -> str:
    """The type of one of these names."""
    return lists.get(names) or ("number" if all(isinstance(name, int) for name in names) else "string")


def written(table: Table, indent: str) -> str:
    """A table as the text of a type."""
    lines = [f"{indent}  {key}: {kind if isinstance(kind, str) else written(kind, indent + '  ')}" for key, kind in table.items()]
    return "\n".join(["{", *lines, f"{indent}}}"])
