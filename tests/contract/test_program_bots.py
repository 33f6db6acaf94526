"""Tests of bots that are programs (docs/bot_protocol.md): the lines they get, the answers they may give, and the handling of mistakes."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright import arena
from boardwright.bots.batch import PythonChunks
from boardwright.bots.command import USUAL_MILLISECONDS, command_of
from boardwright.bots.fallback import MOST_FAILURES, stand_in
from boardwright.bots.on_ray import RayChunks, order_of
from boardwright.bots.process import LONGEST_LINE, Program
from boardwright.bots.program import ProgramBot
from boardwright.core.machine.random import key_of
from boardwright.dataset.recipe import Recipe
from boardwright.envs.opponents import opponents_of
from tests.contract.matches import GAMES, SMALLEST, load_game
from tests.project.source_files import ROOT

PROGRAM_TEXT = """
import os, sys
print("ready 1", flush=True)
asked = 0
for line in sys.stdin:
    {each}
    if line.startswith("legal"):
        first = None
    elif line.startswith("action"):
        first = first or line.split()[1]
    elif line.startswith("go"):
        asked += 1
        {answer}
        print("bestaction", first, flush=True)
"""
"""A program that plays the first legal action, with a statement at each line and one before each answer."""

MakeProgram = Callable[..., str]


@pytest.fixture
def program(tmp_path: Path) -> MakeProgram:
    """A function that writes a program and returns its bot's name. `each`: a statement for each line; `answer`: one before an answer."""

    def write(each: str = "pass", answer: str = "pass", text: str = PROGRAM_TEXT) -> str:
        path = tmp_path / "program.py"
        path.write_text(text.format(each=each, answer=answer))
        return f"cmd:{sys.executable} -S -E {path}"

    return write


def bot_arguments(match: Any) -> tuple[Any, Any]:
    """Return the arguments for a bot: what the seat knows, and its legal actions."""
    seat = match.actors[0]
    return match.hidden(seat), match.legal_ids(seat)


# -- the protocol -----------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def dice(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The name of the bot in C from the examples."""
    if shutil.which("cc") is None:
        pytest.skip("no C compiler")
    program = tmp_path_factory.mktemp("dice") / "dice"
    subprocess.run(["cc", "-Wall", "-Wextra", "-Werror", "-o", program, ROOT / "examples" / "dice.c"], check=True)
    return f"cmd:{program}"


@pytest.mark.parametrize("name", GAMES)
def test_a_program_plays_whole_matches(name: str, dice: str, caplog: pytest.LogCaptureFixture) -> None:
    """The example in C knows no game. The same seed plays the same match. The other bots are strong, so that the match ends."""
    game = load_game(name)
    bots = [dice, *[stand_in(game)] * (game.players[0] - 1)]
    first, repeated, other_seed = (PythonChunks(game, len(bots), bots, key_of(seed), {})(0, 1)[0] for seed in (1, 1, 2))
    assert first == repeated != other_seed
    assert not caplog.records


@pytest.mark.parametrize("name", GAMES)
def test_a_program_gets_exactly_the_view_of_its_seat(name: str, program: MakeProgram, tmp_path: Path) -> None:
    game, log = load_game(name), tmp_path / "log"
    match = game.new_match(game.players_with()[-1], 3)
    seat = match.actors[0]
    bot = ProgramBot(program(each=f"open({str(log)!r}, 'a').write(line)") + "@400@9.5s", game, 5)
    assert bot.choose(*bot_arguments(match)) == match.legal_ids(seat)[0]
    bot.close()
    hello, match_line, view, prompt, *actions, go, quit = log.read_text().splitlines()
    assert (hello, go, quit) == ("boardwright 1", "go movetime 9500 simulations 400", "quit")
    assert match_line.startswith(f"match {name} ruleset {match.ruleset} players {match.players} seat {seat} seed ")
    assert match_line.partition(" options")[2].split() == [f"{option}={value}" for option, value in match.options.items()]
    assert json.loads(view.removeprefix("view ")) == json.loads(json.dumps(match.view(seat)))
    assert json.loads(prompt.removeprefix("prompt ")) == json.loads(json.dumps(match.prompt(seat).plain()))
    assert actions == [f"legal {len(match.legal(seat))}", *(f"action {action.id} {action}" for action in match.legal(seat))]


def test_a_program_gets_a_budget_and_reports_candidates(program: MakeProgram) -> None:
    game = load_game(SMALLEST)
    bot = bw.bot(program(answer="print('info', first, 7); print('info', first, line.split()[-1])"), game)
    hidden, legal = bot_arguments(game.new_match(game.players[0], 3))
    assert bot.decide(hidden, legal, budget=250) == (legal[0], (legal[0],), (250.0,))
    with pytest.raises(bw.BadOption, match="no legal ids"):
        bot.choose(hidden, [])
    with pytest.raises(bw.BadOption, match="budget -1"):
        bot.decide(hidden, legal, budget=-1)


def test_a_program_that_plays_several_seats_gets_the_number_of_each(program: MakeProgram, tmp_path: Path) -> None:
    log, game = tmp_path / "log", load_game(SMALLEST)
    match, bot = game.new_match(2, 3), bw.bot(program(each=f"open({str(log)!r}, 'a').write(line)"), game)
    seats = []
    for _ in range(12):
        seats.append(match.actors[0])
        match.play(seats[-1], bot.choose(*bot_arguments(match)))
    seats = [seat for seat, before in zip(seats, [None, *seats]) if seat != before]
    assert len(seats) > 2
    assert [int(line.split()[7]) for line in log.read_text().splitlines() if line.startswith("match")] == seats


@pytest.mark.parametrize(
    "name, simulations, milliseconds",
    [("", None, USUAL_MILLISECONDS), (" -a 'b c'@40", 40, USUAL_MILLISECONDS), ("@0.05s@7", 7, 50), (" 1@2s", None, 2000)],
)
def test_a_name_may_end_with_a_budget(name: str, simulations: int | None, milliseconds: int) -> None:
    command = command_of(f"cmd:{sys.executable}{name}")
    assert command.words[0] == sys.executable and command.simulations == simulations and command.milliseconds == milliseconds


@pytest.mark.parametrize("name", ["", " @7", "sh 'a", "sh@0", "sh@0s", "sh@1@2", "sh@fast", "./none", "/"])
def test_an_invalid_program_name_is_refused(name: str) -> None:
    with pytest.raises(bw.BadOption, match=r"expected cmd:PROGRAM|budget .*expected a number of simulations"):
        bw.bot(f"cmd:{name}", load_game(SMALLEST))


def test_a_program_plays_in_the_arena(program: MakeProgram, caplog: pytest.LogCaptureFixture) -> None:
    """Its mistakes do not lose a match."""
    name = program(answer="if asked == 6: os._exit(5)")
    result = arena.play(SMALLEST, [stand_in(load_game(SMALLEST)), name], players=2, blocks=2, seed=1)
    assert result.bots[1] == name and result.matches == 4
    assert {record.getMessage().split(":")[0] for record in caplog.records} <= {"match 0", "match 1"}


def test_the_name_is_not_run_by_a_shell(tmp_path: Path, program: MakeProgram) -> None:
    game, touched = load_game(SMALLEST), tmp_path / "touched"
    bw.bot(f"{program()} ; touch {touched} & $(touch {touched}) > {touched}", game).choose(
        *bot_arguments(game.new_match(game.players[0], 3))
    )
    assert not touched.exists()


def test_programs_are_refused_in_simulators_environments_datasets_and_clusters() -> None:
    game, name = load_game(SMALLEST), "cmd:cc"
    players = game.players[0]
    for call in (
        lambda: bw.Simulator(game, players=players).playout(name),
        lambda: opponents_of(name, 0, game, players),
        lambda: Recipe(game, players, {}, (name,) * players, 1, 1, key_of(1)),
        lambda: RayChunks(order_of(game, players, [name], key_of(1), {})),
    ):
        with pytest.raises(bw.BadOption, match=r"'cmd:cc': .*a program"):
            call()


# -- mistakes ---------------------------------------------------------------------------------------------------------------------

MISTAKES = {
    "os._exit(3)": (bw.BotDied, "ended with exit code 3"),
    "os.kill(os.getpid(), 9)": (bw.BotDied, "ended by signal 9"),
    "os.close(1)": (bw.BotDied, "ended"),
    "import time; time.sleep(1000)": (bw.BotLate, "no answer within 0.1 seconds"),
    "while True: print('info', flush=True)": (bw.BotLate, "no answer within 0.1 seconds"),
    "first = 99999": (bw.BotFailed, "chose 99999, expected one of the legal ids "),
    "first = '1 2'": (bw.BotSaidNonsense, "said 'bestaction 1 2'"),
    "print('hello')": (bw.BotSaidNonsense, "said 'hello', expected 'info ID VALUE …'"),
    "print()": (bw.BotSaidNonsense, "said ''"),
    "print('info 99999 1')": (bw.BotSaidNonsense, "said 'info 99999 1'"),
    "print('info', first, 'nan')": (bw.BotSaidNonsense, "said 'info"),
    f"print('x' * {LONGEST_LINE})": (bw.BotSaidNonsense, f"wrote a line of more than {LONGEST_LINE} bytes"),
    "os.write(1, b'\\xff\\n')": (bw.BotSaidNonsense, "not UTF-8"),
}
"""A statement before a program's answer, the type of the error, and a part of its message."""


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_of_a_program_has_a_typed_error_of_one_line(mistake: str, program: MakeProgram) -> None:
    """At the next decision, a program that has failed is restarted; one that still follows the protocol continues."""
    game = load_game(SMALLEST)
    late = MISTAKES[mistake][0] is bw.BotLate
    bot = ProgramBot(program(answer=mistake) + ("@0.05s" if late else ""), game, grace=0.05 if late else 60)
    for _ in range(2):
        with pytest.raises(MISTAKES[mistake][0]) as error:
            bot.choose(*bot_arguments(game.new_match(game.players[0], 3)))
        assert type(error.value) is MISTAKES[mistake][0] and MISTAKES[mistake][1] in str(error.value)
        assert str(error.value).startswith("bot 'cmd:") and "\n" not in str(error.value)


@pytest.mark.parametrize("greeting, error", [("ready 2", bw.BotSaidNonsense), ("hello", bw.BotSaidNonsense), (None, bw.BotDied)])
def test_a_program_of_another_version_is_refused_before_the_match(greeting: str | None, error: type, program: MakeProgram) -> None:
    with pytest.raises(error, match="ended with exit code 0" if greeting is None else f"said '{greeting}', expected 'ready 1'"):
        bw.bot(program(text="" if greeting is None else f"input(); print({greeting!r})"), load_game(SMALLEST))


def test_an_answer_to_an_interrupted_question_is_discarded(program: MakeProgram, monkeypatch: pytest.MonkeyPatch) -> None:
    """A notebook can be interrupted by Ctrl-C, and its next cell can ask the same bot again."""
    bot, match = ProgramBot(program(), load_game(SMALLEST)), load_game(SMALLEST).new_match(2, 3)
    with monkeypatch.context() as interrupted, pytest.raises(KeyboardInterrupt):
        interrupted.setattr(Program, "line", raise_interrupt)
        bot.choose(*bot_arguments(match))
    match.play(match.actors[0], match.legal_ids(match.actors[0])[0])
    assert bot.choose(*bot_arguments(match)) == match.legal_ids(match.actors[0])[0]
    bot.close()


def test_a_second_answer_is_not_taken_for_the_next_one(program: MakeProgram) -> None:
    """The program writes both answers at once. It is restarted."""
    bot, match = ProgramBot(program(answer="print('bestaction', first)"), load_game(SMALLEST)), load_game(SMALLEST).new_match(2, 3)
    match.play(match.actors[0], bot.choose(*bot_arguments(match)))
    with pytest.raises(bw.BotSaidNonsense, match=r"said 'bestaction \d+' after its answer, expected one"):
        bot.choose(*bot_arguments(match))
    assert bot.choose(*bot_arguments(match)) == match.legal_ids(match.actors[0])[0]
    bot.close()


PROGRAM_WITH_CHILD = """
import subprocess, sys
wait = "import pathlib, sys, time; time.sleep(20); pathlib.Path(sys.argv[1]).write_text('ended')"
child = subprocess.Popen([sys.executable, "-c", wait, {each}], start_new_session=True)
open({each}, "w").write(str(child.pid))
print("ready 1", flush=True)
{answer}
"""


@pytest.mark.parametrize("statement", ["import time; time.sleep(1000)", "sys.stdin.readline()", "import os; os.kill(os.getpid(), 9)"])
def test_closing_a_program_does_not_wait_for_its_detached_child(statement: str, program: MakeProgram, tmp_path: Path) -> None:
    """A child in its own session keeps the output open and does not end with the program."""
    child, match = tmp_path / "child", load_game(SMALLEST).new_match(2, 3)
    bot = ProgramBot(program(repr(str(child)), statement, PROGRAM_WITH_CHILD) + "@0.05s", load_game(SMALLEST), 1, 0.05)
    with pytest.raises(bw.BotFailed):
        bot.choose(*bot_arguments(match))
    bot.close()
    os.kill(int(child.read_text()), signal.SIGKILL)  # the child is still running


def raise_interrupt(program: Program) -> str:
    raise KeyboardInterrupt


def test_after_a_mistake_the_stand_in_decides(program: MakeProgram, caplog: pytest.LogCaptureFixture) -> None:
    """One line of the log names the match, the bot and the mistake."""
    game = load_game(SMALLEST)
    bots = [program(answer="if asked == 6: os._exit(5)"), stand_in(game)]
    assert len(PythonChunks(game, 2, bots, key_of(4), {})(7, 2)[1]) == 2
    lines = [record.getMessage() for record in caplog.records]
    assert {line.split(":")[0] for line in lines} == {"match 7", "match 8"}
    for line in lines:
        assert ": bot 'cmd:" in line and "\n" not in line
        assert line.endswith(f"ended with exit code 5, expected an answer; {stand_in(game)} decides")


def test_after_several_failures_the_stand_in_replaces_a_program(program: MakeProgram, caplog: pytest.LogCaptureFixture) -> None:
    game = load_game(SMALLEST)
    bot, strong = bw.bot(program(answer="first = -1"), game, 6), bw.bot(stand_in(game), game, 6)
    match = game.new_match(game.players[0], 3)
    for _ in range(MOST_FAILURES + 2):
        assert bot.choose(*bot_arguments(match)) == strong.choose(*bot_arguments(match))
    assert len(caplog.records) == MOST_FAILURES and caplog.records[-1].getMessage().endswith("decides from now on")


def test_programs_end_when_their_parent_is_killed(program: MakeProgram) -> None:
    """The program hangs and keeps standard error open, so `subprocess.run` returns only when it has ended."""
    bot = program(answer="import time; time.sleep(1000)")
    code = (
        "import os, signal, threading, boardwright as bw\n"
        f"game = bw.load({SMALLEST!r})\n"
        f"match, bot = game.new_match(2, 3), bw.bot({bot!r}, game)\n"
        "threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGKILL)).start()\n"
        "bot.choose(match.hidden(match.actors[0]), match.legal_ids(match.actors[0]))"
    )
    done = subprocess.run([sys.executable, "-c", code], stderr=subprocess.PIPE, timeout=60, check=False)
    assert done.returncode == -9
