"""Browsers with other engines than Chromium's, driven by the protocols that they speak themselves: no other package is needed.

A test sees a `Window`, whatever the engine: it goes somewhere, asks the page, presses.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from tests.browser.engines import chromium, firefox, webkit
from tests.browser.engines.window import Window

ENGINES: dict[str, Callable[[], AbstractContextManager[Window]]] = {
    "firefox": firefox.opened,
    "webkit": webkit.opened,
    "chromium": chromium.opened,
}
"""What opens a window of each engine."""

__all__ = ["ENGINES", "Window"]
