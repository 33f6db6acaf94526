"""A browser's window, whatever its engine."""

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

WAIT = 60
"""Seconds after which a page that has not come to what is waited for fails the test."""
MIDDLE = """(selector, text) => {
    const called = ({ariaLabel, textContent}) => [ariaLabel, textContent].some(each => each?.replace(/\\s+/g, ' ').trim() === text)
    const found = [...document.querySelectorAll(selector)].find(each => each.checkVisibility() && !each.disabled && (!text || called(each)))
    if (!found) return null
    found.scrollIntoView({block: 'nearest', behavior: 'instant'})
    const {x, y, width, height} = found.getBoundingClientRect()
    return [Math.round(x + width / 2), Math.round(y + height / 2)]
}"""


class LoadedAgain(Exception):
    """The page that was asked has gone: another one is being loaded."""


class Window(ABC):
    """A window of 1366×768, with nothing kept from before."""

    engine: str

    @abstractmethod
    def go(self, address: str) -> None:
        """Open an address, and wait until its files are here."""

    @abstractmethod
    def evaluate(self, expression: str) -> str:
        """What a promise of a text gives, in the page. Raises LoadedAgain if it cannot come any more."""

    @abstractmethod
    def act(self, actions: list[dict[str, Any]]) -> None:
        """Move and press a mouse or keys: actions as WebDriver describes them."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page this size."""

    @abstractmethod
    def picture(self) -> str:
        """What there is to see, as a PNG in base64."""

    @abstractmethod
    def troubles(self) -> list[str]:
        """The errors that the page has had."""

    def ask(self, script: str, *args: Any) -> Any:
        """What an (asynchronous) function of the page returns for these arguments."""
        told = self.evaluate(f"(async () => JSON.stringify(await ({script})(...{json.dumps(args)}) ?? null))()")
        return json.loads(told)

    def wait(self, script: str, *args: Any) -> Any:
        """What a function of the page returns, as soon as that is something; also of the page that is loaded meanwhile."""
        for _ in range(WAIT * 10):
            with suppress(LoadedAgain):
                if found := self.ask(script, *args):
                    return found
            time.sleep(0.1)
        raise AssertionError(f"{self.engine}: it did not come to {script} {args}\n{self.ask('() => document.body.innerText')[:1500]}")

    def press(self, selector: str, text: str = "") -> None:
        """Wait for something that is called so, and press it with the mouse."""
        x, y = self.wait(MIDDLE, selector, text)
        move = {"type": "pointerMove", "x": x, "y": y, "duration": 0}
        buttons = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self.act([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [move, *buttons]}])

    def type(self, text: str) -> None:
        """Press these keys one after the other."""
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.act([{"type": "key", "id": "keys", "actions": keys}])

    def save_picture(self, path: Path) -> None:
        """Write what there is to see into a file."""
        path.write_bytes(base64.b64decode(self.picture()))


def program(engine: str, *names: str) -> str:
    """The first of these programs that is on this machine.

    The test is left out where BOARDWRIGHT_<ENGINE> says `none`, and on systems that Debian's packages are not for.
    """
    leave_out = f"BOARDWRIGHT_{engine.upper()}"
    if os.environ.get(leave_out) == "none":
        pytest.skip(f"left out by {leave_out}=none")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None and sys.platform != "linux":
        pytest.skip(f"{engine} is not installed, and make test installs it on Debian only")
    assert found, f"no {names[0]}: run tests/browser/install_engines.sh, or leave these tests out: {leave_out}=none"
    return found


def end(process: subprocess.Popen[Any]) -> None:
    """Ask a program to end, and make it."""
    process.terminate()
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
