"""Tests that the key of machine code depends on everything that the code is made from, and on nothing else."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.machine.code_keys import LENGTH, key_of
from boardwright.core.machine.state import record_at

SHARED = """
from boardwright.core.machine.rule import rule, separately_compiled

LIMIT = 7
MOST = 50
UNREAD = 1

@rule
def twice(state):
    return 2 * state.n

@rule
def shared(state):
    return state.n + LIMIT

@separately_compiled("s", returns=True)
def often(state):
    return state.n * 2
"""
RULES = """
import numpy as np
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import record_at
import key_shared
from key_shared import often, shared

COUNT = 3
COSTS = (1, (2, 3))
WEIGHTS = np.array([1, 2, 3])
STATE = np.dtype([("n", "i4"), ("more", "i2", (3,))], align=True)
NOT_READ = 1

@rule
def one(state):
    return 1

@rule
def two(state):
    'A number.'
    return 2

@rule
def helper(state, times=4):
    return times * COUNT if state.n > 0 else -0.0

@rule
def entry(state):
    memory = np.zeros(1, STATE)
    room = record_at(memory, 0)
    room.n = helper(state) + shared(state) + often(state) + key_shared.MOST + key_shared.twice(state)
    if state.n in {1, 2}:
        return sum([WEIGHTS[i] for i in range(3)])
    return int(room.n) + COSTS[0] + one(state) - two(state)

def view(state):
    return {"n": int(state.n)}
"""


def import_text(folder: Path, name: str, text: str) -> Any:
    """Import the text as module `name`, in place of an earlier one."""
    path = folder / f"{name}.py"
    path.write_text(text)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def find_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str | None]:
    """A function that returns the key of RULES, with changes of the texts or of the compiler."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # Python would miss an edit within the same second
    for name in ("key_shared", "key_rules"):
        monkeypatch.setitem(sys.modules, name, None)

    def find(rules: str = RULES, shared: str = SHARED, made_by: str = "a compiler") -> str | None:
        import_text(tmp_path, "key_shared", shared)
        return key_of(import_text(tmp_path, "key_rules", rules).entry, made_by, (record_at,))

    return find


def replace_once(text: str, old: str, new: str) -> str:
    """Return the text with its only occurrence of `old` replaced."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


CHANGES = {
    "a number in the rule": ("if state.n in", "if state.n + 1 in"),
    "a set of constants": ("{1, 2}", "{1, 3}"),
    "a rule that it calls": ("times * COUNT", "COUNT - times"),
    "a number and its like": ("return 1\n", "return True\n"),
    "a zero and its like": ("-0.0", "0.0"),
    "a default": ("times=4", "times=5"),
    "a constant": ("COUNT = 3", "COUNT = 4"),
    "the kind of a constant": ("COUNT = 3", "COUNT = 3.0"),
    "a tuple": ("(1, (2, 3))", "((1, 2), 3)"),
    "an element of an array": ("[1, 2, 3]", "[1, 2, 4]"),
    "the kind of an array": ("np.array([1, 2, 3])", "np.array([1, 2, 3], np.int32)"),
    "the kind of a field": ('"i2"', '"u2"'),
    "the name of a field": ('"more"', '"less"'),
    "what is read from a module": ("key_shared.MOST", "key_shared.LIMIT"),
    "where fields lie": (", align=True", ""),
    "a field of the same record": ("state.n > 0", "state.m > 0"),
    "rules that change places": ("one(state) - two(state)", "two(state) - one(state)"),
    "an attribute of a module": ("np.zeros", "np.empty"),
    "a constant read inside a comprehension": ("WEIGHTS[i]", "WEIGHTS[i + 1]"),
    "a name that now is another": ("from key_shared import often, shared", "from key_shared import often as shared, shared as often"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_key_changes_with_the_rules_and_what_they_read(change: str, find_key: Callable[..., str | None]) -> None:
    before = find_key()
    assert before and len(before) == LENGTH
    changed = find_key(rules=replace_once(RULES, *CHANGES[change]))
    assert changed and changed != before
    assert find_key() == before, "the unchanged text has its first key"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("LIMIT = 7", "LIMIT = 8"),
        ("state.n + LIMIT", "LIMIT - state.n"),
        ("MOST = 50", "MOST = 51"),
        ("2 * state.n", "3 * state.n"),
        ('"s", returns', '"t", returns'),
        ("returns=True", "returns=False"),
    ],
)
def test_the_key_changes_with_rules_and_constants_of_other_modules(old: str, new: str, find_key: Callable[..., str | None]) -> None:
    assert find_key() != find_key(shared=replace_once(SHARED, old, new))


def test_the_key_does_not_change_with_unread_names_of_other_modules(find_key: Callable[..., str | None]) -> None:
    assert find_key() == find_key(shared=replace_once(SHARED, "UNREAD = 1", "UNREAD = 2"))


def test_the_key_changes_with_the_compiler(find_key: Callable[..., str | None]) -> None:
    assert find_key() != find_key(made_by="another compiler")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('{"n": int(state.n)}', '{"m": int(state.n)}'),
        ("NOT_READ = 1", "NOT_READ = 2"),
        ("def view", "# words\n\n\ndef other():\n    return [COUNT]\n\ndef view"),
        ("COUNT = 3", "COUNT = 2 + 1  # as before"),
        ("\n@rule\ndef helper", "\n\n\n\n@rule\ndef helper"),
        ("\n@rule\ndef helper", "\ndef helper"),
        ("A number.", "The first number."),
    ],
)
def test_the_key_does_not_change_with_other_parts_of_a_module(old: str, new: str, find_key: Callable[..., str | None]) -> None:
    """Such parts are views, comments, docstrings, line numbers and names that no rule reads."""
    assert find_key() == find_key(rules=replace_once(RULES, old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("COUNT = 3", "COUNT = [3]"),
        ("COUNT = 3", "class COUNT: pass"),
        ("COUNT = 3", "import key_shared as COUNT"),
        ("COUNT = 3", "COUNT = np.array([{}])"),
        ("COUNT = 3", "COUNT = object()"),
        ("COUNT = 3", "from functools import cache\n\nCOUNT = cache(lambda: 3)"),
        ("COUNT = 3", "from numpy import full as COUNT"),
        ("COUNT = 3", "from numba import literally as COUNT"),
        ("@rule\ndef one(state):\n    return 1", "def make(n):\n    return rule(lambda state: n)\n\none = make(1)"),
    ],
)
def test_rules_that_read_mutable_values_have_no_key(old: str, new: str, find_key: Callable[..., str | None]) -> None:
    """Such values can change unnoticed, so the code of the rules must not be stored."""
    assert find_key(rules=replace_once(RULES, old, new)) is None


def test_keys_of_the_games_are_the_same_in_every_process() -> None:
    code = (
        "import boardwright as bw\nfrom boardwright.core.machine.compiled import OVERLOADED, key_of\n"
        "from boardwright.core.machine.simulation_loops import LOOPS\n"
        "games = [bw.load(name) for name in bw.games()]\n"
        "bots = lambda g: (part.function for bot in g.bot_rules.values() for part in bot.parts)\n"
        "of_games = (f for g in games for f in (*g.plain.functions.values(), *bots(g)))\n"
        "entries = [*(loop for loop, _, _ in LOOPS.values()), *of_games]\n"
        "print(*(key_of(f, '', OVERLOADED) for f in entries))"
    )
    keys = []
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed}
        done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], env=environment, capture_output=True, text=True, check=True)
        keys.append(done.stdout.split())
    assert keys[0] == keys[1] and "None" not in keys[0]
    assert len(set(keys[0])) > len(bw.games()) * 7
