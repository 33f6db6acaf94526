"""Calls to web addresses given by users: only to the internet, to the address that was checked, without following redirects."""

import asyncio
import socket
import ssl
from collections.abc import Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import h11

from boardwright.server.addresses import Network
from boardwright.server.notification_rules.places import WebAddress, is_allowed, is_public, web_address

SECONDS = 10.0
"""For the whole call, however slow the answer."""
ANSWER_BYTES = 16 * 1024
"""For the head of an answer; the body is not read."""
_names = ThreadPoolExecutor(4, "name")  # separate from all other threads: a user may control a name server that never answers


class CallRefused(Exception):
    """The call was refused: the name does not resolve, or resolves to an address that may not be called."""


async def post(url: str, headers: Iterable[tuple[str, str]], body: bytes, allowed: Collection[Network] = ()) -> int:
    """Call a web address and return the status of the answer.

    Args:
        url: https; http only to networks among `allowed`.
        inside: private networks that may be called, too.

    Raises CallRefused, OSError (also TimeoutError and ssl.SSLError), h11.RemoteProtocolError, ApiError 422 for an invalid address.
    """
    target = web_address(url)
    async with asyncio.timeout(SECONDS):
        address = await _checked(target, allowed)
        tls = _tls() if target.scheme == "https" else None
        reader, writer = await asyncio.open_connection(address, target.port, ssl=tls, server_hostname=target.host if tls else None)
        try:
            return await _exchange(target, [*headers], body, reader, writer)
        finally:
            writer.transport.abort()


async def _checked(target: WebAddress, allowed: Collection[Network]) -> str:
    """An address of the host that may be called. It is used for the connection: the name is not looked up again."""
    resolved = await _addresses(target.host, target.port)
    fitting = [each for each in resolved if is_public(each, allowed) and (target.scheme == "https" or is_allowed(each, allowed))]
    if not fitting:
        raise CallRefused("no address in the internet" if resolved else "no such name")
    return fitting[0]


async def _addresses(host: str, port: int) -> Sequence[str]:
    def look_up() -> list[str]:
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            return []
        return [str(each[4][0]).partition("%")[0] for each in found]

    return await asyncio.get_running_loop().run_in_executor(_names, look_up)


async def _exchange(
    target: WebAddress, headers: list[tuple[str, str]], body: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> int:
    http = h11.Connection(h11.CLIENT, max_incomplete_event_size=ANSWER_BYTES)
    usual = [("Host", _host(target)), ("Content-Length", str(len(body))), ("Connection", "close"), ("User-Agent", "Boardwright")]
    for part in (h11.Request(method="POST", target=target.path, headers=[*usual, *headers]), h11.Data(body), h11.EndOfMessage()):
        writer.write(http.send(part) or b"")
    await writer.drain()
    while True:
        event = http.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            http.receive_data(await reader.read(4096))


def _host(target: WebAddress) -> str:
    host = f"[{target.host}]" if ":" in target.host else target.host
    usual_port = 443 if target.scheme == "https" else 80
    return host if target.port == usual_port else f"{host}:{target.port}"


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
