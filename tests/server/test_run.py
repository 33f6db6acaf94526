"""Starting a server: its address, and errors of one line."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from boardwright.server.run import default_db, run
from tests.server.harness import GAME, TWO_BOTS
from tests.server.process import ServerProcess

FailingStart = Callable[[str, int, object], str]


@pytest.fixture
def start_refused(capsys: pytest.CaptureFixture[str]) -> FailingStart:
    """Return a function that starts a server with an error. It returns the line that the server prints."""

    def start(host: str, port: int, db: object) -> str:
        with pytest.raises(SystemExit) as ended:
            run(host, port, str(db))
        output = capsys.readouterr()
        assert ended.value.code == 2 and output.out == ""
        assert output.err.count("\n") == 1 and output.err.startswith("boardwright: ")
        return output.err

    return start


def test_a_port_in_use_is_refused(tmp_path: Path, start_refused: FailingStart) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert str(port) in start_refused("127.0.0.1", port, tmp_path / "m.db")
    assert not (tmp_path / "m.db").exists()


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 0), ("203.0.113.1", 0)])
def test_an_impossible_host_is_refused(tmp_path: Path, start_refused: FailingStart, host: str, port: int) -> None:
    assert host in start_refused(host, port, tmp_path / "m.db")


@pytest.mark.parametrize("port", [70000, -1])
def test_an_impossible_port_is_refused(tmp_path: Path, start_refused: FailingStart, port: int) -> None:
    assert f"port {port}: expected 0 to 65535" in start_refused("127.0.0.1", port, tmp_path / "m.db")


def test_a_database_that_cannot_be_opened_is_refused(tmp_path: Path, start_refused: FailingStart) -> None:
    (tmp_path / "m.db").write_text("no database " * 100)
    assert "not a database" in start_refused("127.0.0.1", 0, tmp_path / "m.db")
    assert "expected a file" in start_refused("127.0.0.1", 0, "mysql://localhost/x")


def test_an_empty_database_name_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, start_refused: FailingStart) -> None:
    """It does not mean the default, which is a file in the user's data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert start_refused("127.0.0.1", 0, "").startswith("boardwright: database '': expected a file name")
    assert not list(tmp_path.iterdir())


def test_the_default_database_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_db() == str(tmp_path / "boardwright" / "boardwright.db")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_db() == str(tmp_path / ".local" / "share" / "boardwright" / "boardwright.db")


def test_an_unknown_home_folder_is_refused(start_refused: FailingStart) -> None:
    assert "no home folder is known, expected a file name" in start_refused("127.0.0.1", 0, "~no-such-user/m.db")


def test_the_server_prints_its_address_and_stops_on_sigint(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folder" / "m.db", tmp_path / "errors") as server:
        assert httpx.get(server.address + "/api/status").json()["making"] == []
        token = server.call("POST", "/api/devices")["token"]
        assert httpx.get(server.address + "/api/matches", headers={"Authorization": f"Bearer {token}"}).json() == []
        raw = httpx.post(server.address + "/api/matches", content=b"x" * 10, headers={"Transfer-Encoding": "chunked"})
        assert raw.status_code == 401
        match = server.call("POST", "/api/matches", token, {"game": GAME, "seats": TWO_BOTS, "pause": 0})["id"]
        with server.connect(match, None, None) as live:
            live.recv()
            server.process.send_signal(signal.SIGINT)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    live.recv(20)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert server.process.returncode == 0
    output = server.errors.read_text()
    assert "Traceback" not in output and token not in output and "GET /api/matches 200" in output
