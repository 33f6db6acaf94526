"""A field means the same in plain Python and in compiled code."""

from __future__ import annotations

import numpy as np
import pytest

from boardwright.core.state import Cell, header, record


@pytest.mark.parametrize("name", ["round", "sum", "data", "all", "item", "copy"])
def test_a_field_is_not_called_like_something_that_every_record_has(name: str) -> None:
    """In plain Python `state.round` would be NumPy's method; the error says so before a rule runs into it."""
    inner = np.dtype([(name, "i4")])
    for fields in ([(name, "i4")], [("inner", inner)], [("inner", inner, (3,))], header(streams=1, options=[name])):
        with pytest.raises(ValueError, match=f"{name!r}.*{name}_no"):
            record(fields)


def test_other_names_are_fields_in_plain_python() -> None:
    state = Cell(record([*header(streams=1, options=["rounds"]), ("round_no", "i4"), ("draw", "i1", (4,))])).record
    state.round_no, state.options.rounds, state.draw[2] = 3, 4, 5
    assert (int(state.round_no), int(state.options.rounds), state.draw.tolist()) == (3, 4, [0, 0, 5, 0])
