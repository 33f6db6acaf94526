"""Addresses of clients, and the names of this server."""

import re
import socket
from collections.abc import Collection, Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network
HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+?)\.?(:[0-9]{0,5})?", re.ASCII | re.IGNORECASE)
NAME = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*", re.ASCII | re.IGNORECASE)
HOME = ("local", "lan", "home.arpa", "internal")  # endings that mean something else in each home network, and that cannot be bought


@lru_cache(4096)
def client_network(address: str) -> str:
    """The network of one client: the household that an address belongs to, as a text.

    An IPv4 address counts as one client network, and so does an IPv6 network of 64 bits, the least that a home gets. Link-local addresses
    (fe80::/10) are all in one network, so each counts by itself. A text that is not an IP address is returned unchanged.
    """
    return _network(address, 64)


@lru_cache(4096)
def wide_client_network(address: str) -> str:
    """The smallest network of which no client gets several; guesses are counted by it. For IPv4 a client network, for IPv6 56 bits, which
    is what many homes get (256 client networks).
    """
    return _network(address, 56)


def _network(address: str, bits: int) -> str:
    """The IPv6 network of that many bits that contains an address; the address itself if it is IPv4 or link-local."""
    parsed = parsed_ip(address)
    if parsed is None:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        if not parsed.is_link_local:
            return str(IPv6Network((int(parsed), bits), strict=False))
    return str(parsed)


def networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Parse IP addresses and networks (`10.0.0.0/8`). Raises ValueError with a text that says what is expected."""
    return tuple(ip_network(text) for text in texts)


def parsed_ip(text: str) -> IPv4Address | IPv6Address | None:
    """An IP address; None if the text is none."""
    try:
        return ip_address(text)
    except ValueError:
        return None


def is_in(address: str, networks: Collection[Network]) -> bool:
    """Return whether an IP address is in one of the networks; False for a text that is not an address."""
    parsed = parsed_ip(address)
    if parsed is None:
        return False
    parsed = getattr(parsed, "ipv4_mapped", None) or parsed
    return any(parsed in network for network in networks)


def is_name(text: str) -> bool:
    """Return whether the text is a valid host name."""
    return len(text) <= 253 and NAME.fullmatch(text) is not None


def is_ip(text: str) -> bool:
    """Return whether the text is an IP address."""
    return parsed_ip(text) is not None


def own_names() -> tuple[str, ...]:
    """The names of this machine in its local network: `box`, `box.local` and the like."""
    name = socket.gethostname()
    short = name.partition(".")[0]
    return (name, short, *(f"{short}.{end}" for end in HOME))


class Hosts:
    """The names under which pages may call this server.

    The owner of a name can point it at this machine, and a page from there would have the same origin as this server (DNS rebinding). So
    only known names are accepted. IP addresses are always accepted: they cannot be owned by others.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._names = frozenset({"localhost", *(name.rstrip(".").lower() for name in names)})

    def has(self, host: str | None) -> bool:
        """Return whether a Host header (`name`, `name:port`, `[address]:port`) names this server."""
        match = HOST.fullmatch(host or "")
        if match is None:
            return False
        name = match["name"].lower()
        return name in self._names or _is_address(name)


def _is_address(name: str) -> bool:
    parsed = parsed_ip(name.strip("[]"))
    return parsed is not None and (parsed.version == 6) == name.startswith("[")
