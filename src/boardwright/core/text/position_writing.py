"""Writes declared fields as a readable position. `position_fields.py` describes the layout.

Writers are built once per schema, because every view for every viewer after every decision uses them.
"""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

import numpy as np

from boardwright.core.machine.schema import Axis, Declared, Field
from boardwright.core.machine.state import Lists

Index = tuple[int, ...]
Writer = Callable[[Any, Lists, Index], Any]
"""Converts cells of a field to plain data. Its arguments: the cells, all values, and the index of the cells."""


def write_fields(schema: type[Declared], state: Any, only: Sequence[str] = ()) -> dict[str, Any]:
    """The declared fields of a state as plain data; `only`: restrict to these first keys or whole paths.

    `state`: a record, or one that is already read as Lists.
    """
    values = state if isinstance(state, Lists) else Lists(state)
    return {key: write(values) for key, write in _writers(schema, tuple(only)).items()}  # type: ignore[arg-type]  # a class is hashable


@cache
def _writers(schema: type[Declared], names: tuple[str, ...]) -> dict[str, Callable[[Lists], Any]]:
    """The writers of a schema by first key, built once."""
    writers: dict[str, Callable[[Lists], Any]] = {}
    for key in dict.fromkeys(path.partition(".")[0] for path in names) if names else schema.by_key:
        group = schema.by_key[key]
        fields = [field for field in group if not names or key in names or field.path in names]
        writers[key] = partial(_entry_writer(schema, fields, group, 1, 0), index=())
    return writers


def _entry_writer(schema: type[Declared], fields: list[Field], group: list[Field], depth: int, used: int) -> Callable[..., Any]:
    """The writer of the part under the first `depth` keys of a group's paths, at an index of `used` places.

    `fields`: those of the group that are written. One field is its cells; several are tables, one for each cell of the axes that they
    share, null where the first field of the group is none.
    """
    first = group[0]
    axes = group_axes(depth, group, used)
    if axes is None:
        name, write = first.name, _cells_writer(schema, first, first.axes[used:])
        return lambda values, index: write(_cells_at(getattr(values, name), index), values, index)
    inside = used + len(axes)
    entries: dict[str, list[Field]] = {}
    for field in fields:
        entries.setdefault(str(field.path).split(".")[depth], []).append(field)
    parts = [(key, _entry_writer(schema, each, each, depth + 1, inside), each[0]) for key, each in entries.items()]
    nullable = may_be_null(first, inside, depth)
    omitted = [(key, field) for key, _, field in parts if may_be_left_out(field, inside) and not (nullable and field is first)]
    sizes = [_size_reader(schema, axis) for axis in axes]

    def tables(values: Lists, index: Index) -> Any:
        place = len(index) - used
        if place < len(axes):
            cells = [tables(values, (*index, i)) for i in range(sizes[place](values, index))]
            return dict(zip(axes[place].names, cells, strict=True)) if axes[place].names else cells
        if nullable and _cells_at(getattr(values, first.name), index) == first.none:
            return None
        table = {key: write(values, index) for key, write, _ in parts}
        for key, field in omitted:
            if _cells_at(getattr(values, field.name), index) == field.none:
                del table[key]
        return table

    return tables


def _cells_at(value: Any, index: Index) -> Any:
    for place in index:
        value = value[place]
    return value


def _size_reader(schema: type[Declared], axis: Axis) -> Callable[[Lists, Index], int]:
    """The function that gives how many cells of an axis are in use at an index."""
    if axis.seats:
        return lambda values, index: values.players
    if not axis.count:
        return lambda values, index: axis.size
    counted = schema.fields[axis.count]
    name, depth = counted.name, len(counted.axes)
    return lambda values, index: _cells_at(getattr(values, name), index[:depth])


def _cells_writer(schema: type[Declared], field: Field, axes: tuple[Axis, ...]) -> Writer:
    """The writer of the cells of a field along the remaining axes."""
    if not axes:
        plain = plain_writer(field)
        return lambda value, values, index: plain(value)
    axis, names = axes[0], axes[0].names
    if len(axes) == 1:
        return _table_writer(field, axis) if names else _list_writer(field, _size_reader(schema, axis))
    write, size = _cells_writer(schema, field, axes[1:]), _size_reader(schema, axis)
    if not names:
        return lambda rows, values, index: [write(row, values, (*index, i)) for i, row in enumerate(rows[: size(values, index)])]
    blank = np.full([each.size for each in axes[1:]], field.start).tolist()
    return lambda rows, values, index: {
        name: write(row, values, (*index, i)) for i, (name, row) in enumerate(zip(names, rows, strict=True)) if axis.full or row != blank
    }


def _table_writer(field: Field, axis: Axis) -> Writer:
    """The writer of named cells; without the empty ones, unless the axis is full."""
    plain, names = plain_writer(field), axis.names
    start = None if axis.full else field.start
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


def group_axes(depth: int, fields: list[Field], used: int = 0) -> tuple[Axis, ...] | None:
    """The axes after `used` ones along which a group becomes tables; None if its first `depth` keys are the path of a single field."""
    first = fields[0]
    if str(first.path).count(".") < depth:
        return None
    common = first.axes[used:]
    for field in fields[1:]:
        common = tuple(a for a, b in zip(common, field.axes[used:], strict=False) if a is b)
    return tuple(axis for axis in common if axis.full or (depth == 1 and not axis.names))


def may_be_null(first: Field, axes: int, depth: int = 1) -> bool:
    """Return whether a table of a group can be null (if its first field is none). Tables of seats cannot. `axes`: of the group.

    In an answer, only if the first field omits null.
    """
    plain = depth == 1 and not any(axis.full for axis in first.axes)
    return first.none is not None and len(first.axes) == axes and not any(axis.seats for axis in first.axes) and (plain or not first.null)


def may_be_left_out(field: Field, used: int) -> bool:
    """Return whether a table of an answer leaves a single value out if it is none. `used`: the axes of the table."""
    return field.none is not None and not field.null and len(field.axes) == used and any(axis.full for axis in field.axes)
