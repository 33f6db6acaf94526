"""How soon one can play, in a real browser: python -m benchmarks.lobby [--visits N]

A browser that has never been here opens the lobby, and presses “Play now” as soon as it is drawn and has its words. Seconds from the
address to the press that is answered, and to the first choice at the table; once without limits, once over a slow link, and once with a
slow processor, too, and the largest board; the latter also for a page without a server, compressed with brotli, which has to load the
rules first. `--visits`: how often, each time with nothing kept.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from benchmarks.browser import chromium, open_page, served, written
from boardwright.cli.screen import Screen
from tests.browser import europe


class Link(NamedTuple):
    """What a way to the server can carry (0: anything), how long it takes, and how soon one should be able to play over it.

    `slowed`: so many times as slow is the processor. `game`: the title of the one that is begun; "": the first one in the lobby.
    `choice`: how soon one should be asked there.
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

# Presses “Play now” of a game once it can be seen and says what it plays, and notes when something came of it.
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
    """Seconds to the answer of “Play now”, and to the first choice that comes of it."""
    page = open_page(browser, "about:blank")
    limit(page, link)
    page.add_init_script(f"({PRESS})({json.dumps(link.game)})")
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.answered !== null")
    page.locator("section.board .host").wait_for()
    page.locator(".prompt.mine").wait_for()
    times = page.evaluate("() => [window.answered, performance.now() / 1000]")
    page.context.close()
    return times[0], times[1]


def limit(page: Page, link: Link) -> None:
    """All that the page asks for goes over this link, and it computes as slowly as that."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": link.slowed})
    if not link.megabits:
        return
    bytes_a_second = link.megabits * 1e6 / 8
    limits = {"offline": False, "latency": link.latency, "downloadThroughput": bytes_a_second, "uploadThroughput": bytes_a_second}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", limits)


def measured(browser: Browser, address: str, link: Link, visits: int) -> list[str]:
    """The row of the table for a link."""
    answers, choices = zip(*(visit(browser, address, link) for _ in range(visits)), strict=True)
    median, asked = statistics.median(answers), statistics.median(choices)
    goal = f"< {link.goal}" + (f", {link.choice}" if link.choice < math.inf else "")
    kept = "✓" if median < link.goal and asked < link.choice else "✗ missed"
    return [link.name, *(f"{each:.2f}" for each in (median, max(answers), asked)), goal, kept]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=7)
    args = parser.parse_args()
    with chromium() as browser:
        with served([]) as server:
            visit(browser, server.address, LINKS[0])  # a browser that has just started
            rows = [measured(browser, server.address, link, args.visits) for link in LINKS]
        with written() as address:
            rows.append(measured(browser, address, WITHOUT_SERVER, args.visits))
    screen = Screen()
    screen.line(f"Seconds from the address of the lobby; {os.getloadavg()[0]:.1f} programs ran at once in the last minute")
    screen.table(["link", "“Play now” answers", "longest", "first choice", "goal", ""], rows, right=(1, 2, 3, 4))


if __name__ == "__main__":
    main()
