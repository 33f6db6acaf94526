"""The log: messages of the server and of libraries have the chosen format and contain no token."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import sys
import threading
import warnings
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from boardwright.server.api.routes import ENDPOINTS
from boardwright.server.log import log, log_to_stderr
from boardwright.server.net.security import _pattern
from boardwright.server.tokens import new_id, new_token
from tests.conftest import repetitions
from tests.server.process import ServerProcess

LIBRARIES = ("uvicorn.error", "websockets.server", "asyncio", "alembic.runtime.migration", "sqlalchemy.engine", "psycopg", "a.game")
FRAMES = repetitions(20, 200, 5)


def parse_lines(text: str) -> list[dict[str, Any]]:
    """Parse each line as a JSON object."""
    return [json.loads(line) for line in text.splitlines()]


def test_every_call_has_a_name_in_the_log() -> None:
    for endpoint in ENDPOINTS:
        assert _pattern({"path": endpoint.path}).split("/…")[0] in endpoint.path, endpoint.path


class FailsOnDeletion:
    """An object that raises an error when it is deleted."""

    def __del__(self) -> None:
        raise ValueError("nobody can catch this")


def test_libraries_warnings_and_uncaught_errors_use_the_format_of_the_log(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("uvicorn", *LIBRARIES):  # undo the settings of servers in other tests
        monkeypatch.setattr(logging.getLogger(name), "propagate", True)
        monkeypatch.setattr(logging.getLogger(name), "level", logging.NOTSET)
    monkeypatch.setattr(logging.getLogger("uvicorn.error"), "_cache", {})  # a cache of the earlier levels
    token, match = new_token(), new_id()
    before = [*logging.getLogger().handlers]
    with log_to_stderr("json"):
        for name in LIBRARIES:
            logging.getLogger(name).warning("%s said %s at /api/matches/%s/live", name, token, match)
            logging.getLogger(name).debug("nobody needs this")
        log.info("ours")
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.warn(f"old: {token}", stacklevel=1)
        thread = threading.Thread(target=lambda: 1 // 0)
        thread.start()
        thread.join()
        FailsOnDeletion()
    with pytest.raises(SystemExit), log_to_stderr("json"):
        raise RuntimeError(f"the end of\n{token}")
    output = capsys.readouterr().err
    records = parse_lines(output)
    assert token not in output and match not in output
    assert len(records) == len(LIBRARIES) + 5
    messages = " ".join(record["message"] for record in records)
    assert all(f"{name} said … at /api/matches/…" in messages for name in LIBRARIES) and "ours" in messages and "old: …" in messages
    errors = " ".join(record.get("error", "") for record in records)
    assert all(error in errors for error in ("ZeroDivisionError", "nobody can catch this", "RuntimeError: the end of\n…"))
    assert "nobody needs" not in messages
    assert logging.getLogger().handlers == before


def test_processes_that_a_server_starts_inherit_its_format(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_LOG_FORMAT", "text")
    with log_to_stderr("json"):
        assert os.environ["BOARDWRIGHT_LOG_FORMAT"] == "json"
    with log_to_stderr():
        log.info("made")
    assert parse_lines(capsys.readouterr().err)[-1]["message"] == "made"


@pytest.mark.skipif(sys.platform == "win32", reason="SIGINT ends the server")
def test_invalid_text_frames_are_counted_and_each_line_is_an_object(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "m.db", tmp_path / "errors", metrics=("127.0.0.1", 0), log_format="json") as server:
        token = server.call("POST", "/api/devices")["token"]
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}]
        match = server.call("POST", "/api/matches", token, {"game": "game_of_trains", "seats": seats})["id"]
        for _ in range(FRAMES):
            with server.connect(match, token, 0) as live:
                live.recv(20)
                with live.protocol_mutex:
                    live.protocol.writes.append(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
                    live.send_data()
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        live.recv(20)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007
        output = server.errors.read_text()
        address = re.findall(r"Metrics for Prometheus are at (http\S+?)\"", output)
        assert f"boardwright_broken_sockets_total {FRAMES}.0" in httpx.get(address[0]).text
        server.process.send_signal(signal.SIGINT)
        assert server.process.stdout is not None and server.process.stdout.read() == ""
        server.process.wait(15)
    output = server.errors.read_text()
    assert all("error" not in record for record in parse_lines(output)) and token not in output and match not in output
