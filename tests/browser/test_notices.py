"""Notifications of a player's turn: requested at the seat, confirmed by a link in a mail, switched off again."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.person import accessibility_faults, wait_until
from tests.browser.screen_checks import resize, screen_faults
from tests.browser.server import BLANK, PHONE, Server
from tests.browser.trains import TITLE
from tests.conftest import only_in_prove
from tests.server.notice_receivers import FakeMailServer, run_mail_server

CZECH = Words("cs", part="tables")
FITS = "box => box.scrollWidth <= box.clientWidth && box.getBoundingClientRect().bottom <= innerHeight"
"""Script: whether an element needs no scrolling and lies on the screen."""


@pytest.fixture
def mail_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, FakeMailServer]]:
    """A server that sends mails, and the mailbox that receives them."""
    server = Server(tmp_path)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        server.port = probe.getsockname()[1]
    with run_mail_server() as box:
        file = tmp_path / "notices.toml"
        mail = f'[mail]\nserver = "127.0.0.1:{box.port}"\nsender = "games@games.example"\nsecurity = "none"\n'
        file.write_text(f'address = "http://127.0.0.1:{server.port}"\n{mail}')
        monkeypatch.setenv("BOARDWRIGHT_NOTICES", str(file))
        server.start()
        yield server, box
        server.stop()


@only_in_prove("the server and the page have tests of their own")
def test_player_requests_confirms_and_ends_mails(open_page: Opener, mail_server: tuple[Server, FakeMailServer]) -> None:
    server, box = mail_server
    host = start_correspondence_match(open_page, server)
    host.get_by_role("button", name="Players").click()
    notify_button = host.get_by_role("button", name="Notify me when it is my turn: Ana")
    expect(notify_button).to_have_text("Notify me when it is my turn")
    notify_button.click()
    dialog = host.get_by_role("dialog", name="Notify me when it is my turn")
    dialog.get_by_label("Email address").fill("ana@x.example")
    for width, height in ((390, 844), (1366, 768)):
        resize(host, width, height)
        assert not accessibility_faults(host) and dialog.evaluate(FITS), (width, height)
    dialog.get_by_role("button", name="Turn on: Email").click()
    expect(dialog.get_by_role("status")).to_have_text(re.compile("ana@x.example"))
    wait_until(host, lambda: box.received)

    [token] = re.findall(r"#/notice/([\w-]+)", str(box.messages()[0].get_content()))
    phone = open_page(BLANK, language="cs", bypass_csp=True, **PHONE)
    phone.goto(f"{server.address}#/notice/{token}")
    expect(phone.get_by_text(CZECH.t("ui-notices-confirm-question", to="ana@x.example"))).to_be_visible()
    assert token not in phone.url and not screen_faults(phone), "the page of a mail's link"
    phone.get_by_role("button", name=CZECH.t("ui-notices-confirm-do")).tap()
    expect(phone.get_by_role("status").filter(has_text="ana@x.example")).to_be_visible()

    host.reload()
    host.get_by_role("button", name="Players").click()
    notify_button.click()
    expect(dialog.get_by_role("status")).to_have_text("On: ana@x.example")
    dialog.get_by_role("button", name="Turn off: Email").click()
    expect(dialog.get_by_label("Email address")).to_be_visible()


@only_in_prove("the server and the page have tests of their own")
def test_group_member_requests_and_ends_mails(open_page: Opener, mail_server: tuple[Server, FakeMailServer]) -> None:
    server, box = mail_server
    member = open_page(BLANK, bypass_csp=True)
    member.goto(f"{server.address}#/groups")
    member.get_by_label("Name of the group").fill("Thursdays at Žofie’s")
    member.get_by_label("Your name in the group").fill("Ana")
    member.get_by_role("button", name="Create the group").click()
    notify_button = member.get_by_role("button", name="Notify me about my matches")
    for width, height in ((390, 844), (1366, 768)):
        resize(member, width, height)
        notify_button.click()
        dialog = member.get_by_role("dialog", name="Notify me about my matches")
        assert not accessibility_faults(member) and dialog.evaluate(FITS), (width, height)
        dialog.get_by_role("button", name="Close").click()
    notify_button.click()
    dialog.get_by_label("Email address").fill("ana@x.example")
    dialog.get_by_role("button", name="Turn on: Email").click()
    expect(dialog.get_by_role("status")).to_have_text(re.compile("ana@x.example"))
    wait_until(member, lambda: box.received)
    dialog.get_by_role("button", name="Turn off: Email").click()
    expect(dialog.get_by_label("Email address")).to_be_visible()


def start_correspondence_match(open_page: Opener, server: Server) -> Page:
    """Start a correspondence match of Ana and Ivo; return Ana's page."""
    host, friend = open_page(BLANK, bypass_csp=True), open_page(BLANK)
    host.goto(server.address)
    host.get_by_role("link", name=f"New match: {TITLE}").click()
    host.get_by_label("Name for seat 1").fill("Ana")
    host.get_by_role("group", name="Who plays in seat 2").get_by_role("radio", name="Friend").check()
    host.get_by_label("Clock").select_option("3 days per move")
    host.get_by_role("button", name="Open the table").click()
    friend.goto(host.get_by_role("textbox", name="Table link").input_value())
    friend.get_by_label("Your name").fill("Ivo")
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="I am ready").click()
    host.locator(".prompt").wait_for()
    return host
