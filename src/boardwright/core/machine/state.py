"""Records: the memory that rules work on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial, wraps
from operator import itemgetter
from types import SimpleNamespace
from typing import Any

import numpy as np

from boardwright.core.machine.random import rng_fields

CACHE_LINE = 64
LARGE = 1024
"""Bytes from which on a record inside another one begins at a cache line."""

MAX_SEATS = 8
MAX_ACTIONS = 2048

SPECTATOR = -1
"""The viewer who sees only what everybody sees."""
EVERYONE = -2
"""The viewer of a complete state (the owner of the match, or a match that is over)."""

ABSENT = -1
"""No index: what a field or a variable holds where there is none, or none yet."""

MOST_DETAILS = 6
MOVES = np.dtype([("count", "i4"), ("ids", "i4", (MAX_ACTIONS,)), ("details", "i4", (MOST_DETAILS,))], align=True)
"""What `legal` writes: the ids of the legal actions, ascending. What `obstacle` writes: the details of why an action is not legal."""

OUTCOME = np.dtype([("reason", "i4"), ("rank", "i4", (MAX_SEATS,)), ("score", "i4", (MAX_SEATS,))], align=True)
"""What `outcome` writes: rank 0 is the best place, equal ranks share it; an index into the game's REASONS."""


def header(streams: int, options: Sequence[str]) -> list[tuple[Any, ...]]:
    """The fields with which every state starts.

    `players`; `viewer` (EVERYONE in a true state, else whose hidden copy this is); `version` of the rules that the match began with;
    `options` by name; `rng`.
    """
    fields = np.dtype([(name, "i4") for name in options] or [("none", "i4")], align=True)
    return [("players", "i4"), ("viewer", "i4"), ("version", "i4"), ("options", fields), ("rng", rng_fields(streams))]


def record(fields: Sequence[tuple[Any, ...]]) -> np.dtype:
    """The dtype of a state, of tables or of scratch memory: aligned, so that compiled code reads and copies it at full speed.

    Records inside of 1 KiB or more, such as the states of scratch memory, begin at cache lines. Copies of states 8 bytes apart within their
    pages took 1.2 to 1.6 µs on an AMD EPYC with glibc 2.36, copies a multiple of 64 bytes apart 0.05 µs. States hold no such records.
    """
    found = np.dtype(list(fields), align=True)
    _check_names(found)
    return _at_cache_lines(found) if any(map(_is_large, _fields_of(found).values())) else found


def _at_cache_lines(dtype: np.dtype) -> np.dtype:
    """The same fields in the same order, with room before large records."""
    offsets, end = [], 0
    for field in _fields_of(dtype).values():
        step = CACHE_LINE if _is_large(field) else field.alignment
        offsets.append(-(-end // step) * step)
        end = offsets[-1] + field.itemsize
    names, formats = zip(*_fields_of(dtype).items(), strict=True)
    size = -(-end // CACHE_LINE) * CACHE_LINE
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": size}, align=True)


def _is_large(field: np.dtype) -> bool:
    return field.fields is not None and field.itemsize >= LARGE


def _fields_of(dtype: np.dtype) -> dict[str, np.dtype]:
    return {name: field for name, (field, *_) in (dtype.fields or {}).items()}


def _check_names(dtype: np.dtype) -> None:
    """Plain Python would find a method of NumPy's record under such a name, compiled code the field."""
    for name, field in _fields_of(dtype).items():
        if hasattr(np.record, name):
            raise ValueError(f"field {name!r}: NumPy records have a method with that name, expected another one (such as {name}_no)")
        _check_names(field.base)


@cache
def _with_attributes(dtype: np.dtype) -> np.dtype:
    """The same memory as records whose fields are attributes: `np.record`s, without the search that makes those slow in Python.

    One class serves all levels: a record inside is taken out as a record of the same class. Everything else is read by NumPy's own
    machine code, not by the method of `np.record`, which is written in Python and takes longer than most rules.
    """
    own: dict[str, Any] = {"__reduce__": _reduced, "__copy__": _copied, "__deepcopy__": _copied}
    own |= {"__getattribute__": np.void.__getattribute__, "__setattr__": np.void.__setitem__, "__getitem__": np.void.__getitem__}
    return np.dtype((type("Record", (np.record,), {**dict(_attributes(dtype)), **own}), dtype))


_restorers: dict[np.dtype, tuple[Any, ...]] = {}


def restore_records(dtype: np.dtype, function: Any, *arguments: Any) -> None:
    """Let pickle and copy keep records of this kind as their bytes: they come back by `function(*arguments, bytes)`."""
    _restorers[_with_attributes(dtype)] = (function, *arguments)


def _reduced(record: Any) -> tuple[Any, ...]:
    """What pickle keeps: the class was made at run time, so that it cannot be found by its name."""
    if record.dtype not in _restorers:
        raise TypeError("only whole states can be pickled and copied, not records inside them")
    function, *arguments = _restorers[record.dtype]
    return function, (*arguments, record.tobytes())


def _copied(record: Any, memo: Any = None) -> Any:
    function, arguments = _reduced(record)
    return function(*arguments)


def _attributes(dtype: np.dtype) -> Iterator[tuple[str, property]]:
    """An attribute for each field, and for the fields of records inside. Arrays of records are NumPy's own."""
    for name, field in _fields_of(dtype).items():
        inside = _array_of_records if field.shape else _record_inside
        yield name, property(partial(inside, name) if field.base.fields else itemgetter(name))
        yield from _attributes(field.base)


def _array_of_records(name: str, record: Any) -> Any:
    return record[name].view(np.recarray)


def _record_inside(name: str, record: Any) -> Any:
    found = record[name]
    return found.view((type(record), found.dtype))


def record_at(array: Any, index: int) -> Any:
    """Element `index` of an array as a record whose fields are attributes; it shares the array's memory."""
    return array.view(_with_attributes(array.dtype))[index]


def to_namespace(record: Any) -> Any:
    """A copy of a record to read from in plain Python, several times quicker: numbers are ints, rows lists of them, inner records likewise.

    Arrays of more dimensions stay as they are. For views, where rules look at every card and city, not for what writes.
    """
    return SimpleNamespace(**{name: _read(record[name]) for name in record.dtype.names})


def _read(value: Any) -> Any:
    if value.dtype.names:
        return to_namespace(value) if value.ndim == 0 else value
    return value.tolist() if value.ndim < 2 else value


class Lists:
    """A record to read from quickly in plain Python: numbers are ints, arrays lists, each as it was when it was first asked for.

    For what reads a record and is done with it before anything changes: views and positions.
    """

    def __init__(self, record: Any) -> None:
        self._record = record

    def __getattr__(self, name: str) -> Any:
        """A field that has not been asked for before; from then on it is an attribute."""
        value = self.__dict__[name] = self._record[name].tolist()
        return value


def once_for_tables(make: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Decorates what makes something of a game's tables, read as `Lists`: it is made once for all tables that say the same."""

    @lru_cache(8)
    def made(data: bytes, dtype: np.dtype) -> Any:
        return make(Lists(record_at(np.frombuffer(data, dtype), 0)))

    return wraps(make)(lambda tables: made(tables.tobytes(), tables.dtype))


def assign_record(target: Any, source: Any) -> None:
    """Copy a record over another one of its kind."""
    target.setfield(source, target.dtype)


def blank_bytes(record: Any, offset: int, size: int) -> None:
    """Set `size` bytes of a record to 0, from the byte `offset` on."""
    record.setfield(np.void(bytes(size)), f"V{size}", offset)


class RecordBuffer:
    """One record in memory: as a `np.record` for Python, as an address for compiled code, as bytes for copies.

    `data` is a uint8 view of the record's bytes.
    """

    __slots__ = ("_reading", "address", "array", "data", "record")

    def __init__(self, dtype: np.dtype, array: Any = None) -> None:
        """`array`: one record that lies elsewhere already, inside another one."""
        self.array = np.zeros(1, dtype) if array is None else array
        self.record = record_at(self.array, 0)
        self.address = int(self.array.ctypes.data)
        self.data = self.array.view(np.uint8)
        self._reading: Any = None

    @property
    def plain(self) -> Any:
        """What rules get in plain Python: the record, or its quicker copy."""
        return self.record if self._reading is None else self._reading

    def copy(self) -> RecordBuffer:
        """A record of its own with the same content."""
        other = RecordBuffer(self.array.dtype)
        other.data[:] = self.data
        return other

    def bytes_without(self, field: str) -> bytes:
        """The record's bytes, with zeros where a field lies."""
        inner, at = self.array.dtype.fields[field][:2]
        data = bytearray(self.data)
        data[at : at + inner.itemsize] = bytes(inner.itemsize)
        return bytes(data)

    def freeze(self) -> RecordBuffer:
        """Make the record read-only for Python."""
        self.array.flags.writeable = False
        self.record = record_at(self.array, 0)
        return self

    def freeze_as_namespace(self) -> None:
        """The same, for a record that is read at every turn: plain Python gets a quicker copy (see `to_namespace`)."""
        self._reading = to_namespace(self.freeze().record)
