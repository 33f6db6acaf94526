"""Chromium, as a reference for the other engines."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Error, Page

from tests.browser.engines.window import PageReloaded, Window

IGNORED_HEADER = "The Cross-Origin-Opener-Policy header has been ignored"
"""Chromium logs this as an error for each document at an untrusted address; it says nothing about the page."""


class Chromium(Window):
    """A page of Playwright."""

    engine = "chromium"

    def __init__(self, page: Page) -> None:
        self.page = page
        self._errors: list[str] = []
        page.on("pageerror", lambda error: self._errors.append(str(error)))
        page.on("console", lambda line: line.type == "error" and self._note(line.text))

    def _note(self, error: str) -> None:
        if not error.startswith(IGNORED_HEADER):
            self._errors.append(error)

    def open(self, address: str) -> None:
        self.page.goto(address)

    def evaluate(self, expression: str) -> str:
        try:
            return str(self.page.evaluate(expression))
        except Error as error:
            if "Execution context was destroyed" in error.message:
                raise PageReloaded from error
            raise

    def perform(self, actions: list[dict[str, Any]]) -> None:
        for action in (action for device in actions for action in device["actions"]):
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

    def screenshot(self) -> str:
        return base64.b64encode(self.page.screenshot()).decode()

    def errors(self) -> list[str]:
        return self._errors


@contextmanager
def open_window(browser: Browser) -> Iterator[Chromium]:
    """Open a window of a running browser, with an empty profile."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    yield Chromium(context.new_page())
    context.close()
