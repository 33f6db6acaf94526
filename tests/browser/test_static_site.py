"""The page as files of an ordinary web server: all features without a server work, and all requests are for files that exist."""

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
from tests.browser.engines import ENGINES, Window, open_window
from tests.browser.server import BLANK, ROOT
from tests.browser.test_analysis import save_match_file
from tests.browser.test_engines import RESET_STORAGE, SETTINGS, play_to_the_end
from tests.browser.test_replay import match_link
from tests.conftest import choose_cases, only_in_prove
from tests.contract.matches import BUILT_IN_GAMES
from tests.contract.shipped import built_file
from tests.contract.third_party import copy_example, run_boardwright

GAME = "game_of_trains"
WORDS = Words("en")
GAMES = choose_cases([GAME], BUILT_IN_GAMES)


class Site(NamedTuple):
    """A written page, and every request for it: path and status."""

    address: str
    requests: list[tuple[str, int]]
    server: http.server.ThreadingHTTPServer


@pytest.fixture(scope="module")
def written_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A web root with the page in a folder, without compressed copies, which Python's server would not send."""
    root = tmp_path_factory.mktemp("web")
    for game in GAMES:
        built_file(game, WASM)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writing, "packers", dict)
        writing.write_site(root / "games" / "boards", GAMES)
    return root


@pytest.fixture
def site(written_site: Path) -> Iterator[Site]:
    """The page in a folder of Python's web server, which sends none of our headers."""
    with serve(written_site) as root:
        yield root._replace(address=f"{root.address}games/boards/")


@contextmanager
def serve(folder: Path) -> Iterator[Site]:
    """Serve a folder by Python's own web server."""
    requests: list[tuple[str, int]] = []

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_request(self, code: Any = 0, size: Any = 0) -> None:
            requests.append((self.path, int(code)))

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Site(f"http://127.0.0.1:{server.server_port}/", requests, server)
    server.shutdown()
    server.server_close()


LATE_PARTS = """() => {
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    return [...document.querySelectorAll('link[rel=stylesheet], link[rel=modulepreload]')].every(({ href }) => loaded.has(href))
}"""
"""Script: whether all requested parts of the page have loaded; a table loads some after its board."""


def collect_errors(page: Page) -> list[str]:
    """Return a list that collects the errors of a page."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    page.on("requestfailed", lambda request: errors.append(request.url))
    return errors


def check_requests(site: Site) -> None:
    """Check that every request was for a file of the site that exists."""
    home = urlsplit(site.address).path
    wrong = [(path, status) for path, status in site.requests if status >= 400 or not path.startswith(home) or "/api/" in path]
    assert site.requests and not wrong


def test_features_without_a_server_work_and_request_only_existing_files(browser: Browser, site: Site, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    decisions = save_match_file(path)
    context = browser.new_context(locale="en-GB", service_workers="block", viewport={"width": 1366, "height": 768})
    page = context.new_page()
    errors = collect_errors(page)
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
    start_match_from_replay(page)
    for language in choose_cases(["sr"], LANGUAGES):
        page.goto(f"{site.address}#/")
        page.locator("header select").select_option(language)
        expect(page.get_by_role("heading", name=Words(language).t("ui-games"))).to_be_visible()
        page.goto(f"{site.address}#/settings")
        expect(page.get_by_role("heading", name=Words(language).t("ui-settings"), level=1)).to_be_visible()
    context.close()
    assert not errors
    check_requests(site)


def start_match_from_replay(page: Page) -> None:
    """Start another match from a position of the replay; it is kept on this device, with a replay and a file."""
    page.get_by_role("slider", name="Decision").press("Home")
    page.get_by_role("button", name=WORDS.t("ui-from-here")).click()
    page.get_by_role("button", name=WORDS.t("ui-start")).click()
    page.wait_for_url("**/#/table/local-*")
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()
    page.wait_for_function(LATE_PARTS)  # a reload would interrupt them
    page.reload()
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()


def open_lobby(window: Window, site: Site) -> None:
    """Open the lobby of a device with the settings of these tests: fast bots, which do not wait for an undo."""
    window.open(site.address + BLANK)  # a page that is still loading would store its own settings over these
    window.call(RESET_STORAGE, SETTINGS)
    window.open(site.address)


@pytest.mark.parametrize(("engine", "game"), choose_cases([("chromium", GAME)], product(ENGINES, GAMES)))
def test_whole_match_against_bots_of_the_page(engine: str, game: str, browser: Browser, site: Site) -> None:
    """The page's bots play against a person from the lobby to the result; then the match is listed as finished."""
    with open_window(engine, lambda: browser) as window:
        open_lobby(window, site)
        window.press(f".card[aria-label='{Words('en', game).t('title')}'] .primary")
        play_to_the_end(window)
        window.call("() => document.querySelector('.end.panel a[href=\"#/\"]').click()")  # not by mouse: the panel is still growing
        window.wait_for("() => !!document.querySelector('#finished')")
        window.call("() => { location.hash = '#/statistics' }")
        window.wait_for("() => document.querySelector('.groups tbody .right')?.textContent === '1'")
        assert not window.errors()
    check_requests(site)


def test_links_to_missing_games_matches_and_tables_are_refused(browser: Browser, tmp_path: Path) -> None:
    """A site with some of our games refuses the others and the matches and tables of a server, and requests no files for them."""
    save_match_file(tmp_path / "match.json")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writing, "packers", dict)
        writing.write_site(tmp_path / "web", [GAME])
    with serve(tmp_path / "web") as site:
        page = browser.new_page(locale="en-GB", service_workers="block")
        errors = collect_errors(page)
        page.goto(site.address)
        for screen in ("new", "learn"):
            page.goto(f"{site.address}#/{screen}/endeavor")
            expect(page.get_by_text("This game is not available here.")).to_be_visible()
        page.goto(f"{site.address}#/shared/{match_link(tmp_path / 'match.json', 'endeavor')}")
        expect(page.get_by_role("alert")).to_contain_text("the game endeavor is not available here")
        for screen in ("table", "room"):  # they need a server
            page.goto(f"{site.address}#/{screen}/FD5XTj5SE3YuqmFslL2OxQ")
            expect(page.get_by_text("does not exist here" if screen == "table" else "This table no longer exists")).to_be_visible()
        page.close()
        check_requests(site)
    assert not errors


@only_in_prove("web/test/site.test.ts checks the addresses by themselves")
def test_site_includes_a_game_of_another_package(browser: Browser, tmp_path: Path) -> None:
    """Words, cover, rulebook and board come from its own files; its rules run in the page, and a match ends."""
    package = copy_example(tmp_path / "guests", ROOT / "examples" / "schnapsen")
    process = run_boardwright(package, "page", "--out", tmp_path / "web", "--games", "schnapsen")
    assert process.returncode == 0 and process.stderr == "", process.stderr
    with serve(tmp_path / "web") as site:
        page = browser.new_page(locale="cs", service_workers="block")
        errors = collect_errors(page)
        page.goto(site.address)
        page.get_by_role("article", name="Schnapsen").get_by_role("link", name="Pravidla").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Schnapsen")
        expect(page.get_by_role("figure").first).to_be_visible()
        page.close()
        with open_window("chromium", lambda: browser) as window:
            open_lobby(window, site)
            window.press(".card[aria-label='Schnapsen'] .primary")
            play_to_the_end(window)
        check_requests(site)
    assert not errors


def replace_by_new_version(site: Path) -> None:
    """Replace a site by a new version: every script gets another name, in all files that refer to it."""
    scripts = {path.name: f"{path.stem[::-1].replace('-', '_')}.js" for path in (site / "assets").glob("*.js")}
    for path in [file for file in site.rglob("*") if file.suffix in {".js", ".html", ".json", ".css"}]:
        text = path.read_text(encoding="utf-8")
        for old, new in scripts.items():
            text = text.replace(old, new)
        path.unlink()
        path.with_name(scripts.get(path.name, path.name)).write_text(text, encoding="utf-8")


@only_in_prove("web/test/reload.test.ts tests it with a fake clock")
@pytest.mark.parametrize("engine", ENGINES)
def test_open_tab_recovers_once_from_a_new_version(engine: str, browser: Browser, written_site: Path, tmp_path: Path) -> None:
    """A part that has gone with the old version reloads the page; then it is the new page, and stays."""
    root = tmp_path / "web"
    shutil.copytree(written_site, root)
    with serve(root) as site, open_window(engine, lambda: browser) as window:
        window.open(f"{site.address}games/boards/")
        window.wait_for("() => !!document.querySelector('.card:not([inert])')")
        window.call("async () => { for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister() }")
        window.call("async () => { for (const each of await caches.keys()) await caches.delete(each) }")
        replace_by_new_version(root / "games" / "boards")
        window.call("() => { globalThis.old = true; location.hash = '#/settings' }")
        window.wait_for("() => !!document.querySelector('fieldset')")
        assert window.call("() => !globalThis.old"), "the page has reloaded"
        loaded = [path for path, status in site.requests if path.endswith("/boards/") and status == 200]
        window.call("() => { location.hash = '#/rules/game_of_trains' }")
        window.wait_for("() => !!document.querySelector('.rulebook h2')")
        assert loaded == [path for path, status in site.requests if path.endswith("/boards/") and status == 200]


@only_in_prove("web/test/worker.test.ts checks the worker by itself")
def test_site_opens_without_a_network(browser: Browser, site: Site, tmp_path: Path) -> None:
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
