"""A person at any game's table: waits, chooses by mouse, finger or keys, and goes from the lobby to a table."""

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

InputMethod = Literal["mouse", "finger", "keys"]
# Part of a script: confirm a finished turn at once, instead of waiting until it can no longer be taken back.
PRESS_DONE = "document.querySelector('.undo.open .primary')?.click()"
LOADED_BOARD = "section.board:not([aria-busy]) .host > *"
"""The selector of a board whose parts have all loaded."""


class Person:
    """A person at a table, who reads the page and clicks or types. Each game has a subclass that knows its board."""

    # Script: the kind of the current question, "end" or "curtain"; "" while a message is pending.
    PHASE: ClassVar[str]
    # Script: everything a decision could change, as one text, without pending choices and what is only pointed at.
    SNAPSHOT: ClassVar[str]
    # How many Tab presses reach every element.
    TAB_LIMIT = 80

    def __init__(self, page: Page, method: InputMethod = "mouse") -> None:
        self.page, self.method = page, method
        self.board = page.locator(".board .host")

    def phase(self) -> str:
        return wait_for_text(self.page, self.PHASE)

    def wait_for_turn(self) -> bool:
        """Wait until there is a choice (True), or until the match is over or the screen passes to another player (False)."""
        raise NotImplementedError

    def decide(self) -> None:
        """Make one decision."""
        raise NotImplementedError

    def press(self, button: Locator) -> None:
        """Click or tap the button, or reach it with Tab and press Enter."""
        if self.method == "mouse":
            button.click()
        elif self.method == "finger":
            button.tap()
        else:
            focus_by_tab(self.page, button, self.TAB_LIMIT)
            self.page.keyboard.press("Enter")

    def act_and_settle(self, act: Callable[[], None]) -> None:
        """Act, and wait until the page looks different and the server has confirmed the choice."""
        before = self.page.evaluate(self.SNAPSHOT)
        act()
        settled = f"before => !document.querySelector('[data-early]') && ({self.SNAPSHOT})() !== before"
        self.page.wait_for_function(settled, arg=before, timeout=30_000)

    def play_to_the_end(self, limit: int = 400) -> int:
        """Play until the match is over; return the number of decisions."""
        decisions = 0
        while self.wait_for_turn():
            assert decisions < limit, "this match does not end"
            self.decide()
            decisions += 1
        return decisions


def wait_for_text(page: Page, script: str, timeout: float = 60_000) -> str:
    """Return the text that a script returns, as soon as it is not empty. One step: the page may change a moment later."""
    return str(page.wait_for_function(f"() => ({script})()", timeout=timeout).json_value())


def wait_until(page: Page, condition: Callable[[], Any]) -> None:
    """Wait for a condition that the page does not show, such as a sent message."""
    for _ in range(600):
        if condition():
            return
        page.wait_for_timeout(100)  # Playwright handles events meanwhile
    raise AssertionError("the condition did not hold within a minute")


def focus_by_tab(page: Page, button: Locator, limit: int = 80) -> None:
    """Press Tab until the button has the focus."""
    element = button.element_handle()
    for _ in range(limit):
        if page.evaluate("element => document.activeElement === element", element):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{limit} presses of Tab do not reach {button}")


def start_match(page: Page, game: str, seats: list[str], **options: str) -> None:
    """Set up a match in the lobby and start it. A seat is a person's name, or `bot:Level`."""
    page.get_by_role("link", name=f"New match: {game}").click()
    page.get_by_role("button", name="Start the match").wait_for()
    while page.get_by_role("button", name=re.compile("Remove seat")).count() > len(seats):
        page.get_by_role("button", name=re.compile("Remove seat")).last.click()
    while page.get_by_role("button", name=re.compile("Remove seat")).count() < len(seats):
        page.get_by_role("button", name="Add a bot").click()
    for number, seat in enumerate(seats, 1):
        kind = page.get_by_role("group", name=f"Who plays in seat {number}")
        if seat.startswith("bot:"):
            kind.get_by_role("radio", name="Bot").check()
            page.get_by_label(f"Bot for seat {number}").select_option(label=seat.removeprefix("bot:"))
        else:
            kind.get_by_role("radio", name="Person").check()
            page.get_by_label(f"Name for seat {number}").fill(seat)
    for name, value in options.items():
        page.get_by_label(name.replace("_", " ")).select_option(label=value)
    page.get_by_role("button", name="Start the match").click()
    page.locator(".table").wait_for()


def record_frames(page: Page, direction: Literal["framereceived", "framesent"] = "framereceived") -> list[dict[str, Any]]:
    """Record every message that the page receives from now on (or sends)."""
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        messages = Messages()
        socket.on(direction, lambda message: frames.append(messages.read(message)))

    page.on("websocket", listen)
    return frames


def latest_frame(received: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the last received frame."""
    return complete_frame(next(message for message in reversed(received) if message["type"] == "frame"))


def complete_frame(frame: dict[str, Any]) -> dict[str, Any]:
    """Return a frame with view, prompt and legal actions. A page that runs the rules derives these from a record; so does this function."""
    if "record" not in frame:
        return frame
    cell = frame_record(frame)
    match = Match(bw.load(frame["match"]["game"]), cell, bytes(32), frame["match"]["options"], None)
    match._to_move_mask = sum(1 << seat for seat in frame["actors"])
    snapshot = ViewerSnapshot(match, frame["viewer"], acts=True)
    return {**frame, **json.loads(msgspec.json.encode({"view": snapshot.view, "prompt": snapshot.prompt, "legal": snapshot.legal}))}


def frame_record(frame: dict[str, Any]) -> RecordBuffer:
    """Return the record of a frame."""
    cell = bw.load(frame["match"]["game"]).blank_state(len(frame["seats"]), {})
    cell.data[:] = memoryview(frame["record"])
    return cell


def legal_texts(frame: dict[str, Any]) -> set[str]:
    """Return the texts of the actions that the server allows."""
    return {" ".join(map(str, [action["kind"], *action["args"].values()])) for action in frame["legal"]}


def start_match_by_keys(page: Page, title: str) -> None:
    """Start a match from the lobby with the keyboard alone."""
    start = page.get_by_role("button", name=f"Play now: {title}")
    start.wait_for()
    focus_by_tab(page, start)
    page.keyboard.press("Enter")
    page.locator(".table").wait_for()


def play_again_by_keys(person: Person) -> None:
    """Start the next match from the result with the keyboard alone."""
    page = person.page
    again = page.locator(".end.panel").get_by_role("button", name="Play again")
    focus_by_tab(page, again)
    page.keyboard.press("Enter")
    expect(page.locator(".end.panel")).to_have_count(0)
    assert person.wait_for_turn()


def check_replay(page: Page, decisions: int) -> None:
    """Open the replay from the result, and go to its last decision."""
    page.locator(".end.panel").get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(decisions))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(decisions))


def check_end_can_be_skipped(page: Page) -> None:
    """Check that buttons step through the end and pause it, that Escape opens the result, and that the winner comes last."""
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


def accessibility_faults(page: Page) -> list[str]:
    """Return the violations that axe reports, and duplicate names. The page must be opened with `bypass_csp=True`."""
    assert AXE.exists(), f"{AXE} is missing: run make install"
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=AXE)
    violations = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    problems = [f"{rule['id']}: {node['html'][:150]} {node['failureSummary']}" for rule in violations for node in rule["nodes"]]
    return problems + duplicate_names(page)


def duplicate_names(page: Page) -> list[str]:
    """Return headings, regions, groups and lists that share a name: users of a screen reader cannot tell them apart."""
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
            const exposed = each => each.checkVisibility({visibilityProperty: true}) && !each.closest('[aria-hidden=true], [inert]')
            const duplicates = []
            const all = document.querySelector('dialog:modal') ?? document // a modal dialog hides the rest
            for (const [kind, selector] of Object.entries(KINDS)) {
                const names = [...all.querySelectorAll(selector)].filter(exposed)
                    .map(each => kind === 'heading' ? each.textContent.replace(/\\s+/g, ' ').trim() : nameOf(each)).filter(Boolean)
                const repeated = new Set(names.filter((name, i) => names.indexOf(name) < i))
                duplicates.push(...repeated.values().map(name => `${kind} twice: ${name}`))
            }
            return duplicates
        }"""
        )
    )
