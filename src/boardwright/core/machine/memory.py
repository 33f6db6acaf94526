"""Memory that generic code works on: code that plays any game knows neither its functions nor its records when it is compiled.

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
    """Record number `index` of many records of `size` bytes each; or those bytes of an array of bytes."""
    if isinstance(records, np.ndarray):
        return records[size * index : size * (index + 1)]
    return records[index]


def copy_bytes(target: Any, source: Any, size: int) -> None:
    """Copy a record of `size` bytes over another one of its kind, or bytes of an array over others."""
    if isinstance(target, np.ndarray):
        target[:] = source
    else:
        assign_record(target, source)


def numbers(array: Any, dtype: Any) -> Any:
    """An array of numbers or of small records, in one dimension."""
    return array


def integer_at(record: Any, offset: int, size: int) -> int:
    """The signed integer of `size` bytes (1, 2, 4 or 8) at the byte `offset` of a record, or of an array of bytes."""
    if isinstance(record, np.ndarray):
        return int.from_bytes(record[offset : offset + size].tobytes(), "little", signed=True)
    return int(record.getfield(f"i{size}", offset))


def put_word(array: Any, offset: int, word: int) -> None:
    """Write 8 bytes of an array of bytes: a signed integer."""
    array[offset : offset + 8] = np.frombuffer(int(word).to_bytes(8, "little", signed=True), np.uint8)


def key_in(state: Any, at: int) -> Any:
    """The key of a state's generator, which begins at byte `at` of the state: 8 words."""
    return state.rng.key


def local(dtype: np.dtype) -> Any:
    """A record of zeros to work in until the rule that asks for it returns. Nothing is allocated in machine code."""
    return record_at(np.zeros(1, dtype), 0)
