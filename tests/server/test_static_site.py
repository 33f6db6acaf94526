"""The page as files without a server: the files contain the server's answers, and no unneeded files."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardwright as bw
import boardwright.server.games.boards as boards
import boardwright.server.static_site.answers as answers
import boardwright.server.static_site.page_files as page_files
import boardwright.server.static_site.writing as writing
from boardwright.core.domain.registry import BUILT_IN
from boardwright.core.machine.platforms import PAGE, WASM
from boardwright.core.text.languages import OFFERED
from boardwright.server.net.security import HEADERS
from boardwright.server.static_site.answers import Files, answers_of
from boardwright.server.static_site.page_files import runs_in_page
from boardwright.server.static_site.writing import packers, site_files, write_site
from tests.contract.shipped import built_file
from tests.server.harness import Harness

GAME = "game_of_trains"
OTHER_GAMES = sorted({path.parent.name for path in BUILT_IN.glob("*/game.toml")} - {GAME})


@pytest.fixture(scope="module")
def site() -> Files:
    """Return all files of a site with one game."""
    built_file(GAME, PAGE)  # the server's module
    built_file(GAME, WASM)
    return site_files([GAME])


def read_index(site: Files) -> dict[str, str | None]:
    """Return which file answers which path, as the page reads it."""
    match = re.search(r'<script type="application/json" id="boardwright-files">(.*?)</script>', site["index.html"].decode())
    assert match
    index: dict[str, str | None] = json.loads(match[1])
    return index


def test_every_stored_answer_equals_the_servers(shared_harness: Harness, site: Files) -> None:
    compared = 0
    for path, file in read_index(site).items():
        answer = shared_harness.call("GET", path)
        if path == "/api/games":
            [game] = [game for game in answer.json() if game["id"] == GAME]
            assert json.loads(site[str(file)]) == [game]
        elif path.endswith("/rules"):
            rules, bots = json.loads(site[str(file)]), shared_harness.call("GET", f"/api/games/{GAME}/bots").json()
            assert rules == answer.json() | {"manifest": bots["manifest"]}, "the module with the bots contains the rules, too"
        elif path.endswith("/bots"):
            assert json.loads(site[str(file)]) == answer.json() | {"manifest": {}}, "the manifest is stored once"
        else:
            assert answer.status_code == 200 and site[str(file)] == answer.content
        compared += 1
    assert compared == 5, "games, rules, bots, their module, the course"


def test_all_addresses_are_relative_and_exist(site: Files) -> None:
    document = site["index.html"].decode()
    for address in re.findall(r'(?:src|href)="([^"]*)"', document):
        assert address.startswith("./") and address[2:] in site, address
    manifest = json.loads(site["app.webmanifest"])
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert {icon["src"] for icon in manifest["icons"]} <= set(site)
    assert set(filter(None, read_index(site).values())) <= set(site)
    for path, content in site.items():
        if path.endswith((".js", ".css")):
            assert not re.search(rb"""["'(]/(assets|favicon|icon|sw\.js)""", content), f"{path} has an absolute address"


LOADING_TEXTS = {"en": "Loading", "cs": "Načítání", "is": "Hleður", "sl": "Nalaganje", "sr": "Učitavanje", "hr": "Učitavanje"}
LOADING_TEXTS["sr-Cyrl"] = "Учитавање"


def test_preloaded_words_are_those_of_each_language(site: Files) -> None:
    [script] = [content.decode() for path, content in site.items() if path.startswith("assets/words_ahead-")]
    files = json.loads(re.findall(r"^const FILES = (.*)$", script, re.MULTILINE)[0])
    assert list(files) == list(OFFERED)
    for language, paths in files.items():
        assert paths[-1:] == files["en"], "English replaces missing messages"
        assert any(f"ui-loading = {LOADING_TEXTS[language]} …" in site[path.removeprefix("./")].decode() for path in paths)


def test_the_service_worker_lists_every_file_and_its_version_changes_with_the_files(site: Files) -> None:
    worker = site["sw.js"].decode()
    listed = json.loads(re.findall(r"^const FILES = (.*)$", worker, re.MULTILINE)[0])
    assert listed == sorted("./" if path == "index.html" else path for path in site if path != "sw.js")
    [version] = re.findall(r"^const VERSION = '([0-9a-f]{16})'$", worker, re.MULTILINE)
    assert version not in site_files([GAME, OTHER_GAMES[0]])["sw.js"].decode()


def test_the_security_policy_is_in_the_page(site: Files) -> None:
    document = site["index.html"].decode()
    [policy] = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)" />', document)
    assert f"{policy}; frame-ancestors 'none'" == HEADERS["Content-Security-Policy"]
    assert document.index("Content-Security-Policy") < document.index("<script")


def test_omitted_games_leave_no_boards_words_or_rules(site: Files) -> None:
    """Files shared by several games stay."""
    site_of_all_games = site_files([GAME, *OTHER_GAMES])
    assert set(site) < set(site_of_all_games) | set(answers_of([GAME]).files)
    scripts = b"".join(content for path, content in site.items() if path.endswith(".js"))
    for game in OTHER_GAMES:
        words = (BUILT_IN / game / "words" / "rulebook" / "en.ftl").read_text(encoding="utf-8")
        sentence = max(re.findall(r"[A-Za-z][A-Za-z ]{30,}", words), key=len).encode()
        assert sentence in b"".join(content for path, content in site_of_all_games.items() if path.endswith(".js"))
        assert sentence not in scripts, f"the rules of {game}"


def test_writing_a_site_replaces_its_own_files_only(site: Files, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "packers", lambda: {".gz": packers()[".gz"]})
    old, copy, own = tmp_path / "assets" / "old-1234567.js", tmp_path / "index.html.br", tmp_path / "CNAME"
    old.parent.mkdir()
    for file in (old, copy, own):
        file.write_text("…")
    write_site(tmp_path, [GAME])
    assert own.exists() and not old.exists() and not copy.exists(), "an outdated compressed copy would be served"
    for path, content in site.items():
        assert (tmp_path / path).read_bytes() == content
    written_files = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    copies = {f"{path}.gz" for path in site}
    assert written_files - copies == {*site, "CNAME", "_headers"}
    for path in written_files & copies:
        assert gzip.decompress((tmp_path / path).read_bytes()) == site[path.removesuffix(".gz")]
    assert {"index.html.gz", "sw.js.gz"} <= written_files and not any(path.endswith((".png.gz", ".woff2.gz")) for path in written_files)


def test_header_rules_name_the_folder_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "packers", dict)
    write_site(tmp_path, [GAME], "/club/games/")
    paths = [line for line in (tmp_path / "_headers").read_text().splitlines() if line.startswith("/")]
    assert paths == ["/club/games/*", *(f"/club/games/{folder}/*" for folder in ("assets", "answers", "games"))]


def test_brotli_copies_are_made_if_the_package_is_installed() -> None:
    brotli = pytest.importorskip("brotli")
    assert brotli.decompress(packers()[".br"](b"a" * 1000)) == b"a" * 1000


def test_a_game_runs_in_the_page_if_its_rules_are_built_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package has no sources of pages, so the list of the built page counts there."""
    game = bw.load(GAME)
    monkeypatch.setattr(page_files, "files_of", lambda id: {})
    assert runs_in_page(game)
    monkeypatch.setattr(page_files, "_parts", lambda static: {f"x/games/{GAME}/web/index.ts": {}})
    assert not runs_in_page(game)
    monkeypatch.setattr(page_files, "files_of", lambda id: {"rules.js": b""})
    assert runs_in_page(game)


@pytest.fixture
def third_party_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Provide the files of a game of another package."""
    for path in ("web/board.js", "web/parts/card.js", "web/secret.py", "words/sr.ftl", "course/en.ftl", "rules.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(f"title = {path}")
    monkeypatch.setattr(boards, "games", lambda: [*bw.games(), "guest"])
    monkeypatch.setattr(boards, "folder_of", lambda game: tmp_path)
    monkeypatch.setattr(answers, "_answers_of", lambda catalog, ids: iter(()))
    yield "guest"


def test_files_of_a_third_party_game_are_in_a_folder_whose_name_changes_with_them(third_party_game: str, tmp_path: Path) -> None:
    files, index = answers_of([third_party_game])
    names = ("board.js", "parts/card.js", "words/sr.ftl", "words/sr-Cyrl.ftl", "course/en.ftl")
    assert set(index) == {f"/games/guest/{name}" for name in names}
    [folder] = {str(file).removesuffix(path.removeprefix("/games/guest")) for path, file in index.items()}
    assert re.fullmatch(r"games/guest-[0-9a-f]{10}", folder) and set(files) == set(index.values())
    (tmp_path / "web" / "board.js").write_text("changed")
    assert not any(path.startswith(folder) for path in answers_of([third_party_game]).files)
