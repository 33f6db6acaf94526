"""Memory access for generic code, which is compiled without knowing the functions and records of the games it plays.

In plain Python a function is a function, many records are a list of records, and an array is an array. In machine code all of them are
addresses (`core.machine.overloads_memory`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boardwright.core.machine.state import assign_record, record_at


def call(function: Any, *arguments: Any) -> None:
    """Call a game's function that returns nothing. `arguments`: records (or their addresses) and integers."""
    function(*arguments)


def ask(function: Any, *arguments: Any) -> int:
    """Call a game's function that returns an integer."""
    return int(function(*arguments))


def record_in(records: Any, size: int, index: int) -> Any:
    """Record number `index` of many records of `size` bytes each, or the same bytes of a byte array."""
    if isinstance(records, np.ndarray):
        return records[size * index : size * (index + 1)]
    return records[index]


def copy_bytes(target: Any, source: Any, size: int) -> None:
    """Copy a record of `size` bytes over another one of the same type, or bytes of an array over others."""
    if isinstance(target, np.ndarray):
        target[:] = source
    else:
        assign_record(target, source)


def numbers(array: Any, dtype: Any) -> Any:
    """A one-dimensional array of numbers or small records."""
    return array


def integer_at(record: Any, offset: int, size: int) -> int:
    """The signed integer of `size` bytes (1, 2, 4 or 8) at byte `offset` of a record or a byte array."""
    if isinstance(record, np.ndarray):
        return int.from_bytes(record[offset : offset + size].tobytes(), "little", signed=True)
    return int(record.getfield(f"i{size}", offset))


def words_in(record: Any, size: int) -> Any:
    """The whole 8-byte words of a record of `size` bytes, to read."""
    return np.frombuffer(record.tobytes()[: size // 8 * 8], np.int64)


def put_word(array: Any, offset: int, word: int) -> None:
    """Write a signed integer into 8 bytes of a byte array."""
    array[offset : offset + 8] = np.frombuffer(int(word).to_bytes(8, "little", signed=True), np.uint8)


def key_in(state: Any, at: int) -> Any:
    """The key of a state's generator, which starts at byte `at` of the state: 8 words."""
    return state.rng.key


def clear_generator(state: Any, at: int, size: int) -> None:
    """Zero a state's generator, which takes `size` bytes from byte `at` of the state: what is drawn then depends on its next key alone."""
    for name in state.rng.dtype.names:
        state.rng[name][...] = 0


def local(dtype: np.dtype) -> Any:
    """A zeroed record to work in, valid until the calling rule returns. Machine code allocates it on the stack."""
    return record_at(np.zeros(1, dtype), 0)
