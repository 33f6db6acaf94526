"""Every screen in every language and on phones: words, layout, accessibility, and which files load."""

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
from tests.browser.person import LOADED_BOARD, Person, accessibility_faults, wait_until
from tests.browser.scenes import Scene, finished_bot_match
from tests.browser.screen_checks import (
    LAPTOP_SIZE,
    PHONE_SIZE,
    SMALL_SIZES,
    layout_problems,
    panel_faults,
    resize,
    small_letters,
    torn_texts,
    wait_until_drawn,
)
from tests.browser.server import BLANK, PHONE, SCREENSHOTS, Server
from tests.browser.stored import open_stored_match
from tests.conftest import PROVE, choose_cases, only_in_prove
from tests.contract.shipped import built_file

MESSAGE_ID = re.compile(
    r"\b(?:ui|cli|board|reason|action|event|prompt|section|option|level|help|error|ability|noun|rules|figure)-[a-z][a-z0-9-]+"
)


TRAINS, EUROPE, RAILROADS, ENDEAVOR = "game_of_trains", europe.GAME, railroads.GAME, endeavor.GAME
GAMES = [TRAINS, EUROPE, RAILROADS, ENDEAVOR]
TITLES = {TRAINS: trains.TITLE, EUROPE: europe.TITLE, RAILROADS: railroads.TITLE, ENDEAVOR: endeavor.TITLE}
PERSONS: dict[str, type[Person]] = {TRAINS: trains.Person, EUROPE: europe.Person, RAILROADS: railroads.Person, ENDEAVOR: endeavor.Person}
# The scenes of each game's board, and those with the most words.
SCENES_OF = {EUROPE: europe_scenes.SCENES, RAILROADS: railroads_scenes.SCENES, ENDEAVOR: endeavor_scenes.SCENES}
WORDY_SCENES = ("route", "city", "tunnel", "act", "card", "points", "reckoning")


# Games whose rules, lessons and ends are checked: these screens differ little between games, so `make test` takes one.
FULLY_CHECKED = GAMES if PROVE else [TRAINS]


def common_screens(page: Page) -> Iterator[str]:
    """Go to each of the screens that are the same for every game; yield their names."""
    home = page.url.split("#")[0]
    page.locator(".card h3").first.wait_for()
    yield "lobby"
    page.locator("input[type=file]").set_input_files(upload_of_a_match())
    page.get_by_role("slider").wait_for()
    yield "opened file"
    page.goto(f"{home}#/settings")
    page.locator("fieldset").first.wait_for()
    yield "settings"
    if PROVE:
        page.goto(f"{home}#/rules/chess")
        page.locator(".screen [role=status]").wait_for()
        yield "nothing"


def upload_of_a_match() -> FilePayload:
    """Return the file of a whole match, for an upload."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "match.json")
        finished_match(TRAINS).save(path)
        return {"name": path.name, "mimeType": "application/json", "buffer": path.read_bytes()}


def game_screens(page: Page, server: Server, game: str, scenes: Collection[str] = WORDY_SCENES) -> Iterator[str]:
    """Go to each of a game's screens and to these scenes of its board; yield their names."""
    home = page.url.split("#")[0]
    if game in FULLY_CHECKED:
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
    match = finished_match(game)
    open_stored_match(page, server, match, ["bot:random"] * match.players)
    replay = page.locator(".end.panel a[href*=replay]")
    replay.wait_for()
    if game in FULLY_CHECKED:
        yield "end"
    replay.click()
    page.get_by_role("slider").wait_for()
    page.locator(LOADED_BOARD).first.wait_for()
    yield "replay"


def teaching_screens(page: Page, home: str, game: str) -> Iterator[str]:
    """Go to the rules of a game and to its first lesson; yield their names."""
    built_file(game, PAGE)  # the page plays a lesson by its own rules
    page.goto(f"{home}#/rules/{game}")
    page.locator(".rulebook h2").first.wait_for()
    yield "rules"
    page.goto(f"{home}#/learn/{game}")
    page.locator(".coach .task").first.wait_for()
    page.locator(LOADED_BOARD).first.wait_for()
    yield "learn"


def finished_match(game: str) -> Match:
    """Return a whole match of the strongest bots, which ends soon."""
    loaded = bw.load(game)
    return finished_bot_match(game, "greedy", min(loaded.players), 1)


def all_screens(page: Page, server: Server, games: Collection[str], scenes: Collection[str] = WORDY_SCENES) -> Iterator[str]:
    yield from common_screens(page)
    for game in games:
        for name in game_screens(page, server, game, scenes):
            yield f"{name} of {game}"


# tests/words checks that all languages are complete. A phone by night differs most from a laptop by day; `make test` checks one game on
# it, and each game's own tests check its board on both.
ALL_CASES = [
    *((language, "light", "laptop") for language in OFFERED),
    ("en", "dark", "laptop"),
    ("en", "light", "phone"),
    *((language, "dark", "phone") for language in ("cs", "en", "is", "sr-Cyrl")),
]
CHECKED_SCENES = [*WORDY_SCENES, *europe_scenes.SCENES] if PROVE else WORDY_SCENES[::3]


@pytest.mark.parametrize(("language", "scheme", "device"), choose_cases([("cs", "dark", "phone")], ALL_CASES))
def test_every_screen_has_no_layout_or_accessibility_faults(
    open_page: Opener, server: Server, language: str, scheme: str, device: str
) -> None:
    """No word is missing or torn, axe finds nothing, nothing is too wide; on a phone nothing is too small for a thumb."""
    page = open_page(language=language, color_scheme=scheme, bypass_csp=True, **(PHONE if device == "phone" else {}))
    games = GAMES if PROVE else [TRAINS] if device == "laptop" else [RAILROADS]
    for name in all_screens(page, server, games, CHECKED_SCENES):
        problems = [*missing_messages(page), *torn_texts(page), *accessibility_faults(page), *small_letters(page)]
        if device == "phone" and name.startswith("table"):
            problems += small_buttons(page)
        assert not problems, f"{name}:\n" + "\n".join(problems[:8])
        assert page.evaluate("() => document.documentElement.lang").startswith(language)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than the screen"


PLAYER_COUNTS = {TRAINS: (2, 3, 4), EUROPE: (2, 3, 4, 5), RAILROADS: (2, 3, 4), ENDEAVOR: (3, 4, 5)}
ALL_TABLES = [(game, players, language) for game, counts in PLAYER_COUNTS.items() for players in counts for language in OFFERED]
TABLET = (1024, 768)


ANIMATIONS_ENDED = (
    "() => document.getAnimations().every(each => each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)"
)
"""Script: whether all finite animations have ended."""


ON_THE_RIM = """() => [...document.querySelectorAll('.yard .sign')].flatMap(sign => {
    const rim = getComputedStyle(sign).boxShadow === 'none' ? 0 : 3
    const {left, right} = sign.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(sign)
    const touches = [...range.getClientRects()].some(line => line.left < left + rim || line.right > right - rim)
    return touches ? [`on the rim: ${sign.textContent}`] : []
})"""
"""Script: signs whose words touch or cross their rims (Game of Trains)."""


BROKEN_TABS = """() => [...document.querySelectorAll('.tab .label')].filter(label => label.clientWidth > 1 && (
    label.scrollWidth > label.clientWidth || label.clientHeight > 2 * parseFloat(getComputedStyle(label).fontSize)
)).map(label => `not on one line: ${label.textContent}`)"""
"""Script: labels of tabs that need more than one line."""


@pytest.mark.parametrize(("game", "players", "language"), choose_cases([(TRAINS, 4, "sr-Cyrl")], ALL_TABLES))
def test_nothing_is_cut_off_or_covered_on_small_screens(open_page: Opener, server: Server, game: str, players: int, language: str) -> None:
    """On a phone upright and sideways, a laptop at 200 %, a screen of 320 px and a tablet nothing is cut off or covered.

    The person begins: in Game of Trains the others still hold the wagons that they drew. The phone upright, the tablet and the laptop also
    open the list of choices; then each tab's label has one line.
    """
    page = open_page(BLANK, language=language)
    open_stored_match(page, server, bw.load(game).new_match(players=players, seed=3), ["Magdalena W.", *["bot:greedy"] * (players - 1)])
    page.wait_for_function("() => document.querySelector('.prompt.mine:not([data-early])')")
    page.locator(LOADED_BOARD).first.wait_for()
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function(ANIMATIONS_ENDED)
    choices = page.locator(".tabs .tab").nth(1)
    for size in (PHONE_SIZE, *SMALL_SIZES, TABLET, LAPTOP_SIZE):
        resize(page, *size)
        problems = [*layout_problems(page), *page.evaluate(ON_THE_RIM)]
        if size in (PHONE_SIZE, TABLET, LAPTOP_SIZE):
            choices.click()
            wait_until_drawn(page)
            problems += [*layout_problems(page), *page.evaluate(BROKEN_TABS)]
            choices.click()
        assert not problems, f"{size}:\n" + "\n".join(problems[:8])


def missing_messages(page: Page) -> list[str]:
    """Return ids of messages that stand where words should be, in visible texts and in names for screen readers."""
    elements = "[...document.querySelectorAll('[aria-label], [title]')]"
    names = page.evaluate(f"() => {elements}.map(e => `${{e.ariaLabel}} ${{e.title}}`).join(' ')")
    return list(MESSAGE_ID.findall(f"{page.locator('body').inner_text()} {names} {page.title()}"))


def small_buttons(page: Page) -> list[str]:
    """Return buttons that are too small for a thumb."""
    return list(
        page.evaluate(
            """() => [...document.querySelectorAll('.host button, .prompt-bar button, .tab')]
                .filter(e => e.offsetParent && Math.min(e.offsetWidth, e.offsetHeight) < 24)
                .map(e => `too small: ${e.ariaLabel ?? e.innerText}`)"""
        )
    )


def test_language_is_changed_in_the_header_and_kept(open_page: Opener) -> None:
    page = open_page()
    page.locator(".card h3").first.wait_for()
    for language in choose_cases(("sr-Cyrl", "en"), (*OFFERED[1:], OFFERED[0])):
        page.locator("header select").select_option(language)
        expect(page.get_by_role("heading", name=Words(language).t("ui-games"), exact=True)).to_be_visible()
    page.locator("header select").select_option("cs")
    page.reload()
    expect(page.get_by_role("heading", name=Words("cs").t("ui-games"), exact=True)).to_be_visible()


@only_in_prove("axe checks other screens")
def test_axe_finds_nothing_at_the_curtain_and_after_it_on_a_phone(open_page: Opener) -> None:
    page = open_page(bypass_csp=True, **PHONE)
    trains.start_match(page, ["Ana", "Ivo"])
    for selector in (".curtain", ".prompt.mine"):
        page.locator(selector).wait_for()
        assert not accessibility_faults(page), selector
        if selector == ".curtain":
            page.locator(".curtain button").click()


@only_in_prove("each board's own tests check some scenes")
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_with_any_panel_open(open_page: Opener, server: Server, game: str) -> None:
    """This covers every scene with the log, the choices and the players open; no two headings or regions share a name.

    At the beginning of a match it also covers the rules and a board for trials.
    """
    built_file(game, PAGE)
    page = open_page(BLANK, bypass_csp=True)
    for scene, show in {"begun": beginning_of(game), **SCENES_OF.get(game, {})}.items():
        show(page, server)
        problems = panel_faults(page)
        if scene == "begun":
            problems += rules_and_trial_faults(page)
        assert not problems, f"{scene}:\n" + "\n".join(problems[:8])


def rules_and_trial_faults(page: Page) -> list[str]:
    page.keyboard.press("?")
    page.locator("dialog .rulebook").wait_for()
    problems = accessibility_faults(page)
    page.keyboard.press("Escape")
    trial = page.locator(".trial > .mark")

    def open_trial() -> bool:
        if not trial.count():
            page.keyboard.press("w")  # it is refused until the rules have loaded
        return trial.count() > 0

    wait_until(page, open_trial)
    return problems + panel_faults(page)


def beginning_of(game: str) -> Scene:
    def scene(page: Page, server: Server) -> None:
        players = max(bw.load(game).players)
        open_stored_match(page, server, bw.load(game).new_match(players=players, seed=1), ["Ana", *["bot:greedy"] * (players - 1)])
        page.locator(".prompt.mine").wait_for()

    return scene


@only_in_prove("each board's own tests use a finger")
@pytest.mark.parametrize("game", GAMES)
def test_phone_can_play_every_game(open_page: Opener, game: str) -> None:
    page = open_page(**PHONE)
    page.get_by_role("button", name=f"Play now: {TITLES[game]}").tap()
    person = PERSONS[game](page)
    for _ in range(6):
        if person.wait_for_turn():
            person.decide()
            expect(page.locator(".prompt .now")).to_be_in_viewport()


@pytest.mark.parametrize("game", choose_cases([RAILROADS], GAMES))
def test_lobby_and_board_load_only_counted_files(open_page: Opener, server: Server, game: str) -> None:
    """`bench` counts these files, and `tests/cli/test_page_size.py` checks them against the game's limit."""
    page = open_page(BLANK)
    loaded: set[str] = set()

    def note(answer: Response) -> None:
        if answer.request.resource_type in ("script", "stylesheet"):
            loaded.add(answer.url.removeprefix(server.address))

    page.on("response", note)
    page.goto(server.address)
    page.get_by_role("button", name=f"Play now: {TITLES[game]}").click()
    assert PERSONS[game](page).wait_for_turn()
    expect(page.locator(".beside")).to_have_count(0)  # the mouse has not moved since the click
    assert page.locator(".prompt .mark").evaluate("mark => getComputedStyle(mark).animationName") == "none"
    page.wait_for_load_state("networkidle")  # the rules load after the board
    assert len(loaded) >= 3 and loaded <= page_files(game, more=COVER_SOURCES)


TAKES_PICTURES = PROVE or os.environ.get("BOARDWRIGHT_SCREENSHOTS") == "1"
DEVICES = [
    ("desktop-en-light", {"language": "en"}),
    ("desktop-cs-dark", {"language": "cs", "color_scheme": "dark"}),
    ("wide-is-light", {"language": "is", "viewport": {"width": 2560, "height": 1440}}),
    ("phone-cs-light", {"language": "cs", **PHONE}),
    ("phone-is-dark", {"language": "is", "color_scheme": "dark", **PHONE}),
]


# The scenes of each game's board, by the name of the device; pictures of a map are large, so only some are taken.
PICTURED_SCENES: dict[str, dict[str, Collection[str]]] = {
    EUROPE: {"desktop-en-light": ["turn", "route", "reckoning"], "phone-cs-light": ["tickets", "turn", "tunnel"]},
    RAILROADS: dict.fromkeys(("desktop-en-light", "phone-is-dark"), railroads_scenes.SCENES),
    ENDEAVOR: {"desktop-en-light": ["build", "city", "presence", "reckoning"], "phone-is-dark": ["turn", "city", "discard"]},
}


@pytest.mark.skipif(not TAKES_PICTURES, reason="takes pictures: make screenshots, or make prove")
@pytest.mark.parametrize(("name", "options"), DEVICES, ids=[name for name, _ in DEVICES])
def test_screenshots(open_page: Opener, server: Server, name: str, options: dict[str, Any]) -> None:
    """The pictures, of every screen, go to screenshots/."""
    SCREENSHOTS.mkdir(exist_ok=True)
    page = open_page(**options)

    def take_picture(screen: str) -> None:
        page.evaluate("() => document.fonts.ready")
        path = SCREENSHOTS / f"{name}-{screen}.png"
        page.screenshot(path=path)
        assert path.stat().st_size > 10_000

    for screen in common_screens(page):
        take_picture(screen)
    for screen in game_screens(page, server, TRAINS):
        take_picture(f"{TRAINS}-{screen}")
    for game, pictures in PICTURED_SCENES.items():
        for scene in pictures.get(name, ["turn"]):
            SCENES_OF[game][scene](page, server)
            take_picture(f"{game}-{scene}")
