"""Observations: the declared fields of a hidden record as float32 numbers, for learning programs.

A field with few names (or a seat) becomes one-hot, a set of bits one number per bit, everything else its plain number. Fields that no
viewer ever knows are omitted; what this viewer does not know is blank, as in the hidden record. `fields_of` gives the layout.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.memory import integer_at, numbers, put_word, record_in
from boardwright.core.machine.schema import ACTOR, BY_RULE, NO_ONE, OWN, Field, Schema

PLAIN, ONE_HOT, BITS = range(3)
WORD = 8
"""Bytes read at once."""
ROW = 6
"""Numbers in a row of a table of changes."""
MOST_NAMES = 16
"""Fields with more names than this are plain numbers."""

VISIBLE_TO = {None: "everyone", OWN: "its seat", ACTOR: "the active seat", NO_ONE: "nobody", BY_RULE: "see the game's document"}


@dataclass(frozen=True)
class ObservationField:
    """The place of a field in an observation: `observation[slice].reshape(shape)`, numbers from `low` to `high`."""

    name: str
    slice: slice
    shape: tuple[int, ...]
    low: float
    high: float
    visible_to: str


def fields_of(schema: type[Schema]) -> list[ObservationField]:
    """The layout of an observation, in order."""
    found: list[ObservationField] = []
    start = 0
    for name, kind, shape, width, low, high, visible_to in _parts(schema):
        full = shape if kind == PLAIN else (*shape, width)
        size = int(np.prod(full, dtype=int))
        bounds = (float(low), float(high)) if kind == PLAIN else (0.0, 1.0)
        found.append(ObservationField(name, slice(start, start + size), full, *bounds, visible_to))
        start += size
    return found


def plan_of(schema: type[Schema]) -> np.ndarray:
    """The layout for `observe_records`: per part the byte and place of its first number, the count, kind, width and lowest value.

    Adjacent fields that are written in the same way form one part.
    """
    rows: list[list[int]] = []
    for name, kind, shape, width, low, _, _ in _parts(schema):
        dtype, offset = schema.dtype.fields[name][:2]  # type: ignore[index]
        size, count = dtype.base.itemsize, int(np.prod(shape, dtype=int))
        row = [size, offset // size, count, kind, width, 0 if kind == PLAIN else low]
        last = rows[-1] if rows else row
        if rows and (last[0], last[1] + last[2], *last[3:]) == (row[0], row[1], *row[3:]):
            last[2] += count
        else:
            rows.append(row)
    return np.array(rows, np.int64)


def changes_of(schema: type[Schema]) -> np.ndarray:
    """The layout for `observe_changes`, three tables one after the other:

    * for each word of a record: if it is eight one-byte cells whose plain numbers are adjacent, their first place plus 1 (else 0);
    * for each byte of a record: the offset in bytes of the row of its cell (0: not observed);
    * a row for each cell: its first and last byte, a mask of its length, its highest bit (0: that of the word), its kind, and the place of
      the number (for one-hot fields, the place of value 0).
    """
    size = schema.dtype.itemsize
    cells: list[tuple[int, int, int, int]] = []
    start = 0
    for name, kind, shape, width, low, _, _ in _parts(schema):
        dtype, offset = schema.dtype.fields[name][:2]  # type: ignore[index]
        wide = dtype.base.itemsize
        for cell in range(int(np.prod(shape, dtype=int))):
            cells.append((offset + cell * wide, wide, kind, start - (low if kind == ONE_HOT else 0)))
            start += width
    words, places, rows = np.zeros(size // WORD, np.int64), np.zeros(size, np.int64), np.zeros((len(cells), ROW), np.int64)
    for number, (place, wide, kind, at) in enumerate(cells):
        mask, sign = (-1, 0) if wide == WORD else ((1 << 8 * wide) - 1, 1 << 8 * wide - 1)
        rows[number] = place, place + wide, mask, sign, kind, at
        places[place : place + wide] = WORD * (len(words) + size + ROW * number)
    plain = {place: at for place, wide, kind, at in cells if (wide, kind) == (1, PLAIN)}
    for word in range(len(words)):
        begins = plain.get(word * WORD)
        if begins is not None and all(plain.get(word * WORD + k) == begins + k for k in range(WORD)):
            words[word] = begins + 1
    return np.concatenate([words, places, rows.reshape(-1)])


def _parts(schema: type[Schema]) -> list[tuple[str, int, tuple[int, ...], int, int, int, str]]:
    most = max([axis.size for each in schema.fields.values() for axis in each.axes if axis.seats], default=8)
    parts: list[tuple[str, int, tuple[int, ...], int, int, int, str]] = []
    parts += [("viewer", ONE_HOT, (), most + 1, -1, most - 1, "everyone"), ("players", PLAIN, (), 1, 1, most, "everyone")]
    for each in schema.fields.values():
        if each.observed and (each.secret != NO_ONE or each.open_at >= 0):
            high = min(each.high, most - 1) if each.kind == "seat" else each.high
            kind, width = _kind(each, high)
            parts.append((each.name, kind, each.shape, width, each.low, high, VISIBLE_TO[each.secret]))
    return parts


def _kind(each: Field, high: int) -> tuple[int, int]:
    if each.kind == "bits":
        return BITS, high.bit_length()
    if each.kind in ("name", "seat") and high - each.low < MOST_NAMES:
        return ONE_HOT, high - each.low + 1
    return PLAIN, 1


def observe_records(records, size, first, last, plan, parts, width, out):
    """Write the observations of the hidden records `first` to `last` - 1 to `out`, `width` numbers each, by a plan of `parts` parts.

    Records, plan and out are passed as in `core.machine.memory`.
    """
    steps, found = numbers(plan, np.int64), numbers(out, np.float32)
    for i in range(first, last):
        observe_record(record_in(records, size, i), steps, parts, found, i * width, width)


def observe_record(record, steps, parts, found, start, width):
    """Write the observation of a hidden record, `width` numbers, to `found` from `start` on.

    Most numbers are 0: all are cleared at once, then the others are written.
    """
    found[start : start + width] = 0
    k = start
    for part in range(parts):
        size, place, count = steps[6 * part], steps[6 * part + 1], steps[6 * part + 2]
        kind, wide, low = steps[6 * part + 3], steps[6 * part + 4], steps[6 * part + 5]
        if kind == PLAIN:
            write_plain(record, size, place, count, found, k)
        elif kind == ONE_HOT:
            write_one_hot(record, size, place, count, found, k - low, wide)
        else:
            write_bits(record, size, place, count, found, k, wide)
        k += count * wide


def observe_changes(record, before, size, changes, found, start):
    """Update an observation: `found` holds that of the hidden record `before` from `start` on, and afterwards that of `record`.

    `before` is a byte array and is overwritten with `record`. `size` is a multiple of a word, because each record contains a generator.
    """
    for word in range(size // WORD):
        now = integer_at(record, word * WORD, WORD)
        if now != integer_at(before, word * WORD, WORD):
            plain = integer_at(changes, word * WORD, WORD)
            if plain == 0:
                change_word(now, integer_at(before, word * WORD, WORD), word * WORD, size, changes, found, start)
            else:
                write_word(record, word * WORD, found[start + plain - 1 : start + plain - 1 + WORD])
            put_word(before, word * WORD, now)


def change_word(now, then, at, size, changes, found, start):
    """Write the cells that differ between two words, which are at byte `at` of records of `size` bytes."""
    differing = now ^ then
    while differing != 0:
        byte = at + (lowest(differing) >> 3)
        row, end = integer_at(changes, size + WORD * byte, WORD), byte + 1
        if row != 0:
            shift, end = 8 * (integer_at(changes, row, WORD) - at), integer_at(changes, row + WORD, WORD)
            mask, sign = integer_at(changes, row + 2 * WORD, WORD), integer_at(changes, row + 3 * WORD, WORD)
            kind, k = integer_at(changes, row + 4 * WORD, WORD), start + integer_at(changes, row + 5 * WORD, WORD)
            new, old = (((now >> shift) & mask) ^ sign) - sign, (((then >> shift) & mask) ^ sign) - sign
            if kind == BITS:
                change_bits(new, new ^ old, found, k)
            else:  # computed without a branch, which the processor often mispredicts: PLAIN is 0 and ONE_HOT is 1
                found[k + kind * old] = 0
                found[k + kind * new] = new + kind * (1 - new)
        done = 8 * (end - at)
        differing = differing >> done << done if done < 8 * WORD else 0


def change_bits(bits, differing, found, start):
    """Write the bits that differ."""
    while differing != 0:
        bit = lowest(differing)
        found[start + bit] = (bits >> bit) & 1
        differing &= differing - 1


def write_plain(record, size, place, count, found, start):
    """Write the cells that are not 0 as plain numbers. Most are 0: whole words of zeros are skipped."""
    cell, several = 0, WORD // size
    while cell + several <= count:
        if integer_at(record, (place + cell) * size, WORD) != 0:
            if size == 1:
                write_word(record, place + cell, found[start + cell : start + cell + WORD])
            else:
                write_cells(record, size, place + cell, found[start + cell : start + cell + several])
        cell += several
    write_cells(record, size, place + cell, found[start + cell : start + count])


def write_word(record, place, into):
    """Write eight one-byte cells."""
    for k in range(WORD):
        into[k] = integer_at(record, place + k, 1)


def write_cells(record, size, place, into):
    """Write cells of any size."""
    for k in range(len(into)):
        into[k] = integer_at(record, (place + k) * size, size)


def write_one_hot(record, size, place, count, found, start, wide):
    """Write a 1 for each cell, `wide` numbers apart; `start`: the place of value 0 in the first of them."""
    if size == 1:
        for cell in range(count):
            found[start + cell * wide + integer_at(record, place + cell, 1)] = 1
    else:
        for cell in range(count):
            found[start + cell * wide + integer_at(record, (place + cell) * size, size)] = 1


def write_bits(record, size, place, count, found, start, wide):
    """Write a 1 for each set bit."""
    for cell in range(count):
        bits = integer_at(record, (place + cell) * size, size)
        while bits != 0:
            found[start + cell * wide + lowest(bits)] = 1
            bits &= bits - 1
