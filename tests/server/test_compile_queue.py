"""Compiling games when the server starts: the order, the processes, and what happens when it fails."""

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
from tests.server.process import wait_until

PrintLines = Callable[..., None]


class FakeGame:
    """A game that records when its machine code is loaded."""

    loaded: list[str]

    def __init__(self, id: str) -> None:
        self.id, self.native, self.bots = id, True, {}

    def compile(self, progress: Any = None, **arguments: Any) -> FakeGame:
        self.loaded.append(self.id)
        return self


@pytest.fixture
def queue(monkeypatch: pytest.MonkeyPatch) -> CompileQueue:
    """A queue whose games lack their modules."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "1")
    monkeypatch.setattr(FakeGame, "loaded", [], raising=False)
    monkeypatch.setattr(compile_queue, "load", FakeGame)
    monkeypatch.setattr(compile_queue, "wants_module", lambda game: True)
    monkeypatch.setattr(compile_queue, "fresh_file", lambda game, platform: None)
    monkeypatch.setattr(compile_queue, "lacks_bots", lambda game: False)
    return CompileQueue()


def start_printing(id: str, lines: Sequence[dict[str, Any]], statement: str = "", **streams: Any) -> subprocess.Popen[bytes]:
    """Start a process that prints lines about a game and then runs a statement."""
    code = f"import sys, time, json\nfor line in {list(lines)!r}: print(json.dumps({{'game': {id!r}, **line}}), flush=True)\n{statement}"
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, **streams)


@pytest.fixture
def print_lines(monkeypatch: pytest.MonkeyPatch) -> PrintLines:
    """A function that sets which lines each compiling process prints, and what it does then."""

    def set_lines(*lines: dict[str, Any], then: str = "") -> None:
        monkeypatch.setattr(compile_queue, "start", lambda module, id, **streams: start_printing(id, lines, then, **streams))

    return set_lines


RULES = {"stage": "rules", "done": 1, "total": 2}
PAGE = {"stage": "page", "done": 0, "total": 3}
BOTS = {"stage": "bots", "done": 0, "total": 4}


def test_the_smallest_game_comes_first_and_then_the_largest() -> None:
    first, *others = in_order(bw.games())
    sizes = [compile_queue._size(id) for id in others]
    assert first == GAME and sizes == sorted(sizes, reverse=True) and compile_queue._size(first) < min(sizes)
    assert in_order([]) == []


def test_machine_code_is_loaded_once_when_it_is_compiled(queue: CompileQueue, print_lines: PrintLines) -> None:
    print_lines(RULES, PAGE, {**PAGE, "done": 3})
    queue.start()
    wait_until(lambda: not queue.making)
    assert sorted(FakeGame.loaded) == sorted(queue.native) == bw.games()


def test_machine_code_is_used_before_the_module_is_made(queue: CompileQueue, print_lines: PrintLines) -> None:
    print_lines(RULES, PAGE, then="time.sleep(60)")
    queue.start()
    wait_until(lambda: len(queue.native) == compile_queue.MOST_PROCESSES)
    assert {progress.game: progress.stage for progress in queue.making if progress.game in queue.native} == dict.fromkeys(
        queue.native, "page"
    )
    queue.stop()
    wait_until(lambda: all(process.poll() is not None for process in queue._processes))
    assert len(queue._processes) == compile_queue.MOST_PROCESSES, "no further process is started"


def test_games_that_cannot_be_compiled_are_reported_as_failed(queue: CompileQueue, print_lines: PrintLines) -> None:
    print_lines(RULES, {**RULES, "failed": True})
    queue.start()
    wait_until(lambda: all(progress.failed for progress in queue.making))
    assert sorted(progress.game for progress in queue.making) == bw.games()
    assert FakeGame.loaded == [], "loading would fail again"


def test_a_game_whose_module_fails_has_its_machine_code(queue: CompileQueue, print_lines: PrintLines) -> None:
    print_lines(RULES, PAGE, {**PAGE, "failed": True})
    queue.start()
    wait_until(lambda: all(progress.failed for progress in queue.making))
    assert sorted(queue.native) == bw.games() and {progress.stage for progress in queue.making} == {"page"}


def test_a_process_that_ends_early_is_logged(queue: CompileQueue, print_lines: PrintLines, caplog: pytest.LogCaptureFixture) -> None:
    print_lines(RULES, then="sys.exit(9)")
    queue.start()
    wait_until(lambda: all(progress.failed for progress in queue.making))
    assert f"the process that makes {GAME} ended with 9" in caplog.text


def test_compiled_games_need_no_process(queue: CompileQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_queue, "fresh_file", lambda game, platform: Path("a module"))
    monkeypatch.setattr(compile_queue, "start", None)
    queue.start()
    wait_until(lambda: not queue.making)
    assert sorted(queue.native) == bw.games()


def test_modules_with_bots_are_made_last_and_one_by_one(queue: CompileQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[str, ...]] = []

    def start(module: str, id: str, *arguments: str, **streams: Any) -> subprocess.Popen[bytes]:
        begun.append((id, *arguments))
        if id == GAME and arguments:
            assert [progress.stage for progress in queue.making] == ["bots"] * len(bw.games())
            return start_printing(id, [BOTS, {**BOTS, "failed": True}], **streams)
        return start_printing(id, [BOTS] if arguments else [RULES, PAGE], **streams)

    monkeypatch.setattr(compile_queue, "start", start)
    monkeypatch.setattr(compile_queue, "lacks_bots", lambda game: True)
    queue.start()
    wait_until(lambda: len(begun) == 2 * len(bw.games()) and len(queue.making) == 1)
    assert sorted(begun[: len(bw.games())]) == [(id,) for id in bw.games()]
    assert begun[len(bw.games()) :] == [(id, "bots") for id in in_order(bw.games())]
    assert queue.making == [CompileProgress(GAME, "bots", 0, 4, failed=True)], "the other games are made nevertheless"


def test_bots_are_not_compiled_when_the_rules_failed(queue: CompileQueue, print_lines: PrintLines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_queue, "lacks_bots", lambda game: True)
    print_lines(RULES, {**RULES, "failed": True})
    queue.start()
    wait_until(lambda: all(progress.failed for progress in queue.making))
    assert {progress.stage for progress in queue.making} == {"rules"} and len(queue._processes) == len(bw.games())


def test_nothing_is_compiled_when_machine_code_is_switched_off(queue: CompileQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    queue.start()
    assert queue.making == [] and FakeGame.loaded == []


# The compiling process


def make_with_error(monkeypatch: pytest.MonkeyPatch, error: Exception, bots: bool = False) -> list[CompileProgress]:
    """Return what a process reports about a game whose module cannot be made."""

    def fail(game: Any, progress: Any, platform: str) -> None:
        assert platform == ("wasm32" if bots else "wasm32-page")
        progress(1, 4, "legal")
        raise error

    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    monkeypatch.setattr(compile_game, "make_module", fail)
    steps: list[CompileProgress] = []
    compile_game.make(GAME, steps.append, bots)
    return steps


def test_a_module_that_is_not_portable_is_logged_in_one_line(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    assert make_with_error(monkeypatch, NotPortable("no linker"))[-1] == CompileProgress(GAME, "page", 1, 4, failed=True)
    assert "no linker; pages get views from the server" in caplog.text and "Traceback" not in caplog.text
    assert make_with_error(monkeypatch, NotPortable("no linker"), bots=True) == [
        CompileProgress(GAME, "bots", 0, 0),
        CompileProgress(GAME, "bots", 1, 4),
        CompileProgress(GAME, "bots", 1, 4, failed=True),
    ]
    assert "no linker; pages have no bots" in caplog.text


def test_an_unexpected_error_is_logged_with_its_traceback(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    assert make_with_error(monkeypatch, ZeroDivisionError("a mistake"))[-1] == CompileProgress(GAME, "page", 1, 4, failed=True)
    assert "Traceback" in caplog.text and "a mistake" in caplog.text


def test_a_process_ends_silently_when_the_server_has_gone(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    assert make_with_error(monkeypatch, BrokenPipeError())[-1] == CompileProgress(GAME, "page", 1, 4)
    assert caplog.text == ""


def test_a_process_prints_each_step_of_compiling_a_game() -> None:
    """Another test compiles the same game, so most of it usually comes from the cache."""
    command = [sys.executable, "-m", "boardwright.server.games.compile_game", GAME]
    output = subprocess.check_output(command, env={**os.environ, "BOARDWRIGHT_JIT": "1"})
    steps = [json.loads(line) for line in output.splitlines()]
    assert {step["game"] for step in steps} == {GAME} and not any(step["failed"] for step in steps)
    *rules, last = [step for step in steps if step["stage"] == "rules"]
    assert [step["done"] for step in rules] == list(range(last["total"])) and last["done"] == last["total"] > 5
    assert steps.index(last) == len(rules) and steps[len(rules) + 1]["stage"] == "page"
