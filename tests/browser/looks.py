"""What must be so however a table looks: nothing cut off, no letter too small, no word missing, nothing that axe finds."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.person import faults, said_twice
from tests.conftest import PROVE, wide

PHONE, LAPTOP = (390, 844), (1366, 768)
SMALL = ((844, 390), (740, 360), (683, 384), (320, 640))
"""A phone on its side, a smaller one, a laptop at 200 %, the narrowest that WCAG asks for."""
WIDTHS = ((360, 740), PHONE, LAPTOP, (2560, 1440))
EVERY_SIZE = wide([PHONE, LAPTOP, *SMALL[::3]], [*WIDTHS, *SMALL])
"""`make test` leaves out sizes in between."""
CROWDED = (Path(__file__).parent / "crowded.js").read_text(encoding="utf-8")
CHOICES = 1
"""Which of the tabs beside a board has the list of choices."""
EVERY_SCHEME = ("light", "dark")
SCHEMES = {PHONE: wide(["dark"], EVERY_SCHEME), LAPTOP: wide(["light"], EVERY_SCHEME)}
"""What axe looks at: a laptop by day and a phone by night; `make prove`: both by both."""


def sound_on_every_screen(page: Page, board: str, scrolls: str, widths: Iterable[tuple[int, int]] = EVERY_SIZE) -> None:
    """axe finds nothing (see SCHEMES); nothing is wider than the screen, cut off or on something else; no letter below 12 px.

    The page has to be opened with `bypass_csp=True`. `scrolls`: what of the board may scroll sideways.
    """
    for width, height in widths:
        resize(page, width, height)
        told = crowded(page)
        assert not told, f"{width} x {height}:\n" + "\n".join(told[:8])
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"wider than {width}"
        assert not cut_off(page, board, scrolls), (width, height)
        assert not small_letters(page), (width, height)
        for scheme in SCHEMES.get((width, height), []):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            told = faults_of_panels(page) if (width, height) == LAPTOP else faults(page)
            assert not told, f"{width}, {scheme}:\n" + "\n".join(told[:8])


def faults_of_panels(page: Page) -> list[str]:
    """What axe finds with the list of choices open (`make prove`: with each panel), and what is said twice with any of them."""
    tabs = page.locator(".side .tab")
    told = [] if tabs.count() else faults(page)
    for number in range(tabs.count()):
        tabs.nth(number).click()
        page.locator(".side .panel-body > *").first.wait_for()
        told += faults(page) if PROVE or number == CHOICES else said_twice(page)
    if tabs.count():
        tabs.nth(tabs.count() - 1).click()
    return told


def faults_here_and_narrow(page: Page) -> list[str]:
    """What axe finds; here and on the narrowest screen what is cut off, or wider than it is. For pages that scroll under a lower bar."""
    size = page.viewport_size
    assert size is not None
    told = faults(page)
    for width, height in ((320, 640), (size["width"], size["height"])):
        resize(page, width, height)
        wide = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
        told += [each for each in crowded(page) if not each.startswith(("below", "on one"))] + (["wider than the screen"] if wide else [])
    return told


def resize(page: Page, width: int, height: int) -> None:
    """Another screen, and all of it drawn."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def heads_of_phones(page: Page) -> list[str]:
    """What is wrong with the head of a table on phones: another height than 48 px, or a button beyond the edge."""
    size = page.viewport_size
    assert size is not None
    told = []
    for width in (320, 360, 390, 430):
        page.set_viewport_size({"width": width, "height": 844})  # measuring lays it out
        told += page.evaluate(
            """() => [
                ...[...document.querySelectorAll('.bar')].map(({offsetHeight}) => offsetHeight).filter(height => height !== 48),
                ...[...document.querySelectorAll('.bar :is(a, button, .link)')].map(each => [each, each.getBoundingClientRect()])
                    .filter(([, {left, right, top, bottom}]) => left < 0 || right > innerWidth || top < 0 || bottom > 48)
                    .map(([each]) => each.ariaLabel ?? each.textContent),
            ].map(each => `${innerWidth}: ${each}`)"""
        )
    page.set_viewport_size(size)
    return told


def crowded(page: Page) -> list[str]:
    """Texts that are cut off or beyond the screen, texts and signs of the strips that lie on one another."""
    return list(page.evaluate(CROWDED))


CAN_BE_CHOSEN = ".can, [data-choice], [data-action], [data-steps], [data-tab]"


def hidden_choices(page: Page, what: str = CAN_BE_CHOSEN) -> list[str]:
    """What can be chosen and lies under an explanation. (A finger's breadth around a thing belongs to it.)"""
    return list(
        page.evaluate(
            """what => {
            const over = document.querySelector('.beside').getBoundingClientRect()
            const under = (box, from, to) => Math.min(box[to], over[to]) - Math.max(box[from], over[from]) > 4
            return [...document.querySelectorAll(`.host :is(${what})`)]
                .map(each => ({each, box: each.getBoundingClientRect()}))
                .filter(({each, box}) => each.checkVisibility({visibilityProperty: true})
                    && under(box, 'left', 'right') && under(box, 'top', 'bottom'))
                .map(({each}) => each.textContent || each.ariaLabel)
        }""",
            what,
        )
    )


def torn_texts(page: Page) -> list[str]:
    """Texts with many more lines than words, and words of which only one or two letters go on in the next line."""
    return list(
        page.evaluate(
            """() => {
            const torn = []
            const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
            const range = document.createRange()
            const top = (node, at) => (range.setStart(node, at), range.setEnd(node, at + 1), Math.round(range.getBoundingClientRect().top))
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
    """Names of messages where their words should stand, of the common kinds and of these."""
    common = "board|reason|action|event|prompt|section|ui"
    return re.findall(rf"\b(?:{common}|{kinds})-[a-z][a-z0-9-]+[a-z0-9]\b", page.locator("body").inner_text())


def small_letters(page: Page) -> list[str]:
    """Texts that are seen and smaller than 12 px. (Letters on a map grow with it; where they would be smaller it leaves them out.)"""
    return list(
        page.evaluate(
            """() => [...document.querySelectorAll('.table *')]
            .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && !e.closest('.unseen, [hidden], style, script'))
            .filter(e => e.getClientRects().length && parseFloat(getComputedStyle(e).fontSize) * (e.getScreenCTM?.().a ?? 1) < 11.9)
            .map(e => `${e.textContent.trim().slice(0, 40)} ${getComputedStyle(e).fontSize}`)"""
        )
    )


def cut_off(page: Page, board: str, scrolls: str) -> list[str]:
    """Parts of the board that scroll sideways, other than those that may."""
    return list(
        page.evaluate(
            """([board, scrolls]) => [...document.querySelectorAll(`${board} *`)]
            .filter(e => !e.closest(scrolls) && e.scrollWidth > e.clientWidth + 1)
            .filter(e => /auto|scroll/.test(getComputedStyle(e).overflowX))
            .map(e => e.className)""",
            [board, scrolls],
        )
    )
