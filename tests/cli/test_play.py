"""Tests of `boardwright play` over a pipe: choices, filters, help, hints, undo."""

from __future__ import annotations

import io
import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import boardwright as bw
from boardwright.cli.board import Board
from boardwright.cli.play import _ask_missing_arguments
from boardwright.core.text.words import LANGUAGES, Words
from tests.cli.conftest import GAME, Run
from tests.project.source_files import ROOT

AGAINST_SORTER = ("play", GAME, "--bots", "sorter", "--seed", 3)
EN = Words("en", GAME)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_match_is_played_over_a_pipe(players: int, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    result = run("play", GAME, "--players", players, "--bots", "greedy", "--seed", 3, "--save", path, typed="1\n" * 400)
    assert result.code == 0 and result.err == ""
    assert "The match is over." in result.out and re.search("★ Winner: (Bruno|Clara|Dario)", result.out)
    assert "\x1b" not in result.out, "no escape codes over a pipe"
    assert run("verify", path).code == 0
    seats = json.loads(path.read_text())["seats"]
    assert [seat["kind"] for seat in seats] == ["person"] + ["bot"] * (players - 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_translated_into_every_language(lang: str, run: Run) -> None:
    result = run(*AGAINST_SORTER, "--lang", lang, typed="?\n??\nl\n? protect\n" + "1\n" * 400)
    assert result.code == 0
    unknown = re.findall(r"\b(?:cli|ui|event|action|prompt|reason|section|board|help)-[a-z][a-z-]+", result.out)
    assert not unknown, "ids instead of words"
    assert "{" not in result.out


def test_hidden_cards_of_other_players_are_not_shown(run: Run) -> None:
    result = run(*AGAINST_SORTER, typed="1\n" * 400)
    assert "Bruno draws a wagon." in result.out and "Player 1 draws wagon" in result.out
    assert not re.search(r"Sorter (draws|keeps) wagons? \d", result.out)


def test_several_people_share_a_screen_over_a_pipe(run: Run) -> None:
    result = run("play", GAME, "--players", 3, "--names", "Ada,Béla,Cy", "--seed", 1, typed="1\n" * 9 + "q\n")
    assert result.code == 0 and "Béla: this screen is for you now." in result.out
    assert "▶ Ada: " in result.out and "▶ Béla: " in result.out and "You left the match." in result.out


def test_bots_play_without_people(run: Run) -> None:
    result = run("play", GAME, "--players", 2, "--bots", "sorter,greedy", "--seed", 2)
    assert result.code == 0 and "★ Winner: " in result.out


def test_a_hint_shows_the_choice_of_the_best_bot_and_changes_nothing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_JIT", "1")  # a search in plain Python takes a minute
    with_hint, without = tmp_path / "hint.json", tmp_path / "none.json"
    result = run(*AGAINST_SORTER, "--save", with_hint, typed="1\n1\ni\nq\n")
    run(*AGAINST_SORTER, "--save", without, typed="1\n1\nq\n")
    assert with_hint.read_bytes() == without.read_bytes()
    match = bw.replay(with_hint)
    chosen = bw.bot(match.game.about["levels"][-1], match.game).choose(match.hidden(0), match.legal_ids(0).tolist())
    [hint] = re.findall(r"Hint \(Master\): \d+  (.*)", result.out)
    assert hint == EN.action(match.game.actions[chosen])
    assert 1 <= len(re.findall(r"Chance to win: (?:\d+%|about the same)", result.out)) <= 3
    assert EN.reason(match.why(0, chosen)) in result.out
    assert "i   Ask for a hint" in run(*AGAINST_SORTER, typed="?\nq\n").out
    forbidden = run(*AGAINST_SORTER, "--no-hints", typed="?\ni\nq\n").out
    assert "Ask for a hint" not in forbidden and "Chance to win" not in forbidden


@pytest.mark.parametrize("typed", ["", "q\n", "Q", "1\n", "1\n?", "\n\n"])
def test_the_end_of_input_leaves_the_match(typed: str, run: Run) -> None:
    result = run(*AGAINST_SORTER, typed=typed)
    assert result.code == 0 and result.err == "" and result.out.endswith("You left the match.\n")


def test_input_that_is_not_a_number_or_text_matches_no_choice(run: Run) -> None:
    result = run(*AGAINST_SORTER, typed=b"\xff\xfe\x00\n" + b"9" * 6000 + b"\n-1\n0\n\xd9\xa3\nq\n")
    assert result.code == 0 and result.out.count("No choice matches") == 5


def test_the_same_seed_gives_the_same_match(run: Run) -> None:
    assert run(*AGAINST_SORTER, typed="1\n" * 400).out == run(*AGAINST_SORTER, typed="1\n" * 400).out


def test_a_choice_can_be_typed_as_number_words_or_text_form(run: Run) -> None:
    by_number = run(*AGAINST_SORTER, typed="3\nq\n").out
    by_words = run(*AGAINST_SORTER, typed="put it at PLACE 3\nq\n").out
    by_text = run(*AGAINST_SORTER, typed="replace  3\nq\n").out
    assert by_number == by_words == by_text and "Player 1 puts wagon 26 at place 3" in by_number


def test_typed_words_filter_the_choices_and_an_empty_line_shows_all(run: Run) -> None:
    first, filtered, everything = run(*AGAINST_SORTER, typed="place 3\n\nq\n").out.split("Number or text")[:3]
    assert "1 of 7 choices match “place 3”" in filtered
    assert "   3  Put it at place 3" in filtered and "place 4" not in filtered
    assert everything.count("Put it at place") == first.count("Put it at place") == 7


def test_typed_words_match_without_accents(run: Run) -> None:
    result = run(*AGAINST_SORTER, "--lang", "cs", typed="misto\nq\n")
    assert "misto" in result.out.split("Číslo nebo slova")[1] and result.out.count("místo") + result.out.count("Místo") >= 7


def test_choices_show_their_outcome(run: Run) -> None:
    line = next(line for line in run(*AGAINST_SORTER, typed="q\n").out.splitlines() if "Put it at place 2" in line)
    assert re.findall(r"\d+", line.split("place 2")[1]) == ["83", "26", "74", "62", "56", "25", "14"]


def test_help_explains_signs_keys_and_impossible_actions(run: Run) -> None:
    output = run(*AGAINST_SORTER, typed="1\n?\nq\n").out
    assert "⇄1 Swap neighbours: Exchange two wagons" in output
    why = EN.t("reason-not-in-row", ability="swap_adjacent")
    assert f"✗ Use “Swap neighbours”: {why} (Rulebook: {EN.section('actions')})" in output
    assert "take back your last choice" in output


def test_help_about_one_action_gives_the_reason(run: Run) -> None:
    output = run(*AGAINST_SORTER, typed="1\n? skip\n? place 3\nq\n").out
    assert f"✗ Use “Swap over one”: {EN.t('reason-not-in-row', ability='swap_skip_one')}" in output
    assert "Put it at place 3" in output.split("? skip")[-1] and EN.t("reason-not-now") in output

    assert "No choice matches “zebra”" in run(*AGAINST_SORTER, typed="? zebra\nq\n").out


def test_typing_an_impossible_action_gives_the_reason(run: Run) -> None:
    output = run(*AGAINST_SORTER, typed="draw\nq\n").out
    assert f"✗ Draw a wagon: {EN.t('reason-not-now')}" in output and "No choice matches “draw”" in output


def test_undo_takes_back_a_choice_or_gives_the_reason(run: Run) -> None:
    output = run(*AGAINST_SORTER, typed="u\nreplace 1\nu\nuse protect\nu\nuse remove_left\nu\nq\n").out
    prompts = output.split("Number or text, ? help, u undo, q quit:")
    assert "Cannot take back: " in prompts[1]
    assert f"Cannot take back: {EN.t('reason-undo-revealed', event='')}" in prompts[3]
    assert "Protect: where in your train?" in prompts[4]
    assert "Taken back." in prompts[5] and "Draw a wagon or use an ability" in prompts[5]
    assert "Cannot take back: " in prompts[7]


ENDEAVOR = ("play", "endeavor", "--bots", "random", "--seed", 5)
TAKEN_BACK, ACTED_SINCE = EN.t("cli-undone"), EN.t("reason-undo-other-acted")


def test_undo_takes_back_answers_of_bots_but_not_of_other_people(run: Run, tmp_path: Path) -> None:
    """Bots know no more than the player. The page behaves in the same way."""
    path = tmp_path / "match.json"
    output = run(*ENDEAVOR, "--players", 3, "--save", path, typed="1\nu\nq\n").out
    assert "  · Bruno builds: " in output.split("Number or text")[1], "bots have answered"
    assert TAKEN_BACK in output and json.loads(path.read_text())["actions"] == []
    with_two_people = run(
        "play", "endeavor", "--bots", "random,random", "--players", 4, "--seed", 5, "--names", "Ada,Ben", typed="1\n1\nu\nq\n"
    ).out
    assert ACTED_SINCE in with_two_people and TAKEN_BACK not in with_two_people


@pytest.mark.parametrize("game", ["ticket_to_ride_europe", "russian_railroads"])
def test_events_that_only_announce_a_choice_are_not_shown(game: str, run: Run, tmp_path: Path) -> None:
    """They are shown neither after the choice nor in the log. The page has the same list."""
    path, words = tmp_path / "match.json", Words("en", game, ["Player 1", "Bruno"])
    output = run("play", game, "--bots", "random", "--players", 2, "--seed", 5, "--save", path, typed="1\n" * 24 + "l\nq\n").out
    events = bw.replay(path).events(0)
    board = Board(bw.load(game), words)
    announced = {words.event(event) for event in events} - {words.event(event) for event in board.without_quiet(events)}
    assert announced and not [text for text in announced if text in output]
    assert all(words.event(event) in output for event in board.without_quiet(events))
    story = (ROOT / "src" / "boardwright" / "games" / game / "web" / "story.ts").read_text(encoding="utf-8")
    [listed] = re.findall(r"quiet: new Set\(\[(.*)\]\)", story)
    assert set(re.findall(r"'(\w+)'", listed)) == bw.load(game).module("terminal").QUIET


def test_the_log_repeats_all_events(run: Run) -> None:
    output = run(*AGAINST_SORTER, typed="1\nl\nq\n").out.split("Number or text")[2]
    assert "    1  Player 1 starts with" in output and "puts wagon 26 at place 1" in output


def test_options_are_used(run: Run, tmp_path: Path) -> None:
    result = run("play", GAME, "--bots", "random,random", "--players", 2, "--options", "turn_cap=50", "--seed", 1)
    assert "The limit of 50 turns is reached" in result.out and "★ A draw." in result.out


def test_without_arguments_the_match_is_against_the_easiest_bot(run: Run) -> None:
    result = run("play", typed=f"{GAME}\nq\n")  # several games: the command asks which one
    assert result.code == 0 and "for 2 players" in result.out and "Beginner" in result.out


def test_names_are_shown_and_saved_without_control_characters(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    result = run("play", GAME, "--players", 3, "--names", "A\x1b[2Jda,Cy", "--seed", 1, "--save", path, typed="q\n")
    assert result.code == 0 and "\x1b" not in result.out
    assert [seat["name"] for seat in json.loads(path.read_text())["seats"]] == ["A[2Jda", "Cy", "Player 3"]
    assert run("verify", path).code == 0


def test_an_invisible_name_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    args, _ = ask_for_arguments(GAME, ["2", "1", "\u3164", "\u2800 ", "Ada"])
    assert args.names == ["Ada"]


def test_games_and_levels_are_chosen_by_number_title_or_part_of_a_title() -> None:
    """Too many digits, which Python refuses to convert, match nothing."""
    args, shown = ask_for_arguments(None, ["9" * 5000, "rai", "TRAINS", "3", "zacatecnik", "Ada"], "cs")
    assert (args.game, args.players, args.bots) == (GAME, 3, ["novice"])
    assert shown.count("nic neodpovídá") == 2 and "„rai“" in shown


def ask_for_arguments(game: str | None, typed: list[str], lang: str = "en") -> tuple[Any, str]:
    """Return the arguments after `play` has asked for the missing ones, and its output."""
    lines, shown = iter(typed), io.StringIO()
    screen = SimpleNamespace(is_talk=True, ask=lambda _: next(lines))
    screen.line = screen.item = lambda *spans: print(*(span if isinstance(span, str) else span[0] for span in spans), file=shown)
    args = SimpleNamespace(game=game, players=None, bots=None, names=None, data=None, options=[])
    _ask_missing_arguments(args, screen, lang)  # type: ignore[arg-type]
    return args, shown.getvalue()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows closes its terminals in another way")
@pytest.mark.parametrize("signal_name", ["SIGHUP", "SIGTERM"])
def test_a_match_is_saved_when_the_terminal_is_closed(signal_name: str, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    command = [sys.executable, "-m", "boardwright", "play", GAME, "--bots", "random", "--seed", "1", "--save", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdin and playing.stdout
        playing.stdin.write("1\n1\n")
        playing.stdin.flush()
        prompts = (line for line in playing.stdout if line.startswith("Number or text"))
        for _ in range(3):
            next(prompts)
        playing.send_signal(getattr(signal, signal_name))
        assert playing.wait() == 128 + getattr(signal, signal_name)
    assert run("verify", path).code == 0 and len(json.loads(path.read_text())["actions"]) >= 2
