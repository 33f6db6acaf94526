"""What the server makes at its start: in which order, by which processes, and what happens when it cannot be made."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.errors import NotPortable
from boardwright.server.games import compile_game, compile_queue
from boardwright.server.games.compile_queue import CompileQueue, in_order
from boardwright.server.protocol.game_answers import CompileProgress
from tests.server.harness import GAME
from tests.server.process import wait_for

Says = Callable[..., None]


class Game:
    """A game that notes when its machine code was loaded."""

    loaded: list[str]

    def __init__(self, id: str) -> None:
        self.id, self.native, self.bots = id, True, {}

    def compile(self, progress: Any = None, **what: Any) -> Game:
        self.loaded.append(self.id)
        return self


@pytest.fixture
def queue(monkeypatch: pytest.MonkeyPatch) -> CompileQueue:
    """One whose games lack their modules."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "1")
    monkeypatch.setattr(Game, "loaded", [], raising=False)
    monkeypatch.setattr(compile_queue, "load", Game)
    monkeypatch.setattr(compile_queue, "wants_module", lambda game: True)
    monkeypatch.setattr(compile_queue, "fresh_file", lambda game, platform: None)
    monkeypatch.setattr(compile_queue, "lacks_bots", lambda game: False)
    return CompileQueue()


def saying(id: str, lines: Sequence[dict[str, Any]], then: str = "", **streams: Any) -> subprocess.Popen[bytes]:
    """A process that says this of a game and does something then."""
    code = f"import sys, time, json\nfor line in {list(lines)!r}: print(json.dumps({{'game': {id!r}, **line}}), flush=True)\n{then}"
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, **streams)


@pytest.fixture
def says(monkeypatch: pytest.MonkeyPatch) -> Says:
    """Sets what each process that makes a game says, and what it does then."""

    def processes_say(*lines: dict[str, Any], then: str = "") -> None:
        monkeypatch.setattr(compile_queue, "start", lambda module, id, **streams: saying(id, lines, then, **streams))

    return processes_say


RULES = {"stage": "rules", "done": 1, "total": 2}
PAGE = {"stage": "page", "done": 0, "total": 3}
BOTS = {"stage": "bots", "done": 0, "total": 4}


def test_the_smallest_game_comes_first_and_then_the_largest() -> None:
    first, *others = in_order(bw.games())
    sizes = [compile_queue._size(id) for id in others]
    assert first == GAME and sizes == sorted(sizes, reverse=True) and compile_queue._size(first) < min(sizes)
    assert in_order([]) == []


def test_machine_code_is_loaded_when_it_is_there_and_not_again(queue: CompileQueue, says: Says) -> None:
    says(RULES, PAGE, {**PAGE, "done": 3})
    queue.start()
    wait_for(lambda: not queue.making)
    assert sorted(Game.loaded) == sorted(queue.native) == bw.games()


def test_a_match_need_not_wait_for_the_module(queue: CompileQueue, says: Says) -> None:
    says(RULES, PAGE, then="time.sleep(60)")
    queue.start()
    wait_for(lambda: len(queue.native) == compile_queue.MOST_PROCESSES)
    assert {each.game: each.stage for each in queue.making if each.game in queue.native} == dict.fromkeys(queue.native, "page")
    queue.stop()
    wait_for(lambda: all(process.poll() is not None for process in queue._processes))
    assert len(queue._processes) == compile_queue.MOST_PROCESSES, "nothing more is begun"


def test_what_cannot_be_made_is_told_and_the_rest_goes_on(queue: CompileQueue, says: Says) -> None:
    says(RULES, {**RULES, "failed": True})
    queue.start()
    wait_for(lambda: all(each.failed for each in queue.making))
    assert sorted(each.game for each in queue.making) == bw.games()
    assert Game.loaded == [], "it would only fail again"


def test_without_its_module_a_game_has_its_machine_code(queue: CompileQueue, says: Says) -> None:
    says(RULES, PAGE, {**PAGE, "failed": True})
    queue.start()
    wait_for(lambda: all(each.failed for each in queue.making))
    assert sorted(queue.native) == bw.games() and {each.stage for each in queue.making} == {"page"}


def test_a_process_that_ends_early_is_told(queue: CompileQueue, says: Says, caplog: pytest.LogCaptureFixture) -> None:
    says(RULES, then="sys.exit(9)")
    queue.start()
    wait_for(lambda: all(each.failed for each in queue.making))
    assert f"the process that makes {GAME} ended with 9" in caplog.text


def test_what_is_there_needs_no_process(queue: CompileQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_queue, "fresh_file", lambda game, platform: Path("a module"))
    monkeypatch.setattr(compile_queue, "start", None)
    queue.start()
    wait_for(lambda: not queue.making)
    assert sorted(queue.native) == bw.games()


def test_modules_with_bots_come_last_one_after_the_other(queue: CompileQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[str, ...]] = []

    def start(module: str, id: str, *what: str, **streams: Any) -> subprocess.Popen[bytes]:
        begun.append((id, *what))
        if id == GAME and what:
            assert [each.stage for each in queue.making] == ["bots"] * len(bw.games())
            return saying(id, [BOTS, {**BOTS, "failed": True}], **streams)
        return saying(id, [BOTS] if what else [RULES, PAGE], **streams)

    monkeypatch.setattr(compile_queue, "start", start)
    monkeypatch.setattr(compile_queue, "lacks_bots", lambda game: True)
    queue.start()
    wait_for(lambda: len(begun) == 2 * len(bw.games()) and len(queue.making) == 1)
    assert sorted(begun[: len(bw.games())]) == [(id,) for id in bw.games()]
    assert begun[len(bw.games()) :] == [(id, "bots") for id in in_order(bw.games())]
    assert queue.making == [CompileProgress(GAME, "bots", 0, 4, failed=True)], "the others are made all the same"


def test_where_the_rules_could_not_be_made_there_are_no_bots(queue: CompileQueue, says: Says, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_queue, "lacks_bots", lambda game: True)
    says(RULES, {**RULES, "failed": True})
    queue.start()
    wait_for(lambda: all(each.failed for each in queue.making))
    assert {each.stage for each in queue.making} == {"rules"} and len(queue._processes) == len(bw.games())


def test_nothing_is_made_where_machine_code_is_not_wanted(queue: CompileQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    queue.start()
    assert queue.making == [] and Game.loaded == []


# The process


def told(monkeypatch: pytest.MonkeyPatch, error: Exception, bots: bool = False) -> list[CompileProgress]:
    """What a process says of a game whose module cannot be made."""

    def fail(game: Any, progress: Any, platform: str) -> None:
        assert platform == ("wasm32" if bots else "wasm32-page")
        progress(1, 4, "legal")
        raise error

    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    monkeypatch.setattr(compile_game, "make_module", fail)
    steps: list[CompileProgress] = []
    compile_game.make(GAME, steps.append, bots)
    return steps


def test_a_module_that_cannot_be_made_here_is_one_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert told(monkeypatch, NotPortable("no linker"))[-1] == CompileProgress(GAME, "page", 1, 4, failed=True)
    assert "no linker; pages get views from the server" in caplog.text and "Traceback" not in caplog.text
    assert told(monkeypatch, NotPortable("no linker"), bots=True) == [
        CompileProgress(GAME, "bots", 0, 0),
        CompileProgress(GAME, "bots", 1, 4),
        CompileProgress(GAME, "bots", 1, 4, failed=True),
    ]
    assert "no linker; pages have no bots" in caplog.text


def test_what_should_not_happen_is_in_the_log_in_full(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    assert told(monkeypatch, ZeroDivisionError("a mistake"))[-1] == CompileProgress(GAME, "page", 1, 4, failed=True)
    assert "Traceback" in caplog.text and "a mistake" in caplog.text


def test_a_process_ends_when_the_server_has_gone(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    assert told(monkeypatch, BrokenPipeError())[-1] == CompileProgress(GAME, "page", 1, 4)
    assert caplog.text == ""


def test_a_process_makes_a_game() -> None:
    """Another test makes the same: mostly all of it has been kept."""
    command = [sys.executable, "-m", "boardwright.server.games.compile_game", GAME]
    said = subprocess.check_output(command, env={**os.environ, "BOARDWRIGHT_JIT": "1"})
    steps = [json.loads(line) for line in said.splitlines()]
    assert {step["game"] for step in steps} == {GAME} and not any(step["failed"] for step in steps)
    *rules, last = [step for step in steps if step["stage"] == "rules"]
    assert [step["done"] for step in rules] == list(range(last["total"])) and last["done"] == last["total"] > 5
    assert steps.index(last) == len(rules) and steps[len(rules) + 1]["stage"] == "page"
