"""A server of its own for the browser tests, and Debian's Chromium to look at it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.browser.house import QUIET, ROOT, Server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Ends with these tests: it keeps an event loop running, which others may not have."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = subprocess.run([str(ROOT / "tests/browser/find_chromium.sh")], capture_output=True, text=True, check=False)
    assert found.returncode == 0, "no Chromium: install it (Debian: apt-get install chromium) or set BOARDWRIGHT_CHROMIUM"
    started = playwright.chromium.launch(executable_path=found.stdout.strip(), args=QUIET)
    yield started
    started.close()


Opener = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Opener]:
    """Opens a page as a device of its own; fails the test if the page reports an error."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_one(path: str = "", language: str = "en", **wishes: Any) -> Page:
        settings = {"language": language, "pause": 0, "motion": "reduced", **wishes.pop("settings", {})}
        options: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "locale": "en-GB", **wishes}
        context = browser.new_context(**options)
        contexts.append(context)
        context.set_default_timeout(20_000)
        # Only where nothing is kept yet, so that what a test changes on the page stays changed after loading it again.
        kept = "localStorage.getItem('boardwright.settings') ?? localStorage.setItem('boardwright.settings', %s)"
        context.add_init_script(kept % json.dumps(json.dumps(settings)))
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"error in the page: {error}"))
        page.on("console", lambda said: said.type == "error" and troubles.append(f"console: {said.text}"))
        page.goto(server.address + path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    unexpected = [each for each in troubles if not any(known in each for known in EXPECTED)]
    assert not unexpected, "\n".join(unexpected)


# What Chromium itself writes when the server refuses a file or is gone, which tests do on purpose.
EXPECTED = ("status of 4", "net::ERR_CONNECTION_REFUSED", "WebSocket connection to")
