"""`@rule` marks a function of the rules.

A rule works on records and integers only: no exceptions, strings, lists or dicts. It stays an ordinary Python function; the same
source is compiled by `core.compiled` when machine code is wanted. Rules call each other by name
(`from boardwright.core.random import below`), because the compiler looks the names up in the module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Function = TypeVar("Function", bound=Callable[..., object])


def rule(function: Function) -> Function:
    """Mark `function` as part of the rules, so that `core.compiled` may compile it."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function
