"""WebKit, Safari's engine, as Debian builds it: WebKitGTK's MiniBrowser, driven by WebDriver (https://www.w3.org/TR/webdriver2/).

It needs a display, which Xvfb provides.
"""

from __future__ import annotations

import base64
import io
import json
import os
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from glob import glob
from pathlib import Path
from typing import Any

from tests.browser.engines import socks_proxy
from tests.browser.engines.sheets import display_picture
from tests.browser.engines.window import TIMEOUT_S, Window, find_program, stop_process

BROWSERS = ("/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser", "/usr/lib*/webkit2gtk-4.*/MiniBrowser")
"""Where distributions install MiniBrowser."""
# WebKit's usual renderer expects a graphics card; without one it takes three to five times as long as the other renderer.
WITHOUT_GPU = {"WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
# The driver does not report errors of the page. An error before this script runs leaves a page that shows nothing, and the test fails.
# A size that changes again while it is reported is reported with the next frame: that depends on timing and is no error.
COLLECT_ERRORS = """async () => {
    if (globalThis.errors) return
    globalThis.errors = []
    addEventListener('error', event => event.message.startsWith('ResizeObserver loop') || errors.push(event.message))
    addEventListener('unhandledrejection', event => errors.push(String(event.reason)))
    addEventListener('securitypolicyviolation', event => errors.push(`${event.violatedDirective}: ${event.blockedURI}`))
}"""
AFTER_DRAWING = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(''), 300))))"
"""A promise that is kept a while after the changes were drawn."""
CALLBACK = "const [done] = arguments; (%s).then(text => done({text}), error => done({error: String(error)}))"


class WebKit(Window):
    """A window."""

    engine = "webkit"

    def __init__(self, address: str, browser: str, proxy: str, framebuffer: Path) -> None:
        """`framebuffer`: the file with the contents of the display."""
        self.address, self._framebuffer = address, framebuffer
        arguments = ["--automation", f"--proxy=socks5://{proxy}", "--ignore-host=127.0.0.1"]
        capabilities = {"webkitgtk:browserOptions": {"binary": browser, "args": arguments}}
        self._session = f"/session/{self._http('POST', '/session', capabilities={'alwaysMatch': capabilities})['sessionId']}"
        self._call("/timeouts", script=180_000)
        self.resize(1366, 768)

    def open(self, address: str) -> None:
        self._call("/url", url=address)
        self.call(COLLECT_ERRORS)

    def evaluate(self, expression: str) -> str:
        answer = self._call("/execute/async", script=CALLBACK % expression, args=[])
        assert "text" in answer, answer["error"]
        return str(answer["text"])

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._call("/actions", actions=actions)

    def resize(self, width: int, height: int) -> None:
        """Resize the window, allowing for its bar above the page."""
        self._call("/window/rect", width=width, height=height)
        inner = json.loads(self.evaluate("Promise.resolve(JSON.stringify([innerWidth, innerHeight]))"))
        self._call("/window/rect", width=2 * width - inner[0], height=2 * height - inner[1])

    def screenshot(self) -> str:
        """Take the picture from the display: the driver sometimes never returns one. The window lies in the corner."""
        self.evaluate(AFTER_DRAWING)
        left, top, width, height = self.call("() => [outerWidth - innerWidth, outerHeight - innerHeight, innerWidth, innerHeight]")
        file = io.BytesIO()
        display_picture(self._framebuffer.read_bytes(), (left, top, left + width, top + height)).save(file, "PNG")
        return base64.b64encode(file.getvalue()).decode()

    def errors(self) -> list[str]:
        return list(self.call("() => globalThis.errors ?? []"))

    def close(self) -> None:
        self._http("DELETE", self._session)

    def _call(self, path: str, **body: Any) -> Any:
        return self._http("POST", self._session + path, **body)

    def _http(self, method: str, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=200) as answer:
                return json.loads(answer.read())["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"webkit: {path}: {error.read().decode()[:500]}") from None


@contextmanager
def open_window() -> Iterator[WebKit]:
    """Open a window on a virtual display, with a home folder of its own."""
    driver, xvfb = find_program("webkit", "WebKitWebDriver"), find_program("webkit", "Xvfb")
    browser = find_program("webkit", *(path for pattern in BROWSERS for path in glob(pattern)), "MiniBrowser")
    with ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        display = _display(stack, xvfb, home)
        overrides = {"DISPLAY": display, "LANG": "en_GB.UTF-8", "LANGUAGE": "en_GB", "HOME": home, "XDG_CACHE_HOME": home}
        environment = {**os.environ, **WITHOUT_GPU, **overrides}
        port = _free_port()
        command = [driver, f"--port={port}"]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        stack.callback(stop_process, stack.enter_context(process))
        address = f"http://127.0.0.1:{port}"
        _wait_for(address)
        window = WebKit(address, browser, stack.enter_context(socks_proxy.run_proxy()), Path(home, "Xvfb_screen0"))
        yield window
        window.close()


def _display(stack: ExitStack, xvfb: str, folder: str) -> str:
    command = [xvfb, "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-fbdir", folder]
    process = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True))
    stack.callback(stop_process, process)
    assert process.stdout is not None
    return f":{process.stdout.readline().strip()}"


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _wait_for(address: str) -> None:
    for _ in range(TIMEOUT_S * 20):
        try:
            urllib.request.urlopen(f"{address}/status", timeout=5).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("WebKitWebDriver did not start")
