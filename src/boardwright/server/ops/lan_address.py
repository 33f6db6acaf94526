"""The addresses at which other devices in the network open the page of a server that listens beyond its own machine."""

import socket
from collections.abc import Callable, Iterable

from boardwright.server.addresses import parsed_ip

ANY = ("0.0.0.0", "::")
"""Listening addresses that any device can reach."""

REMOTE_ADDRESSES = {
    socket.AF_INET: ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1"),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}
"""Distant addresses, in the internet and in home networks. Nothing is sent there: the system only reports its source address."""

BORDER = 2
"""Light modules around a QR code."""
HALVES = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
"""Half blocks by whether the upper and the lower module are dark, white on black."""
WHITE_ON_BLACK, USUAL = "\x1b[38;5;231;48;5;16m", "\x1b[0m"

Source = Callable[[socket.AddressFamily, str], str]


def home_addresses(listener: socket.socket, source: Source | None = None) -> list[str]:
    """The page's addresses for other devices, best first; empty if the socket listens to this machine only or there is no network.

    `source`: this machine's address for reaching a place, by address family; replaced in tests.
    """
    host, port = listener.getsockname()[:2]
    if host not in ANY:
        return []
    addresses = [(source or source_address)(family, place) for family in _families(listener) for place in REMOTE_ADDRESSES[family]]
    return [page_address(address, port) for address in dict.fromkeys(addresses) if _others_reach(address)]


def page_address(host: str, port: int) -> str:
    """The address of the page on a machine."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def source_address(family: socket.AddressFamily, place: str) -> str:
    """This machine's address on the way to a place; '' if there is none. Connecting a datagram socket sends nothing."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((place, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def _families(listener: socket.socket) -> Iterable[socket.AddressFamily]:
    """The address families that reach a socket: an IPv6 socket usually accepts IPv4, too."""
    if listener.family == socket.AF_INET:
        return (socket.AF_INET,)
    v6_only = listener.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    return (socket.AF_INET6,) if v6_only else (socket.AF_INET, socket.AF_INET6)


def _others_reach(address: str) -> bool:
    """Return whether other devices can open it: not loopback, and without an interface name."""
    parsed = parsed_ip(address)
    return parsed is not None and not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


def qr_code(address: str) -> str:
    """A QR code for a terminal, in half blocks, white on black whatever the terminal's colours."""
    from qrcodegen import QrCode

    code = QrCode.encode_text(address, QrCode.Ecc.LOW)
    places = range(-BORDER, code.get_size() + BORDER)
    rows = ["".join(HALVES[code.get_module(x, y), code.get_module(x, y + 1)] for x in places) for y in places[::2]]
    return "\n".join(f"{WHITE_ON_BLACK}{row}{USUAL}" for row in rows)
