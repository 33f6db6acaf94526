"""The addresses that a server shows to others at home, found without using the network, and the QR code of the first."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator

import pytest

from boardwright.server.ops.lan_address import REMOTE_ADDRESSES, home_addresses, page_address, qr_code, source_address
from boardwright.server.run import _invite

IPV4, IPV6 = socket.AF_INET, socket.AF_INET6


@pytest.fixture
def listening(request: pytest.FixtureRequest) -> Iterator[socket.socket]:
    """A socket that is bound to an address of a family."""
    family, host = request.param
    with socket.socket(family) as taken:
        taken.bind((host, 0))
        yield taken


def fake_source_address(**known: str) -> object:
    """Return a function that finds the same source address for each destination of a family."""
    return lambda family, place: known.get(family.name, "")


ON_ALL_ADDRESSES = pytest.mark.parametrize("listening", [(IPV4, "0.0.0.0")], indirect=True)


@ON_ALL_ADDRESSES
def test_the_address_in_the_home_network_is_shown(listening: socket.socket) -> None:
    port = listening.getsockname()[1]
    assert home_addresses(listening, fake_source_address(AF_INET="192.168.1.7", AF_INET6="2001:db8::7")) == [f"http://192.168.1.7:{port}/"]


@ON_ALL_ADDRESSES
def test_addresses_of_several_networks_are_shown_once_and_in_order(listening: socket.socket) -> None:
    port, sources = listening.getsockname()[1], iter(["10.1.2.3", "192.168.1.7", "10.1.2.3", "10.9.9.9"])
    shown = home_addresses(listening, lambda family, place: next(sources))
    assert shown == [f"http://{address}:{port}/" for address in ("10.1.2.3", "192.168.1.7", "10.9.9.9")]


@ON_ALL_ADDRESSES
@pytest.mark.parametrize("useless", ["", "127.0.0.1", "169.254.3.4", "0.0.0.0", "no address"])
def test_addresses_that_others_cannot_reach_are_not_shown(listening: socket.socket, useless: str) -> None:
    assert home_addresses(listening, fake_source_address(AF_INET=useless)) == []


@pytest.mark.parametrize("listening", [(IPV4, "127.0.0.1")], indirect=True)
def test_a_server_bound_to_localhost_shows_no_address(listening: socket.socket) -> None:
    assert home_addresses(listening, fake_source_address(AF_INET="192.168.1.7")) == []


class FakeIPv6Socket:
    """A fake listening socket of IPv6, for machines without IPv6. `alone`: it does not accept IPv4."""

    family = IPV6

    def __init__(self, alone: bool) -> None:
        self.alone = alone

    def getsockname(self) -> tuple[str, int, int, int]:
        return "::", 8000, 0, 0

    def getsockopt(self, *_: int) -> int:
        return int(self.alone)


def test_ipv6_addresses_have_brackets_and_ipv4_is_shown_unless_refused() -> None:
    both = fake_source_address(AF_INET="192.168.1.7", AF_INET6="fd00::7")
    assert home_addresses(FakeIPv6Socket(False), both) == ["http://192.168.1.7:8000/", "http://[fd00::7]:8000/"]  # type: ignore[arg-type]
    assert home_addresses(FakeIPv6Socket(True), both) == ["http://[fd00::7]:8000/"]  # type: ignore[arg-type]
    assert home_addresses(FakeIPv6Socket(True), fake_source_address(AF_INET6="fe80::1")) == []  # type: ignore[arg-type]


def test_finding_the_own_address_sends_nothing_and_never_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []
    for name in ("send", "sendto", "sendall"):
        monkeypatch.setattr(socket.socket, name, lambda *_: sent.append("something"), raising=False)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: sent.append("a question"))
    for family, places in REMOTE_ADDRESSES.items():
        for place in places:
            assert re.fullmatch(r"[0-9a-f.:]*", source_address(family, place))
    assert source_address(IPV4, "::1") == "" and sent == []


def test_the_qr_code_is_a_square_with_three_corners() -> None:
    rows = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in qr_code(page_address("192.168.1.7", 8000)).split("\n")]
    size = len(rows[0])
    assert {len(row) for row in rows} == {size} and len(rows) == (size + 1) // 2
    corner = ["██ ▄▄▄▄▄ █", "██ █   █ █", "██ █▄▄▄█ █"]
    assert [row[:10] for row in rows[1:4]] == corner and [row[::-1][:10] for row in rows[1:4]] == corner
    assert rows[-5].startswith("██ ▄▄▄▄▄ █") and not rows[-5].endswith("█ ▄▄▄▄▄ ██")


@pytest.mark.parametrize("terminal", [True, False])
def test_the_qr_code_is_printed_only_to_a_terminal(
    terminal: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    _invite(["http://192.168.1.7:8000/", "http://[fd00::7]:8000/"])
    output = capsys.readouterr().out
    assert output.startswith("Others at home open http://192.168.1.7:8000/\nOthers at home open http://[fd00::7]:8000/\n")
    assert ("█" in output) == ("\x1b[0m\n" in output) == terminal
    _invite([])
    assert capsys.readouterr().out == ""
