"""A player who knows of a page only its accessibility tree: the roles and names that a screen reader announces."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

import numpy as np
from playwright.sync_api import Page, expect

MAX_DECISIONS = 900  # decisions; every match is shorter
CHECK_INTERVAL = 8  # decisions between two checks of the whole page
# A line of Playwright's snapshot of the accessibility tree: `- button "Draw a wagon"`, in quotes where YAML needs them.
SNAPSHOT_LINE = re.compile(r"^(?P<indent> *)- '?(?P<role>[a-z]+)(?: (?P<name>\"(?:[^\"\\]|\\.)*\"))?")
ROLES_WITH_NAMES = {
    "button",
    "link",
    "heading",
    "img",
    "checkbox",
    "radio",
    "combobox",
    "textbox",
    "searchbox",
    "slider",
    "option",
    "tab",
    "dialog",
}
"""Roles whose elements need a name: without one they cannot be told apart."""


class Choice(NamedTuple):
    """The name of a choice, and the heading above it ("" if there is none)."""

    name: str
    group: str


class Node(NamedTuple):
    """A line of the tree: its indentation, its role and its name."""

    indent: int
    role: str
    name: str


def parse_snapshot(snapshot: str) -> list[Node]:
    """Parse the lines of a snapshot of the tree."""
    lines = (SNAPSHOT_LINE.match(line) for line in snapshot.splitlines())
    return [Node(len(line["indent"]), line["role"], json.loads(line["name"] or '""').strip()) for line in lines if line]


class ScreenReader:
    """Plays by the list of choices, at random with a fixed seed."""

    def __init__(self, page: Page) -> None:
        self.page, self.chance = page, np.random.default_rng(1)
        self.side_panel = page.get_by_role("complementary", name="More about the match")
        self.question = page.get_by_role("status").filter(has_text="Your turn").filter(has_not_text="Sending")
        self.play_again = page.get_by_role("button", name="Play again")

    def play_now(self, title: str) -> None:
        """Start a match from the lobby with one press, and open the list of choices."""
        self.page.get_by_role("button", name=f"Play now: {title}").click()
        self.open_choices()

    def open_choices(self) -> None:
        self.side_panel.get_by_role("button", name="Choices").click()

    def wait_for_question(self) -> bool:
        """Wait until there is a choice (True), or the result is shown (False)."""
        expect(self.question.or_(self.play_again).first).to_be_visible(timeout=60_000)
        return not self.play_again.count()

    def choices(self) -> list[Choice]:
        """Return the choices on offer; check that no two are alike."""
        expect(self.side_panel.get_by_role("listitem").first).to_be_visible()
        group, listed, choices = None, False, []
        for node in parse_snapshot(self.side_panel.aria_snapshot()):
            if group and node.indent <= group.indent:
                group = None
            if node.role == "region":
                group = node
            elif node.role == "button" and listed:
                choices.append(Choice(node.name, group.name if group else ""))
            listed = node.role == "listitem"
        assert choices and all(choice.name for choice in choices), choices
        assert len(set(choices)) == len(choices), sorted(choices)
        return choices

    def choose(self) -> None:
        choices = self.choices()
        choice = choices[int(self.chance.integers(len(choices)))]
        region = self.side_panel.get_by_role("region", name=choice.group, exact=True) if choice.group else self.side_panel
        region.get_by_role("listitem").get_by_role("button", name=choice.name, exact=True).click()

    def play_to_the_end(self) -> int:
        """Play until the match is over; return the number of decisions."""
        for number in range(MAX_DECISIONS):
            if not self.wait_for_question():
                return number
            if number % CHECK_INTERVAL == 0:
                self.check_names()
            self.choose()
        raise AssertionError("this match does not end")

    def check_names(self) -> None:
        """Check that every element has a name that needs one."""
        nodes = parse_snapshot(self.page.locator("body").aria_snapshot())
        unnamed = [number for number, node in enumerate(nodes) if node.role in ROLES_WITH_NAMES and not node.name]
        assert not unnamed, [nodes[max(0, number - 3) : number + 3] for number in unnamed]
