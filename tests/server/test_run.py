"""Starting a server: where it says it is, and one line for whatever is in the way."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from boardwright.server.run import default_db, run
from tests.server.house import BOTS, GAME
from tests.server.process import Process


def start(*args: object, **env: str) -> subprocess.CompletedProcess[str]:
    program = "import sys; from boardwright.server import run; run(sys.argv[1], int(sys.argv[2]), sys.argv[3])"
    return subprocess.run(
        [sys.executable, "-c", program, *map(str, args)], capture_output=True, text=True, timeout=60, env={**os.environ, **env}
    )


def one_line(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("boardwright: ")
    return done.stderr


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert str(port) in one_line(start("127.0.0.1", port, tmp_path / "m.db"))
    assert not (tmp_path / "m.db").exists()


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 0), ("203.0.113.1", 0)])
def test_a_host_or_port_that_cannot_be(tmp_path: Path, host: str, port: int) -> None:
    assert host in one_line(start(host, port, tmp_path / "m.db"))


@pytest.mark.parametrize("port", [70000, -1])
def test_a_port_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str], port: int) -> None:
    with pytest.raises(SystemExit) as ended:
        run("127.0.0.1", port, str(tmp_path / "m.db"))
    assert ended.value.code == 2 and f"port {port}: expected 0 to 65535" in capsys.readouterr().err


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "m.db").write_text("no database " * 100)
    assert "not a database" in one_line(start("127.0.0.1", 0, tmp_path / "m.db"))
    assert "expected a file" in one_line(start("127.0.0.1", 0, "postgresql://localhost/x"))


def test_an_empty_name_is_no_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is not taken for none, which is the file in the user's data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(SystemExit) as ended:
        run("127.0.0.1", 0, "")
    assert ended.value.code == 2 and capsys.readouterr().err == "boardwright: database '': expected a file name or sqlite:///file\n"
    assert not list(tmp_path.iterdir())


def test_the_database_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_db() == str(tmp_path / "boardwright" / "boardwright.db")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_db() == str(tmp_path / ".local" / "share" / "boardwright" / "boardwright.db")


def test_it_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    with Process(tmp_path / "folder" / "m.db", tmp_path / "errors") as server:
        assert httpx.get(server.address + "/api/status").json()["compiling"] is None
        token = server.call("POST", "/api/devices")["token"]
        assert httpx.get(server.address + "/api/matches", headers={"Authorization": f"Bearer {token}"}).json() == []
        raw = httpx.post(server.address + "/api/matches", content=b"x" * 10, headers={"Transfer-Encoding": "chunked"})
        assert raw.status_code == 401
        match = server.call("POST", "/api/matches", token, {"game": GAME, "seats": BOTS, "pause": 0})["id"]
        with server.connect(match, None, None) as live:
            live.recv()
            server.process.send_signal(signal.SIGINT)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    live.recv(20)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert server.process.returncode == 0
    said = server.errors.read_text()
    assert "Traceback" not in said and token not in said and "GET /api/matches 200" in said
