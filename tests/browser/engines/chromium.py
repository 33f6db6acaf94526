"""Chromium, to compare the others with."""

from __future__ import annotations

import base64
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser.engines.window import Window
from tests.browser.house import QUIET, ROOT


class Chromium(Window):
    """One page of Playwright's."""

    engine = "chromium"

    def __init__(self, page: Page) -> None:
        self.page = page
        self._errors: list[str] = []
        page.on("pageerror", lambda error: self._errors.append(str(error)))
        page.on("console", lambda said: said.type == "error" and self._errors.append(said.text))

    def go(self, address: str) -> None:
        self.page.goto(address)

    def evaluate(self, expression: str) -> str:
        return str(self.page.evaluate(expression))

    def act(self, actions: list[dict[str, Any]]) -> None:
        for action in (each for device in actions for each in device["actions"]):
            match action["type"]:
                case "pointerMove":
                    self.page.mouse.move(action["x"], action["y"])
                case "pointerDown":
                    self.page.mouse.down()
                case "pointerUp":
                    self.page.mouse.up()
                case "keyDown":
                    self.page.keyboard.press(action["value"])

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def picture(self) -> str:
        return base64.b64encode(self.page.screenshot()).decode()

    def troubles(self) -> list[str]:
        return self._errors


@contextmanager
def opened() -> Iterator[Chromium]:
    """A window of a browser of its own."""
    found = subprocess.run([str(ROOT / "tests/browser/find_chromium.sh")], capture_output=True, text=True, check=True).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=QUIET)
        yield Chromium(browser.new_page(viewport={"width": 1366, "height": 768}, locale="en-GB"))
        browser.close()
