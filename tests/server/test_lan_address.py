"""What a server tells others in the house: addresses that are found without a network, and a picture of the first."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator

import pytest

from boardwright.server.ops.lan_address import REMOTE_ADDRESSES, home_addresses, page_address, qr_code, source_address
from boardwright.server.run import _invite

FOUR, SIX = socket.AF_INET, socket.AF_INET6


@pytest.fixture
def listening(request: pytest.FixtureRequest) -> Iterator[socket.socket]:
    family, host = request.param
    with socket.socket(family) as taken:
        taken.bind((host, 0))
        yield taken


def at(**known: str) -> object:
    """A machine that uses the same address for every place of a family."""
    return lambda family, place: known.get(family.name, "")


EVERYBODY = pytest.mark.parametrize("listening", [(FOUR, "0.0.0.0")], indirect=True)


@EVERYBODY
def test_others_open_the_address_of_the_network_at_home(listening: socket.socket) -> None:
    port = listening.getsockname()[1]
    assert home_addresses(listening, at(AF_INET="192.168.1.7", AF_INET6="2001:db8::7")) == [f"http://192.168.1.7:{port}/"]


@EVERYBODY
def test_several_networks_each_once_and_in_order(listening: socket.socket) -> None:
    port, places = listening.getsockname()[1], iter(["10.1.2.3", "192.168.1.7", "10.1.2.3", "10.9.9.9"])
    found = home_addresses(listening, lambda family, place: next(places))
    assert found == [f"http://{address}:{port}/" for address in ("10.1.2.3", "192.168.1.7", "10.9.9.9")]


@EVERYBODY
@pytest.mark.parametrize("useless", ["", "127.0.0.1", "169.254.3.4", "0.0.0.0", "no address"])
def test_an_address_that_nobody_else_reaches_is_not_told(listening: socket.socket, useless: str) -> None:
    assert home_addresses(listening, at(AF_INET=useless)) == []


@pytest.mark.parametrize("listening", [(FOUR, "127.0.0.1")], indirect=True)
def test_a_server_for_this_machine_only_invites_nobody(listening: socket.socket) -> None:
    assert home_addresses(listening, at(AF_INET="192.168.1.7")) == []


class Six:
    """A listening socket of IPv6, for machines without it."""

    family = SIX

    def __init__(self, alone: bool) -> None:
        self.alone = alone

    def getsockname(self) -> tuple[str, int, int, int]:
        return "::", 8000, 0, 0

    def getsockopt(self, *_: int) -> int:
        return int(self.alone)


def test_ipv6_stands_in_brackets_and_hears_ipv4_unless_it_is_alone() -> None:
    both = at(AF_INET="192.168.1.7", AF_INET6="fd00::7")
    assert home_addresses(Six(False), both) == ["http://192.168.1.7:8000/", "http://[fd00::7]:8000/"]  # type: ignore[arg-type]
    assert home_addresses(Six(True), both) == ["http://[fd00::7]:8000/"]  # type: ignore[arg-type]
    assert home_addresses(Six(True), at(AF_INET6="fe80::1")) == []  # type: ignore[arg-type]


def test_looking_for_the_own_address_sends_nothing_and_never_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []
    for name in ("send", "sendto", "sendall"):
        monkeypatch.setattr(socket.socket, name, lambda *_: sent.append("something"), raising=False)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: sent.append("a question"))
    for family, places in REMOTE_ADDRESSES.items():
        for place in places:
            assert re.fullmatch(r"[0-9a-f.:]*", source_address(family, place))
    assert source_address(FOUR, "::1") == "" and sent == []


def test_the_picture_is_a_square_with_three_corners() -> None:
    rows = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in qr_code(page_address("192.168.1.7", 8000)).split("\n")]
    size = len(rows[0])
    assert {len(row) for row in rows} == {size} and len(rows) == (size + 1) // 2
    corner = ["██ ▄▄▄▄▄ █", "██ █   █ █", "██ █▄▄▄█ █"]
    assert [row[:10] for row in rows[1:4]] == corner and [row[::-1][:10] for row in rows[1:4]] == corner
    assert rows[-5].startswith("██ ▄▄▄▄▄ █") and not rows[-5].endswith("█ ▄▄▄▄▄ ██")


@pytest.mark.parametrize("terminal", [True, False])
def test_scripts_get_addresses_only(terminal: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    _invite(["http://192.168.1.7:8000/", "http://[fd00::7]:8000/"])
    said = capsys.readouterr().out
    assert said.startswith("Others at home open http://192.168.1.7:8000/\nOthers at home open http://[fd00::7]:8000/\n")
    assert ("█" in said) == ("\x1b[0m\n" in said) == terminal
    _invite([])
    assert capsys.readouterr().out == ""
