"""Browsers with other engines than Chromium's, driven by the protocols that they speak themselves: no other package is needed.

A test sees a `Window`, whatever the engine: it goes somewhere, asks the page, presses.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from playwright.sync_api import Browser

from tests.browser.engines import chromium, firefox, webkit
from tests.browser.engines.window import Window

OTHERS: dict[str, Callable[[], AbstractContextManager[Window]]] = {"firefox": firefox.opened, "webkit": webkit.opened}
ENGINES = (*OTHERS, chromium.Chromium.engine)


def window_of(engine: str, browser: Callable[[], Browser]) -> AbstractContextManager[Window]:
    """A window of an engine. `browser`: gives the Chromium of these tests where that is wanted, for Playwright runs once in a process."""
    return OTHERS[engine]() if engine in OTHERS else chromium.opened(browser())


__all__ = ["ENGINES", "Window", "window_of"]
