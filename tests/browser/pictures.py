"""Take the pictures of the README from the real page: python -m tests.browser.pictures (with names: only those pictures)"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import endeavor_scenes, europe_scenes, railroads_scenes
from tests.browser.scenes import show_scene
from tests.browser.server import CHROMIUM_ARGUMENTS, ROOT, Server
from tests.browser.trains import Person, start_match

IMAGES = ROOT / "docs" / "images"
TURNS = 11


def open_lobby(browser: Browser, server: Server, scheme: str) -> Page:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, color_scheme=scheme, locale="en-GB")  # type: ignore[arg-type]
    settings = json.dumps({"language": "en", "pause": 0, "motion": "reduced"})
    context.add_init_script(f"localStorage.setItem('boardwright.settings', {json.dumps(settings)})")
    page = context.new_page()
    page.goto(server.address)
    return page


def save(page: Page, name: str, *, pointing: bool = False) -> None:
    if not pointing:
        page.mouse.move(0, 0)
    page.locator("progress").wait_for(state="detached", timeout=300_000)  # no progress line of the compiler in the picture
    page.screenshot(path=IMAGES / name)
    page.context.close()


def take_trains(page: Page, server: Server, name: str) -> None:
    for _ in range(20):
        page.goto(server.address)
        page.get_by_role("link", name="New match: Game of Trains").wait_for()
        start_match(page, ["Ana", "bot:Sorter", "bot:Master"])
        person = Person(page, abilities=2)
        for _ in range(TURNS):
            if not person.wait_for_turn():
                break
            person.decide()
        if person.wait_for_turn() and prepare_turn(person):
            break
    save(page, name)


def take_europe(page: Page, server: Server, name: str) -> None:
    show_scene(europe_scenes.SCENES["route"], page, server)
    save(page, name)


def take_railroads(page: Page, server: Server, name: str) -> None:
    show_scene(railroads_scenes.SCENES["act"], page, server)
    save(page, name)


def take_endeavor(page: Page, server: Server, name: str) -> None:
    """Take a city pointed at, with the explanation beside it."""
    show_scene(endeavor_scenes.SCENES["city"], page, server)
    save(page, name, pointing=True)


def prepare_turn(person: Person) -> bool:
    """Prepare a turn that has something to choose from, with one choice made, so that the picture shows its preview."""
    while person.wait_for_turn() and not person.buttons(".shed").count():
        person.decide()
    useful = person.buttons(".platform button").filter(has_text="Remove")
    if useful.count() < 1 or person.board.locator(".platform .standing").count() < 4:
        return False
    useful.first.click()
    return True


PICTURES: dict[str, tuple[Callable[[Page, Server, str], None], str]] = {
    "board.png": (take_trains, "light"),
    "board-night.png": (take_trains, "dark"),
    "board-europe.png": (take_europe, "light"),
    "board-europe-night.png": (take_europe, "dark"),
    "board-railroads.png": (take_railroads, "light"),
    "board-railroads-night.png": (take_railroads, "dark"),
    "board-endeavor.png": (take_endeavor, "light"),
    "board-endeavor-night.png": (take_endeavor, "dark"),
}


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    chromium = subprocess.run([str(ROOT / "tests/browser/find_chromium.sh")], capture_output=True, text=True, check=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGUMENTS)
        for name in sys.argv[1:] or PICTURES:
            take_picture, scheme = PICTURES[name]
            take_picture(open_lobby(browser, server, scheme), server, name)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
