"""Tests of the contract of bots (docs/bots.md), for every bot of every game and for bots from files and packages."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain import bot_rules
from boardwright.core.machine.bot import BOT_CONTRACT, BotRule
from tests.conftest import only_in_prove, repetitions
from tests.contract.matches import GAMES, SMALLEST, Driver, choose_bots, informed_bots, load_game, make_generator

DECISIONS = repetitions(60, proving=1_200, short=40)
EACH_GAME = pytest.mark.parametrize("name", GAMES)


@EACH_GAME
def test_a_bot_does_not_read_old_contents_of_its_scratch(name: str) -> None:

    game = load_game(name)
    players = game.players_with()[-1]
    chance, done = make_generator("scratch", name), 0
    for number in range(DECISIONS):
        driver = Driver.start(game, game.engine, players, f"scratch {number}", choose_bots(name, players, number + 1))
        while driver.actors and done < DECISIONS:
            seat, done = driver.seat, done + 1
            rng, room = driver.rngs[seat].data.copy(), driver.scratch_of[seat].data
            room[:] = 0
            action = driver.choose(seat)
            driver.rngs[seat].data[:] = rng
            room[:] = chance.integers(0, 3, len(room), dtype=np.uint8)
            assert driver.choose(seat) == action, driver.bots[seat]
            driver.apply(seat, action)
        if done >= DECISIONS:
            return


def bot_arguments(match: Any) -> tuple[Any, Any]:
    """Return the arguments for a bot: what the seat knows, and its legal actions."""
    seat = match.actors[0]
    return match.hidden(seat), match.legal_ids(seat)


def test_wrong_arguments_of_bots_are_refused() -> None:
    """Compiled code does not check them."""
    game = load_game(SMALLEST)
    match, sim = game.new_match(2, 3), bw.Simulator(game, 1, 2, seed=3)
    hidden, legal = bot_arguments(match)
    bots = [bw.bot("random", game), bw.bot("search@5", game)]
    for no_record in (99, None, match.view(0), sim.states(), sim.states()[0]):
        for bot in bots:
            with pytest.raises(bw.BadOption, match=r"expected what a seat of .* knows: match.hidden\(seat\)"):
                bot.choose(no_record, legal)
        with pytest.raises(bw.BadOption, match="expected what a seat of"):
            bots[1].compare(no_record, legal, budget=5)  # type: ignore[attr-defined]
    with pytest.raises(bw.BadOption, match="expected what a seat knows"):
        game.outlook(99, 0)
    for no_ids in (None, 7, "x", sim.legal_mask()[0]):
        with pytest.raises(bw.BadOption, match=r"expected the ids of the legal actions: match.legal_ids\(seat\)"):
            bots[0].choose(hidden, no_ids)


@EACH_GAME
def test_bots_refuse_illegal_actions(name: str) -> None:
    """Compiled code would play ids of another moment or seat, and crash with unknown ids."""
    game = load_game(name)
    match = game.new_match(players=game.players[0], seed=1)
    hidden, legal = bot_arguments(match)
    illegal = next(id for id in range(game.num_actions) if id not in legal)
    wrong = [[illegal], [*legal, illegal], [*legal, *legal], [-1], [game.num_actions], [2**40], [legal], legal.astype(float)]
    wrong += [legal[1:]] if len(legal) > 1 else []
    for bot in (bw.bot("random", game), bw.bot(informed_bots(game)[-1], game), bw.bot("search@5", game)):
        for ids in wrong:
            with pytest.raises(bw.BadOption, match=rf"choose: .*, expected all legal actions of seat {match.actors[0]}: \d"):
                bot.choose(hidden, ids)
        assert bot.choose(hidden, legal[::-1].astype(">i8")) in legal
        with pytest.raises(bw.BadOption, match="expected an array"):
            bot.choose(hidden, [[1], [1, 2]])  # type: ignore[list-item]
    with pytest.raises(bw.BadOption, match="expected all legal actions"):
        bot.compare(hidden, [illegal], budget=5)
    while len(match.actors) == match.players:
        match.play(match.actors[0], bot.choose(*bot_arguments(match)))
    waiting = next(seat for seat in range(match.players) if seat not in match.actors)
    with pytest.raises(bw.BadOption, match=f"seat {waiting}: it need not choose"):
        bot.choose(match.hidden(waiting), match.legal_ids(match.actors[0]))


def test_a_bot_is_compiled_at_its_first_decision() -> None:
    game = load_game(SMALLEST)
    bot = bw.bot("greedy", game)
    decision = bot.decide(*bot_arguments(game.new_match(game.players[0], 0)), budget=10)
    assert decision.action in bot_arguments(game.new_match(game.players[0], 0))[1]
    assert decision.candidates == () and decision.values == ()
    for budget in (0, -1, 1.5, True, "1", 1_000_001, 2**70):
        with pytest.raises(bw.BadOption, match="budget"):
            bot.decide(*bot_arguments(game.new_match(game.players[0], 0)), budget=budget)
    with pytest.raises(bw.BadOption, match="no legal ids"):
        bot.choose(bot_arguments(game.new_match(game.players[0], 0))[0], [])


BOTS_FILE = """
    import numpy as np

    from boardwright.core.machine.bot import bot
    from boardwright.core.machine.random import bot_uniform_below

    BOT_CONTRACT = 2
    ROOM = np.dtype([("best", "i8")], align=True)


    @bot(ROOM)
    def last(tables, hidden, seat, moves, rng, scratch, decision):
        scratch.best = moves.ids[moves.count - 1]
        decision.ids[0], decision.values[0] = scratch.best, 0.5
        decision.ids[1], decision.values[1] = moves.ids[0], decision.budget
        decision.count = 2
        return scratch.best


    class Lowest:
        def __init__(self, game, seed):
            self.asked = 0

        def choose(self, hidden, legal_ids):
            self.asked += 1
            return int(min(legal_ids))


    class Nothing:
        pass


    BOTS = {"last": last, "ultimate": last}
"""


@pytest.fixture
def bot_file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(textwrap.dedent(BOTS_FILE))
    return path


def test_a_compiled_bot_from_a_file_plays(bot_file: Path) -> None:
    game = load_game(SMALLEST)
    bot = bw.bot(f"{bot_file}:last", game)
    hidden, legal = bot_arguments(game.new_match(game.players[0], 3))
    decision = bot.decide(hidden, legal, budget=7)
    assert decision.action == legal[-1] and decision.candidates == (legal[-1], legal[0]) and decision.values == (0.5, 7.0)
    assert bot.decide(hidden, legal).values == (0.5, 0.0)
    sim = bw.Simulator(game, players=game.players[0])
    sim.playout(f"{bot_file}:last", 4)
    match = game.new_match(game.players[0], sim.states()["rng"]["key"][0].tobytes())
    for _ in range(4):
        match.play(match.actors[0], match.legal_ids(match.actors[0])[-1])
    assert match.state_bytes() == sim.states()[0].tobytes()
    bot_file.write_text(textwrap.dedent(BOTS_FILE).replace("moves.count - 1", "0"))
    assert bw.bot(f"{bot_file}:last", game).choose(hidden, legal) == legal[0], "the file is read again"


@pytest.mark.parametrize("answer", ["moves.ids[0] - 1", "moves.ids[moves.count - 1] + 1", "2000"])
def test_an_illegal_choice_of_a_compiled_bot_is_refused(answer: str, bot_file: Path) -> None:
    """The behaviour of rules with an illegal action is undefined: this match would continue for a million decisions."""
    bot_file.write_text(textwrap.dedent(BOTS_FILE).replace("return scratch.best", f"return {answer}"))
    game, bot = load_game(SMALLEST), f"{bot_file}:last"
    players = game.players[0]
    with pytest.raises(bw.BotFailed, match=r"bot '.*mine.py:last': chose -?\d+, expected one of the legal ids \d"):
        bw.bot(bot, game).choose(*bot_arguments(game.new_match(players, 3)))
    sim = bw.Simulator(game, n=3, players=players, threads=2)
    before = sim.states().tobytes()
    with pytest.raises(bw.BotFailed, match=r"bot '.*mine.py:last': match 0: chose an action that is not legal"):
        sim.playout(bot)
    assert sim.states().tobytes() == before
    sim.seat_bots([bot] * players)
    with pytest.raises(bw.BotFailed, match="not legal"):
        sim.answer(None, np.full(3, -1))


def test_a_wrong_result_of_decide_is_refused(tmp_path: Path) -> None:
    path, game = tmp_path / "bare.py", load_game(SMALLEST)
    signatures = ("choose(self, observation, legal)", "decide(self, observation, legal, budget)")
    path.write_text("\n".join(["class Bare:", *(f"    def {signature}: return legal[0]" for signature in signatures)]))
    with pytest.raises(bw.BotFailed, match=r"decide gave \d+, expected a boardwright.bots.Decision"):
        bw.bot(f"{path}:Bare", game).decide(*bot_arguments(game.new_match(game.players[0], 3)))


def test_a_python_bot_from_a_file_plays_but_not_in_a_simulator(bot_file: Path) -> None:
    game = load_game(SMALLEST)
    bot = bw.bot(f"{bot_file}:Lowest", game)
    hidden, legal = bot_arguments(game.new_match(game.players[0], 3))
    assert bot.choose(hidden, legal) == legal[0] and bot.decide(hidden, legal).action == legal[0]
    with pytest.raises(bw.BadOption, match="expected a function marked with @bot"):
        bw.Simulator(game, players=game.players[0]).playout(f"{bot_file}:Lowest")


def test_invalid_bots_are_refused(bot_file: Path) -> None:
    game = load_game(SMALLEST)
    for name, expected in (
        ("nobody", "nobody"),
        (f"{bot_file}:nobody", "nobody"),
        (f"{bot_file}:Nothing", "choose"),
        (f"{bot_file}:ROOM", "@bot"),
        (f"{bot_file.parent}/none.py:last", "No such file"),
        (f"{bot_file.parent}:last", " has "),
    ):
        with pytest.raises(bw.BadOption, match=expected):
            bw.bot(name, game)
    for text, expected in (
        (BOTS_FILE.replace("BOT_CONTRACT = 2", ""), f"expected {BOT_CONTRACT}"),
        (BOTS_FILE.replace("BOT_CONTRACT = 2", "BOT_CONTRACT = 1"), "BOT_CONTRACT is 1"),
        (BOTS_FILE.replace("scratch, decision):", "decision):"), "6 arguments"),
        ("    1 / 0\n", "ZeroDivisionError"),
        ("    BOT_CONTRACT = (\n", "SyntaxError"),
    ):
        bot_file.write_text(textwrap.dedent(text))
        with pytest.raises(bw.BadOption, match=expected):
            bw.bot(f"{bot_file}:last", game)


def test_bots_of_another_package_are_found(bot_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Entry points name a function or a module with BOTS; broken ones are left out, and built-in bots cannot be replaced."""
    info = tmp_path / "mine-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
    points = ("this.single = mine:last", "this = mine", "this.own = mine:last", "that.other = mine:last", "this.broken = mine:gone")
    (info / "entry_points.txt").write_text("\n".join([f"[{bot_rules.GROUP}]", *points, ""]))
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.warns(UserWarning, match="gone"):
        rules = bot_rules.bot_rules("this", {"own": load_game(SMALLEST).bot_rule("random").function})
    assert sorted(rules) == ["last", "own", "random", "single", "ultimate"]
    assert rules["own"].function is rules["random"].function
    assert isinstance(rules["single"], BotRule) and rules["single"].needs_hidden


COMPILE_TWICE = """
import json, sys
from numba.core import event
import boardwright as bw
progress = []
with event.install_recorder("numba:run_pass") as passes:
    game = bw.load(sys.argv[1]).compile(lambda done, total, what: progress.append((done, total, what)))
    first = sorted({record.data["qualname"] for _, record in passes.buffer})
    game.compile(lambda done, total, what: progress.append((done, total, what)), bots=[sys.argv[2]])
    second = sorted({record.data["qualname"] for _, record in passes.buffer})
print(json.dumps([first, second, progress]))
"""


@only_in_prove("compiles a game from nothing")
def test_bots_are_compiled_on_request(tmp_path: Path) -> None:
    """They are not compiled with the rules. The progress reports count up to the end both times."""
    game = load_game(SMALLEST)
    name = "greedy"
    environment = os.environ | {"BOARDWRIGHT_CACHE": str(tmp_path)}
    command = [sys.executable, "-W", "ignore", "-c", COMPILE_TWICE, SMALLEST, name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    first, second, progress = json.loads(done.stdout)
    function = game.bot_rule(name).function.__qualname__
    assert "apply" in first and function not in first and function in second
    ends = [i for i, (done, total, _) in enumerate(progress) if done == total]
    assert len(ends) == 2 and ends[1] == len(progress) - 1
    for part in (progress[: ends[0] + 1], progress[ends[0] + 1 :]):
        total = part[0][1]
        assert [(done, of) for done, of, _ in part] == [(number, total) for number in range(total + 1)]
    assert [what for _, _, what in progress[ends[0] + 1 : -1]][-1] == function
