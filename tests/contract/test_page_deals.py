"""The page finds the lies in a deal that Python finds, and calls them the same. The plain check finds them, too."""

from __future__ import annotations

import copy
import importlib.util
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from tests.conftest import many
from tests.contract.node_engine import node
from tests.core.deal_files import LIES, file_of, forged, ground_by_host, relinked
from tests.core.test_deals import CHECKER


def told_by_page(files: list[dict[str, Any]]) -> list[Any]:
    """What the page says of each file."""
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
    files = [sound, file_of(order="listed"), file_of("ticket_to_ride_europe", key=3, players=5)]
    begun = file_of("ticket_to_ride_europe", key=4, players=3, before=5)
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


def deal_by_python(file: dict[str, Any]) -> Any:
    """What Python says of the deal alone. A forged deal that holds leads to other cards than the actions were played with."""
    told = told_by_python(file)
    return told if told == "sound" or told["at"] in ("deal", *file["links"]) else "sound"


def told_by_plain_check(files: list[dict[str, Any]]) -> list[bool]:
    """Whether the check that was written after the document alone finds every file sound."""
    spec = importlib.util.spec_from_file_location("check_deal", CHECKER)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return [not list(module.faults(file)) for file in files]


def test_three_checks_judge_forged_deals_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """They share no code. A file whose deal has no form at all is refused by Python; the page leaves it to the server."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    dice = random.Random(1)
    sound = [file_of(), file_of(order="listed", chairs=None), file_of("russian_railroads", players=4, decisions=1)]
    files = [ground_by_host(), *(forged(dice, dice.choice(sound)) for _ in range(many(300, 5_000, 100)))]
    by_python, by_page, by_plain_check = [deal_by_python(file) for file in files], told_by_page(files), told_by_plain_check(files)
    reasons = set()
    for file, python, page, plain in zip(files, by_python, by_page, by_plain_check, strict=True):
        reason = python if isinstance(python, str) else python["reason"]
        reasons.add(reason)
        assert page == ("the server has to" if reason == "shape" else python), file["deal"]
        assert plain == (python == "sound"), (python, file["deal"])
    assert reasons >= {"sound", "shape", "deal_bot", "deal_copied", "deal_unpledged", "deal_share", "deal_seed", "deal_commitment"}
