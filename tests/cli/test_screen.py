"""Tests of output on a terminal: colours, wrapping, boards, and clearing the screen before it is passed on."""

from __future__ import annotations

import io
import logging
import re
import sys

import pytest

import boardwright as bw
from boardwright.cli.background import Compiling
from boardwright.cli.board import Board
from boardwright.cli.screen import Progress, Screen
from boardwright.cli.styles import painted
from boardwright.cli.table import Table
from boardwright.cli.usage import BotMistakes, PlayerLeft
from boardwright.core.text.words import LANGUAGES, Words
from tests.cli.conftest import GAME
from tests.conftest import repetitions

CLEAR_SCREEN = "\x1b[H\x1b[2J\x1b[3J"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class IdleCompiler:
    """A stub of the background compiler that reports nothing."""

    def report(self) -> None:
        pass


class BusyCompiler:
    """A stub of the background compiler that prints a line at each report."""

    def report(self) -> None:
        print("NEWS")


def play_at_terminal(typed: str, monkeypatch: pytest.MonkeyPatch, position: dict[str, object], compiling: object = IdleCompiler()) -> str:
    """Return the output of a match of two players at one terminal who type these lines."""
    monkeypatch.setenv("TERM", "xterm-256color")
    out = Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal(typed))
    monkeypatch.setattr(sys, "stdout", out)
    match = bw.load(GAME).from_position({"game": GAME, "players": 2, **position}, seed=1)
    with pytest.raises(PlayerLeft):
        Table(match, {}, Words("en", match.game, ["Ada", "Ben"]), Screen(out), compiling).play()  # type: ignore[arg-type]
    return out.getvalue()


TURN = {"trains": [[70, 60, 50, 40, 30, 20, 10], [71, 61, 51, 31, 41, 21, 11]], "row": [80]}
DEALT = [TURN["trains"][0], [71, 61, 51, 41, 31, 21, 11]]
SETUP = {"trains": DEALT, "phase": "setup_keep", "active": 1, "hands": [[], [2, 84]], "row": [80]}


def test_the_screen_is_cleared_before_it_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada sees what she drew; neither the hand-over screen nor Ben's screen shows it."""
    output = play_at_terminal("\ndraw\nreplace 1\n\nq\n", monkeypatch, TURN)
    screens = output.split(CLEAR_SCREEN)
    hand_over = [i for i, screen in enumerate(screens) if "this screen is for you now" in screen]
    assert len(hand_over) == 2, "to Ada and to Ben"
    assert "You drew" in screens[hand_over[0] + 1]
    for i in hand_over:
        assert "You drew" not in screens[i] and "Drawn" not in screens[i] and "Number or text" not in screens[i]
    assert "▶ Ben: " not in screens[hand_over[1]] and "Ben: " in screens[hand_over[1] + 1]


def test_secrets_of_the_setup_are_shown_only_to_their_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    screens = play_at_terminal("\nkeep 84\nreplace 1\n\nq\n", monkeypatch, SETUP).split(CLEAR_SCREEN)
    screens_of_ben, *others = [screen for screen in screens if "Keep wagon" in screen], *screens
    assert len(screens_of_ben) == 1 and "Keep wagon 2" in screens_of_ben[0]
    assert not any("wagon 2," in screen or "wagon 2\n" in screen for screen in screens if screen not in screens_of_ben)
    assert others


def test_a_choice_can_be_taken_back_while_the_screen_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    output = play_at_terminal("\nuse swap_adjacent\nswap_adjacent 1\nu\n\nq\n", monkeypatch, TURN)
    assert output.count("Taken back.") == 1
    assert output.count("Swap neighbours: where in your train?") == 2


def test_capital_letters_are_keys_while_the_screen_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    output = play_at_terminal("\nuse swap_adjacent\nswap_adjacent 1\nU\n\nswap_adjacent 1\nQ\n", monkeypatch, TURN)
    assert output.count("Taken back.") == 1 and "▶ Ben: " not in output


def test_the_input_history_is_cleared_when_the_screen_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the next player could find secret choices with the up key."""
    readline = pytest.importorskip("readline", reason="there is none on Windows")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(sys, "stdin", Terminal())
    screen = Screen(Terminal())
    readline.add_history("keep 84")
    screen.clear()
    assert readline.get_current_history_length() == 0


def test_a_dumb_terminal_gets_no_escape_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Empty lines push the text off the screen before it is passed on."""
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("LINES", "20")
    out, err = Terminal(), Terminal()
    monkeypatch.setattr(sys, "stderr", err)
    Screen(out).clear()
    assert out.getvalue() == "\n" * 20
    with Progress() as progress, BotMistakes():
        progress("1 of 2")
        logging.getLogger("boardwright.bots").error("no answer")
    compiling = Compiling(bw.load(GAME), Words("en"), ())
    compiling._state = "1 of 2 functions"
    compiling.report()
    assert err.getvalue() == "boardwright: no answer\n1 of 2 functions\n"


def test_wrapped_lines_are_indented_to_the_text_of_their_label(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events, choices and the log are printed in a narrow terminal."""
    monkeypatch.setenv("COLUMNS", "24")
    output = re.sub(r"\x1b\[[\d;]*m", "", play_at_terminal("\ndraw\nreplace 1\n\nl\nq\n", monkeypatch, TURN))
    assert re.search(r"\n  · [^\n]+\n    \S", output), "an event"
    assert re.search(r"\n   \d  [^\n]+\n      \S", output), "a choice"
    assert re.search(r"\n    \d  [^\n]+\n       \S", output), "the log"


def test_a_number_and_its_unit_stay_on_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "8")
    for out, expected in ((Terminal(), "Šance\n47 %\n"), (io.StringIO(), "Šance 47 %\n")):
        Screen(out).line("Šance 47\N{NO-BREAK SPACE}%")
        assert out.getvalue() == expected


@pytest.mark.parametrize(("variable", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_no_colours_with_no_color_or_a_dumb_terminal(variable: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, setting in (("TERM", "xterm-256color"), (variable, value)):
        monkeypatch.setenv(name, setting)
    out = Terminal()
    Screen(out).line(("red", "red"))
    assert out.getvalue() == "red\n"
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    out = Terminal()
    Screen(out).line(("red", "red"))
    assert "\x1b[31m" in out.getvalue()


def test_no_colours_over_a_pipe_even_if_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    out = io.StringIO()
    screen = Screen(out)
    screen.line(("red", "bold red"), " \x1b[2J")
    screen.clear()
    assert out.getvalue() == "red  [2J\n"


def test_progress_is_erased_on_a_terminal_and_not_written_to_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream, expected in ((Terminal(), "\r\x1b[K1 of 2\r\x1b[K"), (io.StringIO(), "")):
        monkeypatch.setattr(sys, "stderr", stream)
        with Progress() as progress:
            progress("1 of 2")
        assert stream.getvalue() == expected


def text_of(lines: list[list[tuple[str, str]]]) -> str:
    """Return the text of the lines, after a check that every style in them is known."""
    for line in lines:
        painted(line)
    return "\n".join("".join(part for part, _ in line) for line in lines)


@pytest.mark.parametrize("name", bw.games())
def test_every_board_can_be_drawn_at_every_decision(name: str) -> None:
    """Every number of players is drawn for the actor and for a spectator; the language changes at each decision."""
    game = bw.load(name)
    boards = [Board(game, Words(lang, game, strict=True)) for lang in LANGUAGES]
    bot, number = bw.bot("random", game), 0
    text_of(boards[0].legend())
    for players in game.players:
        match = game.new_match(players=players, seed=7)
        for _ in range(repetitions(20, 100, 20)):
            if match.over:
                break
            seat, board = match.actors[0], boards[number % len(boards)]
            number += 1
            view = match.view(seat)
            assert text_of(board.draw(match.view(None), None)) and text_of(board.draw(view, seat))
            text_of([board.hint(view, match, seat, action) for action in match.legal(seat)])
            match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat).tolist()))


def test_trains_locks_gaps_and_the_winner_are_distinct_without_colours() -> None:
    game = bw.load(GAME)
    trains = [[1, 2, 3, 4, 5, 6, 7], [71, 61, 51, 31, 41, 21, None]]
    locks = [[None] * 7, [None, None, None, 18, None, None, None]]
    match = game.from_position({"players": 2, "trains": trains, "locks": locks, "phase": "over", "winner": 0}, seed=1)
    shown = text_of(Board(game, Words("en", game, ["Ada", "Ben"])).draw(match.full_view(), None)).split("\n")
    assert shown[1] == "★ Ada  ◢█▌─  1 ─  2 ─  3 ─  4 ─  5 ─  6 ─  7 "
    assert shown[3] == "  Ben  ◢█▌─ 71 ─ 61 ─ 51 ─[31]─ 41 ─ 21 ─ ·· "
    symbols = shown[2].split()
    assert len(symbols) == 7 == len(set(symbols))


def test_a_game_without_a_drawing_is_shown_as_plain_data(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bw.load(GAME)
    board = Board(game, Words("en", game))
    monkeypatch.setattr(board, "_drawer", None)
    match = game.from_position({"players": 2, **TURN}, seed=1)
    shown = text_of(board.draw(match.view(0), 0))
    assert "trains:" in shown and "ability: swap_adjacent" in shown and "winner: –" in shown
    assert board.hint(match.view(0), match, 0, match.legal(0)[0]) == [] and board.legend() == []


def test_compiler_messages_are_printed_before_the_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unknown input prints no further message before the next prompt."""
    output = play_at_terminal("\nnothing\nq\n", monkeypatch, TURN, BusyCompiler())
    assert output.count("NEWS") == 1
    assert output.index("NEWS") < output.index("▶ Ada: ") < output.index("   1  ") < output.index("Number or text")


def test_a_game_without_a_terminal_module_shows_its_view() -> None:
    class GameWithoutModules:
        def has_module(self, name: str) -> bool:
            return False

    board = Board(GameWithoutModules(), Words("en"))  # type: ignore[arg-type]
    lines = board.draw({"die": None, "hands": [["rum", None], []]}, 0)
    assert ["".join(text for text, _ in line) for line in lines] == ["  die: –", "  hands:", "    0: rum, –", "    1: "]
