"""Bots that are programs (docs/bot_protocol.md): what they are told, what they may answer, and what their mistakes cost."""

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
from tests.contract.matches import GAMES, SMALLEST, loaded
from tests.project.source_files import ROOT

FIRST = """
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
"""A program that plays the first legal action, but for what it does beside."""

MakeProgram = Callable[..., str]


@pytest.fixture
def program(tmp_path: Path) -> MakeProgram:
    """Writes a program and returns the name of its bot. `each`: a statement for each line; `answer`: one before it answers."""

    def write(each: str = "pass", answer: str = "pass", text: str = FIRST) -> str:
        path = tmp_path / "program.py"
        path.write_text(text.format(each=each, answer=answer))
        return f"cmd:{sys.executable} -S -E {path}"

    return write


def asked(match: Any) -> tuple[Any, Any]:
    seat = match.actors[0]
    return match.hidden(seat), match.legal_ids(seat)


# -- the protocol -----------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def dice(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The example in C."""
    if shutil.which("cc") is None:
        pytest.skip("no C compiler")
    program = tmp_path_factory.mktemp("dice") / "dice"
    subprocess.run(["cc", "-Wall", "-Wextra", "-Werror", "-o", program, ROOT / "examples" / "dice.c"], check=True)
    return f"cmd:{program}"


@pytest.mark.parametrize("name", GAMES)
def test_a_program_plays_whole_matches(name: str, dice: str, caplog: pytest.LogCaptureFixture) -> None:
    """The example in C knows no game. The same seed plays the same match. The others play well, so that it ends."""
    game = loaded(name)
    bots = [dice, *[stand_in(game)] * (game.players[0] - 1)]
    first, again, other = (PythonChunks(game, len(bots), bots, key_of(seed), {})(0, 1)[0] for seed in (1, 1, 2))
    assert first == again != other
    assert not caplog.records


@pytest.mark.parametrize("name", GAMES)
def test_it_is_told_what_its_seat_sees_and_no_more(name: str, program: MakeProgram, tmp_path: Path) -> None:
    game, told = loaded(name), tmp_path / "told"
    match = game.new_match(game.players_with()[-1], 3)
    seat = match.actors[0]
    bot = ProgramBot(program(each=f"open({str(told)!r}, 'a').write(line)") + "@400@9.5s", game, 5)
    assert bot.choose(*asked(match)) == match.legal_ids(seat)[0]
    bot.close()
    hello, begun, view, prompt, *actions, go, quit = told.read_text().splitlines()
    assert (hello, go, quit) == ("boardwright 1", "go movetime 9500 simulations 400", "quit")
    assert begun.startswith(f"match {name} ruleset {match.ruleset} players {match.players} seat {seat} seed ")
    assert begun.partition(" options")[2].split() == [f"{option}={value}" for option, value in match.options.items()]
    assert json.loads(view.removeprefix("view ")) == json.loads(json.dumps(match.view(seat)))
    assert json.loads(prompt.removeprefix("prompt ")) == json.loads(json.dumps(match.prompt(seat).plain()))
    assert actions == [f"legal {len(match.legal(seat))}", *(f"action {action.id} {action}" for action in match.legal(seat))]


def test_it_reports_candidates_and_gets_a_budget(program: MakeProgram) -> None:
    game = loaded(SMALLEST)
    bot = bw.bot(program(answer="print('info', first, 7); print('info', first, line.split()[-1])"), game)
    hidden, legal = asked(game.new_match(game.players[0], 3))
    assert bot.decide(hidden, legal, budget=250) == (legal[0], (legal[0],), (250.0,))
    with pytest.raises(bw.BadOption, match="no legal ids"):
        bot.choose(hidden, [])
    with pytest.raises(bw.BadOption, match="budget -1"):
        bot.decide(hidden, legal, budget=-1)


def test_a_bot_that_plays_several_seats_is_told_which(program: MakeProgram, tmp_path: Path) -> None:
    told, game = tmp_path / "told", loaded(SMALLEST)
    match, bot = game.new_match(2, 3), bw.bot(program(each=f"open({str(told)!r}, 'a').write(line)"), game)
    seats = []
    for _ in range(12):
        seats.append(match.actors[0])
        match.play(seats[-1], bot.choose(*asked(match)))
    seats = [seat for seat, before in zip(seats, [None, *seats]) if seat != before]
    assert len(seats) > 2
    assert [int(line.split()[7]) for line in told.read_text().splitlines() if line.startswith("match")] == seats


@pytest.mark.parametrize(
    "name, simulations, milliseconds",
    [("", None, USUAL_MILLISECONDS), (" -a 'b c'@40", 40, USUAL_MILLISECONDS), ("@0.05s@7", 7, 50), (" 1@2s", None, 2000)],
)
def test_a_name_may_end_with_a_budget(name: str, simulations: int | None, milliseconds: int) -> None:
    found = command_of(f"cmd:{sys.executable}{name}")
    assert found.words[0] == sys.executable and found.simulations == simulations and found.milliseconds == milliseconds


@pytest.mark.parametrize("name", ["", " @7", "sh 'a", "sh@0", "sh@0s", "sh@1@2", "sh@fast", "./none", "/"])
def test_a_name_that_fits_no_program_is_refused(name: str) -> None:
    with pytest.raises(bw.BadOption, match=r"expected cmd:PROGRAM|budget .*expected a number of simulations"):
        bw.bot(f"cmd:{name}", loaded(SMALLEST))


def test_it_enters_the_arena(program: MakeProgram, caplog: pytest.LogCaptureFixture) -> None:
    """Its mistakes lose no match there, either."""
    name = program(answer="if asked == 6: os._exit(5)")
    result = arena.play(SMALLEST, [stand_in(loaded(SMALLEST)), name], players=2, blocks=2, seed=1)
    assert result.bots[1] == name and result.matches == 4
    assert {record.getMessage().split(":")[0] for record in caplog.records} <= {"match 0", "match 1"}


def test_no_shell_reads_the_name(tmp_path: Path, program: MakeProgram) -> None:
    game, touched = loaded(SMALLEST), tmp_path / "touched"
    bw.bot(f"{program()} ; touch {touched} & $(touch {touched}) > {touched}", game).choose(*asked(game.new_match(game.players[0], 3)))
    assert not touched.exists()


def test_where_programs_do_not_play() -> None:
    game, name = loaded(SMALLEST), "cmd:cc"
    players = game.players[0]
    for refused in (
        lambda: bw.Simulator(game, players=players).playout(name),
        lambda: opponents_of(name, 0, game, players),
        lambda: Recipe(game, players, {}, (name,) * players, 1, 1, key_of(1)),
        lambda: RayChunks(order_of(game, players, [name], key_of(1), {})),
    ):
        with pytest.raises(bw.BadOption, match=r"'cmd:cc': .*a program"):
            refused()


# -- mistakes ---------------------------------------------------------------------------------------------------------------------

WRONG = {
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
"""What a program does before it answers, the error, and what it says."""


@pytest.mark.parametrize("wrong", WRONG)
def test_what_a_program_does_wrong_has_a_type_and_a_line(wrong: str, program: MakeProgram) -> None:
    """The next decision is a new chance: a program that has failed is started again, one in step goes on."""
    game = loaded(SMALLEST)
    late = WRONG[wrong][0] is bw.BotLate
    bot = ProgramBot(program(answer=wrong) + ("@0.05s" if late else ""), game, grace=0.05 if late else 60)
    for _ in range(2):
        with pytest.raises(WRONG[wrong][0]) as error:
            bot.choose(*asked(game.new_match(game.players[0], 3)))
        assert type(error.value) is WRONG[wrong][0] and WRONG[wrong][1] in str(error.value)
        assert str(error.value).startswith("bot 'cmd:") and "\n" not in str(error.value)


@pytest.mark.parametrize("said, error", [("ready 2", bw.BotSaidNonsense), ("hello", bw.BotSaidNonsense), (None, bw.BotDied)])
def test_a_program_of_another_version_is_refused_before_the_match(said: str | None, error: type, program: MakeProgram) -> None:
    with pytest.raises(error, match="ended with exit code 0" if said is None else f"said '{said}', expected 'ready 1'"):
        bw.bot(program(text="" if said is None else f"input(); print({said!r})"), loaded(SMALLEST))


def test_an_answer_to_an_interrupted_question_is_not_taken_for_the_next(program: MakeProgram, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with Ctrl-C in a notebook, whose next cell asks the same bot again."""
    bot, match = ProgramBot(program(), loaded(SMALLEST)), loaded(SMALLEST).new_match(2, 3)
    with monkeypatch.context() as interrupted, pytest.raises(KeyboardInterrupt):
        interrupted.setattr(Program, "line", interrupt)
        bot.choose(*asked(match))
    match.play(match.actors[0], match.legal_ids(match.actors[0])[0])
    assert bot.choose(*asked(match)) == match.legal_ids(match.actors[0])[0]
    bot.close()


def test_one_answer_too_many_is_not_taken_for_the_next(program: MakeProgram) -> None:
    """Both answers are written at once. The program is started again, and so in step."""
    bot, match = ProgramBot(program(answer="print('bestaction', first)"), loaded(SMALLEST)), loaded(SMALLEST).new_match(2, 3)
    match.play(match.actors[0], bot.choose(*asked(match)))
    with pytest.raises(bw.BotSaidNonsense, match=r"said 'bestaction \d+' after its answer, expected one"):
        bot.choose(*asked(match))
    assert bot.choose(*asked(match)) == match.legal_ids(match.actors[0])[0]
    bot.close()


DETACHED = """
import subprocess, sys
wait = "import pathlib, sys, time; time.sleep(20); pathlib.Path(sys.argv[1]).write_text('ended')"
child = subprocess.Popen([sys.executable, "-c", wait, {each}], start_new_session=True)
open({each}, "w").write(str(child.pid))
print("ready 1", flush=True)
{answer}
"""


@pytest.mark.parametrize("then", ["import time; time.sleep(1000)", "sys.stdin.readline()", "import os; os.kill(os.getpid(), 9)"])
def test_nothing_waits_for_what_a_program_has_left_behind(then: str, program: MakeProgram, tmp_path: Path) -> None:
    """A child in a session of its own, which keeps the output open, is not ended with the program."""
    child, match = tmp_path / "child", loaded(SMALLEST).new_match(2, 3)
    bot = ProgramBot(program(repr(str(child)), then, DETACHED) + "@0.05s", loaded(SMALLEST), 1, 0.05)
    with pytest.raises(bw.BotFailed):
        bot.choose(*asked(match))
    bot.close()
    os.kill(int(child.read_text()), signal.SIGKILL)  # it has not ended


def interrupt(program: Program) -> str:
    raise KeyboardInterrupt


def test_a_mistake_costs_only_that_decision(program: MakeProgram, caplog: pytest.LogCaptureFixture) -> None:
    """The stand-in decides, as it would from the same seed, and one line names the match, the bot and the mistake."""
    game = loaded(SMALLEST)
    bots = [program(answer="if asked == 6: os._exit(5)"), stand_in(game)]
    assert len(PythonChunks(game, 2, bots, key_of(4), {})(7, 2)[1]) == 2
    lines = [record.getMessage() for record in caplog.records]
    assert {line.split(":")[0] for line in lines} == {"match 7", "match 8"}
    for line in lines:
        assert ": bot 'cmd:" in line and "\n" not in line
        assert line.endswith(f"ended with exit code 5, expected an answer; {stand_in(game)} decides")


def test_a_program_that_fails_again_and_again_is_not_asked_any_more(program: MakeProgram, caplog: pytest.LogCaptureFixture) -> None:
    game = loaded(SMALLEST)
    bot, strong = bw.bot(program(answer="first = -1"), game, 6), bw.bot(stand_in(game), game, 6)
    match = game.new_match(game.players[0], 3)
    for _ in range(MOST_FAILURES + 2):
        assert bot.choose(*asked(match)) == strong.choose(*asked(match))
    assert len(caplog.records) == MOST_FAILURES and caplog.records[-1].getMessage().endswith("decides from now on")


def test_programs_end_with_their_parent_even_if_it_is_killed(program: MakeProgram) -> None:
    """The child hangs and holds standard error open: `run` returns when it has ended."""
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
