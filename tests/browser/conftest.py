"""A server of its own for the browser tests, and Debian's Chromium to look at it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, Request, sync_playwright

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


OPEN = pytest.StashKey[dict[Page, set[Request]]]()  # the pages of a test, each with what it still waits for


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails tells where its pages were."""
    report = yield
    if report.when == "call" and report.failed:
        report.sections += [("page", told(page, waiting)) for page, waiting in item.stash.get(OPEN, {}).items()]
    return report


def told(page: Page, waiting: set[Request]) -> str:
    """What there is to know of a page: its address, what it waits for, what one can read on it."""
    try:
        address, text = page.evaluate("() => [location.href, document.body.innerText]")
    except Error as error:
        address, text = page.url, f"it does not answer: {error}"
    return "\n".join([address, *(f"waits for {request.url}" for request in waiting), text[:1500]])


@pytest.fixture
def open_page(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens a page as a device of its own; fails the test if the page reports an error."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []
    pages: dict[Page, set[Request]] = {}
    request.node.stash[OPEN] = pages

    def open_one(path: str = "", language: str = "en", **wishes: Any) -> Page:
        settings = {"language": language, "pause": 0, "curtain": "always", "motion": "reduced", **wishes.pop("settings", {})}
        options: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "locale": "en-GB", "service_workers": "block", **wishes}
        context = browser.new_context(**options)  # without the worker that keeps the page: it would answer before `page.route` does
        contexts.append(context)
        context.set_default_timeout(20_000)
        # Only where nothing is kept yet, so that what a test changes on the page stays changed after loading it again.
        kept = "localStorage.getItem('boardwright.settings') ?? localStorage.setItem('boardwright.settings', %s)"
        context.add_init_script(kept % json.dumps(json.dumps(settings)))
        page = context.new_page()
        pages[page] = waiting = set()
        page.on("request", lambda request: waiting.add(request))
        page.on("requestfinished", lambda request: waiting.discard(request))
        page.on("requestfailed", lambda request: waiting.discard(request))
        page.on("pageerror", lambda error: troubles.append(f"error in the page: {error}"))
        page.on("console", lambda said: said.type == "error" and troubles.append(f"console: {said.text} {said.location.get('url', '')}"))
        page.goto(server.address + path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    unexpected = [each for each in troubles if not any(known in each for known in EXPECTED)]
    assert not unexpected, "\n".join(unexpected)


# What Chromium itself writes when the server refuses a file or is gone, perhaps in the middle of one, which tests do on purpose.
NO_LINK = ("CONNECTION_REFUSED", "CONNECTION_RESET", "SOCKET_NOT_CONNECTED", "EMPTY_RESPONSE", "CONTENT_LENGTH_MISMATCH")
EXPECTED = ("status of 4", *(f"net::ERR_{error}" for error in NO_LINK), "WebSocket connection to")
