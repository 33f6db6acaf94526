"""A window of a browser with any engine."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

TIMEOUT_S = 60
"""Seconds after which waiting fails the test."""
CENTRE = """(selector, text) => {
    const isNamed = ({ariaLabel, textContent}) => [ariaLabel, textContent].some(each => each?.replace(/\\s+/g, ' ').trim() === text)
    const elements = [...document.querySelectorAll(selector)]
    const element = elements.find(each => each.checkVisibility() && !each.disabled && (!text || isNamed(each)))
    if (!element) return null
    element.scrollIntoView({block: 'nearest', behavior: 'instant'})
    const {x, y, width, height} = element.getBoundingClientRect()
    return [Math.round(x + width / 2), Math.round(y + height / 2)]
}"""


class PageReloaded(Exception):
    """The page navigated away while a script ran."""


class Window(ABC):
    """A window of 1366×768 pixels with an empty profile."""

    engine: str

    @abstractmethod
    def open(self, address: str) -> None:
        """Open an address, and wait until its files have loaded."""

    @abstractmethod
    def evaluate(self, expression: str) -> str:
        """Return the text that a promise in the page resolves to. Raise LoadedAgain if the page navigates away."""

    @abstractmethod
    def perform(self, actions: list[dict[str, Any]]) -> None:
        """Move and press a mouse or keys: actions as in WebDriver."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page this size."""

    @abstractmethod
    def screenshot(self) -> str:
        """Return a picture of the page, as PNG in base64."""

    @abstractmethod
    def errors(self) -> list[str]:
        """Return the errors of the page so far."""

    def call(self, script: str, *args: Any) -> Any:
        """Return what an (asynchronous) function of the page returns for these arguments."""
        result = self.evaluate(f"(async () => JSON.stringify(await ({script})(...{json.dumps(args)}) ?? null))()")
        return json.loads(result)

    def wait_for(self, script: str, *args: Any) -> Any:
        """Call a function of the page until it returns a true value, across reloads; return that value."""
        for _ in range(TIMEOUT_S * 10):
            with suppress(PageReloaded):
                if result := self.call(script, *args):
                    return result
            time.sleep(0.1)
        raise AssertionError(f"{self.engine}: no result of {script} {args}\n{self.call('() => document.body.innerText')[:1500]}")

    def press(self, selector: str, text: str = "") -> None:
        """Wait for an element with this name, and click it."""
        x, y = self.wait_for(CENTRE, selector, text)
        move = {"type": "pointerMove", "x": x, "y": y, "duration": 0}
        buttons = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self.perform([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [move, *buttons]}])

    def type(self, text: str) -> None:
        """Press these keys one after the other."""
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.perform([{"type": "key", "id": "keys", "actions": keys}])

    def save_screenshot(self, path: Path) -> None:
        """Write a picture of the page into a file."""
        path.write_bytes(base64.b64decode(self.screenshot()))


def find_program(engine: str, *names: str) -> str:
    """Return the path of the first of these programs that is installed.

    Skip the test if BOARDWRIGHT_<ENGINE> is `none`, and on systems without Debian's packages.
    """
    variable = f"BOARDWRIGHT_{engine.upper()}"
    if os.environ.get(variable) == "none":
        pytest.skip(f"left out by {variable}=none")
    path = next(filter(None, map(shutil.which, names)), None)
    if path is None and sys.platform != "linux":
        pytest.skip(f"{engine} is not installed, and make test installs it on Debian only")
    assert path, f"no {names[0]}: run tests/browser/install_engines.sh, or leave these tests out: {variable}=none"
    return path


def stop_process(process: subprocess.Popen[Any]) -> None:
    """Terminate a program; kill it if it does not end."""
    process.terminate()
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
