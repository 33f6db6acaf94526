"""Tests of `boardwright analyse` and its report: one self-contained file in every language; one line for bad input."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.analysis import Settings, analyse
from boardwright.analysis.picture import HEIGHT, graph, scale_of
from boardwright.analysis.report import STYLE, report
from boardwright.analysis.wording import decimal, percent, signed_percent
from boardwright.cli import main
from boardwright.cli.board import Board
from boardwright.core.domain.record import write
from boardwright.core.text.results import who_has_won
from boardwright.core.text.words import OFFERED, Words
from tests.analysis.test_analysing import greedy_match, random_match
from tests.contract.matches import GAMES, SMALLEST

RunCommand = Callable[..., tuple[int, str, str]]
VOID_ELEMENTS = {"meta", "path"}


class Elements(HTMLParser):
    """A parser that checks that elements are closed and collects their names and the files that they load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.loaded: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.loaded += [f"{name}={value}" for name, value in attrs if name in ("src", "href", "data", "action")]
        if tag not in VOID_ELEMENTS:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag in VOID_ELEMENTS or self.open.pop() == tag


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> RunCommand:
    """A function that runs a command and returns the exit code and both outputs."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run_command(*argv: object) -> tuple[int, str, str]:
        code = main([str(argument) for argument in argv])
        out, err = capsys.readouterr()
        return code, out, err

    return run_command


@pytest.fixture(scope="module")
def finished_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a whole match with points, of the game that is analysed fastest."""
    file = tmp_path_factory.mktemp("finished") / "match.json"
    greedy_match("ticket_to_ride_europe", 3).save(file)
    return file


@pytest.mark.parametrize("name", GAMES)
def test_the_report_is_one_self_contained_file_in_every_language(name: str) -> None:
    analysis = analyse(write(random_match(name, 12)), Settings(16, 2, full=True))
    for language in OFFERED:
        words = Words(language, analysis.match.game, ["<b>Ada</b>", "Bo & Co"], strict=True)
        text = report(analysis, words, Board(analysis.match.game, words).draw)
        elements = Elements(text)
        assert elements.open == [] and elements.loaded == [] and not elements.seen & {"script", "link", "img", "iframe", "b"}
        assert "://" not in text.replace("http://www.w3.org/2000/svg", "") and "Bo &amp; Co" in text
        assert words.t("cli-analysis-parts") in text


def test_usual_points_in_brackets_are_explained_if_there_are_any(
    run: RunCommand, finished_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game from another package has no table of usual points."""
    html = tmp_path / "report.html"
    for known in (True, False):
        if not known:
            monkeypatch.setattr("boardwright.analysis.averages.averages_of", lambda game: {})
        assert run("analyse", finished_file, "--simulations", 1, "--html", html)[0] == 0
        out = run("analyse", finished_file, "--simulations", 1)[1]
        assert [("Points by source" in text, "In brackets" in text) for text in (out, html.read_text("utf-8"))] == [(True, known)] * 2


def test_the_report_names_the_winner(run: RunCommand, finished_file: Path, tmp_path: Path) -> None:
    html, match = tmp_path / "report.html", bw.replay(finished_file)
    assert match.result
    assert run("analyse", finished_file, "--simulations", 1, "--html", html)[0] == 0
    assert f"<p>{who_has_won(match.result, match.players, Words('en', match.game))} · " in html.read_text("utf-8")


def test_the_report_shows_the_interval_of_a_difference_beside_it() -> None:
    analysis = analyse(write(random_match(SMALLEST, 20)), Settings(60, 2))
    text = report(analysis, Words("en", analysis.match.game), Board(analysis.match.game, Words("en", analysis.match.game)).draw)
    best = [option.options[0] for seat in range(2) for option in analysis.mistakes(seat)[:3]]
    assert best
    for option in best:
        assert f"{percent(option.chance, 'en')} ({signed_percent(option.gain, 'en')} ± {percent(option.error, 'en')})" in text


def test_font_sizes_of_the_report_are_relative() -> None:
    """The text of a picture scales with the picture."""
    sizes = re.findall(r"([^{}]*)\{[^{}]*font(?:-size)?: *[0-9.]+(px|rem)", STYLE)
    assert sizes and all(unit == "rem" or "svg text" in rule for rule, unit in sizes)


def test_analyse_prints_text_or_json_and_writes_html(run: RunCommand, tmp_path: Path) -> None:
    file, html = tmp_path / "match.json", tmp_path / "report.html"
    random_match(SMALLEST, 16).save(file)
    code, out, err = run("analyse", file, "--simulations", 16)
    assert (code, err) == (0, "") and "Decisions and luck" in out and "Costliest decisions" in out and "The match is not over" in out
    code, out, err = run("analyse", file, "--simulations", 16, "--seed", 1, "--json", "--html", html)
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
def test_an_invalid_file_is_refused_in_one_line(run: RunCommand, tmp_path: Path, change: Callable[[dict], None], why: str) -> None:
    content = write(random_match(SMALLEST, 6))
    change(content)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(content))
    code, out, err = run("analyse", file)
    assert run("analyse", file, "--html", tmp_path / "none" / "report.html")[0] == 2
    assert code == 2 and out == "" and why in err and err.count("\n") == 1


def test_scales_of_pictures_and_formats_of_numbers() -> None:
    """Halves are rounded away from zero, as in the page."""
    assert scale_of([[0, 43.0], [12.0, 7.0]], None) == (0, 50, 10)
    assert scale_of([[-7.0, 3.0]], None) == (-8, 4, 2)
    assert scale_of([[0.0]], 100.0) == (0, 100.0, 25.0)
    assert graph([[1.0, 2.0], [3.0, 0.0]], [(0, 1), (1, 2)], None, "", "a < b").count("<path") == 2 * 2 + 2 + 4
    assert [decimal(value, 1, "en") for value in (12, 0.04, -0.04, -3.25, 36.25)] == ["12.0", "0.0", "0.0", "−3.3", "36.3"]
    assert (percent(1234, "en"), percent(1250, "en"), percent(1250, "cs", exactly=True)) == ("12%", "13%", "12,50\u00a0%")
    assert (signed_percent(-250, "en", exactly=True), signed_percent(250, "hr"), signed_percent(0, "en")) == ("−2.50%", "+3\u00a0%", "0%")
    assert [signed_percent(chance, "en") for chance in (49, -49, 50, -50)] == ["0%", "0%", "+1%", "−1%"]


def test_numbers_on_the_scale_have_the_format_of_the_language() -> None:
    analysis = analyse(write(random_match(SMALLEST, 12)), Settings(16, 2))
    for language, whole in (("en", ">100%<"), ("cs", ">100\u00a0%<")):
        words = Words(language, analysis.match.game, strict=True)
        assert whole in report(analysis, words, Board(analysis.match.game, words).draw)


def test_labels_at_the_ends_of_lines_do_not_overlap() -> None:
    picture = graph([[50.0, end] for end in (0.0, 100.0, 0.0, 0.0, 0.0)], [], 100.0, "", "")
    heights = [float(y) + 7 for y in re.findall(r'transform="translate\(\S+ (\S+)\)', picture)]
    ordered = sorted(heights)
    assert len(heights) == 5 and heights[1] == ordered[0] and ordered[-1] <= HEIGHT - 7
    assert all(below - above >= 14 for above, below in pairwise(ordered))


@pytest.mark.parametrize("language", OFFERED)
def test_percentages_have_the_format_of_the_language(language: str) -> None:
    assert percent(4300, language) == Words(language).t("ui-percent", number=43)
