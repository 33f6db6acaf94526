"""The server and the browser for measurements: Chromium as the tests use it, and a page whose boards do not move."""

from __future__ import annotations

import functools
import http.server
import json
import os
import subprocess
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import boardwright as bw
from boardwright.server.games.page_rules import make_module
from boardwright.server.static_site import writing
from tests.browser.server import CHROMIUM_ARGUMENTS, ROOT, Server


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """Start a browser with flags beside those of the tests."""
    path = subprocess.run([str(ROOT / "tests/browser/find_chromium.sh")], capture_output=True, text=True, check=True).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*CHROMIUM_ARGUMENTS, *flags])
        yield browser
        browser.close()


@contextmanager
def serve(games: list[str]) -> Iterator[Server]:
    """Run a server that has finished making the machine code and modules of these games."""
    for game in games:
        make_module(bw.load(game), lambda *_: None)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            while call_api(server.address, "api/status")["making"]:
                time.sleep(0.5)
            yield server
        finally:
            server.stop()


class SiteHandler(http.server.SimpleHTTPRequestHandler):
    """Serves the compressed copies of a static page, like usual web servers."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript", ".wasm": "application/wasm"}

    def send_head(self) -> Any:
        """Answer with the brotli copy if there is one."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        compressed = path.with_name(path.name + ".br")
        sent = compressed if compressed.is_file() else path
        if not sent.is_file():
            return self.send_error(404)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(os.path.getsize(sent)))
        if sent == compressed:
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        return sent.open("rb")

    def log_message(self, format: str, *args: Any) -> None:
        pass


class SiteServer(http.server.ThreadingHTTPServer):
    """A web server that ignores browsers that disconnect."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        pass


@contextmanager
def serve_static_site() -> Iterator[str]:
    """Serve a page without a Boardwright server, written with all games, and return its address."""
    for name in bw.games():
        make_module(bw.load(name), lambda *_: None)
    with tempfile.TemporaryDirectory() as folder:
        writing.write_site(Path(folder) / "page", sorted(bw.games()))
        server = SiteServer(("127.0.0.1", 0), functools.partial(SiteHandler, directory=str(Path(folder) / "page")))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        server.server_close()


def call_api(address: str, path: str) -> Any:
    """Return the answer of the API to a request."""
    with urllib.request.urlopen(address + path) as answer:
        return json.loads(answer.read())


def open_page(browser: Browser, address: str) -> Page:
    """Open a page in its own window. `page.context.close()` closes it."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    settings = json.dumps({"language": "en", "pause": 0, "motion": "reduced"})
    context.add_init_script(f"localStorage.setItem('boardwright.settings', {json.dumps(settings)})")
    page = context.new_page()
    page.goto(address)
    return page
