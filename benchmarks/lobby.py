"""How soon a visitor can play, in a real browser: python -m benchmarks.lobby [--visits N]

A browser without stored data opens the lobby and presses “Play now” as soon as it is drawn and has its words. Measured are the seconds from
the address to the answered press, and to the first choice at the table: without limits, over a slow link, and over a slow link with a slow
processor and the largest board. The last is also measured for a page without a server, compressed with brotli, which has to load the rules
first. `--visits`: how often, each time with nothing stored.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from benchmarks.browser import chromium, open_page, serve, serve_static_site
from boardwright.cli.screen import Screen
from tests.browser import europe


class Link(NamedTuple):
    """The speed of a link (0: no limit), its latency, and how soon one should be able to play over it.

    `slowed`: how many times slower the processor is. `game`: the title of the game; "": the first one in the lobby. `choice`: how soon the
    first choice should come.
    """

    name: str
    megabits: float
    latency: int  # milliseconds
    goal: float  # seconds
    slowed: int = 1
    game: str = ""
    choice: float = math.inf


LINKS = (
    Link("no limits", 0, 0, 1),
    Link("1.6 Mbit/s, 150 ms", 1.6, 150, 2.5),
    Link("… and a processor 4 × as slow", 1.6, 150, 2.5, 4, europe.TITLE, 5),
)
WITHOUT_SERVER = LINKS[-1]._replace(name="… and no server")

# Presses “Play now” of a game once it is visible with its title, and notes when it was answered.
PRESS = """title => {
    window.answered = null
    const look = () => {
        const card = document.querySelector(title ? `.card[aria-label="${title}"]` : '.card')
        const button = card?.querySelector('.primary')
        const named = card?.querySelector('h3')?.textContent.trim()
        if (!button?.checkVisibility() || !named) return void requestAnimationFrame(look)
        const seen = new MutationObserver(() => { if (button.disabled) window.answered ??= performance.now() / 1000 })
        seen.observe(button, {attributes: true})
        button.click()
    }
    requestAnimationFrame(look)
}"""


def visit(browser: Browser, address: str, link: Link) -> tuple[float, float]:
    """Return the seconds to the answer of “Play now”, and to the first choice after it."""
    page = open_page(browser, "about:blank")
    limit_connection(page, link)
    page.add_init_script(f"({PRESS})({json.dumps(link.game)})")
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.answered !== null")
    page.locator("section.board .host").wait_for()
    page.locator(".prompt.mine").wait_for()
    times = page.evaluate("() => [window.answered, performance.now() / 1000]")
    page.context.close()
    return times[0], times[1]


def limit_connection(page: Page, link: Link) -> None:
    """Limit the page's requests to this link, and slow down its processor."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": link.slowed})
    if not link.megabits:
        return
    bytes_a_second = link.megabits * 1e6 / 8
    limits = {"offline": False, "latency": link.latency, "downloadThroughput": bytes_a_second, "uploadThroughput": bytes_a_second}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", limits)


def row_of(browser: Browser, address: str, link: Link, visits: int) -> list[str]:
    """Return the row of the table for a link."""
    answers, choices = zip(*(visit(browser, address, link) for _ in range(visits)), strict=True)
    median, first_choice = statistics.median(answers), statistics.median(choices)
    goal = f"< {link.goal}" + (f", {link.choice}" if link.choice < math.inf else "")
    reached = "✓" if median < link.goal and first_choice < link.choice else "✗ missed"
    return [link.name, *(f"{seconds:.2f}" for seconds in (median, max(answers), first_choice)), goal, reached]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=7)
    args = parser.parse_args()
    with chromium() as browser:
        with serve([]) as server:
            visit(browser, server.address, LINKS[0])  # a warm-up of the browser
            rows = [row_of(browser, server.address, link, args.visits) for link in LINKS]
        with serve_static_site() as address:
            rows.append(row_of(browser, address, WITHOUT_SERVER, args.visits))
    screen = Screen()
    screen.line(f"Seconds from the address of the lobby; {os.getloadavg()[0]:.1f} programs ran at once in the last minute")
    screen.table(["link", "“Play now” answers", "longest", "first choice", "goal", ""], rows, right=(1, 2, 3, 4))


if __name__ == "__main__":
    main()
