"""The board and the words of a game from another package are served from its files, and other files are not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import boardwright.server.games.boards as boards
from boardwright.core.domain.registry import BUILT_IN
from tests.server.harness import GAME, Harness


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game that the server treats as installed."""
    folder = tmp_path / "a_game"
    for path in (
        "web/board.js",
        "web/parts/card.js",
        "web/board.css",
        "web/secret.py",
        "web/.hidden.js",
        "words/en.ftl",
        "rules.py",
        "board.js",
    ):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(f"// {path}")
    (folder / "web" / "away.js").symlink_to(tmp_path / "elsewhere.js")
    (tmp_path / "elsewhere.js").write_text("// elsewhere")
    monkeypatch.setattr(boards, "games", lambda: [GAME, "a_game"])
    monkeypatch.setattr(boards, "folder_of", lambda game: folder if game == "a_game" else BUILT_IN / game)
    yield folder


@pytest.mark.parametrize(
    ("path", "type"),
    [
        ("board.js", "text/javascript"),
        ("parts/card.js", "text/javascript"),
        ("board.css", "text/css"),
        ("words/en.ftl", "text/plain"),
    ],
)
def test_files_of_the_board_and_words_are_served(harness: Harness, package: Path, path: str, type: str) -> None:
    answer = harness.call("GET", f"/games/a_game/{path}")
    assert answer.status_code == 200
    assert answer.text == f"// {path if path.startswith('words/') else 'web/' + path}"
    assert answer.headers["content-type"].split(";")[0] == type
    assert answer.headers["x-content-type-options"] == "nosniff" and "default-src 'self'" in answer.headers["content-security-policy"]
    assert harness.call("HEAD", f"/games/a_game/{path}").status_code == 200
    again = harness.call("GET", f"/games/a_game/{path}", headers={"If-None-Match": answer.headers["etag"]})
    assert answer.headers["cache-control"] == "no-cache" and again.status_code in (200, 304)


@pytest.mark.parametrize(
    "path",
    [
        "",
        "nothing.js",
        "secret.py",
        ".hidden.js",
        "away.js",
        "parts",
        "parts/",
        "../rules.py",
        "..%2frules.py",
        "%2e%2e/rules.py",
        "%2e%2e%2fboard.js",
        "words/../rules.py",
        "words/..%2f..%2felsewhere.js",
        "words/en.js",
        "en.ftl",
        "/board.js",
        "%2fboard.js",
        "..%5cboard.js",
        "board.js%00",
        "x" * 5000 + ".js",
    ],
)
def test_other_paths_are_not_found(harness: Harness, package: Path, path: str) -> None:
    assert harness.call("GET", f"/games/a_game/{path}").status_code == 404


@pytest.mark.parametrize("game", [GAME, "no_such_game", "..", "%2e%2e"])
def test_built_in_and_unknown_games_are_not_served(harness: Harness, package: Path, game: str) -> None:
    for path in ("board.js", "index.ts", "words/en.ftl"):
        assert harness.call("GET", f"/games/{game}/{path}").status_code == 404


def test_cyrillic_words_are_made_from_the_latin_ones_of_the_package(harness: Harness, package: Path) -> None:
    assert harness.call("GET", "/games/a_game/words/sr-Cyrl.ftl").status_code == 404
    (package / "words" / "sr.ftl").write_text("title = Njegova igra\n", encoding="utf-8")
    answer = harness.call("GET", "/games/a_game/words/sr-Cyrl.ftl")
    assert answer.status_code == 200 and answer.text == "title = Његова игра\n"
