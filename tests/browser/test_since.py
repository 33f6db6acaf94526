"""What happened since one's last choice is played: line by line, and at the end nothing is marked any more."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.house import PHONE
from tests.browser.looks import resize
from tests.browser.person import faults, new_match
from tests.browser.trains import TITLE, Person
from tests.conftest import in_prove


@in_prove("play_since.svelte.test.ts has it line by line")
def test_what_bots_did_meanwhile_plays_in_the_log(open_page: Opener) -> None:
    page = open_page(bypass_csp=True)
    new_match(page, TITLE, ["Ana", "bot:Random", "bot:Random", "bot:Random"])
    person = Person(page)
    if not page.locator(".log").count():
        page.get_by_role("button", name="What happened").click()
    play = page.locator(".log .since").get_by_role("button", name="Play")
    for _ in range(12):
        assert person.wait()
        if play.count():
            break
        person.decide()
    expect(play).to_be_visible()
    lines, playing = page.locator(".log .since ~ .chapter .line, .log .since ~ .line"), page.locator(".log .line.playing")
    for size in ({"width": 1366, "height": 768}, PHONE["viewport"]):
        resize(page, **size)  # type: ignore[arg-type]
        assert not faults(page), size
        expect(page.locator(".prompt .chips")).to_be_visible()
    resize(page, 1366, 768)
    first = lines.first.inner_text()
    play.click()
    expect(playing).to_have_text(first)
    page.get_by_role("button", name="Next step").click()
    expect(playing).not_to_have_text(first)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Previous step").click()
    expect(playing).to_have_text(first)
    assert not faults(page), "while it plays"
    play.click()
    for _ in range(lines.count() - 1):
        page.get_by_role("button", name="Next step").click()
    expect(playing).to_have_text(lines.last.inner_text())
    expect(playing).to_have_count(0, timeout=60_000)
