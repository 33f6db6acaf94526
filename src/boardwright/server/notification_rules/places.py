"""Checks of the addresses to which a notice may go: mail, web and IP addresses. Nothing here resolves names."""

import re
from collections.abc import Collection
from ipaddress import IPv4Address, IPv6Address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from boardwright.server.addresses import Network, is_name, parsed_ip
from boardwright.server.errors import ApiError

LONGEST = 2048
MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+)", re.ASCII)
NAT64 = ip_network("64:ff9b::/96")  # an IPv4 address behind a translator: the last 32 bits
NOT_PUBLIC = (ip_network("3fff::/20"), ip_network("192.88.99.0/24"))
"""Networks that older versions of Python consider public: for documentation (RFC 9637), and of deprecated relays (RFC 7526)."""


PUSH_SERVICES = ("fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com")
"""The push services of known browsers, by the ends of their names."""


class WebAddress(NamedTuple):
    """The parts of a web address. `path` includes the query."""

    scheme: str
    host: str
    port: int
    path: str


def mail_address(text: str) -> str:
    """A mail address in its normal form, with a lower-case domain. Raises ApiError 422 `bad_mail_address`."""
    match = MAIL.fullmatch(text.strip())
    if match is None or len(match[0]) > 254 or ".." in match[0] or match[0].startswith(".") or ".@" in match[0]:
        raise ApiError(422, "bad_mail_address")
    name, _, domain = match[0].rpartition("@")
    return f"{name}@{domain.lower()}"


def web_address(text: str) -> WebAddress:
    """The parts of a webhook address. Raises ApiError 422 `bad_web_address`.

    Only https, without name and password, and only characters that need no quoting.
    """
    wrong = ApiError(422, "bad_web_address")
    if len(text) > LONGEST or not re.fullmatch(r"[!-~]+", text):
        raise wrong
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme not in ("https", "http") or "@" in parts.netloc or not (is_name(host) or parsed_ip(host)) or port == 0:
        raise wrong
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return WebAddress(parts.scheme, host, port or (443 if parts.scheme == "https" else 80), path)


def is_push_service(host: str, more: Collection[str] = ()) -> bool:
    """Return whether a host is a push service. Otherwise users could make the server call arbitrary hosts."""
    return any(host == each or host.endswith(f".{each}") for each in (*PUSH_SERVICES, *more))


def is_public(address: str, allowed: Collection[Network] = ()) -> bool:
    """Return whether an IP address is public, not local or reserved; or among those that are allowed."""
    parsed = parsed_ip(address)
    if parsed is None:
        return False
    represented = _represented(parsed)
    if any(each in network for network in allowed for each in {parsed, represented} if each.version == network.version):
        return True
    return all(_is_global(each) for each in ({represented} if _is_translated(parsed) else {parsed, represented}))


def is_allowed(address: str, allowed: Collection[Network]) -> bool:
    """Return whether the operator has allowed this address although it is not public."""
    return is_public(address, allowed) and not is_public(address)


def may_be_called(address: WebAddress, allowed: Collection[Network]) -> bool:
    """Return whether a webhook may be called, as far as that is known before its name is resolved."""
    if parsed_ip(address.host) is None:
        return address.scheme == "https" or bool(allowed)
    return is_public(address.host, allowed) and (address.scheme == "https" or is_allowed(address.host, allowed))


def _represented(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address that an IPv6 address represents, else the address itself."""
    if isinstance(address, IPv6Address):
        if address in NAT64:
            return IPv4Address(int(address) & 0xFFFFFFFF)
        teredo = address.teredo
        return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else address)
    return address


def _is_translated(address: IPv4Address | IPv6Address) -> bool:
    """Return whether an IPv6 address only represents an IPv4 address."""
    return isinstance(address, IPv6Address) and (address.ipv4_mapped is not None or address in NAT64)


def _is_global(address: IPv4Address | IPv6Address) -> bool:
    site_local = isinstance(address, IPv6Address) and address.is_site_local  # deprecated long ago, and still used in local networks
    kept_apart = any(address in network for network in NOT_PUBLIC if network.version == address.version)
    return address.is_global and not (address.is_multicast or address.is_reserved or site_local or kept_apart)
