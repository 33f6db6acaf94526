"""Whole numbers, also NumPy's, as match files name them."""

import operator
from typing import Any


def whole_number_of(value: Any) -> int | None:
    """Return a whole number, also one of NumPy, as one of Python; None for anything else."""
    try:
        return None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return None
