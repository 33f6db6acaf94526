"""Starting a server: where it says it is, and one line for whatever is in the way."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from boardwright.server.run import default_db, run
from tests.server.harness import BOTS, GAME
from tests.server.process import Process

Refused = Callable[[str, int, object], str]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    """Start a server that cannot start; the one line that it says."""

    def start(host: str, port: int, db: object) -> str:
        with pytest.raises(SystemExit) as ended:
            run(host, port, str(db))
        said = capsys.readouterr()
        assert ended.value.code == 2 and said.out == ""
        assert said.err.count("\n") == 1 and said.err.startswith("boardwright: ")
        return said.err

    return start


def test_a_port_in_use(tmp_path: Path, refused: Refused) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert str(port) in refused("127.0.0.1", port, tmp_path / "m.db")
    assert not (tmp_path / "m.db").exists()


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 0), ("203.0.113.1", 0)])
def test_a_host_or_port_that_cannot_be(tmp_path: Path, refused: Refused, host: str, port: int) -> None:
    assert host in refused(host, port, tmp_path / "m.db")


@pytest.mark.parametrize("port", [70000, -1])
def test_a_port_that_cannot_be(tmp_path: Path, refused: Refused, port: int) -> None:
    assert f"port {port}: expected 0 to 65535" in refused("127.0.0.1", port, tmp_path / "m.db")


def test_a_database_that_is_none(tmp_path: Path, refused: Refused) -> None:
    (tmp_path / "m.db").write_text("no database " * 100)
    assert "not a database" in refused("127.0.0.1", 0, tmp_path / "m.db")
    assert "expected a file" in refused("127.0.0.1", 0, "mysql://localhost/x")


def test_an_empty_name_is_no_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, refused: Refused) -> None:
    """It is not taken for none, which is the file in the user's data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert refused("127.0.0.1", 0, "").startswith("boardwright: database '': expected a file name")
    assert not list(tmp_path.iterdir())


def test_the_database_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_db() == str(tmp_path / "boardwright" / "boardwright.db")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_db() == str(tmp_path / ".local" / "share" / "boardwright" / "boardwright.db")


def test_a_home_that_is_unknown_is_one_line(refused: Refused) -> None:
    assert "no home folder is known, expected a file name" in refused("127.0.0.1", 0, "~no-such-user/m.db")


def test_it_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    with Process(tmp_path / "folder" / "m.db", tmp_path / "errors") as server:
        assert httpx.get(server.address + "/api/status").json()["making"] == []
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
