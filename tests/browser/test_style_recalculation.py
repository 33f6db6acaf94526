"""A change on the board restyles only a small part of the page."""

from __future__ import annotations

import pytest

import boardwright as bw
from tests.browser.conftest import Opener
from tests.browser.screen_checks import LAPTOP_SIZE, PHONE_SIZE, resize
from tests.browser.server import BLANK, Server
from tests.browser.stored import open_stored_match

# Script: the rules with `:has` whose subject is a large part of the page. When something is added below such a subject, browsers restyle
# everything below it to which any rule with `:has` could apply.
LARGE_HAS_RULES = r"""() => {
    const inner = /:([\w-]+)\(([^()]*)\)/g
    const markedPart = inside => inside.split(',').find(part => part.includes('§'))?.trim() ?? ''
    const marked = selector => { // § for `:has(…)`; of other parentheses, only what has it
        const next = selector.replace(inner, (_, name, inside) => name === 'has' ? '§' : markedPart(inside))
        return next === selector ? selector : marked(next)
    }
    const subject = part => part.split('§')[0].trim() || '*'
    const subjects = selector => marked(selector).split(',').filter(part => part.includes('§')).map(subject)
    const rules = list => [...list].flatMap(rule => [rule, ...rules(rule.cssRules ?? [])])
    const size = element => element.querySelectorAll('*').length
    const most = size(document.querySelector('section.board')) / 3
    const large = [...document.querySelectorAll('body *')].filter(element => size(element) > most)
    return [...document.styleSheets].flatMap(sheet => rules(sheet.cssRules)).map(rule => rule.selectorText ?? '')
        .filter(selector => subjects(selector).some(each => large.some(element => element.matches(each))))
}"""


@pytest.mark.parametrize("game", bw.games())
def test_no_css_has_rule_applies_to_a_large_part_of_the_page(open_page: Opener, server: Server, game: str) -> None:
    page = open_page(BLANK)
    match = bw.load(game).new_match(players=max(bw.load(game).players), seed=1)
    open_stored_match(page, server, match, ["Ana", *["bot:greedy"] * (match.players - 1)])
    for size in (LAPTOP_SIZE, PHONE_SIZE):
        resize(page, *size)
        assert page.evaluate(LARGE_HAS_RULES) == []
