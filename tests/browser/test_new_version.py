"""A server with a new build of the page replaces the old one, while a tab is at a match."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from boardwright.core.machine.platforms import PAGE
from boardwright.server.api.static_files import STATIC
from tests.browser.engines.by_list import PLAY_BY_LIST
from tests.browser.server import ROOT, Server
from tests.browser.test_engines import SETTINGS
from tests.conftest import only_in_prove
from tests.contract.matches import SMALLEST
from tests.contract.node_engine import find_node
from tests.contract.shipped import built_file

BUILD = """
import { build } from 'vite'
const [name, asset] = ['assets/[name]-[hash:9].js', 'assets/[name]-[hash:9][extname]']
const output = { entryFileNames: name, chunkFileNames: name, assetFileNames: asset }
await build({ logLevel: 'error', build: { outDir: process.argv[1], rolldownOptions: { output } } })
"""
"""A script that builds the page again with other file names, as after a change of a shared part."""


@pytest.fixture(scope="module")
def other_build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    command = [find_node(), "--input-type=module", "-e", BUILD, str(folder)]
    subprocess.run(command, cwd=ROOT / "web", env=os.environ | {"BOARDWRIGHT_PYTHON": sys.executable}, check=True)
    return folder


def play_a_match(page: Page, server: Server) -> str:
    """Start a match of two people at this tab, and make three choices. Return its address."""
    page.add_init_script(f"localStorage['boardwright.settings'] ??= {json.dumps(json.dumps(SETTINGS))}")
    page.goto(f"{server.address}#/new/{SMALLEST}")
    page.get_by_role("radio", name="Person").nth(1).check()
    page.get_by_role("button", name="Start the match").click()
    expect(page).to_have_url(re.compile("#/table/"))
    make_choices(page, 3)
    return page.url


def make_choices(page: Page, times: int) -> None:
    page.locator(".tabs .tab").first.wait_for()
    assert page.evaluate(f"({PLAY_BY_LIST})({times})")["chosen"] == times


def script_names(folder: Path) -> set[str]:
    """Return the scripts of a build without its workers, which import nothing."""
    names = {path.name.removesuffix(".gz") for path in (folder / "assets").iterdir()}
    return {name for name in names if name.endswith(".js") and "worker" not in name}


@only_in_prove("web/test/reload.test.ts tests it with a fake clock")
@pytest.mark.parametrize("worker", ["block", "allow"])
def test_open_match_continues_with_a_new_build_of_the_server(
    browser: Browser, tmp_path: Path, other_build: Path, worker: Literal["allow", "block"]
) -> None:
    """The match continues. Without a service worker a missing part reloads the page once; with one, all parts are there."""
    assert not script_names(other_build) & script_names(STATIC)
    built_file(SMALLEST, PAGE)
    server = Server(tmp_path)
    server.start()
    context = browser.new_context(locale="en-GB", viewport={"width": 1366, "height": 768}, service_workers=worker)
    page = context.new_page()
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    table = play_a_match(page, server)
    if worker == "allow":
        page.wait_for_function("() => navigator.serviceWorker.controller")
    loads.clear()
    server.stop()
    server.page = other_build
    server.start()
    expect(page.get_by_text("Connected", exact=True)).to_be_attached(timeout=60_000)
    make_choices(page, 2)
    page.evaluate(f"() => {{ location.hash = '#/rules/{SMALLEST}' }}")
    page.locator(".rulebook h2").first.wait_for(timeout=60_000)
    page.evaluate("address => { location.hash = address }", table.split("#")[1])
    make_choices(page, 2)
    page.evaluate("() => { location.hash = '#/settings' }")
    page.locator("fieldset").first.wait_for()
    assert len(loads) == (1 if worker == "block" else 0), loads
    page.goto(server.address)
    page.locator(".card:not([inert])").first.wait_for()
    loaded = page.evaluate("() => [...document.scripts].map(({src}) => src.split('/').at(-1)).filter(Boolean)")
    assert set(loaded) <= script_names(other_build), "the next visit loads the new page"
    context.close()
    server.stop()
