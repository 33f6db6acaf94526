"""The contract of the bots (docs/bots.md): every bot of every game keeps it, and bots can be added."""

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
from tests.contract.matches import GAMES, SMALLEST, Driver, bots_of, generator, knowing_bots, loaded

DECISIONS = repetitions(60, proving=1_200, short=40)
EACH = pytest.mark.parametrize("name", GAMES)


@EACH
def test_a_bot_sets_what_it_reads_in_its_scratch(name: str) -> None:
    """The choice is the same for any leftovers from another decision."""
    game = loaded(name)
    players = game.players_with()[-1]
    chance, done = generator("scratch", name), 0
    for number in range(DECISIONS):
        driver = Driver.start(game, game.engine, players, f"scratch {number}", bots_of(name, players, number + 1))
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


def asked(match: Any) -> tuple[Any, Any]:
    """The arguments of a bot."""
    seat = match.actors[0]
    return match.hidden(seat), match.legal_ids(seat)


def test_what_is_no_question_is_refused() -> None:
    """Compiled code would go astray with it."""
    game = loaded(SMALLEST)
    match, sim = game.new_match(2, 3), bw.Simulator(game, 1, 2, seed=3)
    hidden, legal = asked(match)
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


@EACH
def test_bots_are_not_asked_about_actions_that_are_not_legal(name: str) -> None:
    """Ids of another moment or another seat, and those that no action has: compiled code would play them, and end the process."""
    game = loaded(name)
    match = game.new_match(players=game.players[0], seed=1)
    hidden, legal = asked(match)
    illegal = next(id for id in range(game.num_actions) if id not in legal)
    wrong = [[illegal], [*legal, illegal], [*legal, *legal], [-1], [game.num_actions], [2**40], [legal], legal.astype(float)]
    wrong += [legal[1:]] if len(legal) > 1 else []
    for bot in (bw.bot("random", game), bw.bot(knowing_bots(game)[-1], game), bw.bot("search@5", game)):
        for ids in wrong:
            with pytest.raises(bw.BadOption, match=rf"choose: .*, expected all legal actions of seat {match.actors[0]}: \d"):
                bot.choose(hidden, ids)
        assert bot.choose(hidden, legal[::-1].astype(">i8")) in legal
        with pytest.raises(bw.BadOption, match="expected an array"):
            bot.choose(hidden, [[1], [1, 2]])  # type: ignore[list-item]
    with pytest.raises(bw.BadOption, match="expected all legal actions"):
        bot.compare(hidden, [illegal], budget=5)
    while len(match.actors) == match.players:
        match.play(match.actors[0], bot.choose(*asked(match)))
    waiting = next(seat for seat in range(match.players) if seat not in match.actors)
    with pytest.raises(bw.BadOption, match=f"seat {waiting}: it need not choose"):
        bot.choose(match.hidden(waiting), match.legal_ids(match.actors[0]))


def test_a_bot_decides_and_is_compiled_when_it_is_asked_first() -> None:
    game = loaded(SMALLEST)
    bot = bw.bot("greedy", game)
    decision = bot.decide(*asked(game.new_match(game.players[0], 0)), budget=10)
    assert decision.action in asked(game.new_match(game.players[0], 0))[1]
    assert decision.candidates == () and decision.values == ()
    for budget in (0, -1, 1.5, True, "1", 1_000_001, 2**70):
        with pytest.raises(bw.BadOption, match="budget"):
            bot.decide(*asked(game.new_match(game.players[0], 0)), budget=budget)
    with pytest.raises(bw.BadOption, match="no legal ids"):
        bot.choose(asked(game.new_match(game.players[0], 0))[0], [])


LAST = """
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
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(textwrap.dedent(LAST))
    return path


def test_a_bot_from_a_file(file: Path) -> None:
    game = loaded(SMALLEST)
    bot = bw.bot(f"{file}:last", game)
    hidden, legal = asked(game.new_match(game.players[0], 3))
    decision = bot.decide(hidden, legal, budget=7)
    assert decision.action == legal[-1] and decision.candidates == (legal[-1], legal[0]) and decision.values == (0.5, 7.0)
    assert bot.decide(hidden, legal).values == (0.5, 0.0)
    sim = bw.Simulator(game, players=game.players[0])
    sim.playout(f"{file}:last", 4)
    match = game.new_match(game.players[0], sim.states()["rng"]["key"][0].tobytes())
    for _ in range(4):
        match.play(match.actors[0], match.legal_ids(match.actors[0])[-1])
    assert match.state_bytes() == sim.states()[0].tobytes()
    file.write_text(textwrap.dedent(LAST).replace("moves.count - 1", "0"))
    assert bw.bot(f"{file}:last", game).choose(hidden, legal) == legal[0], "the file as it is now"


@pytest.mark.parametrize("answer", ["moves.ids[0] - 1", "moves.ids[moves.count - 1] + 1", "2000"])
def test_what_a_compiled_bot_chooses_is_checked(answer: str, file: Path) -> None:
    """Rules may do anything with an action that is not legal: here the match would go on for a million decisions."""
    file.write_text(textwrap.dedent(LAST).replace("return scratch.best", f"return {answer}"))
    game, bot = loaded(SMALLEST), f"{file}:last"
    players = game.players[0]
    with pytest.raises(bw.BotFailed, match=r"bot '.*mine.py:last': chose -?\d+, expected one of the legal ids \d"):
        bw.bot(bot, game).choose(*asked(game.new_match(players, 3)))
    sim = bw.Simulator(game, n=3, players=players, threads=2)
    before = sim.states().tobytes()
    with pytest.raises(bw.BotFailed, match=r"bot '.*mine.py:last': match 0: chose an action that is not legal"):
        sim.playout(bot)
    assert sim.states().tobytes() == before
    sim.seat_bots([bot] * players)
    with pytest.raises(bw.BotFailed, match="not legal"):
        sim.answer(None, np.full(3, -1))


def test_what_decide_gives_is_checked(tmp_path: Path) -> None:
    path, game = tmp_path / "bare.py", loaded(SMALLEST)
    asks = ("choose(self, observation, legal)", "decide(self, observation, legal, budget)")
    path.write_text("\n".join(["class Bare:", *(f"    def {ask}: return legal[0]" for ask in asks)]))
    with pytest.raises(bw.BotFailed, match=r"decide gave \d+, expected a boardwright.bots.Decision"):
        bw.bot(f"{path}:Bare", game).decide(*asked(game.new_match(game.players[0], 3)))


def test_a_bot_in_python_from_a_file(file: Path) -> None:
    game = loaded(SMALLEST)
    bot = bw.bot(f"{file}:Lowest", game)
    hidden, legal = asked(game.new_match(game.players[0], 3))
    assert bot.choose(hidden, legal) == legal[0] and bot.decide(hidden, legal).action == legal[0]
    with pytest.raises(bw.BadOption, match="expected a function marked with @bot"):
        bw.Simulator(game, players=game.players[0]).playout(f"{file}:Lowest")


def test_what_is_no_bot_is_refused(file: Path) -> None:
    game = loaded(SMALLEST)
    for name, says in (
        ("nobody", "nobody"),
        (f"{file}:nobody", "nobody"),
        (f"{file}:Nothing", "choose"),
        (f"{file}:ROOM", "@bot"),
        (f"{file.parent}/none.py:last", "No such file"),
        (f"{file.parent}:last", " has "),
    ):
        with pytest.raises(bw.BadOption, match=says):
            bw.bot(name, game)
    for text, says in (
        (LAST.replace("BOT_CONTRACT = 2", ""), f"expected {BOT_CONTRACT}"),
        (LAST.replace("BOT_CONTRACT = 2", "BOT_CONTRACT = 1"), "BOT_CONTRACT is 1"),
        (LAST.replace("scratch, decision):", "decision):"), "6 arguments"),
        ("    1 / 0\n", "ZeroDivisionError"),
        ("    BOT_CONTRACT = (\n", "SyntaxError"),
    ):
        file.write_text(textwrap.dedent(text))
        with pytest.raises(bw.BadOption, match=says):
            bw.bot(f"{file}:last", game)


def test_bots_of_another_package(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a function, by a module with BOTS, of another game, broken; none can replace one of the game's own."""
    info = tmp_path / "mine-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
    points = ("this.single = mine:last", "this = mine", "this.own = mine:last", "that.other = mine:last", "this.broken = mine:gone")
    (info / "entry_points.txt").write_text("\n".join([f"[{bot_rules.GROUP}]", *points, ""]))
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.warns(UserWarning, match="gone"):
        found = bot_rules.bot_rules("this", {"own": loaded(SMALLEST).bot_rule("random").function})
    assert sorted(found) == ["last", "own", "random", "single", "ultimate"]
    assert found["own"].function is found["random"].function
    assert isinstance(found["single"], BotRule) and found["single"].needs_hidden


COMPILED = """
import json, sys
from numba.core import event
import boardwright as bw
told = []
with event.install_recorder("numba:run_pass") as passes:
    game = bw.load(sys.argv[1]).compile(lambda done, total, what: told.append((done, total, what)))
    first = sorted({record.data["qualname"] for _, record in passes.buffer})
    game.compile(lambda done, total, what: told.append((done, total, what)), bots=[sys.argv[2]])
    second = sorted({record.data["qualname"] for _, record in passes.buffer})
print(json.dumps([first, second, told]))
"""


@only_in_prove("compiles a game from nothing")
def test_bots_are_compiled_when_they_are_wanted(tmp_path: Path) -> None:
    """Not with the rules; the progress reports count up to the end both times."""
    game = loaded(SMALLEST)
    name = "greedy"
    environment = os.environ | {"BOARDWRIGHT_CACHE": str(tmp_path)}
    command = [sys.executable, "-W", "ignore", "-c", COMPILED, SMALLEST, name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    first, second, told = json.loads(done.stdout)
    function = game.bot_rule(name).function.__qualname__
    assert "apply" in first and function not in first and function in second
    ends = [i for i, (done, total, _) in enumerate(told) if done == total]
    assert len(ends) == 2 and ends[1] == len(told) - 1
    for part in (told[: ends[0] + 1], told[ends[0] + 1 :]):
        total = part[0][1]
        assert [(done, of) for done, of, _ in part] == [(number, total) for number in range(total + 1)]
    assert [what for _, _, what in told[ends[0] + 1 : -1]][-1] == function
