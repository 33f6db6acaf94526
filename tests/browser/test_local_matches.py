"""Matches of this device in a real browser: they go on without a server, and a tab that is killed loses nothing that it has shown."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from playwright.sync_api import Page

import boardwright as bw
from tests.browser.conftest import Opener
from tests.browser.person import again_by_keys
from tests.browser.trains import Person, new_match
from tests.conftest import in_prove, many
from tests.games.rng import Rng

KILLS = many(10, proving=300, short=4)
LONGEST_MS = 60
"""A tab is killed at most so long after a choice: keeping and showing one takes a third of that."""
# Every message of the match passes here before the page shows it.
NOTE_FRAMES = """() => {
    const parse = JSON.parse
    JSON.parse = (...given) => {
        const found = parse(...given)
        if (found?.type === 'frame') window.shown?.(found.decisions)
        return found
    }
}"""
HERE = {"here": True, "curtain": "never"}


@in_prove("waits for a whole match; make test plays one on a static site")
def test_a_match_goes_on_without_its_server(open_page: Opener, tmp_path: Path) -> None:
    page = open_page(settings=HERE)
    new_match(page, ["Ana", "bot:Newcomer"])
    person = Person(page, "keys", abilities=3)
    for _ in range(3):  # the bot has been loaded when it has moved
        assert person.wait()
        person.decide()
    page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    person.play_to_the_end()
    with page.expect_download() as download:
        page.locator(".end.panel").get_by_role("button", name="Match file").click()
    download.value.save_as(tmp_path / "match.json")
    assert bw.verify(tmp_path / "match.json").actions > 3
    assert bw.replay(tmp_path / "match.json").over
    page.unroute("**/api/**")
    again_by_keys(Person(page, "keys"))


def test_a_killed_tab_loses_no_choice_that_it_has_shown(open_page: Opener) -> None:
    dice, shown, before = Rng(41), list[int](), 0
    page = open_page(settings=HERE)
    new_match(page, ["Ana", "Bo"])
    at = page.url
    for number in range(KILLS):
        page = killed(page, at, shown, dice)
        assert shown[0] >= before, f"kill {number}: {before} choices were shown, {shown[0]} are kept"
        before = max(shown)
    assert before >= KILLS / 2


def killed(page: Page, at: str, shown: list[int], dice: Rng) -> Page:
    """Open the match in a new tab, choose, and kill that tab. Returns the new tab; `shown`: the choices that its frames had."""
    shown.clear()
    context = page.context
    page.close()
    page = context.new_page()
    page.expose_function("shown", lambda decisions: shown.append(decisions))
    page.add_init_script(f"({NOTE_FRAMES})()")
    page.goto(at)
    page.wait_for_function("() => document.querySelector('.prompt.mine')")
    for key in dice.choice(["1", "1d", "d1", "1d1", "d1d1"]):  # a wagon to keep, or a place; the shed
        page.keyboard.press(key)
    page.wait_for_timeout(dice.below(LONGEST_MS))
    with page.expect_event("crash"):
        kill_tabs(page)
    return page


def kill_tabs(page: Page) -> None:
    browser = page.context.browser
    assert browser
    session = browser.new_browser_cdp_session()
    for process in session.send("SystemInfo.getProcessInfo")["processInfo"]:
        if process["type"] == "renderer":
            os.kill(process["id"], signal.SIGKILL)
    session.detach()
