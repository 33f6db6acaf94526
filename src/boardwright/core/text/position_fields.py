"""Declared fields as a readable position, and back.

A position is a tree: keys joined by dots in a field's `position` are tables inside tables. Where fields share a first key, their common
axes become a list of tables (`seats.workers`: a table for each seat; `returned.ticket`: a table for each ticket put back), and without
axes one table. Such a table is null where its first field is none. Axes with names are tables without the cells that hold nothing;
others are lists. Except for seats, such a table must say every field that has no default of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from boardwright.core.machine.schema import Axis, Field, Schema
from boardwright.core.text.positions import PositionReader


def write_fields(schema: type[Schema], state: Any, only: Sequence[str] = ()) -> dict[str, Any]:
    """The declared fields of a state as plain data; `only`: these first keys, or whole paths, and no others."""
    values, chosen = _Values(schema, state), schema.by_key
    if only:
        keys = dict.fromkeys(path.partition(".")[0] for path in only)
        chosen = {key: [field for field in schema.by_key[key] if key in only or field.path in only] for key in keys}
    return {key: _write(key, fields, schema.by_key[key], values) for key, fields in chosen.items()}


def read_fields(schema: type[Schema], state: Any, reader: PositionReader) -> dict[str, list[PositionReader]]:
    """Fill the declared fields of a state (header set) from a position; what is left out gets its default.

    Returns, by first key, the readers of tables inside, so that a game can read more from them. Raises PositionError.
    """
    schema.clear(state)
    inside: dict[str, list[PositionReader]] = {}
    for key, fields in schema.by_key.items():
        if not fields[0].rest:
            _read(key, fields, state, reader, inside)
    for field in schema.fields.values():
        if field.rest:
            _read_rest(field, state, reader)
    return inside


def _group_axes(key: str, fields: list[Field]) -> tuple[Axis, ...] | None:
    """The axes that the tables of a group are listed by; None if the key is a field of its own."""
    if fields[0].path == key:
        return None
    common = fields[0].axes
    for field in fields[1:]:
        common = tuple(a for a, b in zip(common, field.axes, strict=False) if a is b)
    return tuple(axis for axis in common if not axis.names)


def _may_be_null(first: Field, index: tuple[int, ...]) -> bool:
    """Whether a table of a group is null where its first field holds nothing. Seats are always there."""
    return first.none is not None and len(first.axes) == len(index) and not any(axis.seats for axis in first.axes)


class _Values:
    """The values of a state as plain numbers and lists, and how many cells of an axis are in use."""

    def __init__(self, schema: type[Schema], state: Any) -> None:
        self.players, self._state, self._schema = int(state.players), state, schema
        self._plain: dict[str, Any] = {}

    def of(self, field: Field, index: Sequence[int]) -> Any:
        if field.name not in self._plain:
            self._plain[field.name] = self._state[field.name].tolist()
        value = self._plain[field.name]
        for place in index:
            value = value[place]
        return value

    def size(self, axis: Axis, index: Sequence[int]) -> int:
        if axis.seats:
            return self.players
        if not axis.count:
            return axis.size
        counted = self._schema.fields[axis.count]
        return int(self.of(counted, index[: len(counted.axes)]))


# -- writing -----------------------------------------------------------------------------------------------------------------------


def _write(key: str, fields: list[Field], group: list[Field], values: _Values) -> Any:
    """Some fields of a group."""
    axes = _group_axes(key, group)
    if axes is None:
        return _write_cells(fields[0], fields[0].axes, (), values.of(fields[0], ()), values)
    return _write_tables(fields, group[0], axes, (), values)


def _write_tables(fields: list[Field], first: Field, axes: tuple[Axis, ...], index: tuple[int, ...], values: _Values) -> Any:
    """Tables with these fields, null where the `first` field of their group is none."""
    if axes:
        return [_write_tables(fields, first, axes[1:], (*index, i), values) for i in range(values.size(axes[0], index))]
    if _may_be_null(first, index) and values.of(first, index) == first.none:
        return None
    found: dict[str, Any] = {}
    for field in fields:
        inner = found
        *tables, last = str(field.path).split(".")[1:]
        for name in tables:
            inner = inner.setdefault(name, {})
        inner[last] = _write_cells(field, field.axes[len(index) :], index, values.of(field, index), values)
    return found


def _write_cells(field: Field, axes: tuple[Axis, ...], index: tuple[int, ...], value: Any, values: _Values) -> Any:
    """The cells of a field at `index`, which hold `value`, along the axes that are left."""
    if not axes:
        return _plain(field, value)
    axis, rest = axes[0], axes[1:]
    if axis.names and not rest:
        start = field.start
        return {name: _plain(field, each) for name, each in zip(axis.names, value, strict=True) if each != start}
    if axis.names:
        named = ((name, (*index, i), each) for i, (name, each) in enumerate(zip(axis.names, value, strict=True)))
        return {name: _write_cells(field, rest, at, each, values) for name, at, each in named if not _is_blank(field, each)}
    cells = value[: values.size(axis, index)]
    if (field.ascending or field.rest) and not rest:
        cells = sorted(cells)
    if not field.null and not rest:
        cells = [each for each in cells if each != field.none]
    return [_write_cells(field, rest, (*index, i), each, values) for i, each in enumerate(cells)]


def _is_blank(field: Field, value: Any) -> bool:
    """Whether cells hold what a position leaves out."""
    return all(_is_blank(field, each) for each in value) if isinstance(value, list) else bool(value == field.start)


def _plain(field: Field, value: int) -> Any:
    if field.kind == "flag":
        return bool(value)
    if value == field.none:
        return None
    if field.kind == "name":
        return field.names[value - field.first]
    if field.kind == "bits":
        return [field.names[bit] if field.names else bit for bit in range(value.bit_length()) if value >> bit & 1]
    return value


# -- reading -----------------------------------------------------------------------------------------------------------------------


def _read(key: str, fields: list[Field], state: Any, reader: PositionReader, inside: dict[str, list[PositionReader]]) -> None:
    axes = _group_axes(key, fields)
    given = key in reader.position
    value = reader.get(key)
    if axes is None:
        if given:
            _read_cells(fields[0], fields[0].axes, (), value, key, state, reader)
        return
    inside[key] = []
    if not axes:
        if value is not None:
            inside[key].append(_read_table(key, fields, (), value, state, reader))
        return
    if not given and axes[0].seats and len(axes) == 1:
        value = [{} for _ in range(state.players)]
    if given or (axes[0].seats and len(axes) == 1):
        _read_tables(key, fields, axes, (), value, state, reader, inside[key])


def _read_rest(field: Field, state: Any, reader: PositionReader) -> None:
    """The components that lie nowhere else; a position may leave them out."""
    cells = reader.rest(str(field.path), field.high, field.what)
    state[field.name][: len(cells)], state[field.axes[0].count] = cells, len(cells)


def _read_tables(
    path: str,
    fields: list[Field],
    axes: tuple[Axis, ...],
    index: tuple[int, ...],
    value: Any,
    state: Any,
    reader: PositionReader,
    inside: list[PositionReader],
) -> None:
    if not axes:
        if value is not None or not _may_be_null(fields[0], index):
            inside.append(_read_table(path, fields, index, value, state, reader))
        return
    _check_list(axes[0], index, value, path, state, reader)
    for i, each in enumerate(value):
        _read_tables(f"{path}[{i}]", fields, axes[1:], (*index, i), each, state, reader, inside)


def _read_table(path: str, fields: list[Field], index: tuple[int, ...], value: Any, state: Any, reader: PositionReader) -> PositionReader:
    inner = reader.within(path, value)
    complete = not (fields[0].axes and fields[0].axes[0].seats and len(index) == 1)  # a seat's table may leave fields out
    for field in fields:
        *tables, last = str(field.path).split(".")[1:]
        holder = inner
        for name in tables:
            holder = holder.nested(name)
        given, first = holder.get(last), field is fields[0]
        if last in holder.position and not (given is None and first and _may_be_null(field, index)):
            _read_cells(field, field.axes[len(index) :], index, given, last, state, holder)
        elif complete and field.default is None:
            raise holder.wrong(last, None, _fits(field, state, null=not first))
    if complete:
        inner.finish()
    return inner


def _read_cells(
    field: Field, axes: tuple[Axis, ...], index: tuple[int, ...], value: Any, path: str, state: Any, reader: PositionReader
) -> None:
    if not axes:
        number = _number(field, value, path, state, reader)
        if index:
            state[field.name][index] = number
        else:
            state[field.name] = number
        return
    axis = axes[0]
    if not axis.names:
        _check_list(axis, index, value, path, state, reader)
        for i, each in enumerate(value):
            if each is None and axis.count:
                raise reader.wrong(f"{path}[{i}]", None, _fits(field, state).removesuffix(", or null"))
            _read_cells(field, axes[1:], (*index, i), each, f"{path}[{i}]", state, reader)
        if field.ascending and len(axes) == 1:
            state[field.name][(*index, slice(len(value)))].sort()
        return
    if not isinstance(value, dict):
        raise reader.wrong(path, value, f"a table by {axis.name}")
    for name, each in value.items():
        cell = _one_of(path, name, axis.names, axis.name, reader)
        _read_cells(field, axes[1:], (*index, cell), each, f"{path}.{name}", state, reader)


def _check_list(axis: Axis, index: tuple[int, ...], value: Any, path: str, state: Any, reader: PositionReader) -> None:
    """A list with an entry for each seat, for each cell, or for as many as there are. Sets the axis's count."""
    exact = int(state.players) if axis.seats else 0 if axis.count or axis.short else axis.size
    if not isinstance(value, list) or len(value) > axis.size or (exact and len(value) != exact):
        raise reader.wrong(path, value, f"a list of {exact}" if exact else f"a list of up to {axis.size}")
    if axis.count and index:
        state[axis.count][index[: state[axis.count].ndim]] = len(value)
    elif axis.count:
        state[axis.count] = len(value)


def _number(field: Field, value: Any, path: str, state: Any, reader: PositionReader) -> int:
    """The number that a plain value stands for."""
    if value is None and field.none is not None and field.null:
        return field.none
    if field.kind == "name":
        return field.first + _one_of(path, value, field.names, field.what or "name", reader, field, state)
    if field.kind == "bits":
        return _mask(field, value, path, reader)
    if field.kind == "flag":
        good = isinstance(value, bool)
    else:
        most = int(state.players) - 1 if field.kind == "seat" else field.high
        good = type(value) is int and field.least <= value <= most
    if not good:
        raise reader.wrong(path, value, _fits(field, state))
    number = int(value)
    if field.unique:
        reader.place(path, number, field.what)
    return number


def _mask(field: Field, value: Any, path: str, reader: PositionReader) -> int:
    allowed: Sequence[Any] = field.names or range(field.high.bit_length())
    if not isinstance(value, list):
        raise reader.wrong(path, value, f"a list of {', '.join(map(str, allowed)) if field.names else f'numbers from 0 to {allowed[-1]}'}")
    for i, each in enumerate(value):
        if type(each) is not type(allowed[0]) or each not in allowed:
            raise reader.wrong(f"{path}[{i}]", each, _of_names(field.names, "name") if field.names else f"a number from 0 to {allowed[-1]}")
    return sum(1 << allowed.index(each) for each in set(value))


def _one_of(
    path: str, value: Any, names: Sequence[str | int], what: str, reader: PositionReader, field: Field | None = None, state: Any = None
) -> int:
    if type(value) not in (str, int) or value not in names:
        raise reader.wrong(path, value, _fits(field, state) if field else _of_names(names, what))
    number = names.index(value)
    if field and field.unique:
        reader.place(path, number + field.first, field.what, value)
    return number


def _of_names(names: Sequence[str | int], what: str) -> str:
    return "one of " + ", ".join(map(str, names)) if len(names) <= 16 else f"the name of a {what}, such as {names[0]}"


def _fits(field: Field, state: Any, null: bool = True) -> str:
    """What a field takes, for an error."""
    or_null = ", or null" if null and field.null and field.none is not None else ""
    text: dict[str, Callable[[], str]] = {
        "name": lambda: _of_names(field.names, field.what or "component"),
        "flag": lambda: "true or false",
        "seat": lambda: f"a seat from 0 to {int(state.players) - 1}",
        "component": lambda: f"a {field.what} from 1 to {field.high}",
        "number": lambda: f"a number from {field.least} to {field.high}",
    }
    return text[field.kind]() + or_null
