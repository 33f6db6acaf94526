"""The page's memory in a long match that it plays itself."""

from __future__ import annotations

from benchmarks.page_memory import GOAL, memory_of
from boardwright.core.machine.platforms import PAGE
from boardwright.core.text.words import Words
from tests.browser import europe
from tests.browser.conftest import Opener
from tests.browser.engines.by_list import BY_LIST
from tests.conftest import in_prove
from tests.contract.shipped import file_of

FEW, MANY = 20, 100
"""Turns after which the memory is read; after the first ones every part of the table has been loaded."""
T = Words("en").t


@in_prove("benchmarks.page_memory measures it for people")
def test_a_hundred_turns_do_not_let_the_page_grow(open_page: Opener) -> None:
    """Two people at this device, in a long game; what the browser can collect is collected first."""
    file_of(europe.GAME, PAGE)
    page = open_page(f"#/new/{europe.GAME}", settings={"here": True, "side": True, "curtain": "never", "pace": "instant"})
    page.get_by_role("radio", name="Person").nth(1).check()
    page.get_by_role("group", name=T("ui-curtain")).get_by_label(T("ui-curtain-never")).check()
    page.get_by_role("button", name=T("ui-start")).click()
    page.locator(".tabs .tab").first.wait_for()
    found = []
    for turns in (FEW, MANY - FEW):
        assert page.evaluate(f"({BY_LIST})({turns})")["chosen"] == turns
        found.append(memory_of(page))
    few, many = (each["JSHeapUsedSize"] for each in found)
    assert many <= GOAL * few, f"{few / 1e6:.1f} MB after {FEW} turns, {many / 1e6:.1f} MB after {MANY}"
