"""The page in browsers with other engines than Chromium's: Firefox, and WebKit, which is Safari's."""

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
from tests.browser.engines.by_list import BY_LIST
from tests.browser.engines.sheets import side_by_side
from tests.browser.gathering import WHOSE_TURN
from tests.browser.person import LOADED_BOARD
from tests.browser.scenes import finished_bot_match
from tests.browser.server import BLANK, HOME_NETWORK_HOST, SCREENSHOTS, Server
from tests.browser.stored import write
from tests.conftest import PROVE, in_prove, wide

TITLES = {"game_of_trains": trains.TITLE, europe.GAME: europe.TITLE, railroads.GAME: railroads.TITLE, endeavor.GAME: endeavor.TITLE}
USUAL = [("firefox", endeavor.GAME), ("firefox", europe.GAME), ("firefox", railroads.GAME)]
"""Firefox for each game; the smallest one is played from the lobby on. WebKit takes half of the next test."""
EVERY = [(engine, game) for engine in ENGINES for game in TITLES if game != "game_of_trains"]
LEFT = 16
"""So many decisions before its end `make test` begins a long match."""
SETTINGS = {"language": "en", "pause": 0, "curtain": "never", "pace": "instant", "side": True, "opponents": {"game_of_trains": "greedy"}}
WORDS = Words("en", part="tables")
KEEP_ONLY = "settings => { localStorage.clear(); localStorage['boardwright.settings'] = JSON.stringify(settings) }"
SIDEWAYS = "selector => [document.querySelector(selector)].some(each => each.scrollWidth > each.clientWidth)"
PLACES = """async () => [...document.querySelectorAll('.board .host [aria-label], .board .host .unseen')]
    .map(({ariaLabel, textContent}) => (ariaLabel ?? textContent).match(/^Place \\d: wagon (\\d+)/)?.[1]).filter(Boolean).sort()"""
"""The wagons of both trains, wherever they stand for this viewer."""
CARD = ".card[aria-label='{}']"


class Engines:
    """A window of each engine that a test asks for; the next test gets the same one."""

    def __init__(self, server: Server, stack: ExitStack, request: pytest.FixtureRequest) -> None:
        self.server, self._stack, self._request = server, stack, request
        self.at_home = server.address.replace("127.0.0.1", HOME_NETWORK_HOST)
        self._windows: dict[str, Window] = {}

    def window(self, engine: str, address: str = "", **settings: Any) -> Window:
        """Nothing is kept there, and the page has these settings. `address`: where it finds the server, if not at the server's own."""
        if engine not in self._windows:
            opened = open_window(engine, lambda: self._request.getfixturevalue("browser"))
            self._windows[engine] = self._stack.enter_context(opened)
        window = self._windows[engine]
        window.resize(1366, 768)
        window.open((address or self.server.address) + BLANK)
        window.call(KEEP_ONLY, SETTINGS | settings)
        return window

    def open_table(self, window: Window, match: Match, names: list[str], address: str = "") -> str:
        """At the table of a match that was begun elsewhere; all people sit at this window. Returns the id of the match."""
        token, store = new_token(), Store(str(self.server.folder / "matches.db"))
        try:
            id = write(store, store.add_device(token_hash(token), time.time_ns() // 1_000_000), match, names)
        finally:
            store.close()
        window.open((address or self.server.address) + BLANK)  # a page that is open keeps the token that it has read
        window.call("token => { localStorage['boardwright.token'] = token }", token)
        window.open(f"{address or self.server.address}#/table/{id}")
        return id


@pytest.fixture(scope="module")
def engines(server: Server, request: pytest.FixtureRequest) -> Iterator[Engines]:
    with ExitStack() as stack:
        yield Engines(server, stack, request)


def near_the_end(game: str) -> Match:
    """A match of bots, so far that the first seat has to choose and few decisions are left."""
    loaded = bw.load(game)
    ended = finished_bot_match(game, "greedy", min(loaded.players), 1)
    match = Match.start(loaded, ended.players, ended.seed, ended.options)
    for number, (seat, action) in enumerate(ended.decisions):
        if number >= len(ended.decisions) - LEFT and match.actors[0] == 0:
            break
        match.play(seat, action)
    return match


def play_to_the_end(window: Window) -> None:
    """By the list of choices, to the result, without an error of the page."""
    window.wait_for("() => !!document.querySelector('.tabs .tab')")
    assert window.call(BY_LIST, 900)["chosen"] > 0
    assert window.call("() => document.querySelector('.end.panel h2').textContent.trim()")
    assert not window.call(SIDEWAYS, ".end.panel")
    assert not window.errors()


@pytest.mark.parametrize("engine", wide(["firefox"], ENGINES))
def test_from_the_lobby_to_the_result(engines: Engines, engine: str) -> None:
    """The smallest game, whole: begun with the mouse, then by the list of choices."""
    window = engines.window(engine)
    window.open(engines.server.address)
    for title in TITLES.values():
        window.wait_for("card => !!document.querySelector(card)", CARD.format(title))
    window.press(f"{CARD.format(trains.TITLE)} .primary")
    play_to_the_end(window)


@pytest.mark.parametrize(("engine", "game"), wide(USUAL, EVERY))
def test_a_match_of_every_game_ends(engines: Engines, engine: str, game: str) -> None:
    """In `make prove` whole and from the lobby, otherwise the last turns."""
    window = engines.window(engine)
    if PROVE:
        window.open(engines.server.address)
        window.press(f"{CARD.format(TITLES[game])} .primary")
    else:
        match = near_the_end(game)
        engines.open_table(window, match, ["Ana", *["bot:greedy"] * (match.players - 1)])
    play_to_the_end(window)


ICONS_CUT_OFF = """() => [...document.querySelectorAll('.endeavor .card .icons > *')].filter(icon => {
    const { top, bottom } = icon.getBoundingClientRect()
    return (top + bottom) / 2 > icon.closest('.card').getBoundingClientRect().bottom
}).length"""
"""How many icons are beyond the lower edge of their cards by more than half."""


@pytest.mark.parametrize("engine", wide(["firefox"], ENGINES))
def test_the_icons_of_a_card_are_whole(engines: Engines, engine: str) -> None:
    """Four of them stand two by two, whatever the engine makes of fractions of a pixel."""
    window = engines.window(engine)
    engines.open_table(window, near_the_end(endeavor.GAME), ["Ana", "bot:greedy", "bot:greedy"])
    window.wait_for(
        "whole => !!document.querySelector(whole) && document.querySelectorAll('.endeavor .card .icons').length > 5", LOADED_BOARD
    )
    assert window.call(ICONS_CUT_OFF) == 0


def test_one_table_in_two_engines(engines: Engines) -> None:
    """A host in Firefox, a friend in WebKit: they choose in turn, and at the end of it see the same trains."""
    host, friend = engines.window("firefox", name="Ana"), engines.window("webkit", name="Ivo")
    host.open(f"{engines.server.address}#/new/game_of_trains")
    host.press("li:nth-child(2) .switch label", WORDS.t("ui-friend"))
    host.press("button", "Open the table")
    friend.open(host.wait_for("() => document.querySelector('input[readonly]')?.value"))
    friend.press("button", WORDS.t("ui-room-sit"))
    friend.press("button", WORDS.t("ui-room-set-ready"))
    chose = {host.engine: 0, friend.engine: 0}
    for _ in range(6):
        window = next(each for each in cycle((host, friend)) if each.call(WHOSE_TURN) == "mine")
        chose[window.engine] += window.call(BY_LIST, 1)["chosen"]
    assert min(chose.values()) > 0
    friend.wait_for("whole => !!document.querySelector(whole)", LOADED_BOARD)
    seen = friend.call(PLACES)
    assert len(seen) == 14
    host.wait_for(f"async seen => JSON.stringify(await ({PLACES})()) === JSON.stringify(seen)", seen)
    assert not host.errors() + friend.errors()


NOTIFY_ON = """text => {
    const asked = [...document.querySelectorAll('fieldset')].find(each => each.querySelector('legend')?.textContent.trim() === text)
    asked?.querySelector('input').click()
    return !!asked
}"""
SAYS = "text => document.body.innerText.includes(text)"


@pytest.mark.parametrize("engine", wide(["firefox", "webkit"], ENGINES))
def test_at_an_address_that_is_not_trusted(engines: Engines, engine: str) -> None:
    """As in a home network over plain HTTP: matches are played, a link is copied or told, settings say why there are no notifications."""
    home = engines.at_home
    window = engines.window(engine, home)
    assert not window.call("() => isSecureContext || !!crypto.subtle || !!navigator.clipboard || !!navigator.serviceWorker")
    window.open(home)
    window.press(f"{CARD.format(trains.TITLE)} .primary")
    window.wait_for("() => !!document.querySelector('.tabs .tab')")
    assert window.call(BY_LIST, 3)["chosen"] == 3
    id = engines.open_table(window, finished_bot_match("game_of_trains", "greedy", 2, 1), ["Ana", "bot:greedy"], home)
    window.wait_for("() => !!document.querySelector('.end.panel h2')")
    window.call("address => { location.hash = address }", f"#/replay/{id}/3")
    window.press("button", WORDS.t("ui-replay-link"))
    window.wait_for(
        "(...texts) => texts.some(text => document.body.innerText.includes(text))", WORDS.t("ui-replay-copied"), f"#/replay/{id}/3"
    )
    window.call("() => { location.hash = '#/settings' }")
    window.wait_for(NOTIFY_ON, WORDS.t("ui-notify"))
    window.wait_for(SAYS, WORDS.t("ui-notify-insecure"))
    assert not window.errors()


# -- every screen, for `make prove`

WIDTHS = {"day": (1366, 768), "night": (460, 844)}
"""WebKit's window is never narrower than this phone."""
STILL = """async () => {
    const end = document.getAnimations().filter(each => isFinite(each.effect.getComputedTiming().endTime))
    await Promise.allSettled(end.map(each => each.finished))
}"""
"""Waits until nothing moves any more but what moves for ever."""
OPEN_FILE = """text => {
    const files = new DataTransfer()
    files.items.add(new File([text], 'match.json', {type: 'application/json'}))
    const field = document.querySelector('input[type=file]')
    field.files = files.files
    field.dispatchEvent(new Event('change', {bubbles: true}))
}"""
CAME = """parts => parts.every(part =>
    performance.getEntriesByType('resource').some(({name}) => name.includes(`/assets/${part}-`)))"""
SCREENS = {
    "lobby": ("", ".card:not([inert])"),
    "settings": ("#/settings", "fieldset"),
    "new": (f"#/new/{europe.GAME}", "form .primary"),
    "rules": (f"#/rules/{railroads.GAME}", ".rulebook h2"),
    "statistics": ("#/statistics", ".none"),
    "course": (f"#/learn/{endeavor.GAME}", ".host > *"),
}
"""Where each is, and what is there once it has been drawn."""


@in_prove("make test plays matches there")
@pytest.mark.parametrize("theme", WIDTHS)
@pytest.mark.parametrize("engine", ENGINES)
def test_every_screen(engines: Engines, tmp_path: Path, engine: str, theme: str) -> None:
    """Wide by day, narrow by night: each comes without an error, fits the width; pictures, also side by side, lie in screenshots/."""
    SCREENSHOTS.mkdir(exist_ok=True)
    window = engines.window(engine, theme={"day": "light", "night": "dark"}[theme])
    window.resize(*WIDTHS[theme])

    def looked_at(screen: str, drawn: str) -> None:
        window.wait_for("selector => !!document.querySelector(selector)?.checkVisibility()", drawn)
        assert not window.call(SIDEWAYS, "html"), screen
        window.call(STILL)
        pictures = {each: SCREENSHOTS / f"engines-{screen}-{theme}-{each}.png" for each in ENGINES}
        window.save_screenshot(pictures[engine])
        side_by_side(pictures, SCREENSHOTS / f"engines-{screen}-{theme}.png")
        assert not window.errors(), screen

    for screen, (path, drawn) in SCREENS.items():
        window.open(f"{engines.server.address}{BLANK}")  # each screen from its beginning
        window.open(engines.server.address + path)
        looked_at(screen, drawn)
    ended = finished_bot_match("game_of_trains", "greedy", 2, 1)
    window.open(f"{engines.server.address}{BLANK}")
    id = engines.open_table(window, ended, ["Ana", "bot:greedy"])
    looked_at("result", ".end.panel h2")
    window.call("address => { location.hash = address }", f"#/replay/{id}/5")
    looked_at("replay", "input[type=range]")
    window.wait_for(CAME, ["local", "page_replay"])  # Firefox calls files that are cut off errors
    window.open(f"{engines.server.address}{BLANK}")
    window.open(engines.server.address)
    looked_at("again", ".card:not([inert])")
    ended.save(tmp_path / "match.json")
    window.call(OPEN_FILE, (tmp_path / "match.json").read_text(encoding="utf-8"))
    looked_at("opened", "input[type=range]")


@in_prove("web/test/reload.test.ts has it with a clock")
@pytest.mark.parametrize("engine", ENGINES)
def test_a_part_that_could_not_be_loaded_comes_with_the_server(tmp_path: Path, engines: Engines, engine: str) -> None:
    """Also where the browser remembers that a module could not be loaded."""
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
