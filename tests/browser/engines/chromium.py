"""Chromium, to compare the others with."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Error, Page

from tests.browser.engines.window import LoadedAgain, Window

IGNORED_HEADER = "The Cross-Origin-Opener-Policy header has been ignored"
"""Chromium writes it as an error for each document at an address that is not trusted: it says nothing about the page."""


class Chromium(Window):
    """One page of Playwright's."""

    engine = "chromium"

    def __init__(self, page: Page) -> None:
        self.page = page
        self._errors: list[str] = []
        page.on("pageerror", lambda error: self._errors.append(str(error)))
        page.on("console", lambda said: said.type == "error" and self._note(said.text))

    def _note(self, error: str) -> None:
        if not error.startswith(IGNORED_HEADER):
            self._errors.append(error)

    def go(self, address: str) -> None:
        self.page.goto(address)

    def evaluate(self, expression: str) -> str:
        try:
            return str(self.page.evaluate(expression))
        except Error as error:
            if "Execution context was destroyed" in error.message:
                raise LoadedAgain from error
            raise

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
def opened(browser: Browser) -> Iterator[Chromium]:
    """A window of a running browser, with nothing kept."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    yield Chromium(context.new_page())
    context.close()
