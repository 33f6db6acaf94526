"""The process that checks match files: its limits, its replacement, and what clients and the log are told."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain import record, replay
from boardwright.server.errors import ApiError
from boardwright.server.replay import checker
from boardwright.server.replay.checker import Broken, Checked, Checker, CheckFile, Failed, Limits, ShowFrame, Shown, TooHeavy, Unknown
from boardwright.server.replay.checker_process import CheckerProcess
from tests.server.harness import GAME, Harness
from tests.server.test_http import read_error

LIMITS = Limits(seconds=40.0, mebibytes=1024, snapshots=4, replays=2)
HEAVY = b'{"format": [' + b"{}," * 1_000_000 + b"{}]}"
posix = pytest.mark.skipif(os.name != "posix", reason="signals and limits of POSIX systems")


@pytest.fixture(scope="module")
def file() -> bytes:
    match = bw.load(GAME).new_match(2, seed=3)
    for _ in range(10):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return json.dumps(match.record()).encode()


@pytest.fixture
def worker(request: pytest.FixtureRequest) -> Iterator[CheckerProcess]:
    limits, patience = getattr(request, "param", (LIMITS, 300.0))
    worker = CheckerProcess(limits, patience)
    yield worker
    worker.close()


def check_file(worker: CheckerProcess, file: bytes, id: str = "x") -> Checked:
    return worker.check(CheckFile(id, 1, []), file)


def expect_refusal(worker: CheckerProcess, file: bytes) -> tuple[int, str]:
    """Check a file and expect a refusal. Returns its status and id."""
    with pytest.raises(ApiError) as refusal:
        check_file(worker, file)
    return refusal.value.status, refusal.value.id


def test_a_process_is_replaced_after_some_checks(worker: CheckerProcess, file: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.server.replay.checker_process.CHECKS", 2)
    processes = []
    for _ in range(4):
        assert check_file(worker, file).about.decisions == 10
        assert worker._process is not None
        processes.append(worker._process.pid)
    assert processes[0] == processes[1] != processes[2] == processes[3]


@posix
@pytest.mark.parametrize("worker", [(Limits(0.01, 1024, 4, 2), 300.0)], indirect=True)
def test_a_file_that_takes_too_long_is_refused(worker: CheckerProcess, file: bytes) -> None:
    assert expect_refusal(worker, HEAVY) == (422, "too_heavy")
    worker.limits = LIMITS
    assert check_file(worker, file).about.game == GAME


@posix
@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="this system does not tell a process how large it is")
@pytest.mark.parametrize("worker", [(Limits(40.0, 32, 4, 2), 300.0)], indirect=True)
def test_a_file_that_takes_too_much_memory_is_refused(worker: CheckerProcess) -> None:
    assert expect_refusal(worker, HEAVY) == (422, "too_heavy")


@posix
@pytest.mark.parametrize("worker", [(LIMITS, 0.05)], indirect=True)
def test_a_stuck_process_is_killed(worker: CheckerProcess, file: bytes) -> None:
    worker.patience = 300.0
    check_file(worker, file)
    worker.patience = 0.05
    assert worker._process is not None
    worker._process.send_signal(signal.SIGSTOP)
    assert expect_refusal(worker, file) == (422, "too_heavy")


@posix
def test_a_crashed_process_is_logged_and_clients_get_an_internal_error(
    worker: CheckerProcess, file: bytes, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_file(worker, file)
    process = worker._process
    assert process is not None
    process.send_signal(signal.SIGSEGV)
    process.wait()
    monkeypatch.setattr(process, "poll", lambda: None)  # it dies at the moment of the request
    assert expect_refusal(worker, file) == (500, "internal")
    assert [record.getMessage() for record in caplog.records] == ["the process that checks match files ended with -11"]
    assert check_file(worker, file).about.decisions == 10


def test_an_ended_process_is_replaced(worker: CheckerProcess, file: bytes) -> None:
    check_file(worker, file)
    assert worker._process is not None
    worker._process.kill()
    worker._process.wait()
    assert check_file(worker, file).about.decisions == 10


def test_frames_outlive_the_process(harness: Harness, file: bytes) -> None:
    replay = harness.client.post("/api/replays", content=file).json()
    frame = harness.call("GET", f"/api/replays/{replay['id']}/7").json()
    harness.server.replays.worker.close()
    assert harness.call("GET", f"/api/replays/{replay['id']}/7").json() == frame and frame["decisions"] == 7


def test_only_the_last_files_are_kept(file: bytes) -> None:
    process = Checker(LIMITS)
    for id in "abc":
        assert isinstance(process.answer(CheckFile(id, 1, []), file)[0], Checked)
    assert isinstance(process.answer(ShowFrame("a", 0, 0), b"")[0], Unknown)
    assert isinstance(process.answer(ShowFrame("b", 0, 0), b"")[0], Shown)


def test_an_unexpected_error_is_reported_by_its_place_without_file_contents(file: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(data: bytes) -> Any:
        raise RuntimeError("the seed is 77")

    monkeypatch.setattr(record, "read", fail)
    answer, _ = Checker(LIMITS).answer(CheckFile("x", 1, []), file)
    assert isinstance(answer, Failed) and answer.what.startswith("RuntimeError at test_checker.py:")


@pytest.mark.parametrize("bug", [ZeroDivisionError, MemoryError])
def test_a_file_at_which_the_game_fails_is_broken_or_too_heavy(bug: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    """The refusal names the field of the file; the place of the bug is for the log. Without enough memory the file is too heavy."""

    def fails(*_: Any) -> None:
        raise bug("a bug of the game")

    match = bw.load(GAME).from_position(bw.load(GAME).new_match(2, seed=1).position(), seed=1)
    file = json.dumps(match.record()).encode()
    monkeypatch.setattr(bw.load(GAME).module("position"), "from_position", fails)
    answer, _ = Checker(LIMITS).answer(CheckFile("x", 1, []), file)
    if bug is MemoryError:
        assert isinstance(answer, TooHeavy)
        return
    assert isinstance(answer, Broken) and answer.failed.startswith("ZeroDivisionError at test_checker.py:")
    args = {name: answer.args[name] for name in ("at", "reason", "game", "value")}
    assert args == {"at": "position", "reason": "game_failed", "game": GAME, "value": "ZeroDivisionError"}


@pytest.mark.parametrize(
    ("answer", "expected", "logged"),
    [
        (Failed("RuntimeError at rules.py:7"), (500, "internal"), ["a match file could not be checked: RuntimeError at rules.py:7"]),
        (Broken({"at": 0, "reason": "link"}), (422, "broken_record"), []),
        (Broken({"at": "data", "reason": "game_failed"}, "KeyError at x.py:1"), (422, "broken_record"),
         ["a game failed at a match file: KeyError at x.py:1"]),
        (TooHeavy(), (422, "too_heavy"), []),
    ],
)  # fmt: skip
def test_outcomes_of_a_check_for_the_client_and_the_log(
    harness: Harness,
    file: bytes,
    answer: Any,
    expected: tuple[int, str],
    logged: list[str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(harness.server.replays.worker, "_decode", lambda head: answer)
    assert read_error(harness.client.post("/api/replays", content=file)) == expected
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == logged


@pytest.mark.parametrize(("native", "jit"), [([GAME], "1"), ([], "0"), (["another"], "0")])
def test_machine_code_is_used_only_for_compiled_games(file: bytes, native: list[str], jit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling would take longer than a check may take."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "as it was")
    values, original = [], replay.replay
    monkeypatch.setattr(checker.replay, "replay", lambda file: values.append(os.environ["BOARDWRIGHT_JIT"]) or original(file))
    assert isinstance(Checker(LIMITS).answer(CheckFile("x", 1, native), file)[0], Checked)
    assert values == [jit]
