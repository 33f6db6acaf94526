"""Rules, and how to mark those that are compiled separately.

A rule works on records and integers only: no exceptions, strings, lists or dicts. It remains an ordinary Python function, and
`core.machine.compiled` compiles the same source to machine code. Rules call each other by name
(`from boardwright.core.machine.random import below`), because the compiler looks names up in the module. Rules need no mark: the contract
names some, `@bot` and queries others, and whatever a rule calls is a rule (docs/decisions/30_rules_need_no_mark.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Function = TypeVar("Function", bound=Callable[..., object])
Kind = object
"""An argument of a separately compiled rule: a dtype, or a letter (t tables, s state, e events, m moves, r bot's generator, i integer)."""


def rule(function: Function) -> Function:
    """Return the function unchanged. Packages may use it to mark rules for their readers."""
    return function


def separately_compiled(*kinds: Kind, returns: bool = False) -> Callable[[Function], Function]:
    """Mark a rule that is compiled once and then called. Other rules are inlined into every rule that calls them.

    Use it for rules with many callers; it makes compiling several times faster (docs/decisions/13_rules_compiled_apart.md).

    Args:
        kinds: for each argument its letter or dtype.
        returns: whether the rule returns an integer.
    """

    def marked(function: Function) -> Function:
        function.__separately_compiled__ = (kinds, returns)  # type: ignore[attr-defined]
        return function

    return marked
