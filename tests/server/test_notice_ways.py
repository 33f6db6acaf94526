"""Sending notices: which addresses may be called, the format of mails, and the settings file."""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import socket
import ssl
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import h11
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from boardwright.server.notification_rules.settings import MailSettings, read_settings
from boardwright.server.notification_rules.texts import NoticeText
from boardwright.server.notifications import calling
from boardwright.server.notifications.calling import CallRefused, post
from boardwright.server.notifications.mailing import deliver, mail_of
from boardwright.server.run import run
from tests.server.notice_receivers import FakeWebServer, run_mail_server, run_web_server

LOCAL_NETWORK = (ip_network("127.0.0.0/8"),)


@pytest.fixture
def web() -> Iterator[FakeWebServer]:
    with run_web_server() as web:
        yield web


def post_text(url: str, inside: Any = LOCAL_NETWORK) -> int:
    """Post a text to a URL. Return the status of the answer."""
    return asyncio.run(post(url, [("Content-Type", "text/plain")], b"said", inside))


def stub_name_server(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Replace the name server by one that gives these answers in turn. Return the list of hosts it is asked for."""
    hosts: list[str] = []
    getaddrinfo, remaining_answers = socket.getaddrinfo, iter(answers)

    def look_up(host: Any, port: Any, *more: Any, **options: Any) -> Any:
        if not str(host).endswith(".example"):
            return getaddrinfo(host, port, *more, **options)
        hosts.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in next(remaining_answers)]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return hosts


def test_a_posted_text_arrives(web: FakeWebServer) -> None:
    assert post_text(web.url("/a?b=c")) == 204
    [(path, headers, body)] = web.calls
    assert (path, body, headers["Host"]) == ("/a?b=c", b"said", f"127.0.0.1:{web.port}")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "0x7f.1", "2130706433", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"])
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_local_addresses_are_not_called(web: FakeWebServer, host: str, scheme: str) -> None:
    with pytest.raises(CallRefused):
        post_text(f"{scheme}://{host}:{web.port}/", ())
    assert not web.calls


def test_a_name_of_a_local_address_is_not_called(web: FakeWebServer, monkeypatch: pytest.MonkeyPatch) -> None:
    stub_name_server(monkeypatch, ["127.0.0.1"], ["10.0.0.1", "169.254.169.254"], [])
    for _ in range(3):
        with pytest.raises(CallRefused):
            post_text(f"https://evil.example:{web.port}/", ())
    assert not web.calls


def test_the_checked_address_is_called_without_a_second_look_up(web: FakeWebServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first answer leads to the receiver. A second one would lead to the router of the local network."""
    hosts = stub_name_server(monkeypatch, ["127.0.0.1"], ["192.168.1.1"])
    assert post_text(f"http://evil.example:{web.port}/") == 204
    assert hosts == ["evil.example"] and web.calls[0][1]["Host"] == f"evil.example:{web.port}"


def test_of_several_addresses_an_allowed_one_is_called(web: FakeWebServer, monkeypatch: pytest.MonkeyPatch) -> None:
    stub_name_server(monkeypatch, ["10.0.0.1", "127.0.0.1"])
    assert post_text(f"http://games.example:{web.port}/") == 204


def test_a_public_address_is_not_called_without_tls(monkeypatch: pytest.MonkeyPatch) -> None:
    stub_name_server(monkeypatch, ["93.184.216.34"])
    with pytest.raises(CallRefused):
        post_text("http://games.example/")


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_redirects_are_not_followed(web: FakeWebServer, status: int) -> None:
    web.status, web.headers = status, {"Location": web.url("/secret")}
    assert post_text(web.url()) == status
    assert [path for path, _, _ in web.calls] == ["/hook"]


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 200 OK\r\nX: " + b"y" * 100_000, b"SSH-2.0-nothing\r\n", b"\x00" * 50])
def test_an_invalid_answer_is_an_error(answer: bytes) -> None:
    async def test() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"said")
            writer.write(answer)
            writer.close()

        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises((h11.RemoteProtocolError, OSError)):
                await post(f"http://127.0.0.1:{port}/", [], b"said", LOCAL_NETWORK)

    asyncio.run(test())


def test_an_answer_that_comes_too_slowly_is_a_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "SECONDS", 0.05)

    async def test() -> None:
        async def answer_slowly(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                for byte in b"HTTP/1.1 200 OK\r\n" * 100:
                    writer.write(bytes([byte]))
                    await asyncio.sleep(0.01)
            finally:
                writer.transport.abort()

        async with await asyncio.start_server(answer_slowly, "127.0.0.1", 0) as server:
            with pytest.raises(TimeoutError):
                await post(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", [], b"said", LOCAL_NETWORK)

    asyncio.run(test())


def write_certificate(folder: Path) -> Path:
    """Write a self-signed certificate for games.example, and its key. Return the path."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "games.example")])
    now = datetime.now(UTC)
    builder = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key()).serial_number(1)
    builder = builder.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    alternative_name = x509.SubjectAlternativeName([x509.DNSName("games.example"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    extended = builder.add_extension(alternative_name, critical=False).add_extension(x509.BasicConstraints(True, None), critical=True)
    certificate = extended.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    path = folder / "certificate.pem"
    key_format = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    path.write_bytes(certificate + key.private_bytes(*key_format))
    return path


def test_the_certificate_of_the_other_server_is_verified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write_certificate(tmp_path)
    server_context, client_context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), ssl.create_default_context(cafile=str(path))
    server_context.load_cert_chain(path)
    stub_name_server(monkeypatch, ["127.0.0.1"], ["127.0.0.1"], ["127.0.0.1"])

    async def test() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"said")
            writer.write(b"HTTP/1.1 201 Created\r\n\r\n")
            writer.close()

        async with await asyncio.start_server(serve, "127.0.0.1", 0, ssl=server_context) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(ssl.SSLCertVerificationError):
                await post(f"https://games.example:{port}/", [], b"said", LOCAL_NETWORK)
            monkeypatch.setattr(calling, "_tls", lambda: client_context)
            assert await post(f"https://games.example:{port}/", [], b"said", LOCAL_NETWORK) == 201
            with pytest.raises(ssl.SSLCertVerificationError):
                await post(f"https://other.example:{port}/", [], b"said", LOCAL_NETWORK)

    asyncio.run(test())


# -- mail


TEXT = NoticeText(
    "Ти си на потезу: Game of Trains", "Za stolom još: Bo\n", "https://games.example/#/table/x", "https://games.example/#/notice/y"
)


def test_a_mail_has_its_headers_and_text() -> None:
    with run_mail_server() as box:
        mail = mail_of(TEXT, "sr-Cyrl", "games@games.example", "ada@x.example", 1_800_000_000_000, "abc")
        assert deliver(MailSettings(f"127.0.0.1:{box.port}", "games@games.example", "none"), mail)
        [received] = box.messages()
    assert received["Subject"] == TEXT.title and received.get_content().replace("\r\n", "\n") == TEXT.body
    assert received["Content-Language"] == "sr-Cyrl"
    assert received["Auto-Submitted"] == "auto-generated" and received["List-Unsubscribe"] == f"<{TEXT.stop}>"
    assert received["Message-ID"] == "<abc@games.example>" and "Boardwright" in received["From"] and received["To"] == "ada@x.example"


def test_one_click_unsubscribe_is_offered_where_there_is_https() -> None:
    text = TEXT._replace(stop_at_once="https://games.example/api/notices/stop?token=z")
    mail = mail_of(text, "en", "games@games.example", "ada@x.example", 1_800_000_000_000, "abc")
    assert mail["List-Unsubscribe"] == f"<{text.stop_at_once}>" and mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert "List-Unsubscribe-Post" not in mail_of(TEXT, "en", "games@games.example", "ada@x.example", 1_800_000_000_000, "abc")


@pytest.mark.parametrize("at_once", [None, "https://games.example/api/notices/stop?token=" + "aB_-9" * 130])
def test_a_long_unsubscribe_address_is_not_encoded(at_once: str | None) -> None:
    text = TEXT._replace(stop="https://games.example/#/notice/" + "aB_-9" * 130, stop_at_once=at_once)
    with run_mail_server() as box:
        mail = mail_of(text, "en", "games@games.example", "ada@x.example", 0, "abc")
        assert deliver(MailSettings(f"127.0.0.1:{box.port}", "games@games.example", "none"), mail)
        [sent] = box.received
    assert f"\r\nList-Unsubscribe: <{at_once or text.stop}>\r\n".encode() in sent, "mail programs do not decode this header"


@pytest.mark.parametrize("body", [TEXT.body, "Ти си на потезу\n", "á" * 2000 + "\n", "hello\n"])
def test_a_mail_is_ascii_with_short_lines(body: str) -> None:
    with run_mail_server() as box:
        mail = mail_of(TEXT._replace(body=body), "sr-Cyrl", "games@games.example", "ada@x.example", 0, "abc")
        assert deliver(MailSettings(f"127.0.0.1:{box.port}", "games@games.example", "none"), mail)
        [sent], [received] = box.received, box.messages()
    assert sent.isascii() and max(map(len, sent.split(b"\r\n"))) < 998
    assert received.get_content().replace("\r\n", "\n") == body


def test_a_password_is_not_sent_without_encryption() -> None:
    with run_mail_server() as box:
        mail = mail_of(TEXT, "en", "games@games.example", "ada@x.example", 0, "abc")
        settings = MailSettings(f"127.0.0.1:{box.port}", "games@games.example", "starttls", "ada", "secret")
        with pytest.raises(smtplib.SMTPNotSupportedError):
            deliver(settings, mail)
        assert box.received == [] and "secret" not in repr(settings)


def test_a_title_cannot_add_a_header_to_a_mail() -> None:
    with pytest.raises(ValueError):
        mail_of(TEXT._replace(title="a\nBcc: b@x.example"), "en", "games@games.example", "ada@x.example", 0, "abc")


@pytest.mark.parametrize("name", ["=?utf-8?q?=0a=0ax.example?=", "=?utf-8?b?CkJjYzogYkB4?=", "==?utf-8?q?=0d=0a?=", "=?x?q?=FF?="])
def test_a_name_in_the_title_is_not_decoded_as_an_encoded_word(name: str) -> None:
    mail = mail_of(TEXT._replace(title=f"Matches wait: {name}"), "en", "games@games.example", "ada@x.example", 0, "abc")
    head, _, _ = bytes(mail).partition(b"\n\n")
    read = message_from_bytes(bytes(mail), policy=policy.default)
    assert b"Content-Type" in head and "Bcc" not in read
    assert read["Subject"].replace(" ", "") == f"Matcheswait:{name}"


# -- the settings file


COMPLETE_FILE = """
address = "https://games.example/"
contact = "mailto:ada@games.example"

[mail]
server = "smtp.games.example:587"
sender = "games@games.example"
user = "games"
password = "secret"
"""


def test_the_settings_file_names_the_address_and_the_mail_server() -> None:
    settings = read_settings(COMPLETE_FILE)
    assert settings.address == "https://games.example" and settings.push and settings.webhooks and settings.allowed == ()
    assert settings.mail is not None and settings.mail.security == "starttls"


@pytest.mark.parametrize(
    "text",
    [
        "",
        'address = "games.example"',
        'address = "https://games.example/path"',
        'address = "https://games.example"\nadress = 1',
        'address = "https://games.example"\ncontact = "ada"',
        'address = "https://games.example"\ninside = ["10.0.0.0/99"]',
        COMPLETE_FILE.replace(":587", ""),
        COMPLETE_FILE.replace("games@games", "games"),
        COMPLETE_FILE + 'security = "none"',
        COMPLETE_FILE + "password = 1",
        "[",
        COMPLETE_FILE.replace(":587", ":99999"),
        COMPLETE_FILE.replace(":587", ":0"),
        COMPLETE_FILE.replace("smtp.games", "smtp games"),
        COMPLETE_FILE.replace('"secret"', '"secr\u00e9t"'),
        COMPLETE_FILE.replace('user = "games"', ""),
        COMPLETE_FILE.replace('password = "secret"', ""),
        'push_hosts = ["https://push.example"]\n' + COMPLETE_FILE,
    ],
)
def test_an_invalid_settings_file_stops_the_start_with_one_line(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "notices.toml"
    path.write_text(text)
    monkeypatch.setenv("BOARDWRIGHT_NOTICES", str(path))
    with pytest.raises(SystemExit):
        run(port=0, db=str(tmp_path / "x.db"))
    errors = capsys.readouterr().err
    assert errors.startswith(f"boardwright: {path}: ") and errors.count("\n") == 1 and "secr" not in errors


def test_missing_libraries_for_push_are_logged_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "notices.toml"
    monkeypatch.setenv("BOARDWRIGHT_NOTICES", str(path))
    monkeypatch.setattr("boardwright.server.run._serve_alone", lambda *_: socket.socket.close)
    logged = []
    for text, missing in ((COMPLETE_FILE, "py_vapid"), ("push = false" + COMPLETE_FILE, "py_vapid"), (COMPLETE_FILE, "nothing")):
        path.write_text(text)
        monkeypatch.setattr("boardwright.server.run.find_spec", lambda name, missing=missing: None if name == missing else name)
        caplog.clear()
        run(port=0, db=str(tmp_path / "x.db"))
        logged.append([line for line in caplog.messages if "Web Push" in line])
    assert logged == [['Web Push is not offered: pip install "boardwright[notices]", or write push = false'], [], []]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('address = "games.example"', "address: expected one like https://games.example, without a path"),
        (COMPLETE_FILE.replace("games@games.example", "Games <games@games.example>"), "mail.sender: expected one like games@games.example"),
    ],
)
def test_the_error_names_the_invalid_setting(text: str, message: str) -> None:
    with pytest.raises(ValueError) as error:
        read_settings(text)
    assert str(error.value) == message
