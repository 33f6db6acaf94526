"""Machine code is kept under a key of everything it was made from: nothing else changes the key, and everything of it does."""

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


def imported(folder: Path, name: str, text: str) -> Any:
    """The module `name` with this text, also if there was another one before."""
    path = folder / f"{name}.py"
    path.write_text(text)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str | None]:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # an edit within the same second would not be seen
    for name in ("key_shared", "key_rules"):
        monkeypatch.setitem(sys.modules, name, None)

    def find(rules: str = RULES, shared: str = SHARED, made_by: str = "a compiler") -> str | None:
        imported(tmp_path, "key_shared", shared)
        return key_of(imported(tmp_path, "key_rules", rules).entry, made_by, (record_at,))

    return find


def edited(text: str, old: str, new: str) -> str:
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


@pytest.mark.parametrize("what", CHANGES)
def test_what_machine_code_is_made_from_changes_its_key(what: str, key: Callable[..., str | None]) -> None:
    before = key()
    assert before and len(before) == LENGTH
    changed = key(rules=edited(RULES, *CHANGES[what]))
    assert changed and changed != before
    assert key() == before, "the old text has its old key"


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
def test_so_does_what_is_reached_in_another_module(old: str, new: str, key: Callable[..., str | None]) -> None:
    assert key() != key(shared=edited(SHARED, old, new))


def test_what_no_rule_reads_from_a_module_does_not(key: Callable[..., str | None]) -> None:
    assert key() == key(shared=edited(SHARED, "UNREAD = 1", "UNREAD = 2"))


def test_so_does_the_compiler(key: Callable[..., str | None]) -> None:
    assert key() != key(made_by="another compiler")


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
def test_nothing_else_does(old: str, new: str, key: Callable[..., str | None]) -> None:
    """Views, comments, docstrings, lines, what no rule reads."""
    assert key() == key(rules=edited(RULES, old, new))


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
def test_what_cannot_be_digested_has_no_key(old: str, new: str, key: Callable[..., str | None]) -> None:
    """Values that may change without a trace, and rules made of such: their code must not be kept."""
    assert key(rules=edited(RULES, old, new)) is None


def test_every_entry_of_our_games_has_a_key_that_is_the_same_in_every_process() -> None:
    code = (
        "import boardwright as bw\nfrom boardwright.core.machine.compiled import OVERLOADED, key_of\n"
        "from boardwright.core.machine.simulation_loops import LOOPS\n"
        "games = [bw.load(name) for name in bw.games()]\n"
        "bots = lambda g: (part.function for bot in g.bot_rules.values() for part in bot.parts)\n"
        "of_games = (f for g in games for f in (*g.plain.functions.values(), *bots(g)))\n"
        "entries = [*(loop for loop, _, _ in LOOPS.values()), *of_games]\n"
        "print(*(key_of(f, '', OVERLOADED) for f in entries))"
    )
    said = []
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed}
        done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], env=environment, capture_output=True, text=True, check=True)
        said.append(done.stdout.split())
    assert said[0] == said[1] and "None" not in said[0]
    assert len(set(said[0])) > len(bw.games()) * 7
