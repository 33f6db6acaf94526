"""Receivers of notices: a web server and a mail server that record what they receive, and settings that allow calls to them."""

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
class FakeWebServer:
    """A web server. `status`: the status of its answers; `calls`: path, headers and body of each call received."""

    status: int = 204
    headers: dict[str, str] = field(default_factory=dict)
    calls: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    port: int = 0

    def url(self, path: str = "/hook") -> str:
        """Return a URL of the server."""
        return f"http://127.0.0.1:{self.port}{path}"


@contextmanager
def run_web_server() -> Iterator[FakeWebServer]:
    """Run a web server inside the `with` block."""
    web = FakeWebServer()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            web.calls.append((self.path, dict(self.headers), self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(web.status)
            for name, value in web.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    web.port = server.server_port
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}).start()
    try:
        yield web
    finally:
        server.shutdown()
        server.server_close()


@dataclass
class FakeMailServer:
    """A mail server. `reply`: its answer to a recipient; `received`: the mails received."""

    reply: str = "250 fine"
    received: list[bytes] = field(default_factory=list)
    port: int = 0

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        """Answer a RCPT command."""
        if self.reply.startswith("2"):
            envelope.rcpt_tos.append(address)
        return self.reply

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        """Record a mail."""
        self.received.append(envelope.content)
        return "250 taken"

    def messages(self) -> list[EmailMessage]:
        """Return the mails as messages."""
        return [message_from_bytes(content, policy=policy.default) for content in self.received]  # type: ignore[arg-type]


class _AnyPort(Controller):
    def _trigger_server(self) -> None:
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()


@contextmanager
def run_mail_server(**more: Any) -> Iterator[FakeMailServer]:
    """Run a mail server inside the `with` block."""
    mail = FakeMailServer()
    controller = _AnyPort(mail, hostname="127.0.0.1", port=0, **more)
    controller.start()
    mail.port = controller.port
    try:
        yield mail
    finally:
        controller.stop()


class FakeBrowser:
    """A browser that receives and decrypts push messages."""

    def __init__(self) -> None:
        self._key, self._secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        point = self._key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": base64url(point), "auth": base64url(self._secret)}

    def read(self, body: bytes) -> Any:
        """Decrypt a message."""
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret))


def base64url(data: bytes) -> str:
    """Encode bytes as browsers encode keys: base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def notice_settings(mail: FakeMailServer | None = None, **more: Any) -> NoticeSettings:
    """Return settings that allow calls to this machine."""
    server = None if mail is None else MailSettings(f"127.0.0.1:{mail.port}", "games@games.example", "none")
    defaults = {"address": "https://games.example", "inside": ("127.0.0.0/8",), "push_hosts": ("127.0.0.1",), "mail": server}
    return NoticeSettings(**{**defaults, **more})
