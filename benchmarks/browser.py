"""The server and the browser of the measurements: Chromium as the tests use it, and a page whose boards do not move."""

from __future__ import annotations

import json
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import boardwright as bw
from boardwright.server.games.page_rules import make_module
from tests.browser.house import QUIET, ROOT, Server


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser."""
    found = subprocess.run([str(ROOT / "tests/browser/find_chromium.sh")], capture_output=True, text=True, check=True).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=QUIET)
        yield browser
        browser.close()


@contextmanager
def served(games: list[str]) -> Iterator[Server]:
    """A server that has the machine code and the modules of these games, and nothing else to do."""
    for game in games:
        make_module(bw.load(game), lambda *_: None)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            while call(server.address, "api/status")["making"]:
                time.sleep(0.5)
            yield server
        finally:
            server.stop()


def call(address: str, path: str) -> Any:
    """The answer of the API to a question."""
    with urllib.request.urlopen(address + path) as answer:
        return json.loads(answer.read())


def open_page(browser: Browser, address: str) -> Page:
    """A page in a window of its own; `page.context.close()` ends it."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    kept = json.dumps({"language": "en", "pause": 0, "motion": "reduced"})
    context.add_init_script(f"localStorage.setItem('boardwright.settings', {json.dumps(kept)})")
    page = context.new_page()
    page.goto(address)
    return page
