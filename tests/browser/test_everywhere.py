"""Every screen: every language, axe, phones, and how much is sent."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, Response, expect

import boardwright as bw
from boardwright.cli.page_size import COVER_SOURCES, page_files
from boardwright.core.domain.match import Match
from boardwright.core.machine.platforms import PAGE
from boardwright.core.text.words import OFFERED, Words
from tests.browser import endeavor, endeavor_scenes, europe, europe_scenes, railroads, railroads_scenes, trains
from tests.browser.conftest import Opener
from tests.browser.looks import (
    LAPTOP_SIZE,
    PHONE_SIZE as UPRIGHT,
    SMALL_SIZES,
    layout_problems,
    panel_faults,
    resize,
    small_letters,
    torn_texts,
)
from tests.browser.person import LOADED_BOARD, Person, accessibility_faults, wait_until
from tests.browser.scenes import Scene, finished_bot_match
from tests.browser.server import BLANK, PHONE, SCREENSHOTS, Server
from tests.browser.stored import open_stored_match
from tests.conftest import PROVE, in_prove, wide
from tests.contract.shipped import file_of

MESSAGE_ID = re.compile(
    r"\b(?:ui|cli|board|reason|action|event|prompt|section|option|level|help|error|ability|noun|rules|figure)-[a-z][a-z0-9-]+"
)


TRAINS, EUROPE, RAILROADS, ENDEAVOR = "game_of_trains", europe.GAME, railroads.GAME, endeavor.GAME
GAMES = [TRAINS, EUROPE, RAILROADS, ENDEAVOR]
TITLES = {TRAINS: trains.TITLE, EUROPE: europe.TITLE, RAILROADS: railroads.TITLE, ENDEAVOR: endeavor.TITLE}
PEOPLE: dict[str, type[Person]] = {TRAINS: trains.Person, EUROPE: europe.Person, RAILROADS: railroads.Person, ENDEAVOR: endeavor.Person}
# What more there is to look at on a game's board; and of that what has the most words.
SCENES_OF = {EUROPE: europe_scenes.SCENES, RAILROADS: railroads_scenes.SCENES, ENDEAVOR: endeavor_scenes.SCENES}
FEW = ("route", "city", "tunnel", "act", "card", "points", "reckoning")


# Of these screens `make test` looks at one game's: what a board adds to them is little.
ONE = GAMES if PROVE else [TRAINS]


def house_screens(page: Page) -> Iterator[str]:
    """Bring the page to each of the screens that are the same for every game."""
    home = page.url.split("#")[0]
    page.locator(".card h3").first.wait_for()
    yield "lobby"
    page.locator("input[type=file]").set_input_files(match_file())
    page.get_by_role("slider").wait_for()
    yield "opened file"
    page.goto(f"{home}#/settings")
    page.locator("fieldset").first.wait_for()
    yield "settings"
    if PROVE:
        page.goto(f"{home}#/rules/chess")
        page.locator(".screen [role=status]").wait_for()
        yield "nothing"


def match_file() -> FilePayload:
    """A file of a whole match, as a person has it on the disk."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "match.json")
        finished(TRAINS).save(path)
        return {"name": path.name, "mimeType": "application/json", "buffer": path.read_bytes()}


def game_screens(page: Page, server: Server, game: str, scenes: Collection[str] = FEW) -> Iterator[str]:
    """Bring the page to each of a game's screens, and of what else may be seen on its board to these scenes."""
    home = page.url.split("#")[0]
    if game in ONE:
        yield from teaching_screens(page, home, game)
    page.goto(f"{home}#/new/{game}")
    page.locator("form").wait_for()
    yield "new"
    page.locator("form .go button").click()
    page.locator(LOADED_BOARD).first.wait_for()
    yield "table"
    page.keyboard.press("?")
    page.locator("dialog .rulebook").wait_for()
    yield "help"
    page.keyboard.press("Escape")
    for scene, show in SCENES_OF.get(game, {}).items():
        if scene in scenes:
            show(page, server)
            yield scene
    match = finished(game)
    open_stored_match(page, server, match, ["bot:random"] * match.players)
    replay = page.locator(".end.panel a[href*=replay]")
    replay.wait_for()
    if game in ONE:
        yield "end"
    replay.click()
    page.get_by_role("slider").wait_for()
    page.locator(LOADED_BOARD).first.wait_for()
    yield "replay"


def teaching_screens(page: Page, home: str, game: str) -> Iterator[str]:
    """Bring the page to the rules of a game, and to its first lesson."""
    file_of(game, PAGE)  # a lesson is played by the rules in the page
    page.goto(f"{home}#/rules/{game}")
    page.locator(".rulebook h2").first.wait_for()
    yield "rules"
    page.goto(f"{home}#/learn/{game}")
    page.locator(".coach .task").first.wait_for()
    page.locator(LOADED_BOARD).first.wait_for()
    yield "learn"


def finished(game: str) -> Match:
    """A whole match of the bots that know best what they do: it is soon over."""
    loaded = bw.load(game)
    return finished_bot_match(game, "greedy", min(loaded.players), 1)


def all_screens(page: Page, server: Server, games: Collection[str], scenes: Collection[str] = FEW) -> Iterator[str]:
    yield from house_screens(page)
    for game in games:
        for name in game_screens(page, server, game, scenes):
            yield f"{name} of {game}"


# That all languages are complete: tests/words. What differs most from a laptop by day is a phone by night; `make test` looks at one
# game on each, and each game's own tests look at its board on both.
EVERY_WAY = [
    *((language, "light", "laptop") for language in OFFERED),
    ("en", "dark", "laptop"),
    ("en", "light", "phone"),
    *((language, "dark", "phone") for language in ("cs", "en", "is", "sr-Cyrl")),
]
LOOKED_AT = [*FEW, *europe_scenes.SCENES] if PROVE else FEW[::3]


@pytest.mark.parametrize(("language", "scheme", "device"), wide([("cs", "dark", "phone")], EVERY_WAY))
def test_every_screen_is_sound(open_page: Opener, server: Server, language: str, scheme: str, device: str) -> None:
    """No word is missing or torn, axe finds nothing, nothing is too wide; on a phone, nothing is too small for a thumb."""
    page = open_page(language=language, color_scheme=scheme, bypass_csp=True, **(PHONE if device == "phone" else {}))
    games = GAMES if PROVE else [TRAINS] if device == "laptop" else [RAILROADS]
    for name in all_screens(page, server, games, LOOKED_AT):
        told = [*missing_messages(page), *torn_texts(page), *accessibility_faults(page), *small_letters(page)]
        if device == "phone" and name.startswith("table"):
            told += small_buttons(page)
        assert not told, f"{name}:\n" + "\n".join(told[:8])
        assert page.evaluate("() => document.documentElement.lang").startswith(language)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than the screen"


TABLES = {TRAINS: (2, 3, 4), EUROPE: (2, 3, 4, 5), RAILROADS: (2, 3, 4), ENDEAVOR: (3, 4, 5)}
SMALLEST = [(game, players, language) for game, counts in TABLES.items() for players in counts for language in OFFERED]
TABLET = (1024, 768)


STILL = "() => document.getAnimations().every(each => each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)"
"""Whether what happened has come to rest."""


ON_THE_RIM = """() => [...document.querySelectorAll('.yard .sign')].flatMap(sign => {
    const rim = getComputedStyle(sign).boxShadow === 'none' ? 0 : 3
    const {left, right} = sign.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(sign)
    const touches = [...range.getClientRects()].some(line => line.left < left + rim || line.right > right - rim)
    return touches ? [`on the rim: ${sign.textContent}`] : []
})"""
"""Words of a sign that touch or cross its rim (Game of Trains)."""


BROKEN_TABS = """() => [...document.querySelectorAll('.tab .label')].filter(label => label.clientWidth > 1 && (
    label.scrollWidth > label.clientWidth || label.clientHeight > 2 * parseFloat(getComputedStyle(label).fontSize)
)).map(label => `not on one line: ${label.textContent}`)"""


@pytest.mark.parametrize(("game", "players", "language"), wide([(TRAINS, 4, "sr-Cyrl")], SMALLEST))
def test_nothing_is_cut_or_covered_on_a_small_screen(open_page: Opener, server: Server, game: str, players: int, language: str) -> None:
    """However many sit there: a phone upright and sideways, a laptop at 200 %, 320 px, a tablet.

    Who looks begins: in Game of Trains the others still hold the wagons that they drew. On the phone upright and the tablet also with the
    choices open; then each tab beside a board is on one line, on a laptop, too.
    """
    page = open_page(BLANK, language=language)
    open_stored_match(page, server, bw.load(game).new_match(players=players, seed=3), ["Magdalena W.", *["bot:greedy"] * (players - 1)])
    page.wait_for_function("() => document.querySelector('.prompt.mine:not([data-early])')")
    page.locator(LOADED_BOARD).first.wait_for()
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function(STILL)
    choices = page.locator(".tabs .tab").nth(1)
    for size in (UPRIGHT, *SMALL_SIZES, TABLET, LAPTOP_SIZE):
        resize(page, *size)
        told = [*layout_problems(page), *page.evaluate(ON_THE_RIM)]
        if size in (UPRIGHT, TABLET, LAPTOP_SIZE):
            choices.click()
            told += [*layout_problems(page), *page.evaluate(BROKEN_TABS)]
            choices.click()
        assert not told, f"{size}:\n" + "\n".join(told[:8])


def missing_messages(page: Page) -> list[str]:
    """Names of messages where their words should stand, in what is read or read out."""
    named = "[...document.querySelectorAll('[aria-label], [title]')]"
    names = page.evaluate(f"() => {named}.map(e => `${{e.ariaLabel}} ${{e.title}}`).join(' ')")
    return list(MESSAGE_ID.findall(f"{page.locator('body').inner_text()} {names} {page.title()}"))


def small_buttons(page: Page) -> list[str]:
    """Buttons that are too small for a thumb."""
    return list(
        page.evaluate(
            """() => [...document.querySelectorAll('.host button, .prompt-bar button, .tab')]
                .filter(e => e.offsetParent && Math.min(e.offsetWidth, e.offsetHeight) < 24)
                .map(e => `too small: ${e.ariaLabel ?? e.innerText}`)"""
        )
    )


def test_the_language_can_be_changed_at_any_time(open_page: Opener) -> None:
    page = open_page()
    page.locator(".card h3").first.wait_for()
    for language in wide(("sr-Cyrl", "en"), (*OFFERED[1:], OFFERED[0])):
        page.locator("header select").select_option(language)
        expect(page.get_by_role("heading", name=Words(language).t("ui-games"), exact=True)).to_be_visible()
    page.locator("header select").select_option("cs")
    page.reload()
    expect(page.get_by_role("heading", name=Words("cs").t("ui-games"), exact=True)).to_be_visible()


@in_prove("axe looks at other screens")
def test_axe_finds_nothing_at_the_curtain_the_end_and_on_a_phone(open_page: Opener) -> None:
    page = open_page(bypass_csp=True, **PHONE)
    trains.new_match(page, ["Ana", "Ivo"])
    for wanted in (".curtain", ".prompt.mine"):
        page.locator(wanted).wait_for()
        assert not accessibility_faults(page), wanted
        if wanted == ".curtain":
            page.locator(".curtain button").click()


@in_prove("each board's own tests look at some scenes")
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_with_any_panel_open(open_page: Opener, server: Server, game: str) -> None:
    """In every scene, with what happened, the list of choices and the players; no heading and no region has the name of another one.

    Where the match begins also with the rules, and on a board for trials.
    """
    file_of(game, PAGE)
    page = open_page(BLANK, bypass_csp=True)
    for scene, bring in {"begun": begin(game), **SCENES_OF.get(game, {})}.items():
        bring(page, server)
        told = panel_faults(page)
        if scene == "begun":
            told += faults_of_rules_and_trials(page)
        assert not told, f"{scene}:\n" + "\n".join(told[:8])


def faults_of_rules_and_trials(page: Page) -> list[str]:
    page.keyboard.press("?")
    page.locator("dialog .rulebook").wait_for()
    told = accessibility_faults(page)
    page.keyboard.press("Escape")
    trial = page.locator(".trial > .mark")

    def opened() -> bool:
        if not trial.count():
            page.keyboard.press("w")  # the rules are here soon, and until then it says that they are not
        return trial.count() > 0

    wait_until(page, opened)
    return told + panel_faults(page)


def begin(game: str) -> Scene:
    def show_it(page: Page, server: Server) -> None:
        players = max(bw.load(game).players)
        open_stored_match(page, server, bw.load(game).new_match(players=players, seed=1), ["Ana", *["bot:greedy"] * (players - 1)])
        page.locator(".prompt.mine").wait_for()

    return show_it


@in_prove("every board has tests of fingers")
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_plays(open_page: Opener, game: str) -> None:
    page = open_page(**PHONE)
    page.get_by_role("button", name=f"Play now: {TITLES[game]}").tap()
    person = PEOPLE[game](page)
    for _ in range(6):
        if person.wait():
            person.decide()
            expect(page.locator(".prompt .now")).to_be_in_viewport()


@pytest.mark.parametrize("game", wide([RAILROADS], GAMES))
def test_lobby_and_board_load_what_is_counted(open_page: Opener, server: Server, game: str) -> None:
    """`bench` counts these files, and `tests/cli/test_page_size.py` holds them to the game's limit."""
    page = open_page("favicon.svg")
    loaded: set[str] = set()

    def note(answer: Response) -> None:
        if answer.request.resource_type in ("script", "stylesheet"):
            loaded.add(answer.url.removeprefix(server.address))

    page.on("response", note)
    page.goto(server.address)
    page.get_by_role("button", name=f"Play now: {TITLES[game]}").click()
    assert PEOPLE[game](page).wait()
    expect(page.locator(".beside")).to_have_count(0)  # the mouse rests where the button was
    assert page.locator(".prompt .mark").evaluate("mark => getComputedStyle(mark).animationName") == "none"
    page.wait_for_load_state("networkidle")  # the rules come after the board
    assert len(loaded) >= 3 and loaded <= page_files(game, more=COVER_SOURCES)


PICTURED = PROVE or os.environ.get("BOARDWRIGHT_SCREENSHOTS") == "1"
SHOTS = [
    ("desktop-en-light", {"language": "en"}),
    ("desktop-cs-dark", {"language": "cs", "color_scheme": "dark"}),
    ("wide-is-light", {"language": "is", "viewport": {"width": 2560, "height": 1440}}),
    ("phone-cs-light", {"language": "cs", **PHONE}),
    ("phone-is-dark", {"language": "is", "color_scheme": "dark", **PHONE}),
]


# What there is to see of a game's board, by the name of the picture; a map makes large pictures, so of that only these.
PICTURES: dict[str, dict[str, Collection[str]]] = {
    EUROPE: {"desktop-en-light": ["turn", "route", "reckoning"], "phone-cs-light": ["tickets", "turn", "tunnel"]},
    RAILROADS: dict.fromkeys(("desktop-en-light", "phone-is-dark"), railroads_scenes.SCENES),
    ENDEAVOR: {"desktop-en-light": ["build", "city", "presence", "reckoning"], "phone-is-dark": ["turn", "city", "discard"]},
}


@pytest.mark.skipif(not PICTURED, reason="pictures are for people: make screenshots, or make prove")
@pytest.mark.parametrize(("name", "wishes"), SHOTS, ids=[name for name, _ in SHOTS])
def test_screenshots(open_page: Opener, server: Server, name: str, wishes: dict[str, Any]) -> None:
    """Pictures of every screen for people to look at, in screenshots/."""
    SCREENSHOTS.mkdir(exist_ok=True)
    page = open_page(**wishes)

    def take(screen: str) -> None:
        page.evaluate("() => document.fonts.ready")
        path = SCREENSHOTS / f"{name}-{screen}.png"
        page.screenshot(path=path)
        assert path.stat().st_size > 10_000

    for screen in house_screens(page):
        take(screen)
    for screen in game_screens(page, server, TRAINS):
        take(f"{TRAINS}-{screen}")
    for game, pictures in PICTURES.items():
        for scene in pictures.get(name, ["turn"]):
            SCENES_OF[game][scene](page, server)
            take(f"{game}-{scene}")
