"""Fixtures of the browser tests: a server, Debian's Chromium, and pages whose errors fail the test."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, Request, expect, sync_playwright

from tests.browser.server import CHROMIUM_ARGUMENTS, ROOT, Server

TIMEOUT_MS = 20_000
"""Timeout of every page operation in milliseconds, generous enough for a busy machine."""


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Run Playwright for these tests only: it keeps an event loop running, which other tests must not have."""
    expect.set_options(timeout=TIMEOUT_MS)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    finder = subprocess.run([str(ROOT / "tests/browser/find_chromium.sh")], capture_output=True, text=True, check=False)
    assert finder.returncode == 0, "no Chromium: install it (Debian: apt-get install chromium) or set BOARDWRIGHT_CHROMIUM"
    chromium = playwright.chromium.launch(executable_path=finder.stdout.strip(), args=CHROMIUM_ARGUMENTS)
    yield chromium
    chromium.close()


class DevicePool:
    """A pool of browser contexts.

    A context that a test no longer needs serves a later test: its storage is cleared, its cached page files stay. To read and compile
    these takes a fifth of the time to open a table.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: dict[str, list[BrowserContext]] = {}

    @contextmanager
    def borrow(self, options: dict[str, Any], isolated: bool) -> Iterator[BrowserContext]:
        """Lend a context with these options. `isolated`: for this test only, because its changes cannot be reverted."""
        free = self._free.setdefault(json.dumps(options, sort_keys=True), [])
        context = free.pop() if free and not isolated else self.browser.new_context(**options)
        context.set_default_timeout(TIMEOUT_MS)
        yield context
        if isolated:
            context.close()
        else:
            for page in context.pages:
                page.close()
            free.append(context)


@pytest.fixture(scope="package")
def devices(browser: Browser) -> DevicePool:
    return DevicePool(browser)


Opener = Callable[..., Page]


OPEN_PAGES = pytest.StashKey[dict[Page, set[Request]]]()
"""The open pages of a test, each with its pending requests."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add a description of each open page to the report of a failed test."""
    report = yield
    if report.when == "call" and report.failed:
        report.sections += [("page", describe_page(page, pending)) for page, pending in item.stash.get(OPEN_PAGES, {}).items()]
    return report


def describe_page(page: Page, pending: set[Request]) -> str:
    """Return the address of a page, its pending requests and its text."""
    try:
        address, text = page.evaluate("() => [location.href, document.body.innerText]")
    except Error as error:
        address, text = page.url, f"it does not respond: {error}"
    return "\n".join([address, *(f"pending: {request.url}" for request in pending), text[:1500]])


@pytest.fixture
def open_page(devices: DevicePool, server: Server, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Open pages as separate devices, and fail the test if a page reports an error."""
    contexts = ExitStack()
    errors: list[str] = []
    pages: dict[Page, set[Request]] = {}
    request.node.stash[OPEN_PAGES] = pages

    def open_device(path: str = "", language: str = "en", isolated: bool = False, **overrides: Any) -> Page:
        settings = {"language": language, "pause": 0, "curtain": "always", "motion": "reduced", **overrides.pop("settings", {})}
        options: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "locale": "en-GB", "service_workers": "block", **overrides}
        # The service worker is blocked: it would answer before `page.route` does.
        page = contexts.enter_context(devices.borrow(options, isolated)).new_page()
        storage = {"origin": server.address.rstrip("/"), "storageTypes": "cookies,local_storage,indexeddb,cache_storage"}
        page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", storage)
        # Only where no settings are stored yet: a test's changes of the settings survive a reload.
        store_settings = "localStorage.getItem('boardwright.settings') ?? localStorage.setItem('boardwright.settings', %s)"
        page.add_init_script(store_settings % json.dumps(json.dumps(settings)))
        pages[page] = pending = set()
        page.on("request", lambda request: pending.add(request))
        page.on("requestfinished", lambda request: pending.discard(request))
        page.on("requestfailed", lambda request: pending.discard(request))
        page.on("pageerror", lambda error: errors.append(f"error in the page: {error}"))
        page.on("console", lambda line: line.type == "error" and errors.append(f"console: {line.text} {line.location.get('url', '')}"))
        page.goto(server.address + path)
        return page

    yield open_device
    contexts.close()
    unexpected = [error for error in errors if not any(known in error for known in EXPECTED_ERRORS)]
    assert not unexpected, "\n".join(unexpected)


# Chromium logs these when the server refuses a file or stops, perhaps in the middle of one. Tests do both on purpose.
CONNECTION_ERRORS = ("CONNECTION_REFUSED", "CONNECTION_RESET", "SOCKET_NOT_CONNECTED", "EMPTY_RESPONSE", "CONTENT_LENGTH_MISMATCH")
UNTRUSTED_ORIGIN = "Cross-Origin-Opener-Policy header has been ignored"
EXPECTED_ERRORS = ("status of 4", UNTRUSTED_ORIGIN, *(f"net::ERR_{error}" for error in CONNECTION_ERRORS), "WebSocket connection to")
