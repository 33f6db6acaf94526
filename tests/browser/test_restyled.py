"""A change on the board restyles what it changes, not half the page."""

from __future__ import annotations

import pytest

import boardwright as bw
from tests.browser.conftest import Opener
from tests.browser.looks import LAPTOP_SIZE, PHONE_SIZE, resize
from tests.browser.server import BLANK, Server
from tests.browser.stored import open_stored_match

# Where something is added below an element that a rule with `:has` is about, browsers restyle everything below that element that any rule
# with `:has` could mean, of whatever part of the page. Such rules, if they are about a large part of it.
AT_LARGE = r"""() => {
    const inner = /:([\w-]+)\(([^()]*)\)/g
    const asking = inside => inside.split(',').find(part => part.includes('§'))?.trim() ?? ''
    const marked = selector => { // § for `:has(…)`; of other parentheses, only what has it
        const next = selector.replace(inner, (_, name, inside) => name === 'has' ? '§' : asking(inside))
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
def test_no_rule_asks_what_a_large_part_of_the_page_has(open_page: Opener, server: Server, game: str) -> None:
    page = open_page(BLANK)
    match = bw.load(game).new_match(players=max(bw.load(game).players), seed=1)
    open_stored_match(page, server, match, ["Ana", *["bot:greedy"] * (match.players - 1)])
    for size in (LAPTOP_SIZE, PHONE_SIZE):
        resize(page, *size)
        assert page.evaluate(AT_LARGE) == []
