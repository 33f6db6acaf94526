"""`boardwright analyse`: the report is one file that needs nothing else, in every language; bad input gets one line."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

from boardwright.analysis import Settings, analyse
from boardwright.analysis.picture import HEIGHT, graph, scale_of
from boardwright.analysis.report import STYLE, report
from boardwright.analysis.wording import decimal, percent, signed_percent
from boardwright.cli import main
from boardwright.cli.board import Board
from boardwright.core.domain.record import write
from boardwright.core.text.results import who_has_won
from boardwright.core.text.words import OFFERED, Words
from tests.analysis.test_analysing import random_match
from tests.contract.matches import GAMES, SMALLEST

Said = Callable[..., tuple[int, str, str]]
EMPTY = {"meta", "path"}


class Elements(HTMLParser):
    """Checks that elements are closed, and collects what would be loaded."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.loaded: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.loaded += [f"{name}={value}" for name, value in attrs if name in ("src", "href", "data", "action")]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag in EMPTY or self.open.pop() == tag


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Said:
    """Runs a command: the exit code and both outputs."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*argv: object) -> tuple[int, str, str]:
        code = main([str(each) for each in argv])
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.mark.parametrize("name", GAMES)
def test_the_report_is_one_file_in_every_language(name: str) -> None:
    found = analyse(write(random_match(name, 12)), Settings(16, 2, full=True))
    for language in OFFERED:
        words = Words(language, found.match.game, ["<b>Ada</b>", "Bo & Co"], strict=True)
        text = report(found, words, Board(found.match.game, words).draw)
        elements = Elements(text)
        assert elements.open == [] and elements.loaded == [] and not elements.seen & {"script", "link", "img", "iframe", "b"}
        assert "://" not in text.replace("http://www.w3.org/2000/svg", "") and "Bo &amp; Co" in text
        assert words.t("cli-analysis-parts") in text


def test_brackets_are_explained_where_there_are_any(said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from another package has no table of what is usual."""
    file, html = tmp_path / "match.json", tmp_path / "report.html"
    random_match("endeavor", 10_000).save(file)
    for known in (True, False):
        if not known:
            monkeypatch.setattr("boardwright.analysis.averages.averages_of", lambda game: {})
        assert said("analyse", file, "--simulations", 1, "--html", html)[0] == 0
        out = said("analyse", file, "--simulations", 1)[1]
        assert [("Points by source" in text, "In brackets" in text) for text in (out, html.read_text("utf-8"))] == [(True, known)] * 2


def test_the_report_says_who_has_won(said: Said, tmp_path: Path) -> None:
    file, html = tmp_path / "match.json", tmp_path / "report.html"
    match = random_match("endeavor", 10_000)
    assert match.result
    match.save(file)
    assert said("analyse", file, "--simulations", 1, "--html", html)[0] == 0
    assert f"<p>{who_has_won(match.result, match.players, Words('en', match.game))} · " in html.read_text("utf-8")


def test_the_interval_in_the_report_stands_beside_the_difference_that_it_is_of() -> None:
    found = analyse(write(random_match(SMALLEST, 40)), Settings(200, 2))
    text = report(found, Words("en", found.match.game), Board(found.match.game, Words("en", found.match.game)).draw)
    best = [each.options[0] for seat in range(2) for each in found.mistakes(seat)[:3]]
    assert best
    for each in best:
        assert f"{percent(each.chance, 'en')} ({signed_percent(each.gain, 'en')} ± {percent(each.error, 'en')})" in text


def test_letters_of_the_report_follow_the_size_that_its_reader_has_set() -> None:
    """Those of a picture grow with it."""
    sizes = re.findall(r"([^{}]*)\{[^{}]*font(?:-size)?: *[0-9.]+(px|rem)", STYLE)
    assert sizes and all(unit == "rem" or "svg text" in rule for rule, unit in sizes)


def test_the_command_prints_writes_and_tells_json(said: Said, tmp_path: Path) -> None:
    file, html = tmp_path / "match.json", tmp_path / "report.html"
    random_match(SMALLEST, 16).save(file)
    code, out, err = said("analyse", file, "--simulations", 16)
    assert (code, err) == (0, "") and "Decisions and luck" in out and "Costliest decisions" in out and "The match is not over" in out
    code, out, err = said("analyse", file, "--simulations", 16, "--seed", 1, "--json", "--html", html)
    assert json.loads(out) == json.loads(json.dumps(analyse(file, Settings(16)).to_dict()))
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda file: file["actions"][3].update(action="dance"), "action 3"),
        (lambda file: file.update(ruleset="9+0"), "ruleset"),
        (lambda file: file.update(data={"wagons": {}}), "data"),
        (lambda file: file.update(game="go"), "game"),
        (lambda file: file.clear(), "format"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_in_one_line(said: Said, tmp_path: Path, change: Callable[[dict], None], why: str) -> None:
    content = write(random_match(SMALLEST, 6))
    change(content)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(content))
    code, out, err = said("analyse", file)
    assert said("analyse", file, "--html", tmp_path / "none" / "report.html")[0] == 2
    assert code == 2 and out == "" and why in err and err.count("\n") == 1


def test_scales_and_numbers() -> None:
    """A half is rounded away from zero, as in the page."""
    assert scale_of([[0, 43.0], [12.0, 7.0]], None) == (0, 50, 10)
    assert scale_of([[-7.0, 3.0]], None) == (-8, 4, 2)
    assert scale_of([[0.0]], 100.0) == (0, 100.0, 25.0)
    assert graph([[1.0, 2.0], [3.0, 0.0]], [0, 1], None, "", "a < b").count("<path") == 2 * 2 + 2 + 4
    assert [decimal(value, 1, "en") for value in (12, 0.04, -0.04, -3.25, 36.25)] == ["12.0", "0.0", "0.0", "−3.3", "36.3"]
    assert (percent(1234, "en"), percent(1250, "en"), percent(1250, "cs", exactly=True)) == ("12%", "13%", "12,50\u00a0%")
    assert (signed_percent(-250, "en", exactly=True), signed_percent(250, "hr"), signed_percent(0, "en")) == ("−2.50%", "+3\u00a0%", "0%")
    assert [signed_percent(chance, "en") for chance in (49, -49, 50, -50)] == ["0%", "0%", "+1%", "−1%"]


def test_numbers_on_the_scale_are_written_as_the_language_writes_them() -> None:
    found = analyse(write(random_match(SMALLEST, 12)), Settings(16, 2))
    for language, whole in (("en", ">100%<"), ("cs", ">100\u00a0%<")):
        words = Words(language, found.match.game, strict=True)
        assert whole in report(found, words, Board(found.match.game, words).draw)


def test_signs_at_the_end_of_the_lines_lie_below_each_other_on_the_picture() -> None:
    picture = graph([[50.0, end] for end in (0.0, 100.0, 0.0, 0.0, 0.0)], [], 100.0, "", "")
    heights = [float(y) + 7 for y in re.findall(r'transform="translate\(\S+ (\S+)\)', picture)]
    apart = sorted(heights)
    assert len(heights) == 5 and heights[1] == apart[0] and apart[-1] <= HEIGHT - 7
    assert all(below - above >= 14 for above, below in pairwise(apart))


@pytest.mark.parametrize("language", OFFERED)
def test_per_cent_is_written_as_the_words_have_it(language: str) -> None:
    assert percent(4300, language) == Words(language).t("ui-percent", number=43)
