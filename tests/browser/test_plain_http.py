"""The page at an address that browsers do not trust: a server in a home network, over plain HTTP.

There is no Web Crypto, no clipboard, no service worker, no notification, no passkey: each feature has another way there, or says why not.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect

from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.scenes import finished_bot_match
from tests.browser.server import BLANK, HOME_NETWORK_HOST, Server
from tests.browser.stored import open_stored_match

GAME, WORDS = "game_of_trains", Words("en")


def open_there(open_page: Opener, server: Server, language: str = "en") -> Page:
    """A page at the address that other devices of the household use."""
    page = open_page(BLANK, isolated=True, language=language)
    page.goto(at_home(server) + BLANK)
    assert page.evaluate("() => !isSecureContext && !crypto.subtle && !navigator.clipboard && !navigator.serviceWorker")
    return page


def at_home(server: Server) -> str:
    return server.address.replace("127.0.0.1", HOME_NETWORK_HOST)


def test_a_link_to_a_position_is_copied(open_page: Opener, server: Server) -> None:
    """Without the clipboard's interface; where the browser refuses that, too, one can read the link."""
    page = open_there(open_page, server)
    id = open_stored_match(page, server, finished_bot_match(GAME, "greedy", 2, 1), ["Ana", "bot:greedy"], at_home(server))
    page.goto(f"{at_home(server)}#/replay/{id}/3")
    page.get_by_role("button", name=WORDS.t("ui-replay-link")).click()
    expect(page.get_by_role("status").filter(has_text=WORDS.t("ui-replay-copied"))).to_be_visible()
    page.evaluate("() => { document.execCommand = () => false }")
    page.get_by_role("button", name=WORDS.t("ui-replay-link")).click()
    expect(page.get_by_role("alert")).to_contain_text(f"{at_home(server)}#/replay/{id}/3")


def test_the_settings_say_why_there_are_no_notifications(open_page: Opener, server: Server) -> None:
    words = Words("sl")
    page = open_there(open_page, server, "sl")
    page.goto(f"{at_home(server)}#/settings")
    page.get_by_role("group", name=words.t("ui-notify")).get_by_role("radio", name=words.t("ui-shortcuts-on")).click()
    expect(page.get_by_text(words.t("ui-notify-insecure"))).to_be_visible()
