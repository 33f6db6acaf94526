"""The page finds the lies in a deal that Python finds, and calls them the same."""

from __future__ import annotations

import copy
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from tests.contract.node_engine import node
from tests.core.deal_files import LIES, file_of, relinked


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
