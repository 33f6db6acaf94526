"""Converts declared fields to a readable position and back.

A position is a tree: keys joined by dots in a field's `position` are nested tables. Fields that share a first key become a list of tables
along their common axes (`seats.workers`: a table per seat; `returned.ticket`: a table per returned ticket), or one table if they have no
common axis. Such a table is null where its first field is none. Axes with names become tables without their empty cells; others become
lists. Except for seats, a nested table must give every field that has no default of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from boardwright.core.domain.faults import collected_faults
from boardwright.core.machine.schema import Axis, Field, Schema
from boardwright.core.text.position_writing import group_axes, may_be_null, plain_writer, write_fields
from boardwright.core.text.positions import PositionReader

__all__ = ["field_follows", "position_functions", "read_fields", "write_fields"]

Write = Callable[[Any, Any], dict[str, Any]]
Read = Callable[[Any, Any, Mapping[str, Any]], None]
ReadRest = Callable[[PositionReader, Any, Any], None]
WriteRest = Callable[[Any, Any, dict[str, Any]], dict[str, Any]]
WriteOut = Callable[[Any, Mapping[str, Any]], Mapping[str, Any]]


def position_functions(
    schema: type[Schema], read: ReadRest, write: WriteRest | None = None, write_out: WriteOut | None = None
) -> tuple[Write, Read]:
    """Build `to_position` and `from_position` of a game from its declared fields and from functions for the rest.

    Args:
        schema: the game's State.
        read: `read(reader, tables, state)`, called after the declared fields: reads the rest, and checks fields against each other.
            Raises PositionError. `reader.listed("seats")` are the readers of nested tables.
        write: `write(tables, state, declared)` returns additional entries of the position, or replacements of `declared` ones. It may
            remove from `declared` what a position omits.
        write_out: `write_out(tables, position)` returns the position with abbreviations expanded.
    """

    def to_position(tables: Any, state: Any) -> dict[str, Any]:
        declared = write_fields(schema, state)
        besides = write(tables, state, declared) if write else {}
        return {**declared, **besides}

    def from_position(tables: Any, state: Any, position: Mapping[str, Any]) -> None:
        with collected_faults() as faults:
            reader = PositionReader(write_out(tables, position) if write_out else position)
            reader.faults = faults
            read_fields(schema, state, reader)
            if faults:
                reader.refuse_others({*schema.by_key, *to_position(tables, state)})
                faults.fields_wrong = True
            read(reader, tables, state)
            reader.finish()

    return to_position, from_position


def read_fields(schema: type[Schema], state: Any, reader: PositionReader) -> None:
    """Fill the declared fields of a state (whose header is set) from a position; omitted fields get defaults. Raises PositionError."""
    schema.clear(state)
    for key, fields in schema.by_key.items():
        if not fields[0].rest:
            with reader.on_its_own():
                _read(key, fields, state, reader)
    for field in schema.fields.values():
        if field.rest and not reader.faults:
            _read_rest(field, state, reader)


def field_follows(field: Field, state: Any, reader: PositionReader, cells: Any, why: str) -> None:
    """Write the cells of a one-axis field that follows from the others; if a position gives the field, it must agree.

    `cells`: a number for each cell; `why`: how they follow. Raises PositionError for the first cell that differs.
    """
    path, plain, names = str(field.path), plain_writer(field), field.axes[0].names
    for cell, (given, due) in enumerate(zip(state[field.name].tolist(), cells, strict=True)):
        where = f"{path}.{names[cell]}" if names else f"{path}[{cell}]"
        expected = plain(int(due))
        reader.require(path not in reader.given or given == due, where, f"{'null' if expected is None else expected}: {why}")
    state[field.name][:] = cells


def _read(key: str, fields: list[Field], state: Any, reader: PositionReader) -> None:
    axes = group_axes(1, fields)
    given = key in reader.given
    value = reader.get(key)
    if axes is None:
        if given:
            _read_cells(fields[0], fields[0].axes, (), value, key, state, reader)
    elif not axes:
        if value is not None:
            _read_table(key, fields, (), value, state, reader)
    elif given:
        _read_tables(key, fields, axes, (), value, state, reader)
    elif axes[0].seats and len(axes) == 1:
        _read_tables(key, fields, axes, (), [{}] * int(state.players), state, reader)


def _read_rest(field: Field, state: Any, reader: PositionReader) -> None:
    """The components that are nowhere else; a position may omit them."""
    cells = reader.rest(str(field.path), range(1, field.high + 1), field.what, field.names)
    state[field.name][: len(cells)], state[field.axes[0].count] = cells, len(cells)


def _read_tables(
    path: str,
    fields: list[Field],
    axes: tuple[Axis, ...],
    index: tuple[int, ...],
    value: Any,
    state: Any,
    reader: PositionReader,
) -> None:
    if not axes:
        if value is not None or not may_be_null(fields[0], len(index)):
            _read_table(path, fields, index, value, state, reader)
        return
    _check_list(axes[0], index, value, path, state, reader)
    for i, each in enumerate(value):
        with reader.on_its_own():
            _read_tables(f"{path}[{i}]", fields, axes[1:], (*index, i), each, state, reader)


def _read_table(path: str, fields: list[Field], index: tuple[int, ...], value: Any, state: Any, reader: PositionReader) -> None:
    inner = reader.within(path, value)
    complete = not (fields[0].axes and fields[0].axes[0].seats and len(index) == 1)  # a seat's table may omit fields
    for field in fields:
        *tables, last = str(field.path).split(".")[1:]
        holder = inner
        for name in tables:
            holder = holder.nested(name)
        given, first = holder.get(last), field is fields[0]
        if last in holder.given and not (given is None and first and may_be_null(field, len(index))):
            with holder.on_its_own():
                _read_cells(field, field.axes[len(index) :], index, given, last, state, holder)
        elif complete and field.default is None:
            holder.refuse(last, None, _expected(field, state, null=not first))


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
            with reader.on_its_own():
                if each is None and axis.count:
                    raise reader.wrong(f"{path}[{i}]", None, _expected(field, state).removesuffix(", or null"))
                _read_cells(field, axes[1:], (*index, i), each, f"{path}[{i}]", state, reader)
        if field.ascending and len(axes) == 1:
            state[field.name][(*index, slice(len(value)))].sort()
        return
    if not isinstance(value, dict):
        raise reader.wrong(path, value, f"a table by {axis.name}")
    for name, each in value.items():
        with reader.on_its_own():
            cell = _one_of(path, name, axis.names, axis.name, reader)
            _read_cells(field, axes[1:], (*index, cell), each, f"{path}.{name}", state, reader)


def _check_list(axis: Axis, index: tuple[int, ...], value: Any, path: str, state: Any, reader: PositionReader) -> None:
    """Check a list with an entry per seat, per cell, or per used cell, and set the axis's count."""
    exact = int(state.players) if axis.seats else 0 if axis.count or axis.short else axis.size
    if not isinstance(value, list) or len(value) > axis.size or (exact and len(value) != exact):
        raise reader.wrong(path, value, f"a list of {exact}" if exact else f"a list of up to {axis.size}")
    if axis.count and index:
        state[axis.count][index[: state[axis.count].ndim]] = len(value)
    elif axis.count:
        state[axis.count] = len(value)


def _number(field: Field, value: Any, path: str, state: Any, reader: PositionReader) -> int:
    """The number that a plain value represents."""
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
        raise reader.wrong(path, value, _expected(field, state))
    number = int(value)
    if field.unique:
        reader.place(path, number, field.what)
    return number


def _mask(field: Field, value: Any, path: str, reader: PositionReader) -> int:
    allowed: Sequence[Any] = field.names or range(field.high.bit_length())
    if not isinstance(value, list):
        raise reader.wrong(path, value, _list_of_bits(field))
    for i, each in enumerate(value):
        if type(each) is not type(allowed[0]) or each not in allowed:
            raise reader.wrong(f"{path}[{i}]", each, _of_names(field.names, "name") if field.names else f"a number from 0 to {allowed[-1]}")
        reader.expect(value.index(each) == i, f"{path}[{i}]", each, "each once")
    return sum(1 << allowed.index(each) for each in value)


def _list_of_bits(field: Field) -> str:
    return f"a list of {', '.join(map(str, field.names))}" if field.names else f"a list of numbers from 0 to {field.high.bit_length() - 1}"


def _one_of(
    path: str, value: Any, names: Sequence[str | int], what: str, reader: PositionReader, field: Field | None = None, state: Any = None
) -> int:
    if type(value) not in (str, int) or value not in names:
        raise reader.wrong(path, value, _expected(field, state) if field else _of_names(names, what))
    number = names.index(value)
    if field and field.unique:
        reader.place(path, number + field.first, field.what, value)
    return number


def _of_names(names: Sequence[str | int], what: str) -> str:
    return "one of " + ", ".join(map(str, names)) if len(names) <= 16 else f"the name of a {what}, such as {names[0]}"


def _expected(field: Field, state: Any, null: bool = True) -> str:
    """Return what a field accepts, for an error."""
    or_null = ", or null" if null and field.null and field.none is not None else ""
    text: dict[str, Callable[[], str]] = {
        "name": lambda: _of_names(field.names, field.what or "component"),
        "flag": lambda: "true or false",
        "bits": lambda: _list_of_bits(field),
        "seat": lambda: f"a seat from 0 to {int(state.players) - 1}",
        "component": lambda: f"a {field.what} from 1 to {field.high}",
        "number": lambda: f"a number from {field.least} to {field.high}",
    }
    return text[field.kind]() + or_null
