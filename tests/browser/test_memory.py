"""The page's memory in a long match that it runs itself."""

from __future__ import annotations

from benchmarks.page_memory import GOAL, memory_of
from boardwright.core.machine.platforms import PAGE
from boardwright.core.text.words import Words
from tests.browser import europe
from tests.browser.conftest import Opener
from tests.browser.engines.by_list import PLAY_BY_LIST
from tests.conftest import only_in_prove
from tests.contract.shipped import built_file

FEW, MANY = 20, 100
"""The turns after which the memory is read; after the first ones every part of the table has loaded."""
translate = Words("en").t


@only_in_prove("benchmarks.page_memory measures the same")
def test_memory_of_the_page_does_not_grow_over_a_hundred_turns(open_page: Opener) -> None:
    """Two people play at this device, in a long game; the browser collects its garbage before each reading."""
    built_file(europe.GAME, PAGE)
    page = open_page(f"#/new/{europe.GAME}", settings={"here": True, "side": True, "curtain": "never", "pace": "instant"})
    page.get_by_role("radio", name="Person").nth(1).check()
    page.get_by_role("group", name=translate("ui-curtain")).get_by_label(translate("ui-curtain-never")).check()
    page.get_by_role("button", name=translate("ui-start")).click()
    page.locator(".tabs .tab").first.wait_for()
    readings = []
    for turns in (FEW, MANY - FEW):
        assert page.evaluate(f"({PLAY_BY_LIST})({turns})")["chosen"] == turns
        readings.append(memory_of(page))
    few, many = (reading["JSHeapUsedSize"] for reading in readings)
    assert many <= GOAL * few, f"{few / 1e6:.1f} MB after {FEW} turns, {many / 1e6:.1f} MB after {MANY}"
