"""The server and the browser of the measurements: Chromium as the tests use it, and a page whose boards do not move."""

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
from tests.browser.server import QUIET, ROOT, Server


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """A browser, started with these flags beside those of the tests."""
    found = subprocess.run([str(ROOT / "tests/browser/find_chromium.sh")], capture_output=True, text=True, check=True).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*QUIET, *flags])
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


class Files(http.server.SimpleHTTPRequestHandler):
    """Serves the compressed copies of a written page, as a usual web server does."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript", ".wasm": "application/wasm"}

    def send_head(self) -> Any:
        """Answer with the brotli copy if there is one."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        packed = path.with_name(path.name + ".br")
        sent = packed if packed.is_file() else path
        if not sent.is_file():
            return self.send_error(404)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(os.path.getsize(sent)))
        if sent == packed:
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        return sent.open("rb")

    def log_message(self, format: str, *args: Any) -> None:
        pass


class FileServer(http.server.ThreadingHTTPServer):
    """A web server that does not mind browsers that leave."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        pass


@contextmanager
def written() -> Iterator[str]:
    """The address of a page without a server, written with all games."""
    for name in bw.games():
        make_module(bw.load(name), lambda *_: None)
    with tempfile.TemporaryDirectory() as folder:
        writing.write_site(Path(folder) / "page", sorted(bw.games()))
        server = FileServer(("127.0.0.1", 0), functools.partial(Files, directory=str(Path(folder) / "page")))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        server.server_close()


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
