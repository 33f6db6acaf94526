"""How fast the page is, in a real browser: python -m benchmarks.page

Measured are the time from a click to the changed board, the time from the start of the server to the first page, and the compressed size of
what is sent.
"""

from __future__ import annotations

import gzip
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, Response

from benchmarks.browser import chromium, open_page
from tests.browser.server import Server
from tests.browser.trains import Person, start_match

MOVES = 30
STARTS = 5

WATCH_BOARD = """() => {
    window.moves = []
    const host = document.querySelector('.host')
    document.addEventListener('click', event => {
        if (!event.target.closest('.confirm')) return
        const start = performance.now()
        const seen = new MutationObserver(() => {
            if (host.querySelector('[aria-pressed=true]')) return
            seen.disconnect()
            requestAnimationFrame(() => window.moves.push(performance.now() - start))
        })
        seen.observe(host, {subtree: true, childList: true, attributes: true})
    }, true)
}"""


def time_moves(page: Page) -> list[float]:
    """Return the milliseconds from the click that confirms a choice to the frame that shows its result."""
    start_match(page, ["Ana", "bot:Random"])
    person = Person(page)
    person.wait_for_turn()
    page.evaluate(WATCH_BOARD)
    for _ in range(MOVES):
        if person.wait_for_turn():
            person.decide()
    return list(page.evaluate("() => window.moves"))


def main() -> None:
    sizes: dict[str, int] = {}
    starts = []

    def count(answer: Response) -> None:
        if answer.request.resource_type in ("script", "stylesheet"):
            sizes[answer.url] = len(gzip.compress(answer.body(), 9))

    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        for _ in range(STARTS):
            page = open_page(browser, "about:blank")
            began = time.perf_counter()
            server.start()
            page.goto(server.address)
            page.locator(".card h3").first.wait_for()
            starts.append(time.perf_counter() - began)
            if len(starts) == STARTS:
                page.on("response", count)
                page.reload()
                taken = time_moves(page)
            page.context.close()
            server.stop()
    print(f"from the start of the server to the first page: {statistics.median(starts[1:]):.2f} s (median of {STARTS - 1} second starts)")
    print(f"from a click to the changed board: {statistics.median(taken):.0f} ms (median of {len(taken)}), longest {max(taken):.0f} ms")
    print(f"compressed JavaScript and CSS for the lobby and the board: {sum(sizes.values()) / 1024:.1f} KiB in {len(sizes)} files")


if __name__ == "__main__":
    main()
