"""Browsers with engines other than Chromium's, driven by protocols of their own: no further package is needed.

Tests use each engine through a `Window`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from playwright.sync_api import Browser

from tests.browser.engines import chromium, firefox, webkit
from tests.browser.engines.window import Window

OTHER_ENGINES: dict[str, Callable[[], AbstractContextManager[Window]]] = {"firefox": firefox.open_window, "webkit": webkit.open_window}
ENGINES = (*OTHER_ENGINES, chromium.Chromium.engine)


def open_window(engine: str, browser: Callable[[], Browser]) -> AbstractContextManager[Window]:
    """Return a window of an engine. `browser`: returns the tests' Chromium when it is needed; Playwright runs once in a process."""
    return OTHER_ENGINES[engine]() if engine in OTHER_ENGINES else chromium.open_window(browser())


__all__ = ["ENGINES", "Window", "window_of"]
