"""Rules in rows: what lies on the table, what is decided, what is then seen. For tests of a rule that need no more than that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest


class Row(NamedTuple):
    """One rule, or one case of it."""

    says: str
    """The page or the ruling, and what it says there."""
    table: Callable[[], Any]
    decisions: Sequence[str]
    look: Callable[..., Any]
    """What is looked at, of the table; and of what has happened, if it asks for a second argument."""
    seen: Any


def rows(*each: tuple[Any, ...]) -> pytest.MarkDecorator:
    """A test for each row: it gets it as `row`."""
    return pytest.mark.parametrize("row", [Row(*row) for row in each], ids=[row[0] for row in each])


def check(row: Row, play: Callable[..., Any] = lambda table, *decisions: table.play(*decisions)) -> None:
    """Play the decisions at the table and look."""
    table = row.table()
    story = play(table, *row.decisions) if row.decisions else None
    with_story = row.look.__code__.co_argcount == 2
    assert (row.look(table, story) if with_story else row.look(table)) == row.seen, row.says
