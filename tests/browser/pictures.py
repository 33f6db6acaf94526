"""Takes the pictures of the README from the real page: python -m tests.browser.pictures"""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import QUIET, ROOT, Server
from tests.browser.trains import Person, new_match

IMAGES = ROOT / "docs" / "images"
TURNS = 11


def take(browser: Browser, server: Server, name: str, scheme: str) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, color_scheme=scheme, locale="en-GB")  # type: ignore[arg-type]
    kept = json.dumps({"language": "en", "pause": 0, "motion": "reduced"})
    context.add_init_script(f"localStorage.setItem('boardwright.settings', {json.dumps(kept)})")
    page = context.new_page()
    for _ in range(20):
        page.goto(server.address)
        page.get_by_role("link", name="New match: Game of Trains").wait_for()
        new_match(page, ["Ana", "bot:Sorter", "bot:Planner"])
        person = Person(page, abilities=2)
        for _ in range(TURNS):
            if not person.wait():
                break
            person.decide()
        if person.wait() and settled(person):
            break
    page.mouse.move(0, 0)
    page.locator("progress").wait_for(state="detached", timeout=300_000)  # no line about compiling in the picture
    page.screenshot(path=IMAGES / name)
    context.close()


def settled(person: Person) -> bool:
    """A turn with something to choose from; one choice is made, so that the picture shows what it would do."""
    while person.wait() and not person.buttons(".shed").count():
        person.decide()
    useful = person.buttons(".platform button").filter(has_text="Remove")
    if useful.count() < 1 or person.board.locator(".platform .standing").count() < 4:
        return False
    useful.first.click()
    return True


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    chromium = subprocess.run([str(ROOT / "tests/browser/find_chromium.sh")], capture_output=True, text=True, check=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        for name, scheme in (("board.png", "light"), ("board-night.png", "dark")):
            take(browser, server, name, scheme)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
