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
"""The size in bytes from which a record inside another one is aligned to a cache line."""

MAX_SEATS = 8
MAX_ACTIONS = 2048

SPECTATOR = -1
"""The viewer who sees only public information."""
EVERYONE = -2
"""The viewer of a complete state: the owner of the match, or anyone after its end."""

ABSENT = -1
"""No index: the value of a field or variable that has none, or none yet."""

MOST_DETAILS = 6
MOVES = np.dtype([("count", "i4"), ("ids", "i4", (MAX_ACTIONS,)), ("details", "i4", (MOST_DETAILS,))], align=True)
"""`legal` writes the ids of the legal actions, ascending. `obstacle` writes the details of why an action is illegal."""

OUTLOOK = np.dtype([("chance", "i4", (MAX_SEATS,)), ("points", "i4", (MAX_SEATS,))], align=True)
"""What seats may expect (`core.machine.outlook`): each one's share of the win in ten-thousandths, together the whole, and its final points
in hundredths."""
OUTCOME = np.dtype([("reason", "i4"), ("rank", "i4", (MAX_SEATS,)), ("score", "i4", (MAX_SEATS,))], align=True)
"""`outcome` writes the places (0 is the best, equal ranks share it), scores, and an index into the game's REASONS."""


def header(streams: int, options: Sequence[str]) -> list[tuple[Any, ...]]:
    """The fields with which every state starts.

    `players`; `viewer` (EVERYONE in a true state, else the viewer of this hidden copy); `version` of the rules that the match started with;
    `options` by name; `rng`.
    """
    fields = np.dtype([(name, "i4") for name in options] or [("none", "i4")], align=True)
    return [("players", "i4"), ("viewer", "i4"), ("version", "i4"), ("options", fields), ("rng", rng_fields(streams))]


def record(fields: Sequence[tuple[Any, ...]]) -> np.dtype:
    """The dtype of a state, of tables or of scratch memory: aligned, so that compiled code reads and copies it at full speed.

    Large records inside (1 KiB or more), such as the states of scratch memory, start at cache lines. Copies of states 8 bytes apart within
    their pages took 1.2 to 1.6 µs on an AMD EPYC with glibc 2.36, copies a multiple of 64 bytes apart 0.05 µs. States hold no such records.
    """
    found = np.dtype(list(fields), align=True)
    _check_names(found)
    return _at_cache_lines(found) if any(map(_is_large, _fields_of(found).values())) else found


def _at_cache_lines(dtype: np.dtype) -> np.dtype:
    """The same fields in the same order, with padding before large records."""
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
    """Reject names that are methods of NumPy's records: plain Python would find the method, compiled code the field."""
    for name, field in _fields_of(dtype).items():
        if hasattr(np.record, name):
            raise ValueError(f"field {name!r}: NumPy records have a method with that name, expected another one (such as {name}_no)")
        _check_names(field.base)


@cache
def _with_attributes(dtype: np.dtype) -> np.dtype:
    """The same memory as records whose fields are attributes: `np.record`s, without the lookup that makes those slow in Python.

    One class serves all levels: a record inside is returned as a record of the same class. Everything else is read by NumPy's own
    machine code instead of the Python method of `np.record`, which takes longer than most rules.
    """
    own: dict[str, Any] = {"__reduce__": _reduced, "__copy__": _copied, "__deepcopy__": _copied}
    own |= {"__getattribute__": np.void.__getattribute__, "__setattr__": np.void.__setitem__, "__getitem__": np.void.__getitem__}
    return np.dtype((type("Record", (np.record,), {**dict(_attributes(dtype)), **own}), dtype))


_restorers: dict[np.dtype, tuple[Any, ...]] = {}


def restore_records(dtype: np.dtype, function: Any, *arguments: Any) -> None:
    """Let pickle and copy store records of this type as bytes: `function(*arguments, bytes)` restores them."""
    _restorers[_with_attributes(dtype)] = (function, *arguments)


def _reduced(record: Any) -> tuple[Any, ...]:
    """The state for pickle, which could not find a class made at run time by its name."""
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
    """A read-only copy of a record for plain Python, several times faster: numbers are ints, rows lists of them, inner records likewise.

    Arrays of more dimensions are unchanged. For views, where rules look at every card and city, not for code that writes.
    """
    return SimpleNamespace(**{name: _read(record[name]) for name in record.dtype.names})


def _read(value: Any) -> Any:
    if value.dtype.names:
        return to_namespace(value) if value.ndim == 0 else value
    return value.tolist() if value.ndim < 2 else value


class Lists:
    """A record to read quickly in plain Python: numbers are ints, arrays lists, each converted when first read.

    For code that reads a record and finishes before anything changes: views and positions.
    """

    def __init__(self, record: Any) -> None:
        self._record = record

    def __getattr__(self, name: str) -> Any:
        """Convert a field on first access; from then on it is an attribute."""
        value = self.__dict__[name] = self._record[name].tolist()
        return value


def once_for_tables(make: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Decorate a function of a game's tables (as `Lists`): its result is cached for all tables with the same content."""

    @lru_cache(8)
    def made(data: bytes, dtype: np.dtype) -> Any:
        return make(Lists(record_at(np.frombuffer(data, dtype), 0)))

    return wraps(make)(lambda tables: made(tables.tobytes(), tables.dtype))


def assign_record(target: Any, source: Any) -> None:
    """Copy a record over another one of the same type."""
    target.setfield(source, target.dtype)


def blank_bytes(record: Any, offset: int, size: int) -> None:
    """Set `size` bytes of a record to 0, starting at byte `offset`."""
    record.setfield(np.void(bytes(size)), f"V{size}", offset)


class RecordBuffer:
    """One record in memory: a `np.record` for Python, an address for compiled code, bytes for copies.

    `data` is a uint8 view of the record's bytes.
    """

    __slots__ = ("_reading", "address", "array", "data", "record")

    def __init__(self, dtype: np.dtype, array: Any = None) -> None:
        """`array`: an existing record inside another one."""
        self.array = np.zeros(1, dtype) if array is None else array
        self.record = record_at(self.array, 0)
        self.address = int(self.array.ctypes.data)
        self.data = self.array.view(np.uint8)
        self._reading: Any = None

    @property
    def plain(self) -> Any:
        """The argument for rules in plain Python: the record, or its faster copy."""
        return self.record if self._reading is None else self._reading

    def copy(self) -> RecordBuffer:
        """An independent record with the same content."""
        other = RecordBuffer(self.array.dtype)
        other.data[:] = self.data
        return other

    def bytes_without(self, field: str) -> bytes:
        """The record's bytes, with one field zeroed."""
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
        """Make a record that is read in every turn read-only, and give plain Python a faster copy (see `to_namespace`)."""
        self._reading = to_namespace(self.freeze().record)
