"""The page from a folder of an ordinary web server: what needs no server works, and nothing is asked for that is not there."""

from __future__ import annotations

import functools
import http.server
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from boardwright.core.machine.platforms import WASM
from boardwright.core.text.words import LANGUAGES, Words
from boardwright.server.static_site import writing
from tests.browser.engines import ENGINES, open_window
from tests.browser.server import ROOT
from tests.browser.test_analysis import save_match_file
from tests.browser.test_engines import SETTINGS, play_to_the_end
from tests.browser.test_replay import link_of
from tests.conftest import in_prove, wide
from tests.contract.matches import OURS
from tests.contract.shipped import file_of
from tests.contract.third_party import boardwright, copied

GAME = "game_of_trains"
WORDS = Words("en")
GAMES = wide([GAME], OURS)


class Site(NamedTuple):
    """A written page, and every request for it: path and status."""

    address: str
    asked: list[tuple[str, int]]
    server: http.server.ThreadingHTTPServer


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A web space with the page in a folder, without compressed copies, which Python's server would not send."""
    space = tmp_path_factory.mktemp("web")
    for game in GAMES:
        file_of(game, WASM)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writing, "packers", dict)
        writing.write_site(space / "games" / "boards", GAMES)
    return space


@pytest.fixture
def site(written: Path) -> Iterator[Site]:
    """The page in a folder of Python's own web server, which sends no headers of ours."""
    with served(written) as found:
        yield found._replace(address=f"{found.address}games/boards/")


@contextmanager
def served(folder: Path) -> Iterator[Site]:
    """A folder as Python's own web server serves it."""
    asked: list[tuple[str, int]] = []

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_request(self, code: Any = 0, size: Any = 0) -> None:
            asked.append((self.path, int(code)))

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Site(f"http://127.0.0.1:{server.server_port}/", asked, server)
    server.shutdown()
    server.server_close()


LATE_PARTS = """() => {
    const there = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    return [...document.querySelectorAll('link[rel=stylesheet], link[rel=modulepreload]')].every(({ href }) => there.has(href))
}"""
"""Whether the page has all the parts that it has asked for; a table loads some after its board."""


def troubles_of(page: Page) -> list[str]:
    """What goes wrong in a page, filled as it does."""
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
    page.on("requestfailed", lambda request: troubles.append(request.url))
    return troubles


def assert_only_files(site: Site) -> None:
    """Nothing was asked for that is not there, or is not the site's."""
    home = urlsplit(site.address).path
    wrong = [(path, status) for path, status in site.asked if status >= 400 or not path.startswith(home) or "/api/" in path]
    assert site.asked and not wrong


def test_what_needs_no_server_works_and_nothing_is_asked_that_is_not_there(browser: Browser, site: Site, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    decisions = save_match_file(path)
    context = browser.new_context(locale="en-GB", service_workers="block", viewport={"width": 1366, "height": 768})
    page = context.new_page()
    troubles = troubles_of(page)
    page.goto(site.address)
    for game in GAMES:
        title = Words("en", game).t("title")
        page.get_by_role("link", name=f"Rules: {title}").click()
        expect(page.get_by_role("heading", name="Goal")).to_be_visible()
        page.goto(f"{site.address}#/learn/{game}")
        expect(page.get_by_text("Step 1 of")).to_be_visible()
        expect(page.get_by_role("region", name=f"Board: {title}")).to_be_visible()
        page.goto(f"{site.address}#/")
    page.get_by_label("Open a match file").set_input_files(path)
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()
    page.get_by_role("slider", name="Decision").press("End")
    expect(page.get_by_role("slider", name="Decision")).to_have_value(str(decisions))
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Analyse this match").click()
    expect(page.get_by_role("slider", name="Chances")).to_have_attribute("aria-valuemax", str(decisions))
    play_on_from_here(page)
    for language in wide(["sr"], LANGUAGES):
        page.goto(f"{site.address}#/")
        page.locator("header select").select_option(language)
        expect(page.get_by_role("heading", name=Words(language).t("ui-games"))).to_be_visible()
        page.goto(f"{site.address}#/settings")
        expect(page.get_by_role("heading", name=Words(language).t("ui-settings"), level=1)).to_be_visible()
    context.close()
    assert not troubles
    assert_only_files(site)


def play_on_from_here(page: Page) -> None:
    """Another match begins with a position of the replay; it is kept here, and has a replay and a file of its own."""
    page.get_by_role("slider", name="Decision").press("Home")
    page.get_by_role("button", name=WORDS.t("ui-from-here")).click()
    page.get_by_role("button", name=WORDS.t("ui-start")).click()
    page.wait_for_url("**/#/table/local-*")
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()
    page.wait_for_function(LATE_PARTS)  # a reload would cut them off
    page.reload()
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()


@pytest.mark.parametrize(("engine", "game"), wide([("chromium", GAME)], product(ENGINES, GAMES)))
def test_a_whole_match(engine: str, game: str, browser: Browser, site: Site) -> None:
    """From the lobby to the result, against bots of the page; then it is in the list of finished matches."""
    with open_window(engine, lambda: browser) as window:
        window.open(site.address)
        window.call("settings => { localStorage['boardwright.settings'] = JSON.stringify(settings) }", SETTINGS)
        window.open(site.address)
        window.press(f".card[aria-label='{Words('en', game).t('title')}'] .primary")
        play_to_the_end(window)
        window.call("() => document.querySelector('.end.panel a[href=\"#/\"]').click()")  # the panel still grows: a mouse could miss it
        window.wait_for("() => !!document.querySelector('#finished')")
        window.call("() => { location.hash = '#/statistics' }")
        window.wait_for("() => document.querySelector('.groups tbody .right')?.textContent === '1'")
        assert not window.errors()
    assert_only_files(site)


def test_links_to_what_is_not_there(browser: Browser, tmp_path: Path) -> None:
    """A page with some of our games says so, and asks for no files of the others; nor for the matches and tables of a server."""
    save_match_file(tmp_path / "match.json")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writing, "packers", dict)
        writing.write_site(tmp_path / "web", [GAME])
    with served(tmp_path / "web") as site:
        page = browser.new_page(locale="en-GB", service_workers="block")
        troubles = troubles_of(page)
        page.goto(site.address)
        for screen in ("new", "learn"):
            page.goto(f"{site.address}#/{screen}/endeavor")
            expect(page.get_by_text("This game is not available here.")).to_be_visible()
        page.goto(f"{site.address}#/shared/{link_of(tmp_path / 'match.json', 'endeavor')}")
        expect(page.get_by_role("alert")).to_contain_text("the game endeavor is not available here")
        for screen in ("table", "room"):  # of a server
            page.goto(f"{site.address}#/{screen}/FD5XTj5SE3YuqmFslL2OxQ")
            expect(page.get_by_text("does not exist here" if screen == "table" else "This table no longer exists")).to_be_visible()
        page.close()
        assert_only_files(site)
    assert not troubles


@in_prove("web/test/site.test.ts looks at the addresses by itself")
def test_a_game_from_another_package_is_part_of_it(browser: Browser, tmp_path: Path) -> None:
    """With its words, cover, rulebook and board, which come from its own files; its rules run in the page, and a match ends."""
    guests = copied(tmp_path / "guests", ROOT / "examples" / "schnapsen")
    done = boardwright(guests, "page", "--out", tmp_path / "web", "--games", "schnapsen")
    assert done.returncode == 0 and done.stderr == "", done.stderr
    with served(tmp_path / "web") as site:
        page = browser.new_page(locale="cs", service_workers="block")
        troubles = troubles_of(page)
        page.goto(site.address)
        page.get_by_role("article", name="Schnapsen").get_by_role("link", name="Pravidla").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Schnapsen")
        expect(page.get_by_role("figure").first).to_be_visible()
        page.close()
        with open_window("chromium", lambda: browser) as window:
            window.open(site.address)
            window.call("settings => { localStorage['boardwright.settings'] = JSON.stringify(settings) }", SETTINGS)
            window.open(site.address)
            window.press(".card[aria-label='Schnapsen'] .primary")
            play_to_the_end(window)
        assert_only_files(site)
    assert not troubles


def renew(site: Path) -> None:
    """Another version in the same place: every script has another name, which all files that ask for it know."""
    scripts = {path.name: f"{path.stem[::-1].replace('-', '_')}.js" for path in (site / "assets").glob("*.js")}
    for path in [each for each in site.rglob("*") if each.suffix in {".js", ".html", ".json", ".css"}]:
        text = path.read_text(encoding="utf-8")
        for old, new in scripts.items():
            text = text.replace(old, new)
        path.unlink()
        path.with_name(scripts.get(path.name, path.name)).write_text(text, encoding="utf-8")


@in_prove("web/test/reload.test.ts has it with a clock")
@pytest.mark.parametrize("engine", ENGINES)
def test_a_tab_that_a_new_version_finds_open_recovers_once(engine: str, browser: Browser, written: Path, tmp_path: Path) -> None:
    """A part that has gone with the old version makes the page load again; then it is the new page, and stays."""
    space = tmp_path / "web"
    shutil.copytree(written, space)
    with served(space) as site, open_window(engine, lambda: browser) as window:
        window.open(f"{site.address}games/boards/")
        window.wait_for("() => !!document.querySelector('.card:not([inert])')")
        window.call("async () => { for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister() }")
        window.call("async () => { for (const each of await caches.keys()) await caches.delete(each) }")
        renew(space / "games" / "boards")
        window.call("() => { globalThis.old = true; location.hash = '#/settings' }")
        window.wait_for("() => !!document.querySelector('fieldset')")
        assert window.call("() => !globalThis.old"), "the page is another one"
        loaded = [path for path, status in site.asked if path.endswith("/boards/") and status == 200]
        window.call("() => { location.hash = '#/rules/game_of_trains' }")
        window.wait_for("() => !!document.querySelector('.rulebook h2')")
        assert loaded == [path for path, status in site.asked if path.endswith("/boards/") and status == 200]


@in_prove("web/test/worker.test.ts looks at the worker by itself")
def test_it_opens_without_a_network(browser: Browser, site: Site, tmp_path: Path) -> None:
    save_match_file(tmp_path / "match.json")
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(site.address)
    assert page.evaluate("() => navigator.serviceWorker.ready.then(({ scope }) => scope)") == site.address
    page.wait_for_function("() => navigator.serviceWorker.controller")
    site.server.shutdown()
    site.server.server_close()
    page.reload()
    page.get_by_role("link", name="Rules: Game of Trains").click()
    expect(page.get_by_role("heading", name="Goal")).to_be_visible()
    page.goto(f"{site.address}#/")
    page.get_by_label("Open a match file").set_input_files(tmp_path / "match.json")
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()
    context.close()
