"""Checks that data from outside are plain, as in JSON or TOML, before anything else reads them.

Afterwards it is safe to recurse into them, print them, hash them and write them as JSON.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from boardwright.core.errors import BoardwrightError, short

DEEPEST = 16
"""Levels of tables and lists in each other. The deepest position of a built-in game has five."""
MOST = 1_000_000
"""Values and characters of text. The data and positions of the built-in games have some thousands."""
LARGEST = 2**63 - 1
"""The largest whole number: 64 bits."""

FITS = {
    "size": f"at most {MOST} values and characters in all",
    "depth": f"at most {DEEPEST} tables and lists in each other",
    "number": "a finite number, a whole one of at most 64 bits",
    "text": "text without lone surrogates",
    "name": "text as the name of a field",
    "kind": "a text, a number, true, false, null, a list or a table",
}
"""What would fit, by the id that words choose by."""


class Misfit(NamedTuple):
    """The first place that is not plain. `field`: the path to it, such as `trains[0][3]`; `wanted`: a key of FITS."""

    field: str
    value: object
    wanted: str


class MakeError(Protocol):
    """Makes an error that names field, value and what would fit: PositionError, BadData.at, or another one."""

    def __call__(self, field: str, value: object, expected: str, reason: str, **arguments: Any) -> BoardwrightError: ...


def check(field: str, value: Any, error: MakeError) -> None:
    """Raise `error` with the reason `not_plain` unless `value` is plain. `field`: the name of the value itself; "": it has none."""
    found = first_unfit_value(field, value)
    if found:
        most = {"size": MOST, "depth": DEEPEST}.get(found.wanted, 0)
        raise error(found.field, found.value, FITS[found.wanted], "not_plain", wanted=found.wanted, most=most)


def first_unfit_value(field: str, value: Any) -> Misfit | None:
    """The first place in `value` that is not plain; None: there is none."""
    found = _Looker().look(value, 0)
    return found and found._replace(field=(field + found.field).removeprefix("."))


class _Looker:
    """Looks at a value and all that is in it, and counts its size."""

    def __init__(self) -> None:
        self.seen = 0

    def look(self, value: Any, depth: int) -> Misfit | None:
        wanted = self._single(value)
        if wanted:
            return Misfit("", value, wanted)
        if not isinstance(value, Mapping | list | tuple):
            return None
        if depth == DEEPEST:
            return Misfit("", value, "depth")
        table = isinstance(value, Mapping)
        for name, each in value.items() if isinstance(value, Mapping) else enumerate(value):
            found = (self._name(name) if table else None) or self.look(each, depth + 1)
            if found:  # the way there is put together on the way back
                return found._replace(field=(f".{_told(name)}" if table else f"[{name}]") + found.field)
        return None

    def _name(self, name: Any) -> Misfit | None:
        wanted = self._single(name) if isinstance(name, str) else "name"
        return Misfit("", name, wanted) if wanted else None

    def _single(self, value: Any) -> str | None:
        """What is wanted in place of a value, whatever is in it; None if it fits."""
        self.seen += 1 + (len(value) if isinstance(value, str) else 0)
        if self.seen > MOST:
            return "size"
        if isinstance(value, str):
            return "text" if not value.isascii() and any("\ud800" <= c <= "\udfff" for c in value) else None
        if isinstance(value, int):
            return None if -LARGEST - 1 <= value <= LARGEST else "number"
        if isinstance(value, float):
            return None if math.isfinite(value) else "number"
        return None if value is None or isinstance(value, Mapping | list | tuple) else "kind"


def _told(name: Any) -> str:
    return name if isinstance(name, str) else short(name)
