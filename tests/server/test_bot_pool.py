"""The processes in which bots think: what they may use, what follows where a bot takes more, and that nobody else notices."""

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
from tests.server.harness import AGAINST_BOT, GAME, Harness

posix = pytest.mark.skipif(os.name != "posix", reason="signals and limits of POSIX systems")
TIGHT = Settings(compile=False, bot_seconds=1.0, bot_mebibytes=300, bot_patience=60.0)
BAD = """
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
def bad(tmp_path: Path) -> Path:
    path = tmp_path / "bad.py"
    path.write_text(BAD)
    return path


@pytest.fixture
def tight() -> Iterator[BotPool]:
    bot_pool = BotPool(TIGHT)
    yield bot_pool
    bot_pool.close()


PLAIN = SimpleNamespace(id=GAME, native=False)
"""The game in plain Python, whatever was compiled before: what is wrong with a bot is not that it cannot be compiled."""


def asked(bot_pool: BotPool, bot: str, match: Any, rng: bytes = b"") -> ChosenAction:
    seat = match.actors[0]
    return bot_pool.choose(PLAIN, bot, rng, match.hidden(seat).tobytes(), match.legal_ids(seat).tolist())


def refused(bot_pool: BotPool, bot: str, match: Any) -> str:
    with pytest.raises(ApiError) as error:
        asked(bot_pool, bot, match)
    return error.value.id


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_the_choices_are_those_of_one_bot_that_is_asked_again_and_again(harness: Harness, level: str) -> None:
    """Whichever process answers, and whichever bot is asked between: a bot continues from its generator's state."""
    game = bw.load(GAME)
    match, other, bots = game.new_match(2, seed=7), game.new_match(2, seed=8), [Bot(level, game, seed) for seed in (1, 2)]
    generators = [bot.generator for bot in bots]
    for _ in range(30):
        seat = match.actors[0]
        asked(harness.server.match_services.bot_pool, level, other)
        thought = asked(harness.server.match_services.bot_pool, level, match, generators[seat])
        assert thought.action == bots[seat].choose(match.hidden(seat), match.legal_ids(seat).tolist())
        generators[seat] = thought.rng
        assert thought.rng == bots[seat].generator
        match.play(seat, thought.action)


@posix
def test_a_bot_that_never_answers_is_ended_and_soon_not_asked_any_more(tight: BotPool, bad: Path) -> None:
    match = bw.load(GAME).new_match(2, seed=1)
    for _ in range(STRIKES):
        assert refused(tight, f"{bad}:silent", match) == "too_heavy"
    processes = [process._process for process in tight._processes]
    assert refused(tight, f"{bad}:silent", match) == "too_heavy"
    assert [process._process for process in tight._processes] == processes == [None], "nobody waits for it again"
    assert asked(tight, "random", match).action in match.legal_ids(match.actors[0])


@posix
@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="this system does not tell a process how large it is")
def test_a_bot_that_eats_memory_is_ended(bad: Path) -> None:
    bot_pool = BotPool(Settings(compile=False, bot_seconds=20.0, bot_mebibytes=300))
    try:
        match = bw.load(GAME).new_match(2, seed=1)
        asked(bot_pool, "random", match)
        first = bot_pool._processes[0]._process
        assert refused(bot_pool, f"{bad}:greedy", match) == "too_heavy"
        assert asked(bot_pool, "random", match).action in match.legal_ids(match.actors[0])
        assert len(bot_pool._processes) == 1 and bot_pool._processes[0]._process is not first
    finally:
        bot_pool.close()


def test_a_bot_that_fails_or_ends_its_process_is_told_by_name(tight: BotPool, bad: Path, caplog: pytest.LogCaptureFixture) -> None:
    match, bot_pool = bw.load(GAME).new_match(2, seed=1), tight
    with pytest.raises(RuntimeError, match=r"ZeroDivisionError at bad\.py:18"):
        asked(bot_pool, f"{bad}:broken", match)
    assert refused(bot_pool, f"{bad}:gone", match) == "internal"
    assert "the process that thinks for bots ended with 3" in caplog.text
    assert asked(bot_pool, "random", match).action in match.legal_ids(match.actors[0])


def test_where_a_bot_fails_greedy_decides(tmp_path: Path, bad: Path, tight: BotPool, caplog: pytest.LogCaptureFixture) -> None:
    """Each of its decisions, as greedy alone would from the same generator, and one line for each in the log."""
    game, chosen = bw.load(GAME), []

    class Replaced:
        def choose(self, game: Any, bot: str, rng: bytes, *rest: Any) -> ChosenAction:
            if bot != "greedy":
                return tight.choose(PLAIN, f"{bad}:broken", rng, *rest)
            chosen.append(ChosenAction(rest[-1][-1], b"its generator"))
            assert rng == (b"its generator" if len(chosen) > 1 else b"")
            return chosen[-1]

        def close(self) -> None:
            pass

    with Harness(tmp_path / "matches.db") as harness:
        harness.server.match_services.bot_pool = Replaced()  # type: ignore[assignment]
        token = harness.device()
        id = harness.match(token, [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "novice"}], pause=0)
        with harness.page(id, token, 0) as page:
            for _ in range(3):
                page.until(lambda frame: 0 in frame["actors"])
                page.act()
            page.until(lambda frame: 0 in frame["actors"])
    lines = [record.getMessage() for record in caplog.records if "the bot" in record.getMessage()]
    assert lines and len(lines) == len(chosen)
    assert set(lines) == {f"the bot novice of {game.id} failed (RuntimeError: ZeroDivisionError at bad.py:18); greedy decides"}


def test_the_network_names_no_programs_and_no_files(harness: Harness, tight: BotPool, bad: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a client may name a bot, and in the process that would play it."""
    monkeypatch.chdir(bad.parent)
    token = harness.device()
    person, empty = {"kind": "person", "name": "Ada"}, {"kind": "open"}
    made = harness.call("POST", "/api/tables", token, {"game": GAME, "seats": [person, empty]}).json()["id"]
    for name in ("cmd:touch touched", "bad.py:broken"):
        bot = {"kind": "bot", "level": name}
        for path, body in (
            ("matches", {"game": GAME, "seats": [person, bot]}),
            ("tables", {"game": GAME, "seats": [person, bot]}),
            ("tables", {"game": GAME, "seats": [person, empty], "stand_in": name}),
            (f"tables/{made}/start", {"fill": name}),
        ):
            answer = harness.call("POST", f"/api/{path}", token, body)
            assert (answer.status_code, answer.json()["error"]["id"]) == (422, "no_such_level"), answer.text
    with pytest.raises(RuntimeError, match="BadOption"):
        asked(tight, "cmd:touch touched", bw.load(GAME).new_match(2, seed=1))
    assert not Path("touched").exists()


@posix
def test_an_honest_table_goes_on_beside_bots_that_never_answer(tmp_path: Path, bad: Path, tight: BotPool) -> None:
    """More of them than may think at once. Their own tables go on, too: greedy decides."""

    class Cursed:
        limits = tight.limits

        def choose(self, game: Any, bot: str, *rest: Any) -> ChosenAction:
            return tight.choose(game, f"{bad}:silent" if bot == "novice" else bot, *rest)

        def close(self) -> None:
            pass

    with Harness(tmp_path / "matches.db") as harness:
        harness.server.match_services.bot_pool = Cursed()  # type: ignore[assignment]
        token = harness.device()
        cursed = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "novice"}]
        tables = [harness.match(token, cursed, pause=0) for _ in range(3)]
        pages = [harness.page(id, token, 0) for id in tables]
        for page in pages:
            page.__enter__()
        try:
            for page in pages:
                page.until(lambda frame: 0 in frame["actors"])
                page.act()
            with harness.page(harness.match(token, AGAINST_BOT, pause=0), token, 0) as honest:
                for _ in range(6):
                    honest.until(lambda frame: 0 in frame["actors"] or frame["over"])
                    honest.act()
            for page in pages:
                page.until(lambda frame: 0 in frame["actors"] or frame["over"])
        finally:
            for page in pages:
                page.__exit__(None, None, None)


def test_when_the_server_closes_nobody_is_asked_any_more(tight: BotPool) -> None:
    match = bw.load(GAME).new_match(2, seed=1)
    tight.close()
    assert refused(tight, "random", match) == "busy"


def test_whatever_a_bot_does_the_process_answers(bad: Path) -> None:
    from boardwright.server.processes.bot_process import ChooseAction

    answer, _ = BotWorker().answer(ChooseAction(GAME, f"{bad}:broken", b"", [0]), b"too short")
    assert isinstance(answer, Failed) and not answer.memory


def test_a_game_whose_fast_rules_take_for_ever_goes_on_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_queue, "TIMEOUT_S", 0.01)
    with pytest.raises(RuntimeError, match="ended with -9"):
        list(compile_queue.CompileQueue()._compile_in_process(GAME))
