"""The page in engines other than Chromium's: Firefox, and WebKit, which is Safari's."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.core.text.words import Words
from boardwright.server.store import Store
from boardwright.server.tokens import new_token, token_hash
from tests.browser import endeavor, europe, railroads, trains
from tests.browser.engines import ENGINES, Window, open_window
from tests.browser.engines.by_list import PLAY_BY_LIST
from tests.browser.engines.sheets import side_by_side
from tests.browser.person import LOADED_BOARD
from tests.browser.scenes import finished_bot_match
from tests.browser.server import BLANK, HOME_NETWORK_HOST, SCREENSHOTS, Server
from tests.browser.shared_table import WHOSE_TURN
from tests.browser.stored import store_match
from tests.conftest import PROVE, choose_cases, only_in_prove

TITLES = {"game_of_trains": trains.TITLE, europe.GAME: europe.TITLE, railroads.GAME: railroads.TITLE, endeavor.GAME: endeavor.TITLE}
USUAL = [("firefox", endeavor.GAME), ("firefox", europe.GAME), ("firefox", railroads.GAME)]
"""Firefox for each long game; the smallest game is played from the lobby on. WebKit has half of the next test."""
EVERY = [(engine, game) for engine in ENGINES for game in TITLES if game != "game_of_trains"]
REMAINING_DECISIONS = 16
"""How many decisions before its end `make test` begins a long match."""
SETTINGS = {"language": "en", "pause": 0, "curtain": "never", "pace": "instant", "side": True, "opponents": {"game_of_trains": "greedy"}}
WORDS = Words("en", part="tables")
SETTINGS_WORDS = Words("en", part="settings")
RESET_STORAGE = "settings => { localStorage.clear(); localStorage['boardwright.settings'] = JSON.stringify(settings) }"
SIDEWAYS = "selector => [document.querySelector(selector)].some(each => each.scrollWidth > each.clientWidth)"
WAGONS = """async () => [...document.querySelectorAll('.board .host [aria-label], .board .host .unseen')]
    .map(({ariaLabel, textContent}) => (ariaLabel ?? textContent).match(/^Place \\d: wagon (\\d+)/)?.[1]).filter(Boolean).sort()"""
"""Script: the wagons of both trains, in order of their numbers, whichever seat looks."""
CARD = ".card[aria-label='{}']"


class Engines:
    """A window of each engine that a test asks for, shared with later tests."""

    def __init__(self, server: Server, stack: ExitStack, request: pytest.FixtureRequest) -> None:
        self.server, self._stack, self._request = server, stack, request
        self.at_home = server.address.replace("127.0.0.1", HOME_NETWORK_HOST)
        self._windows: dict[str, Window] = {}

    def window(self, engine: str, address: str = "", **settings: Any) -> Window:
        """Return an engine's window with an empty storage and these settings.

        `address`: where it finds the server, if not at the server's own.
        """
        if engine not in self._windows:
            opened = open_window(engine, lambda: self._request.getfixturevalue("browser"))
            self._windows[engine] = self._stack.enter_context(opened)
        window = self._windows[engine]
        window.resize(1366, 768)
        window.open((address or self.server.address) + BLANK)
        window.call(RESET_STORAGE, SETTINGS | settings)
        return window

    def open_table(self, window: Window, match: Match, names: list[str], address: str = "") -> str:
        """Store a match and open its table; all people sit at this window. Return the id of the match."""
        token, store = new_token(), Store(str(self.server.folder / "matches.db"))
        try:
            id = store_match(store, store.add_device(token_hash(token), time.time_ns() // 1_000_000), match, names)
        finally:
            store.close()
        window.open((address or self.server.address) + BLANK)  # an open page would keep its old token
        window.call("token => { localStorage['boardwright.token'] = token }", token)
        window.open(f"{address or self.server.address}#/table/{id}")
        return id


@pytest.fixture(scope="module")
def engines(server: Server, request: pytest.FixtureRequest) -> Iterator[Engines]:
    with ExitStack() as stack:
        yield Engines(server, stack, request)


def match_near_its_end(game: str) -> Match:
    """Return a match of bots shortly before its end, with the first seat to choose."""
    loaded = bw.load(game)
    finished = finished_bot_match(game, "greedy", min(loaded.players), 1)
    match = Match.start(loaded, finished.players, finished.seed, finished.options)
    for number, (seat, action) in enumerate(finished.decisions):
        if number >= len(finished.decisions) - REMAINING_DECISIONS and match.actors[0] == 0:
            break
        match.play(seat, action)
    return match


def play_to_the_end(window: Window) -> None:
    """Play by the list of choices to the result, without an error of the page."""
    window.wait_for("() => !!document.querySelector('.tabs .tab')")
    assert window.call(PLAY_BY_LIST, 900)["chosen"] > 0
    assert window.call("() => document.querySelector('.end.panel h2').textContent.trim()")
    assert not window.call(SIDEWAYS, ".end.panel")
    assert not window.errors()


@pytest.mark.parametrize("engine", choose_cases(["firefox"], ENGINES))
def test_match_is_played_from_the_lobby_to_the_result(engines: Engines, engine: str) -> None:
    """A mouse starts a match of the smallest game; the list of choices plays it to the end."""
    window = engines.window(engine)
    window.open(engines.server.address)
    for title in TITLES.values():
        window.wait_for("card => !!document.querySelector(card)", CARD.format(title))
    window.press(f"{CARD.format(trains.TITLE)} .primary")
    play_to_the_end(window)


@pytest.mark.parametrize(("engine", "game"), choose_cases(USUAL, EVERY))
def test_match_of_every_game_is_played_to_its_end(engines: Engines, engine: str, game: str) -> None:
    """`make prove` plays the whole match from the lobby, `make test` the last turns."""
    window = engines.window(engine)
    if PROVE:
        window.open(engines.server.address)
        window.press(f"{CARD.format(TITLES[game])} .primary")
    else:
        match = match_near_its_end(game)
        engines.open_table(window, match, ["Ana", *["bot:greedy"] * (match.players - 1)])
    play_to_the_end(window)


ICONS_CUT_OFF = """() => [...document.querySelectorAll('.endeavor .card .icons > *')].filter(icon => {
    const { top, bottom } = icon.getBoundingClientRect()
    return (top + bottom) / 2 > icon.closest('.card').getBoundingClientRect().bottom
}).length"""
"""Script: how many icons lie beyond the lower edge of their cards by more than half."""


@pytest.mark.parametrize("engine", choose_cases(["firefox"], ENGINES))
def test_icons_of_a_card_are_not_cut_off(engines: Engines, engine: str) -> None:
    """Four icons stand two by two, however the engine rounds fractions of a pixel."""
    window = engines.window(engine)
    engines.open_table(window, match_near_its_end(endeavor.GAME), ["Ana", "bot:greedy", "bot:greedy"])
    window.wait_for(
        "whole => !!document.querySelector(whole) && document.querySelectorAll('.endeavor .card .icons').length > 5", LOADED_BOARD
    )
    assert window.call(ICONS_CUT_OFF) == 0


def test_two_engines_share_a_table(engines: Engines) -> None:
    """A host in Firefox and a friend in WebKit choose in turn, and see the same trains in the end."""
    host, friend = engines.window("firefox", name="Ana"), engines.window("webkit", name="Ivo")
    host.open(f"{engines.server.address}#/new/game_of_trains")
    host.press("li:nth-child(2) .switch label", WORDS.t("ui-friend"))
    host.press("button", "Open the table")
    friend.open(host.wait_for("() => document.querySelector('input[readonly]')?.value"))
    friend.press("button", WORDS.t("ui-room-sit"))
    friend.press("button", WORDS.t("ui-room-set-ready"))
    chose = {host.engine: 0, friend.engine: 0}
    for _ in range(6):
        window = next(window for window in cycle((host, friend)) if window.call(WHOSE_TURN) == "mine")
        chose[window.engine] += window.call(PLAY_BY_LIST, 1)["chosen"]
    assert min(chose.values()) > 0
    friend.wait_for("whole => !!document.querySelector(whole)", LOADED_BOARD)
    wagons = friend.call(WAGONS)
    assert len(wagons) == 14
    host.wait_for(f"async wagons => JSON.stringify(await ({WAGONS})()) === JSON.stringify(wagons)", wagons)
    assert not host.errors() + friend.errors()


NOTIFY_ON = """text => {
    const question = [...document.querySelectorAll('fieldset')].find(each => each.querySelector('legend')?.textContent.trim() === text)
    question?.querySelector('input').click()
    return !!question
}"""
SHOWS_TEXT = "text => document.body.innerText.includes(text)"


@pytest.mark.parametrize("engine", choose_cases(["firefox", "webkit"], ENGINES))
def test_page_works_at_an_untrusted_address(engines: Engines, engine: str) -> None:
    """Over plain HTTP in a home network matches are played, a link is copied or shown, and settings say why there are no notifications."""
    home = engines.at_home
    window = engines.window(engine, home)
    assert not window.call("() => isSecureContext || !!crypto.subtle || !!navigator.clipboard || !!navigator.serviceWorker")
    window.open(home)
    window.press(f"{CARD.format(trains.TITLE)} .primary")
    window.wait_for("() => !!document.querySelector('.tabs .tab')")
    assert window.call(PLAY_BY_LIST, 3)["chosen"] == 3
    id = engines.open_table(window, finished_bot_match("game_of_trains", "greedy", 2, 1), ["Ana", "bot:greedy"], home)
    window.wait_for("() => !!document.querySelector('.end.panel h2')")
    window.call("address => { location.hash = address }", f"#/replay/{id}/3")
    window.press("button", WORDS.t("ui-replay-link"))
    window.wait_for(
        "(...texts) => texts.some(text => document.body.innerText.includes(text))", WORDS.t("ui-replay-copied"), f"#/replay/{id}/3"
    )
    window.call("() => { location.hash = '#/settings' }")
    window.wait_for(NOTIFY_ON, SETTINGS_WORDS.t("ui-notify"))
    window.wait_for(SHOWS_TEXT, SETTINGS_WORDS.t("ui-notify-insecure"))
    assert not window.errors()


# -- every screen (`make prove`)

WIDTHS = {"day": (1366, 768), "night": (460, 844)}
"""Sizes by theme; WebKit's window cannot be narrower than this phone."""
WAIT_FOR_ANIMATIONS = """async () => {
    const end = document.getAnimations().filter(each => isFinite(each.effect.getComputedTiming().endTime))
    await Promise.allSettled(end.map(each => each.finished))
}"""
"""Script: wait until all finite animations have ended."""
OPEN_FILE = """text => {
    const files = new DataTransfer()
    files.items.add(new File([text], 'match.json', {type: 'application/json'}))
    const field = document.querySelector('input[type=file]')
    field.files = files.files
    field.dispatchEvent(new Event('change', {bubbles: true}))
}"""
PARTS_LOADED = """parts => parts.every(part =>
    performance.getEntriesByType('resource').some(({name}) => name.includes(`/assets/${part}-`)))"""
"""Script: whether these parts of the page have loaded."""
SCREENS = {
    "lobby": ("", ".card:not([inert])"),
    "settings": ("#/settings", "fieldset"),
    "new": (f"#/new/{europe.GAME}", "form .primary"),
    "rules": (f"#/rules/{railroads.GAME}", ".rulebook h2"),
    "statistics": ("#/statistics", ".none"),
    "course": (f"#/learn/{endeavor.GAME}", ".host > *"),
}
"""The address of each screen, and what it shows once it is drawn."""


@only_in_prove("make test plays matches there")
@pytest.mark.parametrize("theme", WIDTHS)
@pytest.mark.parametrize("engine", ENGINES)
def test_every_screen_fits_without_errors(engines: Engines, tmp_path: Path, engine: str, theme: str) -> None:
    """Wide by day and narrow by night, each screen appears without an error and fits; pictures lie in screenshots/."""
    SCREENSHOTS.mkdir(exist_ok=True)
    window = engines.window(engine, theme={"day": "light", "night": "dark"}[theme])
    window.resize(*WIDTHS[theme])

    def check_screen(screen: str, drawn: str) -> None:
        window.wait_for("selector => !!document.querySelector(selector)?.checkVisibility()", drawn)
        assert not window.call(SIDEWAYS, "html"), screen
        window.call(WAIT_FOR_ANIMATIONS)
        pictures = {name: SCREENSHOTS / f"engines-{screen}-{theme}-{name}.png" for name in ENGINES}
        window.save_screenshot(pictures[engine])
        side_by_side(pictures, SCREENSHOTS / f"engines-{screen}-{theme}.png")
        assert not window.errors(), screen

    for screen, (path, drawn) in SCREENS.items():
        window.open(f"{engines.server.address}{BLANK}")  # load each screen anew
        window.open(engines.server.address + path)
        check_screen(screen, drawn)
    finished = finished_bot_match("game_of_trains", "greedy", 2, 1)
    window.open(f"{engines.server.address}{BLANK}")
    id = engines.open_table(window, finished, ["Ana", "bot:greedy"])
    check_screen("result", ".end.panel h2")
    window.call("address => { location.hash = address }", f"#/replay/{id}/5")
    check_screen("replay", "input[type=range]")
    window.wait_for(PARTS_LOADED, ["local", "page_replay"])  # Firefox reports interrupted downloads as errors
    window.open(f"{engines.server.address}{BLANK}")
    window.open(engines.server.address)
    check_screen("again", ".card:not([inert])")
    finished.save(tmp_path / "match.json")
    window.call(OPEN_FILE, (tmp_path / "match.json").read_text(encoding="utf-8"))
    check_screen("opened", "input[type=range]")


@only_in_prove("web/test/reload.test.ts tests it with a fake clock")
@pytest.mark.parametrize("engine", ENGINES)
def test_failed_part_loads_when_the_server_is_back(tmp_path: Path, engines: Engines, engine: str) -> None:
    """This holds for browsers, too, that remember a failed import of a module."""
    window, server = engines.window(engine), Server(tmp_path)
    server.start()
    window.open(server.address)
    window.wait_for("() => !!document.querySelector('.card:not([inert])')")
    server.stop()
    window.call("address => { location.hash = address }", SCREENS["rules"][0])
    window.wait_for("() => !!document.querySelector('[role=alert] button')")
    server.start()
    window.wait_for("selector => !!document.querySelector(selector)", SCREENS["rules"][1])
    server.stop()
