"""Tests that a field of a record means the same in plain Python and in compiled code."""

from __future__ import annotations

import numpy as np
import pytest

from boardwright.core.machine.state import RecordBuffer, header, record


@pytest.mark.parametrize("name", ["round", "sum", "data", "all", "item", "copy"])
def test_names_that_every_numpy_record_has_are_refused_as_fields(name: str) -> None:
    """In plain Python `state.round` would be NumPy's method."""
    inner = np.dtype([(name, "i4")])
    for fields in ([(name, "i4")], [("inner", inner)], [("inner", inner, (3,))], header(streams=1, options=[name])):
        with pytest.raises(ValueError, match=f"{name!r}.*{name}_no"):
            record(fields)


def test_other_names_are_fields_in_plain_python() -> None:
    state = RecordBuffer(record([*header(streams=1, options=["rounds"]), ("round_no", "i4"), ("draw", "i1", (4,))])).record
    state.round_no, state.options.rounds, state.draw[2] = 3, 4, 5
    assert (int(state.round_no), int(state.options.rounds), state.draw.tolist()) == (3, 4, [0, 0, 5, 0])


def test_records_inside_records_share_their_memory() -> None:
    inner = np.dtype([("name", "i4"), ("parts", "i4", (2,))])
    cell = RecordBuffer(record([("one", inner), ("several", inner, (3,))]))
    state = cell.record
    state.one.name, state.one.parts[1], state.several[2].name = 1, 2, 3
    state.several.parts[:, 0] = 4
    assert cell.array["one"]["name"] == 1 and cell.array["one"]["parts"].tolist() == [[0, 2]]
    assert cell.array["several"]["name"].tolist() == [[0, 0, 3]] and cell.array["several"]["parts"][0, :, 0].tolist() == [4, 4, 4]
    assert isinstance(state, np.record) and isinstance(state.one, np.record)


@pytest.mark.parametrize("name", ["nothing", "name"])
def test_unknown_fields_cannot_be_read_or_written(name: str) -> None:
    """`name` is a field of the inner record only."""
    state = RecordBuffer(record([("one", np.dtype([("name", "i4")]))])).record
    with pytest.raises((AttributeError, ValueError)):
        getattr(state, name)
    with pytest.raises((AttributeError, ValueError)):
        setattr(state, name, 1)


def test_a_frozen_record_cannot_be_written() -> None:
    state = RecordBuffer(record([("one", np.dtype([("name", "i4")])), ("numbers", "i4", (2,))])).freeze().record
    with pytest.raises(ValueError, match="read-only"):
        state.one.name = 1
    with pytest.raises(ValueError, match="read-only"):
        state.numbers[0] = 1
