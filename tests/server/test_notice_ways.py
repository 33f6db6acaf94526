"""How notices leave: where calls may go, what a mail looks like, and the file that allows it all."""

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
from tests.server.outside import Receiver, mailbox, receiver

HERE = (ip_network("127.0.0.0/8"),)


@pytest.fixture
def web() -> Iterator[Receiver]:
    with receiver() as web:
        yield web


def call(url: str, inside: Any = HERE) -> int:
    """Post something there."""
    return asyncio.run(post(url, [("Content-Type", "text/plain")], b"said", inside))


def names(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """A name server that gives these answers one after the other; what it was asked."""
    asked: list[str] = []
    usual, left = socket.getaddrinfo, iter(answers)

    def look_up(host: Any, port: Any, *more: Any, **options: Any) -> Any:
        if not str(host).endswith(".example"):
            return usual(host, port, *more, **options)
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in next(left)]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return asked


def test_what_is_sent_arrives(web: Receiver) -> None:
    assert call(web.url("/a?b=c")) == 204
    [(path, headers, body)] = web.came
    assert (path, body, headers["Host"]) == ("/a?b=c", b"said", f"127.0.0.1:{web.port}")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "0x7f.1", "2130706433", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"])
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_nothing_inside_is_called(web: Receiver, host: str, scheme: str) -> None:
    with pytest.raises(CallRefused):
        call(f"{scheme}://{host}:{web.port}/", ())
    assert not web.came


def test_a_name_that_leads_inside_is_not_called(web: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    names(monkeypatch, ["127.0.0.1"], ["10.0.0.1", "169.254.169.254"], [])
    for _ in range(3):
        with pytest.raises(CallRefused):
            call(f"https://evil.example:{web.port}/", ())
    assert not web.came


def test_the_address_that_was_checked_is_called_whatever_the_name_means_then(web: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first answer is fine, and leads to the receiver; a second one would lead to the house's router."""
    asked = names(monkeypatch, ["127.0.0.1"], ["192.168.1.1"])
    assert call(f"http://evil.example:{web.port}/") == 204
    assert asked == ["evil.example"] and web.came[0][1]["Host"] == f"evil.example:{web.port}"


def test_of_several_addresses_only_one_that_may_be_called_is(web: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    names(monkeypatch, ["10.0.0.1", "127.0.0.1"])
    assert call(f"http://games.example:{web.port}/") == 204


def test_without_tls_only_what_was_allowed_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    names(monkeypatch, ["93.184.216.34"])
    with pytest.raises(CallRefused):
        call("http://games.example/")


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_no_answer_leads_elsewhere(web: Receiver, status: int) -> None:
    web.status, web.headers = status, {"Location": web.url("/secret")}
    assert call(web.url()) == status
    assert [path for path, _, _ in web.came] == ["/hook"]


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 200 OK\r\nX: " + b"y" * 100_000, b"SSH-2.0-nothing\r\n", b"\x00" * 50])
def test_an_answer_that_is_none_is_a_failure(answer: bytes) -> None:
    async def test() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"said")
            writer.write(answer)
            writer.close()

        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises((h11.RemoteProtocolError, OSError)):
                await post(f"http://127.0.0.1:{port}/", [], b"said", HERE)

    asyncio.run(test())


def test_an_answer_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "SECONDS", 0.05)

    async def test() -> None:
        async def dribble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                for each in b"HTTP/1.1 200 OK\r\n" * 100:
                    writer.write(bytes([each]))
                    await asyncio.sleep(0.01)
            finally:
                writer.transport.abort()

        async with await asyncio.start_server(dribble, "127.0.0.1", 0) as server:
            with pytest.raises(TimeoutError):
                await post(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", [], b"said", HERE)

    asyncio.run(test())


def certificate(folder: Path) -> Path:
    """A certificate that nobody knows, for games.example, with its key."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "games.example")])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key()).serial_number(1)
    made = made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    whose = x509.SubjectAlternativeName([x509.DNSName("games.example"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    signed = made.add_extension(whose, critical=False).add_extension(x509.BasicConstraints(True, None), critical=True)
    whole = signed.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    path = folder / "certificate.pem"
    how = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    path.write_bytes(whole + key.private_bytes(*how))
    return path


def test_the_other_end_has_to_show_whose_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = certificate(tmp_path)
    theirs, ours = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), ssl.create_default_context(cafile=str(path))
    theirs.load_cert_chain(path)
    names(monkeypatch, ["127.0.0.1"], ["127.0.0.1"], ["127.0.0.1"])

    async def test() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"said")
            writer.write(b"HTTP/1.1 201 Created\r\n\r\n")
            writer.close()

        async with await asyncio.start_server(serve, "127.0.0.1", 0, ssl=theirs) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(ssl.SSLCertVerificationError):
                await post(f"https://games.example:{port}/", [], b"said", HERE)
            monkeypatch.setattr(calling, "_tls", lambda: ours)
            assert await post(f"https://games.example:{port}/", [], b"said", HERE) == 201
            with pytest.raises(ssl.SSLCertVerificationError):
                await post(f"https://other.example:{port}/", [], b"said", HERE)

    asyncio.run(test())


# -- mail


TEXT = NoticeText("Ти си на потезу: Game of Trains", "Za stolom još: Bo\n", "https://games.example/#/table/x", "https://games.example/#/notice/y")


def test_a_mail_says_what_it_is() -> None:
    with mailbox() as box:
        mail = mail_of(TEXT, "sr-Cyrl", "games@games.example", "ada@x.example", 1_800_000_000_000, "abc")
        assert deliver(MailSettings(f"127.0.0.1:{box.port}", "games@games.example", "none"), mail)
        [got] = box.mails()
    assert got["Subject"] == TEXT.title and got.get_content().replace("\r\n", "\n") == TEXT.body
    assert got["Content-Language"] == "sr-Cyrl"
    assert got["Auto-Submitted"] == "auto-generated" and got["List-Unsubscribe"] == f"<{TEXT.stop}>"
    assert got["Message-ID"] == "<abc@games.example>" and "Boardwright" in got["From"] and got["To"] == "ada@x.example"


def test_a_mail_program_can_stop_it_for_its_reader_where_there_is_https() -> None:
    text = TEXT._replace(stop_at_once="https://games.example/api/notices/stop?token=z")
    mail = mail_of(text, "en", "games@games.example", "ada@x.example", 1_800_000_000_000, "abc")
    assert mail["List-Unsubscribe"] == f"<{text.stop_at_once}>" and mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert "List-Unsubscribe-Post" not in mail_of(TEXT, "en", "games@games.example", "ada@x.example", 1_800_000_000_000, "abc")


@pytest.mark.parametrize("at_once", [None, "https://games.example/api/notices/stop?token=" + "aB_-9" * 130])
def test_what_stops_it_is_not_encoded_however_long(at_once: str | None) -> None:
    text = TEXT._replace(stop="https://games.example/#/notice/" + "aB_-9" * 130, stop_at_once=at_once)
    with mailbox() as box:
        mail = mail_of(text, "en", "games@games.example", "ada@x.example", 0, "abc")
        assert deliver(MailSettings(f"127.0.0.1:{box.port}", "games@games.example", "none"), mail)
        [sent] = box.came
    assert f"\r\nList-Unsubscribe: <{at_once or text.stop}>\r\n".encode() in sent, "mail programs decode no words there"


@pytest.mark.parametrize("body", [TEXT.body, "Ти си на потезу\n", "á" * 2000 + "\n", "hello\n"])
def test_a_mail_has_bytes_that_every_server_takes(body: str) -> None:
    with mailbox() as box:
        mail = mail_of(TEXT._replace(body=body), "sr-Cyrl", "games@games.example", "ada@x.example", 0, "abc")
        assert deliver(MailSettings(f"127.0.0.1:{box.port}", "games@games.example", "none"), mail)
        [sent], [got] = box.came, box.mails()
    assert sent.isascii() and max(map(len, sent.split(b"\r\n"))) < 998
    assert got.get_content().replace("\r\n", "\n") == body


def test_a_password_is_never_sent_in_the_open() -> None:
    with mailbox() as box:
        mail = mail_of(TEXT, "en", "games@games.example", "ada@x.example", 0, "abc")
        settings = MailSettings(f"127.0.0.1:{box.port}", "games@games.example", "starttls", "ada", "secret")
        with pytest.raises(smtplib.SMTPNotSupportedError):
            deliver(settings, mail)
        assert box.came == [] and "secret" not in repr(settings)


def test_no_line_can_be_added_to_a_mail() -> None:
    with pytest.raises(ValueError):
        mail_of(TEXT._replace(title="a\nBcc: b@x.example"), "en", "games@games.example", "ada@x.example", 0, "abc")


@pytest.mark.parametrize("name", ["=?utf-8?q?=0a=0ax.example?=", "=?utf-8?b?CkJjYzogYkB4?=", "==?utf-8?q?=0d=0a?=", "=?x?q?=FF?="])
def test_a_name_in_the_title_is_no_encoded_word(name: str) -> None:
    mail = mail_of(TEXT._replace(title=f"Matches wait: {name}"), "en", "games@games.example", "ada@x.example", 0, "abc")
    head, _, _ = bytes(mail).partition(b"\n\n")
    read = message_from_bytes(bytes(mail), policy=policy.default)
    assert b"Content-Type" in head and "Bcc" not in read
    assert read["Subject"].replace(" ", "") == f"Matcheswait:{name}"


# -- the file


WHOLE = """
address = "https://games.example/"
contact = "mailto:ada@games.example"

[mail]
server = "smtp.games.example:587"
sender = "games@games.example"
user = "games"
password = "secret"
"""


def test_the_file_says_where_the_page_is_and_which_mail_server_there_is() -> None:
    found = read_settings(WHOLE)
    assert found.address == "https://games.example" and found.push and found.webhooks and found.allowed == ()
    assert found.mail is not None and found.mail.security == "starttls"


@pytest.mark.parametrize(
    "text",
    [
        "",
        'address = "games.example"',
        'address = "https://games.example/path"',
        'address = "https://games.example"\nadress = 1',
        'address = "https://games.example"\ncontact = "ada"',
        'address = "https://games.example"\ninside = ["10.0.0.0/99"]',
        WHOLE.replace(":587", ""),
        WHOLE.replace("games@games", "games"),
        WHOLE + 'security = "none"',
        WHOLE + "password = 1",
        "[",
        WHOLE.replace(":587", ":99999"),
        WHOLE.replace(":587", ":0"),
        WHOLE.replace("smtp.games", "smtp games"),
        WHOLE.replace('"secret"', '"secr\u00e9t"'),
        WHOLE.replace('user = "games"', ""),
        WHOLE.replace('password = "secret"', ""),
        'push_hosts = ["https://push.example"]\n' + WHOLE,
    ],
)
def test_a_file_that_does_not_fit_ends_the_start_with_one_line(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "notices.toml"
    path.write_text(text)
    monkeypatch.setenv("BOARDWRIGHT_NOTICES", str(path))
    with pytest.raises(SystemExit):
        run(port=0, db=str(tmp_path / "x.db"))
    said = capsys.readouterr().err
    assert said.startswith(f"boardwright: {path}: ") and said.count("\n") == 1 and "secr" not in said


def test_that_push_lacks_its_libraries_is_told_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "notices.toml"
    monkeypatch.setenv("BOARDWRIGHT_NOTICES", str(path))
    monkeypatch.setattr("boardwright.server.run._serve_alone", lambda *_: socket.socket.close)
    told = []
    for text, missing in ((WHOLE, "py_vapid"), ("push = false" + WHOLE, "py_vapid"), (WHOLE, "nothing")):
        path.write_text(text)
        monkeypatch.setattr("boardwright.server.run.find_spec", lambda name, missing=missing: None if name == missing else name)
        caplog.clear()
        run(port=0, db=str(tmp_path / "x.db"))
        told.append([line for line in caplog.messages if "Web Push" in line])
    assert told == [['Web Push is not offered: pip install "boardwright[notices]", or write push = false'], [], []]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('address = "games.example"', "address: expected one like https://games.example, without a path"),
        (WHOLE.replace("games@games.example", "Games <games@games.example>"), "mail.sender: expected one like games@games.example"),
    ],
)
def test_what_does_not_fit_is_named(text: str, why: str) -> None:
    with pytest.raises(ValueError) as error:
        read_settings(text)
    assert str(error.value) == why
