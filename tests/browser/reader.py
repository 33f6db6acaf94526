"""Somebody who plays by what a screen reader says: what things are and how they are called, and nothing else of the page."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

import numpy as np
from playwright.sync_api import Page, expect

MOST = 900  # decisions; no match is as long
LOOK = 8  # so often all of the page is gone through
# A line of what Playwright tells of the accessibility tree: `- button "Draw a wagon"`, in quotes where YAML needs them.
LINE = re.compile(r"^(?P<deep> *)- '?(?P<role>[a-z]+)(?: (?P<name>\"(?:[^\"\\]|\\.)*\"))?")
NAMED = {"button", "link", "heading", "img", "checkbox", "radio", "combobox", "textbox", "searchbox", "slider", "option", "tab", "dialog"}
"""What nobody can tell from its like without a name."""


class Choice(NamedTuple):
    """How it is called, and the heading that it stands under ("" under none)."""

    name: str
    group: str


class Thing(NamedTuple):
    """A line of the tree: how deep it stands, what it is, how it is called."""

    deep: int
    role: str
    name: str


def things(told: str) -> list[Thing]:
    """What is told of a tree, line by line."""
    found = (LINE.match(line) for line in told.splitlines())
    return [Thing(len(line["deep"]), line["role"], json.loads(line["name"] or '""').strip()) for line in found if line]


class Reader:
    """Chooses anything from the list of choices, by chance, always the same in the same match."""

    def __init__(self, page: Page) -> None:
        self.page, self.chance = page, np.random.default_rng(1)
        self.beside = page.get_by_role("complementary", name="More about the match")
        self.asked = page.get_by_role("status").filter(has_text="Your turn").filter(has_not_text="Sending")
        self.again = page.get_by_role("button", name="Play again")

    def play_now(self, title: str) -> None:
        """From the lobby to a table at once; there to the list of choices."""
        self.page.get_by_role("button", name=f"Play now: {title}").click()
        self.open_choices()

    def open_choices(self) -> None:
        self.beside.get_by_role("button", name="Choices").click()

    def is_asked(self) -> bool:
        """Wait until there is something to choose (True), or the result is told (False)."""
        expect(self.asked.or_(self.again).first).to_be_visible(timeout=60_000)
        return not self.again.count()

    def choices(self) -> list[Choice]:
        """What may be chosen; everything can be told from everything else."""
        expect(self.beside.get_by_role("listitem").first).to_be_visible()
        group, listed, found = None, False, []
        for thing in things(self.beside.aria_snapshot()):
            if group and thing.deep <= group.deep:
                group = None
            if thing.role == "region":
                group = thing
            elif thing.role == "button" and listed:
                found.append(Choice(thing.name, group.name if group else ""))
            listed = thing.role == "listitem"
        assert found and all(choice.name for choice in found), found
        assert len(set(found)) == len(found), sorted(found)
        return found

    def choose(self) -> None:
        found = self.choices()
        choice = found[int(self.chance.integers(len(found)))]
        among = self.beside.get_by_role("region", name=choice.group, exact=True) if choice.group else self.beside
        among.get_by_role("listitem").get_by_role("button", name=choice.name, exact=True).click()

    def play_to_the_end(self) -> int:
        """How many decisions it took."""
        for number in range(MOST):
            if not self.is_asked():
                return number
            if number % LOOK == 0:
                self.everything_has_a_name()
            self.choose()
        raise AssertionError("this match does not end")

    def everything_has_a_name(self) -> None:
        """Whatever stands on the page and could be told from its like by a name only has one."""
        found = things(self.page.locator("body").aria_snapshot())
        unnamed = [number for number, thing in enumerate(found) if thing.role in NAMED and not thing.name]
        assert not unnamed, [found[max(0, number - 3) : number + 3] for number in unnamed]
