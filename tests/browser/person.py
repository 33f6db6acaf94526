"""What people do at every game's table: they wait, choose by mouse or by keys, go from the lobby to a table, pass the screen on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, ClassVar, Literal

import msgspec
from playwright.sync_api import Locator, Page, WebSocket, expect

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.core.machine.state import RecordBuffer
from boardwright.server.play.frames import ViewerSnapshot
from tests.browser.server import AXE
from tests.messages import Messages

Way = Literal["mouse", "finger", "keys"]
# Part of a script: a player who has chosen is done, and the next one need not wait for what could still be taken back.
PRESS_DONE = "document.querySelector('.undo.open .primary')?.click()"


WHOLE_BOARD = "section.board:not([aria-busy]) .host > *"
"""A board whose parts are all there."""


class Person:
    """Somebody at a table, who reads the page and clicks or types. Each game has its own, who knows its board."""

    # A script that says what is being asked, "end" or "curtain"; "" while something is on its way.
    PHASE: ClassVar[str]
    # A script that says all that a decision could change, in one text (not what is only on its way, nor what is just pointed at).
    LOOKS: ClassVar[str]
    # So many times Tab lead everywhere.
    TABS = 80

    def __init__(self, page: Page, way: Way = "mouse") -> None:
        self.page, self.way = page, way
        self.board = page.locator(".board .host")

    def phase(self) -> str:
        return said(self.page, self.PHASE)

    def wait(self) -> bool:
        """Wait until something may be chosen (True), or the match is over or another player's turn at the screen (False)."""
        raise NotImplementedError

    def decide(self) -> None:
        """Take one decision."""
        raise NotImplementedError

    def press(self, button: Locator) -> None:
        """Click it, tap it, or go there by Tab and press Enter."""
        if self.way == "mouse":
            button.click()
        elif self.way == "finger":
            button.tap()
        else:
            reach(self.page, button, self.TABS)
            self.page.keyboard.press("Enter")

    def changing(self, act: Callable[[], None]) -> None:
        """Do something, and wait until the page looks different, and not only because it shows the choice before the server does."""
        before = self.page.evaluate(self.LOOKS)
        act()
        settled = f"before => !document.querySelector('[data-early]') && ({self.LOOKS})() !== before"
        self.page.wait_for_function(settled, arg=before, timeout=30_000)

    def play_to_the_end(self, most: int = 400) -> int:
        decisions = 0
        while self.wait():
            assert decisions < most, "this match does not end"
            self.decide()
            decisions += 1
        return decisions


def said(page: Page, script: str, timeout: float = 60_000) -> str:
    """What a script says about the page, as soon as it says something. In one step: the page may look different a moment later."""
    return str(page.wait_for_function(f"() => ({script})()", timeout=timeout).json_value())


def until(page: Page, right: Callable[[], Any]) -> None:
    """Wait until something is so that the page does not show: what was sent, say."""
    for _ in range(600):
        if right():
            return
        page.wait_for_timeout(100)  # meanwhile the browser tells what happens
    raise AssertionError("it did not come to that in a minute")


def reach(page: Page, button: Locator, most: int = 80) -> None:
    """Press Tab until the button has the focus; everything must be within reach."""
    element = button.element_handle()
    for _ in range(most):
        if page.evaluate("element => document.activeElement === element", element):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{most} times Tab do not lead to {button}")


def new_match(page: Page, game: str, seats: list[str], **options: str) -> None:
    """From the lobby to a table of the game with that title. A seat is a person's name, or `bot:Level`."""
    page.get_by_role("link", name=f"New match: {game}").click()
    page.get_by_role("button", name="Start the match").wait_for()
    while page.get_by_role("button", name=re.compile("Remove seat")).count() > len(seats):
        page.get_by_role("button", name=re.compile("Remove seat")).last.click()
    while page.get_by_role("button", name=re.compile("Remove seat")).count() < len(seats):
        page.get_by_role("button", name="Add a bot").click()
    for number, wish in enumerate(seats, 1):
        who = page.get_by_role("group", name=f"Who plays in seat {number}")
        if wish.startswith("bot:"):
            who.get_by_role("radio", name="Bot").check()
            page.get_by_label(f"Bot for seat {number}").select_option(label=wish.removeprefix("bot:"))
        else:
            who.get_by_role("radio", name="Person").check()
            page.get_by_label(f"Name for seat {number}").fill(wish)
    for name, value in options.items():
        page.get_by_label(name.replace("_", " ")).select_option(label=value)
    page.get_by_role("button", name="Start the match").click()
    page.locator(".table").wait_for()


def frames_of(page: Page, way: Literal["framereceived", "framesent"] = "framereceived") -> list[dict[str, Any]]:
    """Every message that the page gets from the server (or sends to it) from now on."""
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        messages = Messages()
        socket.on(way, lambda sent: frames.append(messages.read(sent)))

    page.on("websocket", listen)
    return frames


def latest(received: list[dict[str, Any]]) -> dict[str, Any]:
    return whole(next(message for message in reversed(received) if message["type"] == "frame"))


def whole(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame with view, prompt and legal actions: what a page that runs the rules makes of a record, Python makes of it here."""
    if "record" not in frame:
        return frame
    cell = record_of(frame)
    match = Match(bw.load(frame["match"]["game"]), cell, bytes(32), frame["match"]["options"], None)
    match._to_move_mask = sum(1 << seat for seat in frame["actors"])
    made = ViewerSnapshot(match, frame["viewer"], acts=True)
    return {**frame, **json.loads(msgspec.json.encode({"view": made.view, "prompt": made.prompt, "legal": made.legal}))}


def record_of(frame: dict[str, Any]) -> RecordBuffer:
    """The record that was sent, as it is."""
    cell = bw.load(frame["match"]["game"]).blank_state(len(frame["seats"]), {})
    cell.data[:] = memoryview(frame["record"])
    return cell


def legal(frame: dict[str, Any]) -> set[str]:
    """The texts of the actions that the server allows."""
    return {" ".join(map(str, [each["kind"], *each["args"].values()])) for each in frame["legal"]}


def start_by_keys(page: Page, title: str) -> None:
    """From the lobby to a table at once, without a mouse."""
    start = page.get_by_role("button", name=f"Play now: {title}")
    start.wait_for()
    reach(page, start)
    page.keyboard.press("Enter")
    page.locator(".table").wait_for()


def again_by_keys(person: Person) -> None:
    """Once more, as the result offers it; the new match asks something."""
    page = person.page
    again = page.locator(".end.panel").get_by_role("button", name="Play again")
    reach(page, again)
    page.keyboard.press("Enter")
    expect(page.locator(".end.panel")).to_have_count(0)
    assert person.wait()


def replay_has_it_all(page: Page, decisions: int) -> None:
    """From the result to the replay, and there to its end."""
    page.locator(".end.panel").get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(decisions))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(decisions))


def can_be_skipped(page: Page) -> None:
    """The end is being told: who won is told last; a player who does not want to wait steps on, stops, or asks for the result."""
    panel, stage = page.locator(".end.panel"), page.locator(".stage")
    expect(panel).to_have_count(0)
    expect(page.locator(".prompt")).not_to_contain_text("Winner")
    stage.get_by_role("button", name="Next step").click()
    stage.get_by_role("button", name="Pause").click()
    expect(panel).to_have_count(0)
    page.keyboard.press("Escape")
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def faults(page: Page) -> list[str]:
    """What axe finds on the page as it is now, and what is said twice. The page has to be opened with `bypass_csp=True`."""
    assert AXE.exists(), f"{AXE} is missing: run make install"
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=AXE)
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    told = [f"{each['id']}: {node['html'][:150]} {node['failureSummary']}" for each in found for node in each["nodes"]]
    return told + said_twice(page)


def said_twice(page: Page) -> list[str]:
    """Headings, regions, groups and lists of the same name: users of a screen reader cannot tell them apart."""
    return list(
        page.evaluate(
            """() => {
            const KINDS = {
                heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
                region: 'section, aside, nav, form, [role=region], [role=log], [role=dialog], dialog',
                group: '[role=group], [role=tablist], fieldset, ul, ol, table',
            }
            const byId = ids => ids.split(' ').map(id => document.getElementById(id)?.textContent).join(' ')
            const nameOf = each => (each.hasAttribute('aria-labelledby') ? byId(each.getAttribute('aria-labelledby'))
                : each.ariaLabel ?? each.querySelector(':scope > legend, :scope > caption')?.textContent ?? '').trim()
            const heard = each => each.checkVisibility({visibilityProperty: true}) && !each.closest('[aria-hidden=true], [inert]')
            const told = []
            const all = document.querySelector('dialog:modal') ?? document // nothing outside it is heard
            for (const [kind, selector] of Object.entries(KINDS)) {
                const names = [...all.querySelectorAll(selector)].filter(heard)
                    .map(each => kind === 'heading' ? each.textContent.replace(/\\s+/g, ' ').trim() : nameOf(each)).filter(Boolean)
                told.push(...new Set(names.filter((name, i) => names.indexOf(name) < i)).values().map(name => `${kind} twice: ${name}`))
            }
            return told
        }"""
        )
    )
