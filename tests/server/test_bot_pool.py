"""The processes in which bots run: their limits, and what happens when a bot exceeds them or fails."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import boardwright as bw
from boardwright.bots import Bot
from boardwright.server.errors import ApiError
from boardwright.server.games import compile_queue
from boardwright.server.processes.bot_pool import STRIKES, BotPool
from boardwright.server.processes.bot_process import BotWorker, ChosenAction, Failed
from boardwright.server.settings import Settings
from tests.server.harness import GAME, PERSON_AND_BOT, Harness

posix = pytest.mark.skipif(os.name != "posix", reason="signals and limits of POSIX systems")
TIGHT_LIMITS = Settings(compile=False, bot_seconds=1.0, bot_mebibytes=300, bot_patience=60.0)
BAD_BOTS = """
from boardwright.core.machine.bot import bot
BOT_CONTRACT = 2
eaten = []

@bot()
def silent(tables, hidden, seat, moves, rng, scratch, decision):
    while True:
        pass

@bot()
def greedy(tables, hidden, seat, moves, rng, scratch, decision):
    while True:
        eaten.append(bytes(10_000_000))

@bot()
def broken(tables, hidden, seat, moves, rng, scratch, decision):
    return 1 // 0

@bot()
def gone(tables, hidden, seat, moves, rng, scratch, decision):
    import os
    os._exit(3)
"""


@pytest.fixture
def bad_bots(tmp_path: Path) -> Path:
    path = tmp_path / "bad.py"
    path.write_text(BAD_BOTS)
    return path


@pytest.fixture
def limited_pool() -> Iterator[BotPool]:
    bot_pool = BotPool(TIGHT_LIMITS)
    yield bot_pool
    bot_pool.close()


PLAIN_GAME = SimpleNamespace(id=GAME, native=False)
"""The game in plain Python: here bots fail for other reasons than compilation."""


def ask_bot(bot_pool: BotPool, bot: str, match: Any, rng: bytes = b"") -> ChosenAction:
    """Let a bot choose for the first actor of a match."""
    seat = match.actors[0]
    return bot_pool.choose(PLAIN_GAME, bot, rng, match.hidden(seat).tobytes(), match.legal_ids(seat).tolist())


def expect_refusal(bot_pool: BotPool, bot: str, match: Any) -> str:
    """Ask a bot and expect a refusal. Returns its id."""
    with pytest.raises(ApiError) as error:
        ask_bot(bot_pool, bot, match)
    return error.value.id


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_choices_from_the_pool_equal_those_of_a_single_bot(harness: Harness, level: str) -> None:
    """Any process may answer, and other bots are asked in between: a bot continues from the state of its generator."""
    game = bw.load(GAME)
    match, other_match, bots = game.new_match(2, seed=7), game.new_match(2, seed=8), [Bot(level, game, seed) for seed in (1, 2)]
    generators = [bot.generator for bot in bots]
    for _ in range(30):
        seat = match.actors[0]
        ask_bot(harness.server.match_services.bot_pool, level, other_match)
        choice = ask_bot(harness.server.match_services.bot_pool, level, match, generators[seat])
        assert choice.action == bots[seat].choose(match.hidden(seat), match.legal_ids(seat).tolist())
        generators[seat] = choice.rng
        assert choice.rng == bots[seat].generator
        match.play(seat, choice.action)


@posix
def test_a_hanging_bot_is_killed_and_refused_after_some_strikes(limited_pool: BotPool, bad_bots: Path) -> None:
    match = bw.load(GAME).new_match(2, seed=1)
    for _ in range(STRIKES):
        assert expect_refusal(limited_pool, f"{bad_bots}:silent", match) == "too_heavy"
    processes = [process._process for process in limited_pool._processes]
    assert expect_refusal(limited_pool, f"{bad_bots}:silent", match) == "too_heavy"
    assert [process._process for process in limited_pool._processes] == processes == [None], "no process is started for it again"
    assert ask_bot(limited_pool, "random", match).action in match.legal_ids(match.actors[0])


@posix
@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="this system does not tell a process how large it is")
def test_a_bot_over_its_memory_limit_is_killed(bad_bots: Path) -> None:
    bot_pool = BotPool(Settings(compile=False, bot_seconds=20.0, bot_mebibytes=300))
    try:
        match = bw.load(GAME).new_match(2, seed=1)
        ask_bot(bot_pool, "random", match)
        first = bot_pool._processes[0]._process
        assert expect_refusal(bot_pool, f"{bad_bots}:greedy", match) == "too_heavy"
        assert ask_bot(bot_pool, "random", match).action in match.legal_ids(match.actors[0])
        assert len(bot_pool._processes) == 1 and bot_pool._processes[0]._process is not first
    finally:
        bot_pool.close()


def test_a_bot_that_raises_or_exits_is_reported(limited_pool: BotPool, bad_bots: Path, caplog: pytest.LogCaptureFixture) -> None:
    match, bot_pool = bw.load(GAME).new_match(2, seed=1), limited_pool
    with pytest.raises(RuntimeError, match=r"ZeroDivisionError at bad\.py:18"):
        ask_bot(bot_pool, f"{bad_bots}:broken", match)
    assert expect_refusal(bot_pool, f"{bad_bots}:gone", match) == "internal"
    assert "the process that thinks for bots ended with 3" in caplog.text
    assert ask_bot(bot_pool, "random", match).action in match.legal_ids(match.actors[0])


def test_greedy_decides_for_a_failing_bot(tmp_path: Path, bad_bots: Path, limited_pool: BotPool, caplog: pytest.LogCaptureFixture) -> None:
    """Greedy makes each decision, continuing its own generator, and the log has a line for each."""
    game, choices = bw.load(GAME), []

    class FailingPool:
        def choose(self, game: Any, bot: str, rng: bytes, *rest: Any) -> ChosenAction:
            if bot != "greedy":
                return limited_pool.choose(PLAIN_GAME, f"{bad_bots}:broken", rng, *rest)
            choices.append(ChosenAction(rest[-1][-1], b"its generator"))
            assert rng == (b"its generator" if len(choices) > 1 else b"")
            return choices[-1]

        def close(self) -> None:
            pass

    with Harness(tmp_path / "matches.db") as harness:
        harness.server.match_services.bot_pool = FailingPool()  # type: ignore[assignment]
        token = harness.new_device()
        id = harness.new_match(token, [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "novice"}], pause=0)
        with harness.page(id, token, 0) as page:
            for _ in range(3):
                page.wait_until(lambda frame: 0 in frame["actors"])
                page.act()
            page.wait_until(lambda frame: 0 in frame["actors"])
    lines = [record.getMessage() for record in caplog.records if "the bot" in record.getMessage()]
    assert lines and len(lines) == len(choices)
    assert set(lines) == {f"the bot novice of {game.id} failed (RuntimeError: ZeroDivisionError at bad.py:18); greedy decides"}


def test_clients_cannot_name_programs_or_files_as_bots(
    harness: Harness, limited_pool: BotPool, bad_bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both the calls that name a bot and the process that would run it refuse them."""
    monkeypatch.chdir(bad_bots.parent)
    token = harness.new_device()
    person, empty = {"kind": "person", "name": "Ada"}, {"kind": "open"}
    table = harness.call("POST", "/api/tables", token, {"game": GAME, "seats": [person, empty]}).json()["id"]
    for name in ("cmd:touch touched", "bad.py:broken"):
        bot = {"kind": "bot", "level": name}
        for path, body in (
            ("matches", {"game": GAME, "seats": [person, bot]}),
            ("tables", {"game": GAME, "seats": [person, bot]}),
            ("tables", {"game": GAME, "seats": [person, empty], "stand_in": name}),
            (f"tables/{table}/start", {"fill": name}),
        ):
            answer = harness.call("POST", f"/api/{path}", token, body)
            assert (answer.status_code, answer.json()["error"]["id"]) == (422, "no_such_level"), answer.text
    with pytest.raises(RuntimeError, match="BadOption"):
        ask_bot(limited_pool, "cmd:touch touched", bw.load(GAME).new_match(2, seed=1))
    assert not Path("touched").exists()


@posix
def test_other_tables_go_on_beside_hanging_bots(tmp_path: Path, bad_bots: Path, limited_pool: BotPool) -> None:
    """More bots hang than may run at once. Their own tables go on, too: greedy decides."""

    class HangingPool:
        limits = limited_pool.limits

        def choose(self, game: Any, bot: str, *rest: Any) -> ChosenAction:
            return limited_pool.choose(game, f"{bad_bots}:silent" if bot == "novice" else bot, *rest)

        def close(self) -> None:
            pass

    with Harness(tmp_path / "matches.db") as harness:
        harness.server.match_services.bot_pool = HangingPool()  # type: ignore[assignment]
        token = harness.new_device()
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "novice"}]
        tables = [harness.new_match(token, seats, pause=0) for _ in range(3)]
        pages = [harness.page(id, token, 0) for id in tables]
        for page in pages:
            page.__enter__()
        try:
            for page in pages:
                page.wait_until(lambda frame: 0 in frame["actors"])
                page.act()
            with harness.page(harness.new_match(token, PERSON_AND_BOT, pause=0), token, 0) as honest:
                for _ in range(6):
                    honest.wait_until(lambda frame: 0 in frame["actors"] or frame["over"])
                    honest.act()
            for page in pages:
                page.wait_until(lambda frame: 0 in frame["actors"] or frame["over"])
        finally:
            for page in pages:
                page.__exit__(None, None, None)


def test_a_closed_pool_is_busy(limited_pool: BotPool) -> None:
    match = bw.load(GAME).new_match(2, seed=1)
    limited_pool.close()
    assert expect_refusal(limited_pool, "random", match) == "busy"


def test_a_bot_process_answers_a_malformed_request_with_a_failure(bad_bots: Path) -> None:
    from boardwright.server.processes.bot_process import ChooseAction

    answer, _ = BotWorker().answer(ChooseAction(GAME, f"{bad_bots}:broken", b"", [0]), b"too short")
    assert isinstance(answer, Failed) and not answer.memory


def test_compiling_that_takes_too_long_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_queue, "TIMEOUT_S", 0.01)
    with pytest.raises(RuntimeError, match="ended with -9"):
        list(compile_queue.CompileQueue()._compile_in_process(GAME))
