"""Component tables that are broken in one place each: all of them are tried, and those that are not refused are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import boardwright as bw


def not_refused(cases: Iterable[tuple[str, Callable[[], Any]]]) -> list[str]:
    """What is wrong with the answers to `cases`: (what the error must name, what loads the broken tables)."""
    wrong = []
    for number, (named, load) in enumerate(cases):
        try:
            load()
        except bw.BadData as error:
            if named not in str(error) or "expected" not in str(error):
                wrong.append(f"{number}: {error}: does not name {named!r} and what would fit")
        else:
            wrong.append(f"{number}: accepted, though {named!r} is broken")
    return wrong
