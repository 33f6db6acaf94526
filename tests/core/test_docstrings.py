"""Tests of the examples in docstrings: with `boardwright` and a loaded `game`, each must hold for every game."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

import boardwright as bw
from boardwright.core.domain import game, match, simulator


@pytest.mark.parametrize("id", bw.games())
@pytest.mark.parametrize("module", [game, match, simulator], ids=lambda module: module.__name__.rpartition(".")[2])
def test_the_examples_in_docstrings_hold_for_every_game(module: ModuleType, id: str) -> None:
    names = {"boardwright": bw, "game": bw.load(id)}
    examples = [test for test in doctest.DocTestFinder().find(module) if test.examples]
    assert examples
    for example in examples:
        example.globs = dict(names)
        report: list[str] = []
        doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(example, out=report.append)
        assert not report, "".join(report)
