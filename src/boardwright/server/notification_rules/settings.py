"""The operator's settings of notices: without them, the server sends none."""

import re
from functools import cached_property
from typing import Literal

import msgspec
from msgspec import Struct

from boardwright.server.addresses import Network, is_name, networks, parsed_ip
from boardwright.server.errors import ApiError
from boardwright.server.notification_rules.places import mail_address, web_address


class MailSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mail server that accepts mails from this one.

    security: `starttls`, `tls` from the first byte, or `none`, only for a server on this machine
    sender: the address that mails come from
    """

    server: str
    sender: str
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str | None = None
    password: str | None = None

    def __repr__(self) -> str:  # keeps the password out of logs
        return f"<mail by {self.server}>"


class NoticeSettings(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The file that BOARDWRIGHT_NOTICES names, in TOML.

    address: where people open the page, such as https://games.example
    contact: a mailto: address of the operator, for the push services; without it they get `address`
    push, webhooks: whether they are offered
    push_hosts: additional push services
    inside: private networks that may be called, too, also without TLS
    """

    address: str
    contact: str | None = None
    push: bool = True
    webhooks: bool = True
    push_hosts: tuple[str, ...] = ()
    inside: tuple[str, ...] = ()
    mail: MailSettings | None = None

    @cached_property
    def allowed(self) -> tuple[Network, ...]:
        """The networks that may be called."""
        return networks(self.inside)


def read_settings(text: str) -> NoticeSettings:
    """The settings in a file. Raises ValueError with one line, which contains no password."""
    try:
        settings = msgspec.toml.decode(text, type=NoticeSettings)
    except msgspec.MsgspecError as error:
        raise ValueError(" ".join(str(error).split())[:200]) from None
    if not _is_page(settings.address.rstrip("/")):
        raise ValueError("address: expected one like https://games.example, without a path")
    if settings.contact is not None and not settings.contact.startswith(("mailto:", "https:")):
        raise ValueError("contact: expected one like mailto:ada@games.example")
    if not all(is_name(host) for host in settings.push_hosts):
        raise ValueError("push_hosts: expected names like push.example, without https://")
    networks(settings.inside)
    if settings.mail is not None:
        _check_mail(settings.mail)
    return msgspec.structs.replace(settings, address=settings.address.rstrip("/"))


def _is_page(address: str) -> bool:
    try:
        return web_address(address).path == "/"
    except ApiError:
        return False


def _check_mail(mail: MailSettings) -> None:
    host, _ = server_of(mail)
    try:
        mail_address(mail.sender)
    except ApiError:
        raise ValueError("mail.sender: expected one like games@games.example") from None
    if (mail.user is None) != (mail.password is None):
        raise ValueError("mail: expected user and password, or neither")
    if not f"{mail.user}{mail.password}".isascii():
        raise ValueError("mail: user and password can only have ASCII characters")
    if mail.security == "none" and not _is_here(host):
        raise ValueError("mail.security: none is only for a mail server on this machine")


def server_of(mail: MailSettings) -> tuple[str, int]:
    """The host and the port of a mail server. Raises ValueError."""
    host, _, port = mail.server.rpartition(":")
    host = host.strip("[]")
    if not (is_name(host) or parsed_ip(host)) or not re.fullmatch("[0-9]{1,5}", port) or not 0 < int(port) < 65536:
        raise ValueError("mail.server: expected one like smtp.games.example:587")
    return host, int(port)


def _is_here(host: str) -> bool:
    parsed = parsed_ip(host)
    return host == "localhost" or (parsed is not None and parsed.is_loopback)
