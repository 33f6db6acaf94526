"""The page at an untrusted address: a server in a home network, over plain HTTP.

Web Crypto, clipboard, service worker, notifications and passkeys are missing there: each feature has a substitute or an explanation.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect

from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.scenes import finished_bot_match
from tests.browser.server import BLANK, HOME_NETWORK_HOST, Server
from tests.browser.stored import open_stored_match

GAME, WORDS = "game_of_trains", Words("en")


def open_in_home_network(open_page: Opener, server: Server, language: str = "en") -> Page:
    """Open a page at the address that other devices of the household use."""
    page = open_page(BLANK, isolated=True, language=language)
    page.goto(home_network_address(server) + BLANK)
    assert page.evaluate("() => !isSecureContext && !crypto.subtle && !navigator.clipboard && !navigator.serviceWorker")
    return page


def home_network_address(server: Server) -> str:
    return server.address.replace("127.0.0.1", HOME_NETWORK_HOST)


def test_link_to_a_position_is_copied_or_shown(open_page: Opener, server: Server) -> None:
    """The page copies without the clipboard API; where the browser refuses that, too, it shows the link."""
    page = open_in_home_network(open_page, server)
    id = open_stored_match(page, server, finished_bot_match(GAME, "greedy", 2, 1), ["Ana", "bot:greedy"], home_network_address(server))
    page.goto(f"{home_network_address(server)}#/replay/{id}/3")
    page.get_by_role("button", name=WORDS.t("ui-replay-link")).click()
    expect(page.get_by_role("status").filter(has_text=WORDS.t("ui-replay-copied"))).to_be_visible()
    page.evaluate("() => { document.execCommand = () => false }")
    page.get_by_role("button", name=WORDS.t("ui-replay-link")).click()
    expect(page.get_by_role("alert")).to_contain_text(f"{home_network_address(server)}#/replay/{id}/3")


def test_settings_explain_missing_notifications(open_page: Opener, server: Server) -> None:
    words = Words("sl", part="settings")
    page = open_in_home_network(open_page, server, "sl")
    page.goto(f"{home_network_address(server)}#/settings")
    page.get_by_role("group", name=words.t("ui-notify")).get_by_role("radio", name=words.t("ui-shortcuts-on")).click()
    expect(page.get_by_text(words.t("ui-notify-insecure"))).to_be_visible()
