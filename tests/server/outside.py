"""What notices go to: a web server and a mail server that remember what came, and settings that let a server under test call them."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from boardwright.server.notification_rules.settings import MailSettings, NoticeSettings


@dataclass
class Receiver:
    """A web server. `status`: what it answers; `came`: path, headers and body of each call."""

    status: int = 204
    headers: dict[str, str] = field(default_factory=dict)
    came: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    port: int = 0

    def url(self, path: str = "/hook") -> str:
        """An address of it."""
        return f"http://127.0.0.1:{self.port}{path}"


@contextmanager
def receiver() -> Iterator[Receiver]:
    """A web server that runs inside the `with` block."""
    found = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            found.came.append((self.path, dict(self.headers), self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(found.status)
            for name, value in found.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.port = server.server_port
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}).start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()


@dataclass
class Mailbox:
    """A mail server. `answer`: what it says to a recipient; `came`: the mails as they came."""

    answer: str = "250 fine"
    came: list[bytes] = field(default_factory=list)
    port: int = 0

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        """A sender names a recipient."""
        if self.answer.startswith("2"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        """A mail has come."""
        self.came.append(envelope.content)
        return "250 taken"

    def mails(self) -> list[EmailMessage]:
        """The mails, read."""
        return [message_from_bytes(each, policy=policy.default) for each in self.came]  # type: ignore[arg-type]


class _AnyPort(Controller):
    def _trigger_server(self) -> None:
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()


@contextmanager
def mailbox(**more: Any) -> Iterator[Mailbox]:
    """A mail server that runs inside the `with` block."""
    found = Mailbox()
    controller = _AnyPort(found, hostname="127.0.0.1", port=0, **more)
    controller.start()
    found.port = controller.port
    try:
        yield found
    finally:
        controller.stop()


class Browser:
    """A browser that takes messages from a push service."""

    def __init__(self) -> None:
        self._key, self._secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        point = self._key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": coded(point), "auth": coded(self._secret)}

    def read(self, body: bytes) -> Any:
        """What a message says."""
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret))


def coded(data: bytes) -> str:
    """As browsers tell keys."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def settings_for(mail: Mailbox | None = None, **more: Any) -> NoticeSettings:
    """Settings that allow calls to this machine."""
    server = None if mail is None else MailSettings(f"127.0.0.1:{mail.port}", "games@games.example", "none")
    usual = {"address": "https://games.example", "inside": ("127.0.0.0/8",), "push_hosts": ("127.0.0.1",), "mail": server}
    return NoticeSettings(**{**usual, **more})
