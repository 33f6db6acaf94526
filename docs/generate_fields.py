"""A type for the page of what a game's declared fields say as plain data: the base of its positions and views.

The data is laid out by `boardwright.core.text.position_writing`; in the page `web/src/rules/fields.ts` does the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.machine.schema import Axis, Declared, Field
from boardwright.core.text.position_writing import group_axes, may_be_left_out, may_be_null

Lists = Mapping[tuple[Any, ...], str]
"""By names: the type of one of them."""
Table = dict[str, str]
"""By key a type."""


def fields_interface(name: str, declared: type[Declared], lists: Lists) -> str:
    """The interface of declared fields."""
    table = {key: type_of_entry(group, 1, 0, lists) for key, group in declared.by_key.items()}
    return f"export interface {name} {written(table, '')}"


def type_of_entry(group: list[Field], depth: int, used: int, lists: Lists) -> str:
    """The type of what stands under the first `depth` keys of a group's paths, inside `used` axes: see `position_writing`."""
    first = group[0]
    axes = group_axes(depth, group, used)
    if axes is None:
        return cells(first, first.axes[used:], lists)
    inside = used + len(axes)
    entries: dict[str, list[Field]] = {}
    for field in group:
        entries.setdefault(str(field.path).split(".")[depth], []).append(field)
    nullable = may_be_null(first, inside, depth)
    table: Table = {}
    for key, fields in entries.items():
        heads = nullable and fields[0] is first and str(first.path).count(".") == depth
        if heads:
            table[key] = cells(first, first.axes[inside:], lists, null=False)
        else:
            table[f"{key}?" if may_be_left_out(fields[0], inside) else key] = type_of_entry(fields, depth + 1, inside, lists)
    text = written(table, "  " * depth) + (" | null" if nullable else "")
    for axis in reversed(axes):
        if axis.names:
            text = f"Record<{one_of(axis.names, lists)}, {text}>"
        else:
            text = f"({text})[]" if text.endswith(" | null") else f"{text}[]"
    return text


def cells(field: Field, axes: tuple[Axis, ...], lists: Lists, null: bool = True) -> str:
    """The type of a field's cells along the axes that are left: tables without the cells that hold nothing, or lists.

    `null`: whether a cell may be null.
    """
    if not axes:
        return cell(field, lists, null and field.null)
    table = bool(axes[0].names)
    inner = cells(field, axes[1:], lists, null and (axes[0].full or not (table and field.none == field.start)))
    if table:
        names = f"Record<{one_of(axes[0].names, lists)}, {inner}>"
        return names if axes[0].full else f"Partial<{names}>"
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
    if all(isinstance(name, int) for name in names):
        return "number"
    if all(str(name).isdigit() for name in names):
        return "string"
    return lists.get(names) or " | ".join(f"'{name}'" for name in names)


def written(table: Table, indent: str) -> str:
    """A table as the text of a type."""
    return "\n".join(["{", *(f"{indent}  {key}: {kind}" for key, kind in table.items()), f"{indent}}}"])
