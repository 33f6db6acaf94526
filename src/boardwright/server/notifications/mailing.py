"""Hands mails to the mail server that the operator has configured. These functions block."""

import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from email.errors import MessageError
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import format_datetime

from boardwright.server.notification_rules.settings import MailSettings, server_of
from boardwright.server.notification_rules.texts import NoticeText

SECONDS = 15.0
FAILURES = (OSError, smtplib.SMTPException, MessageError)
"""The exceptions that `deliver` raises."""


class _Link(UnstructuredHeader, BaseHeader):
    """A header with a web address: in one line, however long. Folded it would consist of encoded words, which mail programs do not read
    there (RFC 2047, 5).
    """

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS = HeaderRegistry()
_HEADERS.map_to_type("list-unsubscribe", _Link)


def mail_of(text: NoticeText, language: str, sender: str, to: str, now: int, id: str) -> EmailMessage:
    """A mail. `now`: Unix time in ms; `id`: unique, of letters and digits."""
    mail = EmailMessage(EmailPolicy(header_factory=_HEADERS, cte_type="7bit"))  # what every mail server accepts
    mail["From"] = Address("Boardwright", addr_spec=sender)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = text.title.replace("=?", "= ?")  # a name must not be read as an encoded word, which may hold line ends
    mail["Date"] = format_datetime(datetime.fromtimestamp(now // 1000, UTC))
    mail["Message-ID"] = f"<{id}@{sender.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"  # prevents automatic replies
    if text.stop_at_once is not None:
        mail["List-Unsubscribe"] = f"<{text.stop_at_once}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    elif text.stop is not None:
        mail["List-Unsubscribe"] = f"<{text.stop}>"
    mail.set_content(text.body)  # removes earlier headers of the content
    mail["Content-Language"] = language
    return mail


def deliver(settings: MailSettings, mail: EmailMessage) -> bool:
    """Hand over a mail. Returns False if the address is permanently refused. Raises FAILURES."""
    with _connected(settings) as server:
        try:
            server.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            if all(code >= 500 for code, _ in error.recipients.values()):
                return False
            raise
    return True


@contextmanager
def _connected(settings: MailSettings) -> Iterator[smtplib.SMTP]:
    host, port = server_of(settings)
    tls = ssl.create_default_context()
    kind = (
        smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=tls)
        if settings.security == "tls"
        else smtplib.SMTP(host, port, timeout=SECONDS)
    )
    with kind as server:
        if settings.security == "starttls":
            server.starttls(context=tls)
        if settings.user is not None:
            server.login(settings.user, settings.password or "")
        yield server
