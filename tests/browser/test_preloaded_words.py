"""Words that are requested before the page's script has loaded."""

from __future__ import annotations

import re

from tests.browser.conftest import Opener
from tests.browser.server import BLANK, Server


def test_word_files_are_preloaded_and_requested_once(open_page: Opener, server: Server) -> None:
    """There are two files: the words of the language, and the English ones for what it lacks."""
    page = open_page(BLANK, language="sl", isolated=True)
    page.goto(f"{server.address}#/settings")
    page.locator("h1").wait_for()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.reload()
    page.locator("h1").wait_for()
    preloaded = page.evaluate("() => [...document.head.querySelectorAll('link[rel=modulepreload]')].map(each => each.href)")
    words = [url for url in preloaded if re.search(r"/assets/(sl|en)-[^/]*\.js$", url)]
    assert [re.findall(r"/(sl|en)-", url)[-1] for url in words] == ["sl", "en"]
    assert [requests.count(url) for url in words] == [1, 1]
