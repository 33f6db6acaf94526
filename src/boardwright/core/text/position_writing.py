"""Writes declared fields as a readable position. `position_fields.py` describes the layout.

Writers are built once per schema, because every view for every viewer after every decision uses them.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from boardwright.core.machine.schema import Axis, Field, Schema
from boardwright.core.machine.state import Lists

Index = tuple[int, ...]
Writer = Callable[[Any, Lists, Index], Any]
"""Converts cells of a field to plain data. Its arguments: the cells, all values, and the index of the cells."""


def write_fields(schema: type[Schema], state: Any, only: Sequence[str] = ()) -> dict[str, Any]:
    """The declared fields of a state as plain data; `only`: restrict to these first keys or whole paths.

    `state`: a record, or one that is already read as Lists.
    """
    values = state if isinstance(state, Lists) else Lists(state)
    return {key: write(values) for key, write in _writers(schema, tuple(only)).items()}  # type: ignore[arg-type]  # a class is hashable


@cache
def _writers(schema: type[Schema], only: tuple[str, ...]) -> dict[str, Callable[[Lists], Any]]:
    """The writers of a schema by first key, built once."""
    found: dict[str, Callable[[Lists], Any]] = {}
    for key in dict.fromkeys(path.partition(".")[0] for path in only) if only else schema.by_key:
        group = schema.by_key[key]
        fields = [field for field in group if not only or key in only or field.path in only]
        axes = group_axes(key, group)
        found[key] = _field_writer(schema, fields[0]) if axes is None else _group_writer(schema, fields, group[0], axes)
    return found


def _field_writer(schema: type[Schema], field: Field) -> Callable[[Lists], Any]:
    """The writer of a field whose path is a single key."""
    write, name = _cells_writer(schema, field, field.axes), field.name
    return lambda values: write(getattr(values, name), values, ())


def _group_writer(schema: type[Schema], fields: list[Field], first: Field, axes: tuple[Axis, ...]) -> Callable[[Lists], Any]:
    """The writer of tables with these fields, null where the `first` field of their group is none."""
    nullable = may_be_null(first, len(axes))
    paths = [str(field.path).split(".")[1:] for field in fields]
    writers = [_cells_writer(schema, field, field.axes[len(axes) :]) for field in fields]
    parts = [(field.name, tables, last, write) for field, (*tables, last), write in zip(fields, paths, writers, strict=True)]
    sizes = [_size_reader(schema, axis) for axis in axes]

    def tables_at(values: Lists, index: Index) -> Any:
        if len(index) < len(axes):
            return [tables_at(values, (*index, i)) for i in range(sizes[len(index)](values, index))]
        if nullable and _cells_at(getattr(values, first.name), index) == first.none:
            return None
        found: dict[str, Any] = {}
        for name, tables, last, write in parts:
            inner = found
            for table in tables:
                inner = inner.setdefault(table, {})
            inner[last] = write(_cells_at(getattr(values, name), index), values, index)
        return found

    return lambda values: tables_at(values, ())


def _cells_at(value: Any, index: Index) -> Any:
    for place in index:
        value = value[place]
    return value


def _size_reader(schema: type[Schema], axis: Axis) -> Callable[[Lists, Index], int]:
    """The function that gives how many cells of an axis are in use at an index."""
    if axis.seats:
        return lambda values, index: values.players
    if not axis.count:
        return lambda values, index: axis.size
    counted = schema.fields[axis.count]
    name, depth = counted.name, len(counted.axes)
    return lambda values, index: _cells_at(getattr(values, name), index[:depth])


def _cells_writer(schema: type[Schema], field: Field, axes: tuple[Axis, ...]) -> Writer:
    """The writer of the cells of a field along the remaining axes."""
    if not axes:
        plain = plain_writer(field)
        return lambda value, values, index: plain(value)
    axis, names = axes[0], axes[0].names
    if len(axes) == 1:
        return _table_writer(field, names) if names else _list_writer(field, _size_reader(schema, axis))
    write, size = _cells_writer(schema, field, axes[1:]), _size_reader(schema, axis)
    if not names:
        return lambda rows, values, index: [write(row, values, (*index, i)) for i, row in enumerate(rows[: size(values, index)])]
    blank = np.full([each.size for each in axes[1:]], field.start).tolist()
    return lambda rows, values, index: {
        name: write(row, values, (*index, i)) for i, (name, row) in enumerate(zip(names, rows, strict=True)) if row != blank
    }


def _table_writer(field: Field, names: Sequence[Any]) -> Writer:
    """The writer of named cells, without the empty ones."""
    plain, start = plain_writer(field), field.start
    return lambda cells, values, index: {name: plain(each) for name, each in zip(names, cells, strict=True) if each != start}


def _list_writer(field: Field, size: Callable[[Lists, Index], int]) -> Writer:
    """The writer of a list of cells."""
    plain, none, is_set = plain_writer(field), field.none, field.ascending or field.rest

    def write(cells: Any, values: Lists, index: Index) -> list[Any]:
        used = cells[: size(values, index)]
        if not field.null:
            used = [each for each in used if each != none]
        return [plain(each) for each in (sorted(used) if is_set else used)]

    return write


def plain_writer(field: Field) -> Callable[[int], Any]:
    """The function that converts one number to plain data."""
    if field.kind == "flag":
        return bool
    if field.kind == "name":
        meanings: dict[Any, Any] = {field.none: None, **dict(enumerate(field.names, field.first))}
        return meanings.__getitem__
    if field.kind == "bits":
        names: Sequence[Any] = field.names or range(field.high.bit_length())
        return lambda value: [name for bit, name in enumerate(names) if value >> bit & 1]
    if field.none is None:
        return int
    return lambda value: None if value == field.none else value


def group_axes(key: str, fields: list[Field]) -> tuple[Axis, ...] | None:
    """The axes along which a group becomes a list of tables; None if the key is a single field."""
    if fields[0].path == key:
        return None
    common = fields[0].axes
    for field in fields[1:]:
        common = tuple(a for a, b in zip(common, field.axes, strict=False) if a is b)
    return tuple(axis for axis in common if not axis.names)


def may_be_null(first: Field, axes: int) -> bool:
    """Whether a table of a group can be null (if its first field is none). Tables of seats cannot. `axes`: of the group."""
    return first.none is not None and len(first.axes) == axes and not any(axis.seats for axis in first.axes)
