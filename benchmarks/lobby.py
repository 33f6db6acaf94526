"""How soon one can play, in a real browser: python -m benchmarks.lobby [--visits N]

A browser that has never been here opens the lobby, and presses the first “Play now” as soon as it is drawn and has its words. Seconds
from the address to the press that is answered; once without limits, once over a slow link. `--visits`: how often, each time with nothing
kept.
"""

from __future__ import annotations

import argparse
import os
import statistics
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from benchmarks.browser import chromium, open_page, served
from boardwright.cli.screen import Screen


class Link(NamedTuple):
    """What a way to the server can carry (0: anything), how long it takes, and how soon one should be able to play over it."""

    name: str
    megabits: float
    latency: int  # milliseconds
    goal: float  # seconds


LINKS = (Link("no limits", 0, 0, 1), Link("1.6 Mbit/s, 150 ms", 1.6, 150, 2.5))

# Presses the first “Play now” once it can be seen and says what it plays, and notes when something came of it.
PRESS = """() => {
    window.answered = null
    const look = () => {
        const button = document.querySelector('.card .primary')
        const named = document.querySelector('.card h3')?.textContent.trim()
        if (!button?.checkVisibility() || !named) return void requestAnimationFrame(look)
        const seen = new MutationObserver(() => { if (button.disabled) window.answered ??= performance.now() / 1000 })
        seen.observe(button, {attributes: true})
        button.click()
    }
    requestAnimationFrame(look)
}"""


def visit(browser: Browser, address: str, link: Link) -> tuple[float, float]:
    """Seconds to the answer of “Play now”, and to the board that comes of it."""
    page = open_page(browser, "about:blank")
    limit(page, link)
    page.add_init_script(f"({PRESS})()")
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.answered !== null")
    page.locator("section.board .host").wait_for()
    times = page.evaluate("() => [window.answered, performance.now() / 1000]")
    page.context.close()
    return times[0], times[1]


def limit(page: Page, link: Link) -> None:
    """All that the page asks for goes over this link."""
    if not link.megabits:
        return
    bytes_a_second = link.megabits * 1e6 / 8
    limits = {"offline": False, "latency": link.latency, "downloadThroughput": bytes_a_second, "uploadThroughput": bytes_a_second}
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", limits)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=7)
    args = parser.parse_args()
    rows = []
    with served([]) as server, chromium() as browser:
        visit(browser, server.address, LINKS[0])  # a browser that has just started
        for link in LINKS:
            times = [visit(browser, server.address, link) for _ in range(args.visits)]
            answers, boards = zip(*times, strict=True)
            median = statistics.median(answers)
            numbers = [f"{each:.2f}" for each in (median, max(answers), statistics.median(boards))]
            rows.append([link.name, *numbers, f"< {link.goal}", "✓" if median < link.goal else "✗ missed"])
    screen = Screen()
    screen.line(f"Seconds from the address of the lobby; {os.getloadavg()[0]:.1f} programs ran at once in the last minute")
    screen.table(["link", "“Play now” answers", "longest", "board seen", "goal", ""], rows, right=(1, 2, 3, 4))


if __name__ == "__main__":
    main()
