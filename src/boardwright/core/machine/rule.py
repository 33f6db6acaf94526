"""What rules are, and how to mark those that are compiled apart.

A rule works on records and integers only: no exceptions, strings, lists or dicts. It stays an ordinary Python function. The same source
is compiled by `core.machine.compiled` when machine code is wanted. Rules call each other by name
(`from boardwright.core.machine.random import below`), because the compiler looks the names up in the module. A rule needs no mark: the
contract names some, `@bot` and queries others, and whatever a rule calls is a rule (docs/decisions/30_rules_need_no_mark.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Function = TypeVar("Function", bound=Callable[..., object])
Kind = object
"""What an argument of a rule compiled apart is: a letter (t tables, s state, e events, m moves, r bot's generator, i integer) or dtype."""


def rule(function: Function) -> Function:
    """The function as it is. Packages may mark their rules so for their readers."""
    return function


def separately_compiled(*kinds: Kind, returns: bool = False) -> Callable[[Function], Function]:
    """Mark a rule that is compiled once and then called. Other rules become part of every rule that calls them.

    This is for rules that many others call; it makes compiling several times faster (docs/decisions/13_rules_compiled_apart.md).

    Args:
        kinds: for each argument its letter or dtype.
        returns: whether the rule returns an integer.
    """

    def marked(function: Function) -> Function:
        function.__separately_compiled__ = (kinds, returns)  # type: ignore[attr-defined]
        return function

    return marked
