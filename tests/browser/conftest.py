"""A server of its own for the browser tests, and Debian's Chromium to look at it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, Request, expect, sync_playwright

from tests.browser.server import QUIET, ROOT, Server

PATIENCE_MS = 20_000
"""How long a page may take for anything: a busy machine fails no test."""


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Ends with these tests: it keeps an event loop running, which others may not have."""
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = subprocess.run([str(ROOT / "tests/browser/find_chromium.sh")], capture_output=True, text=True, check=False)
    assert found.returncode == 0, "no Chromium: install it (Debian: apt-get install chromium) or set BOARDWRIGHT_CHROMIUM"
    started = playwright.chromium.launch(executable_path=found.stdout.strip(), args=QUIET)
    yield started
    started.close()


class Devices:
    """Devices for the pages of tests: one that a test no longer needs is given to another, without what it has kept but its copies of
    the page's files. Reading and compiling those takes a fifth of opening a table.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: dict[str, list[BrowserContext]] = {}

    @contextmanager
    def one(self, options: dict[str, Any], alone: bool) -> Iterator[BrowserContext]:
        """A device with these options. `alone`: for this test only, for what it changes cannot be changed back."""
        free = self._free.setdefault(json.dumps(options, sort_keys=True), [])
        context = free.pop() if free and not alone else self.browser.new_context(**options)
        context.set_default_timeout(PATIENCE_MS)
        yield context
        if alone:
            context.close()
        else:
            for page in context.pages:
                page.close()
            free.append(context)


@pytest.fixture(scope="package")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


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
def open_page(devices: Devices, server: Server, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens a page as a device of its own; fails the test if the page reports an error."""
    opened = ExitStack()
    troubles: list[str] = []
    pages: dict[Page, set[Request]] = {}
    request.node.stash[OPEN] = pages

    def open_one(path: str = "", language: str = "en", alone: bool = False, **wishes: Any) -> Page:
        settings = {"language": language, "pause": 0, "curtain": "always", "motion": "reduced", **wishes.pop("settings", {})}
        options: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "locale": "en-GB", "service_workers": "block", **wishes}
        # Without the worker that keeps the page: it would answer before `page.route` does.
        page = opened.enter_context(devices.one(options, alone)).new_page()
        kept_before = {"origin": server.address.rstrip("/"), "storageTypes": "cookies,local_storage,indexeddb,cache_storage"}
        page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", kept_before)
        # Only where nothing is kept yet, so that what a test changes on the page stays changed after loading it again.
        kept = "localStorage.getItem('boardwright.settings') ?? localStorage.setItem('boardwright.settings', %s)"
        page.add_init_script(kept % json.dumps(json.dumps(settings)))
        pages[page] = waiting = set()
        page.on("request", lambda request: waiting.add(request))
        page.on("requestfinished", lambda request: waiting.discard(request))
        page.on("requestfailed", lambda request: waiting.discard(request))
        page.on("pageerror", lambda error: troubles.append(f"error in the page: {error}"))
        page.on("console", lambda said: said.type == "error" and troubles.append(f"console: {said.text} {said.location.get('url', '')}"))
        page.goto(server.address + path)
        return page

    yield open_one
    opened.close()
    unexpected = [each for each in troubles if not any(known in each for known in EXPECTED)]
    assert not unexpected, "\n".join(unexpected)


# What Chromium itself writes when the server refuses a file or is gone, perhaps in the middle of one, which tests do on purpose.
NO_LINK = ("CONNECTION_REFUSED", "CONNECTION_RESET", "SOCKET_NOT_CONNECTED", "EMPTY_RESPONSE", "CONTENT_LENGTH_MISMATCH")
UNTRUSTED = "Cross-Origin-Opener-Policy header has been ignored"
EXPECTED = ("status of 4", UNTRUSTED, *(f"net::ERR_{error}" for error in NO_LINK), "WebSocket connection to")
