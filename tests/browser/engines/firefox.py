"""Firefox, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), which it speaks itself."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.engines.window import TIMEOUT_S, Window, find_program, stop_process

PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "services.settings.server": "data:,none",
    # One content process is enough; each spare one costs a second of processor time.
    "dom.ipc.processPrelaunch.enabled": False,
    "browser.newtab.preload": False,
    "ui.prefersReducedMotion": 1,
    # The host of the home network resolves to this machine, and is not trusted.
    "network.dns.forceResolve": "127.0.0.1",
}
"""No background connections, and no more processes than needed."""


class Firefox(Window):
    """A tab."""

    engine = "firefox"

    def __init__(self, link: ClientConnection) -> None:
        self._link, self._number = link, 0
        self._errors: list[str] = []
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self.tab = self._call("browsingContext.getTree")["contexts"][0]["context"]
        self._call("emulation.setLocaleOverride", contexts=[self.tab], locale="en-GB")
        self.resize(1366, 768)

    def open(self, address: str) -> None:
        self._call("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def evaluate(self, expression: str) -> str:
        answer = self._call("script.evaluate", expression=expression, target={"context": self.tab}, awaitPromise=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return str(answer["result"]["value"])

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._call("input.performActions", context=self.tab, actions=actions)

    def resize(self, width: int, height: int) -> None:
        self._call("browsingContext.setViewport", context=self.tab, viewport={"width": width, "height": height})

    def screenshot(self) -> str:
        return str(self._call("browsingContext.captureScreenshot", context=self.tab)["data"])

    def errors(self) -> list[str]:
        return self._errors

    def close(self) -> None:
        self._call("browser.close")

    def _call(self, method: str, **params: Any) -> Any:
        """Send a command and return its result. Record the events that arrive before it."""
        self._number += 1
        self._link.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message = json.loads(self._link.recv(timeout=180))
            if message["type"] == "event":
                self._note(message["params"])
            elif message["id"] == self._number:
                assert message["type"] == "success", f"{method}: {message['error']}: {message['message']}"
                return message["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        if entry.get("level") == "error":
            self._errors.append(str(entry.get("text")))


@contextmanager
def open_window() -> Iterator[Firefox]:
    """Open a headless window with a profile of its own."""
    firefox = find_program("firefox", os.environ.get("BOARDWRIGHT_FIREFOX", ""), "firefox-esr", "firefox")
    with ExitStack() as stack:
        profile = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [firefox, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port=0"]
        process = stack.enter_context(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        stack.callback(stop_process, process)
        endpoint = wait_for_json(profile / "WebDriverBiDiServer.json")
        window = Firefox(stack.enter_context(connect(f"ws://{endpoint['ws_host']}:{endpoint['ws_port']}/session", max_size=None)))
        yield window
        window.close()
        process.wait(timeout=TIMEOUT_S)


def wait_for_json(path: Path) -> dict[str, Any]:
    """Read the file into which Firefox writes its address, as soon as it is complete."""
    for _ in range(TIMEOUT_S * 20):
        with suppress(FileNotFoundError, json.JSONDecodeError):  # not there yet, or incomplete
            return dict(json.loads(path.read_text(encoding="utf-8")))
        time.sleep(0.05)
    raise AssertionError("Firefox did not start")
