"""Tests that the page finds the same forgeries of deals as Python, with the same reasons, and as the independent check."""

from __future__ import annotations

import copy
import importlib.util
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from tests.conftest import repetitions
from tests.contract.matches import GAMES
from tests.contract.node_engine import find_node
from tests.core.deal_files import FORGERIES, forge_by_host, make_deal_file, relink
from tests.core.forged_deals import forge, sound_files
from tests.core.test_deals import CHECKER

LARGEST = max(GAMES, key=lambda name: (max(bw.load(name).players), name))
"""The game for the most players."""


def check_in_page(files: list[dict[str, Any]]) -> list[Any]:
    """Return the page's result for each file."""
    program = Path(__file__).with_name("deals_in_node.mjs")
    lines = "".join(json.dumps(json.dumps(file)) + "\n" for file in files)
    done = subprocess.run([find_node(), str(program)], input=lines, stdout=subprocess.PIPE, text=True, check=True, timeout=120)
    return [json.loads(line) for line in done.stdout.splitlines()]


def check_in_python(file: dict[str, Any]) -> Any:
    """Return the result of `verify` in the form of the page."""
    try:
        bw.verify(file)
    except bw.BrokenRecord as error:
        return {"at": error.at, "reason": error.reason, **error.arguments}
    return "sound"


def test_the_page_finds_the_same_forgeries_as_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    valid = make_deal_file()
    files = [valid, make_deal_file(order="listed"), make_deal_file(LARGEST, key=3, players=5)]
    initial = make_deal_file(LARGEST, key=4, players=3, before=5)
    files += [initial, relink({**copy.deepcopy(initial), "position": files[2]["position"]})]
    files.append(relink({**copy.deepcopy(initial), "position": {**initial["position"], "first": 1 - initial["position"]["first"]}}))
    for change, _, _ in FORGERIES.values():
        file = copy.deepcopy(valid)
        change(file)
        files.append(relink(file))
    results = check_in_page(files)
    assert results == [check_in_python(file) for file in files]
    expected = ["deal_differs", "deal_commitment", *(reason for _, reason, _ in FORGERIES.values())]
    assert results[:4] == ["sound"] * 4 and [result["reason"] for result in results[4:]] == expected


def check_independently(files: list[dict[str, Any]]) -> list[bool]:
    """Return for each file whether the check that was written from the document alone accepts it. It refuses what it cannot read."""
    spec = importlib.util.spec_from_file_location("check_deal", CHECKER)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def is_valid(file: dict[str, Any]) -> bool:
        try:
            return not list(module.faults(file))
        except (ValueError, KeyError, TypeError, AttributeError, IndexError):
            return False

    return [is_valid(file) for file in files]


def test_three_checks_agree_about_forged_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks share no code. The page leaves malformed files to the server, which refuses them.

    If a deal lacks an option that the file names, only the rules know its default, so the two checks without rules refuse the file.
    """
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    valid_files = sound_files()
    files = [*valid_files, forge_by_host(), *(forge(number, valid_files) for number in range(repetitions(300, 5_000, 100)))]
    python_results, page_results, independent = [check_in_python(file) for file in files], check_in_page(files), check_independently(files)
    reasons = set()
    for number, (file, by_python, by_page, independently) in enumerate(zip(files, python_results, page_results, independent, strict=True)):
        lacks_option = by_python == "sound" and file["deal"]["options"] != file["options"]
        assert ((by_page == "sound"), independently) == (by_python == "sound" and not lacks_option,) * 2, (number, by_python, by_page, file)
        if isinstance(by_python, dict) and isinstance(by_page, dict):
            assert by_python == by_page, (number, file["deal"])
            reasons.add(by_page["reason"])
    assert python_results[: len(valid_files)] == ["sound"] * len(valid_files) and python_results[len(valid_files)]["reason"] == "deal_bot"
    assert python_results.count("sound") > 2 * len(valid_files), "some forgeries are consistent"
    assert reasons >= {"deal_bot", "deal_copied", "deal_unpledged", "deal_share", "deal_seed", "deal_commitment", "deal_seats"}
