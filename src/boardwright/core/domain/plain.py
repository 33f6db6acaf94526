"""Checks that foreign data are plain, as in JSON or TOML, before anything else reads them.

Afterwards it is safe to recurse into them, print them, hash them and write them as JSON.
"""

import math
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from boardwright.core.errors import BoardwrightError, short

MAX_DEPTH = 16
"""Levels of nested tables and lists. The deepest position of a built-in game has five."""
MAX_SIZE = 1_000_000
"""Values plus characters of text. The data and positions of the built-in games have some thousands."""
LARGEST = 2**63 - 1
"""The largest integer: 64 bits, signed."""

EXPECTED = {
    "size": f"at most {MAX_SIZE} values and characters in all",
    "depth": f"at most {MAX_DEPTH} tables and lists in each other",
    "number": "a finite number, a whole one of at most 64 bits",
    "text": "text without lone surrogates",
    "name": "text as the name of a field",
    "kind": "a text, a number, true, false, null, a list or a table",
}
"""The expected value, by the id of the message."""


class Misfit(NamedTuple):
    """The first value that is not plain. `field`: its path, such as `trains[0][3]`; `wanted`: a key of FITS."""

    field: str
    value: object
    wanted: str


class MakeError(Protocol):
    """Creates an error with field, value and what would fit, such as PositionError or BadData.at."""

    def __call__(self, field: str, value: object, expected: str, reason: str, **arguments: Any) -> BoardwrightError: ...


def check(field: str, value: Any, error: MakeError) -> None:
    """Raise `error` with the reason `not_plain` unless `value` is plain. `field`: the name of the value, or "" if it has none."""
    misfit = first_unfit_value(field, value)
    if misfit:
        most = {"size": MAX_SIZE, "depth": MAX_DEPTH}.get(misfit.wanted, 0)
        raise error(misfit.field, misfit.value, EXPECTED[misfit.wanted], "not_plain", wanted=misfit.wanted, most=most)


def first_unfit_value(field: str, value: Any) -> Misfit | None:
    """The first part of `value` that is not plain, or None."""
    misfit = _PlainCheck().first_misfit(value, 0)
    return misfit and misfit._replace(field=(field + misfit.field).removeprefix("."))


def copied(value: Any) -> Any:
    """A copy of plain data, which shares nothing with them."""
    if isinstance(value, Mapping):
        return {name: copied(each) for name, each in value.items()}
    return [copied(each) for each in value] if isinstance(value, list | tuple) else value


class _PlainCheck:
    """Walks through a value and counts its size."""

    def __init__(self) -> None:
        self.seen = 0

    def first_misfit(self, value: Any, depth: int) -> Misfit | None:
        wanted = self._misfit_of(value)
        if wanted:
            return Misfit("", value, wanted)
        if not isinstance(value, Mapping | list | tuple):
            return None
        if depth == MAX_DEPTH:
            return Misfit("", value, "depth")
        table = isinstance(value, Mapping)
        for name, each in value.items() if isinstance(value, Mapping) else enumerate(value):
            misfit = (self._key_misfit(name) if table else None) or self.first_misfit(each, depth + 1)
            if misfit:  # the path is assembled on the way back
                return misfit._replace(field=(f".{_field_name(name)}" if table else f"[{name}]") + misfit.field)
        return None

    def _key_misfit(self, name: Any) -> Misfit | None:
        wanted = self._misfit_of(name) if isinstance(name, str) else "name"
        return Misfit("", name, wanted) if wanted else None

    def _misfit_of(self, value: Any) -> str | None:
        """The key of FITS that a single value violates, apart from its contents; None if it fits."""
        self.seen += 1 + (len(value) if isinstance(value, str) else 0)
        if self.seen > MAX_SIZE:
            return "size"
        if isinstance(value, str):
            return "text" if not value.isascii() and any("\ud800" <= c <= "\udfff" for c in value) else None
        if isinstance(value, int):
            return None if -LARGEST - 1 <= value <= LARGEST else "number"
        if isinstance(value, float):
            return None if math.isfinite(value) else "number"
        return None if value is None or isinstance(value, Mapping | list | tuple) else "kind"


def _field_name(name: Any) -> str:
    return name if isinstance(name, str) else short(name)
