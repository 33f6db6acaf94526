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


async def post(url: str, headers: Iterable[tuple[str, str]], body: bytes, inside: Collection[Network] = ()) -> int:
    """Call a web address and return the status of the answer.

    Args:
        url: https; http only to networks among `inside`.
        inside: private networks that may be called, too.

    Raises CallRefused, OSError (also TimeoutError and ssl.SSLError), h11.RemoteProtocolError, ApiError 422 for an invalid address.
    """
    where = web_address(url)
    async with asyncio.timeout(SECONDS):
        address = await _checked(where, inside)
        tls = _tls() if where.scheme == "https" else None
        reader, writer = await asyncio.open_connection(address, where.port, ssl=tls, server_hostname=where.host if tls else None)
        try:
            return await _exchange(where, [*headers], body, reader, writer)
        finally:
            writer.transport.abort()


async def _checked(where: WebAddress, inside: Collection[Network]) -> str:
    """An address of the host that may be called. It is used for the connection: the name is not looked up again."""
    found = await _addresses(where.host, where.port)
    fitting = [each for each in found if is_public(each, inside) and (where.scheme == "https" or is_allowed(each, inside))]
    if not fitting:
        raise CallRefused("no address in the internet" if found else "no such name")
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
    where: WebAddress, headers: list[tuple[str, str]], body: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> int:
    http = h11.Connection(h11.CLIENT, max_incomplete_event_size=ANSWER_BYTES)
    usual = [("Host", _host(where)), ("Content-Length", str(len(body))), ("Connection", "close"), ("User-Agent", "Boardwright")]
    for said in (h11.Request(method="POST", target=where.path, headers=[*usual, *headers]), h11.Data(body), h11.EndOfMessage()):
        writer.write(http.send(said) or b"")
    await writer.drain()
    while True:
        event = http.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            http.receive_data(await reader.read(4096))


def _host(where: WebAddress) -> str:
    host = f"[{where.host}]" if ":" in where.host else where.host
    usual_port = 443 if where.scheme == "https" else 80
    return host if where.port == usual_port else f"{host}:{where.port}"


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
