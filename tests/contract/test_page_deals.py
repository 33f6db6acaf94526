"""The page finds the same lies in a deal as Python, with the same names. The plain check finds them as well."""

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
from tests.contract.node_engine import node
from tests.core.deal_files import LIES, file_of, ground_by_host, relinked
from tests.core.forged_deals import forge, sound_files
from tests.core.test_deals import CHECKER

LARGEST = max(GAMES, key=lambda name: (max(bw.load(name).players), name))
"""Another game than the smallest, for five."""


def told_by_page(files: list[dict[str, Any]]) -> list[Any]:
    """What the page says about each file."""
    program = Path(__file__).with_name("deals_in_node.mjs")
    lines = "".join(json.dumps(json.dumps(file)) + "\n" for file in files)
    done = subprocess.run([node(), str(program)], input=lines, stdout=subprocess.PIPE, text=True, check=True, timeout=120)
    return [json.loads(line) for line in done.stdout.splitlines()]


def told_by_python(file: dict[str, Any]) -> Any:
    try:
        bw.verify(file)
    except bw.BrokenRecord as error:
        return {"at": error.at, "reason": error.reason, **error.arguments}
    return "sound"


def test_the_page_says_what_python_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    sound = file_of()
    files = [sound, file_of(order="listed"), file_of(LARGEST, key=3, players=5)]
    begun = file_of(LARGEST, key=4, players=3, before=5)
    files += [begun, relinked({**copy.deepcopy(begun), "position": files[2]["position"]})]
    files.append(relinked({**copy.deepcopy(begun), "position": {**begun["position"], "first": 1 - begun["position"]["first"]}}))
    for change, _, _ in LIES.values():
        file = copy.deepcopy(sound)
        change(file)
        files.append(relinked(file))
    told = told_by_page(files)
    assert told == [told_by_python(file) for file in files]
    expected = ["deal_differs", "deal_commitment", *(reason for _, reason, _ in LIES.values())]
    assert told[:4] == ["sound"] * 4 and [each["reason"] for each in told[4:]] == expected


def told_by_plain_check(files: list[dict[str, Any]]) -> list[bool]:
    """Whether the check that was written from the document alone finds each file sound. It refuses what it cannot read."""
    spec = importlib.util.spec_from_file_location("check_deal", CHECKER)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def holds(file: dict[str, Any]) -> bool:
        try:
            return not list(module.faults(file))
        except (ValueError, KeyError, TypeError, AttributeError, IndexError):
            return False

    return [holds(file) for file in files]


def test_three_checks_judge_forged_deals_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """They share no code. The page leaves malformed files to the server, which refuses them.

    If a deal lacks an option that the file names, only the rules know its default: the two checks without them refuse that.
    """
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    sound = sound_files()
    files = [*sound, ground_by_host(), *(forge(number, sound) for number in range(repetitions(300, 5_000, 100)))]
    python, page, plain = [told_by_python(file) for file in files], told_by_page(files), told_by_plain_check(files)
    reasons = set()
    for number, (file, one, two, three) in enumerate(zip(files, python, page, plain, strict=True)):
        fewer = one == "sound" and file["deal"]["options"] != file["options"]
        assert ((two == "sound"), three) == (one == "sound" and not fewer,) * 2, (number, one, two, file)
        if isinstance(one, dict) and isinstance(two, dict):
            assert one == two, (number, file["deal"])
            reasons.add(two["reason"])
    assert python[: len(sound)] == ["sound"] * len(sound) and python[len(sound)]["reason"] == "deal_bot"
    assert python.count("sound") > 2 * len(sound), "some forgeries are sound by themselves"
    assert reasons >= {"deal_bot", "deal_copied", "deal_unpledged", "deal_share", "deal_seed", "deal_commitment", "deal_seats"}
