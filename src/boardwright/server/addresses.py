"""Whom an address stands for, and which names this server goes by."""

from __future__ import annotations

import re
import socket
from collections.abc import Collection, Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network
HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+?)\.?(:[0-9]{0,5})?", re.ASCII | re.IGNORECASE)
NAME = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*", re.ASCII | re.IGNORECASE)
HOME = ("local", "lan", "home.arpa", "internal")  # endings that mean something else in each home, and that nobody can buy


@lru_cache(4096)
def household(address: str) -> str:
    """Who shares an address: an IPv4 address stands for a home, and so does an IPv6 network of 64 bits, which a home has at least.

    Addresses of one link (fe80::/10) are all in the same network: there each stands for itself, and so does what is no IP address.
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        if not parsed.is_link_local:
            return str(IPv6Network((int(parsed), 64), strict=False))
    return str(parsed)


def networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """IP addresses and networks (`10.0.0.0/8`). Raises a ValueError that says what would fit."""
    return tuple(ip_network(text) for text in texts)


def is_in(address: str, among: Collection[Network]) -> bool:
    """Whether an address lies in one of the networks."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    parsed = getattr(parsed, "ipv4_mapped", None) or parsed
    return any(parsed in network for network in among)


def is_name(text: str) -> bool:
    """Whether a machine can be called that."""
    return len(text) <= 253 and NAME.fullmatch(text) is not None


def own_names() -> tuple[str, ...]:
    """What this machine is called in its own network: `box`, `box.local` and the like."""
    name = socket.gethostname()
    short = name.partition(".")[0]
    return (name, short, *(f"{short}.{end}" for end in HOME))


class Hosts:
    """The names under which pages may ask this server.

    Whoever owns a name can let it point anywhere, also at this machine, and a page from there is then of the same origin as this
    server (DNS rebinding). So a name has to be known. An IP address belongs to nobody else.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._names = frozenset({"localhost", *(name.rstrip(".").lower() for name in names)})

    def has(self, host: str | None) -> bool:
        """Whether a Host header (`name`, `name:port`, `[address]:port`) names this server."""
        found = HOST.fullmatch(host or "")
        if found is None:
            return False
        name = found["name"].lower()
        return name in self._names or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        return (ip_address(name.strip("[]")).version == 6) == name.startswith("[")
    except ValueError:
        return False
