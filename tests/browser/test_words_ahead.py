"""Words that are requested before the page's script has come."""

from __future__ import annotations

import re

from tests.browser.conftest import Opener
from tests.browser.server import BLANK, Server


def test_words_come_before_the_script_asks_for_them_and_once(open_page: Opener, server: Server) -> None:
    """Two files: those of the language, and the English ones for what it lacks."""
    page = open_page(BLANK, language="sl", isolated=True)
    page.goto(f"{server.address}#/settings")
    page.locator("h1").wait_for()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.locator("h1").wait_for()
    ahead = page.evaluate("() => [...document.head.querySelectorAll('link[rel=modulepreload]')].map(each => each.href)")
    words = [url for url in ahead if re.search(r"/assets/(sl|en)-[^/]*\.js$", url)]
    assert [re.findall(r"/(sl|en)-", url)[-1] for url in words] == ["sl", "en"]
    assert [asked.count(url) for url in words] == [1, 1]
