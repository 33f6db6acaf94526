"""Checks of how a screen looks: texts cut off or too small, missing words, parts wider than the screen, violations of axe."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.person import accessibility_faults, duplicate_names
from tests.conftest import PROVE, choose_cases

PHONE_SIZE, LAPTOP_SIZE = (390, 844), (1366, 768)
SMALL_SIZES = ((844, 390), (740, 360), (683, 384), (320, 640))
"""A phone on its side, a smaller one, a laptop at 200 %, the narrowest screen that WCAG asks for."""
USUAL_SIZES = ((360, 740), PHONE_SIZE, LAPTOP_SIZE, (2560, 1440))
SIZES = choose_cases([PHONE_SIZE, LAPTOP_SIZE, *SMALL_SIZES[::3]], [*USUAL_SIZES, *SMALL_SIZES])
"""The sizes to check; `make test` leaves out some in between."""
LAYOUT_PROBLEMS = (Path(__file__).parent / "layout_problems.js").read_text(encoding="utf-8")
CHOICES_TAB = 1
"""The number of the tab beside a board that has the list of choices."""
ALL_SCHEMES = ("light", "dark")
SCHEMES = {PHONE_SIZE: choose_cases(["dark"], ALL_SCHEMES), LAPTOP_SIZE: choose_cases(["light"], ALL_SCHEMES)}
"""What axe checks: a laptop by day and a phone by night; in `make prove` both by both."""


def check_sizes(page: Page, board: str, scrollable: str, sizes: Iterable[tuple[int, int]] = SIZES) -> None:
    """Check that axe finds nothing (see SCHEMES), that nothing is too wide, cut off or overlapping, and no letter below 12 px.

    The page must be opened with `bypass_csp=True`. `scrollable`: a selector of the board's parts that may scroll sideways.
    """
    for width, height in sizes:
        resize(page, width, height)
        problems = layout_problems(page)
        assert not problems, f"{width} x {height}:\n" + "\n".join(problems[:8])
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"wider than {width}"
        assert not scrolling_parts(page, board, scrollable), (width, height)
        assert not small_letters(page), (width, height)
        for scheme in SCHEMES.get((width, height), []):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            problems = panel_faults(page) if (width, height) == LAPTOP_SIZE else accessibility_faults(page)
            assert not problems, f"{width}, {scheme}:\n" + "\n".join(problems[:8])


def panel_faults(page: Page) -> list[str]:
    """Return the faults with the list of choices open (`make prove`: with each panel), and duplicate names with any of them."""
    tabs = page.locator(".side .tab")
    problems = [] if tabs.count() else accessibility_faults(page)
    for number in range(tabs.count()):
        tabs.nth(number).click()
        page.locator(".side .panel-body > *").first.wait_for()
        problems += accessibility_faults(page) if PROVE or number == CHOICES_TAB else duplicate_names(page)
    if tabs.count():
        tabs.nth(tabs.count() - 1).click()
    return problems


def screen_faults(page: Page) -> list[str]:
    """Return accessibility faults, and layout problems here and on the narrowest screen.

    For pages that scroll under a lower bar.
    """
    size = page.viewport_size
    assert size is not None
    problems = accessibility_faults(page)
    for width, height in ((320, 640), (size["width"], size["height"])):
        resize(page, width, height)
        wide = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
        overflow = ["wider than the screen"] if wide else []
        problems += [each for each in layout_problems(page) if not each.startswith(("below", "on one"))] + overflow
    return problems


def resize(page: Page, width: int, height: int) -> None:
    """Resize the page, and wait until all of it is drawn."""
    page.set_viewport_size({"width": width, "height": height})
    wait_until_drawn(page)


def wait_until_drawn(page: Page) -> None:
    """Wait until the page has been drawn as it is now.

    The letters of the prompt follow the size of its box one picture later, and what depends on their size another one later.
    """
    page.evaluate("async () => { for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame) }")


def phone_header_faults(page: Page) -> list[str]:
    """Return the faults of a table's header on phones: a height other than 48 px, or a button beyond the edge."""
    size = page.viewport_size
    assert size is not None
    problems = []
    for width in (320, 360, 390, 430):
        page.set_viewport_size({"width": width, "height": 844})  # measuring forces the layout
        problems += page.evaluate(
            """() => [
                ...[...document.querySelectorAll('.bar')].map(({offsetHeight}) => offsetHeight).filter(height => height !== 48),
                ...[...document.querySelectorAll('.bar :is(a, button, .link)')].map(each => [each, each.getBoundingClientRect()])
                    .filter(([, {left, right, top, bottom}]) => left < 0 || right > innerWidth || top < 0 || bottom > 48)
                    .map(([each]) => each.ariaLabel ?? each.textContent),
            ].map(each => `${innerWidth}: ${each}`)"""
        )
    page.set_viewport_size(size)
    return problems


def layout_problems(page: Page) -> list[str]:
    """Return texts that are cut off or beyond the screen, and overlapping texts and icons of the strips."""
    return list(page.evaluate(LAYOUT_PROBLEMS))


CHOICE = ".can, [data-choice], [data-action], [data-steps], [data-tab]"


def hidden_choices(page: Page, selector: str = CHOICE) -> list[str]:
    """Return choices that lie under an explanation. (A finger's breadth around an item belongs to it.)"""
    return list(
        page.evaluate(
            """selector => {
            const over = document.querySelector('.beside').getBoundingClientRect()
            const under = (box, from, to) => Math.min(box[to], over[to]) - Math.max(box[from], over[from]) > 4
            return [...document.querySelectorAll(`.host :is(${selector})`)]
                .map(each => ({each, box: each.getBoundingClientRect()}))
                .filter(({each, box}) => each.checkVisibility({visibilityProperty: true})
                    && under(box, 'left', 'right') && under(box, 'top', 'bottom'))
                .map(({each}) => each.textContent || each.ariaLabel)
        }""",
            selector,
        )
    )


def torn_texts(page: Page) -> list[str]:
    """Return texts with many more lines than words, and words whose last one or two letters are alone on the next line."""
    return list(
        page.evaluate(
            """() => {
            const torn = []
            const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
            const range = document.createRange()
            const top = (node, i) => (range.setStart(node, i), range.setEnd(node, i + 1), Math.round(range.getBoundingClientRect().top))
            const isClipped = each => each !== null && (getComputedStyle(each).clipPath !== 'none' || isClipped(each.parentElement))
            for (let node = all.nextNode(); node; node = all.nextNode()) {
                const text = node.data.trim()
                if (text.length < 4 || node.parentElement.closest('script, style')) continue
                range.selectNodeContents(node)
                const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top))).size
                if (lines < 2 || isClipped(node.parentElement)) continue
                if (lines > 2 * text.split(/\\s+/).length) torn.push(`${lines} lines: ${text.slice(0, 60)}`)
                for (const {0: word, index} of node.data.matchAll(/\\p{L}{4,}/gu)) {
                    const end = index + word.length
                    if (top(node, end - 3) < top(node, end - 1)) torn.push(`its last letters alone: ${word}`)
                }
            }
            return torn
        }"""
        )
    )


def missing_words(page: Page, kinds: str) -> list[str]:
    """Return ids of messages that stand where their words should be, of the common kinds and of these."""
    common = "board|reason|action|event|prompt|section|ui"
    return re.findall(rf"\b(?:{common}|{kinds})-[a-z][a-z0-9-]+[a-z0-9]\b", page.locator("body").inner_text())


def small_letters(page: Page) -> list[str]:
    """Return visible texts below 12 px. (Letters on a map grow with it; it leaves out those that would be smaller.)"""
    return list(
        page.evaluate(
            """() => [...document.querySelectorAll('.table *')]
            .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && !e.closest('.unseen, [hidden], style, script'))
            .filter(e => e.getClientRects().length && parseFloat(getComputedStyle(e).fontSize) * (e.getScreenCTM?.().a ?? 1) < 11.9)
            .map(e => `${e.textContent.trim().slice(0, 40)} ${getComputedStyle(e).fontSize}`)"""
        )
    )


def scrolling_parts(page: Page, board: str, scrollable: str) -> list[str]:
    """Return parts of the board that scroll sideways, other than those that may."""
    return list(
        page.evaluate(
            """([board, scrollable]) => [...document.querySelectorAll(`${board} *`)]
            .filter(e => !e.closest(scrollable) && e.scrollWidth > e.clientWidth + 1)
            .filter(e => /auto|scroll/.test(getComputedStyle(e).overflowX))
            .map(e => e.className)""",
            [board, scrollable],
        )
    )
