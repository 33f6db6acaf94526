"""Plays the bots of a match. They play while the match has viewers, think in separate processes, see only what their seat sees, and leave
people time to undo.
"""

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Any

from boardwright.bots.fallback import stand_in
from boardwright.server.errors import ApiError
from boardwright.server.log import log
from boardwright.server.play.clocks import MatchClocks
from boardwright.server.play.match_base import MatchBase
from boardwright.server.play.undo_requests import UndoRequests

LONGEST = 3600.0
"""Seconds that a bot waits at a time when the end of the wait is not known."""


class BotRunner:
    """Plays all bots of one match in one task. The task exists only while a bot has to move and the match has viewers."""

    def __init__(self, live: MatchBase, clocks: MatchClocks, undo_requests: UndoRequests) -> None:
        self.live, self._clocks, self._undo_requests = live, clocks, undo_requests
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._generators: dict[tuple[int, str], bytes] = {}  # the state of each bot's generator

    def seats_due(self) -> list[int]:
        """The seats of bots that have to move, with or without viewers."""
        live = self.live
        stands = live.over or live.has_left_memory or live.is_full() or self._clocks.paused
        return [] if stands else [seat for seat in live.actors if seat in live.bots_playing]

    def wake(self) -> None:
        """Check again whether a bot can play: the match or its viewers have changed."""
        self._news.set()
        if (self._task is None or self._task.done()) and self.live.bots_play() and self.seats_due():
            self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        """Stop the bots. A move that is being written is completed."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        live = self.live
        try:
            while live.bots_play() and (seats := self.seats_due()):
                async with self._turn():
                    if not live.bots_play():  # the viewers left while other bots had their turns
                        break
                    version, action = await self._choose(seats[0])
                if action is not None and await self._wait(version):
                    await live.services.quotas.writes.wait(patient=True)
                    async with self._turn():
                        await live.act_as_bot(seats[0], action, version)
        except ApiError:
            pass  # the match has left memory; opening it again restarts its bots
        except Exception:
            log.exception("a bot could not go on")

    def _turn(self) -> AbstractAsyncContextManager[None]:
        return self.live.services.bot_queue.turn(self.live.row.device, bool(self.live.playing))

    async def _choose(self, seat: int) -> tuple[int, int | None]:
        """Let a bot think. Returns the version it looked at and its move; the move is None if it no longer has to move.

        A bot that fails costs only this decision: the game's stand-in makes it, or if that fails, too, it is the first possible one.
        """
        live, level = self.live, self.live.bots_playing.get(seat)

        def read() -> tuple[int, Any, Any]:
            return live.version, live.match.hidden(seat), live.match.legal_ids(seat)

        version, hidden, legal = await live.run_exclusive(read, for_bot=True)
        if level is None or len(legal) == 0:
            return version, None
        if len(legal) == 1:
            return version, int(legal[0])
        for bot in dict.fromkeys((level, stand_in(live.game))):
            try:
                return version, await live.services.threads.in_bot_thread(self._think, seat, bot, hidden, legal)
            except ApiError as error:
                if error.id == "busy":  # the server is closing
                    raise
                cause = "more time or memory than the settings allow" if error.id == "too_heavy" else error.id
            except Exception as error:
                cause = f"{type(error).__name__}: {error}"
            instead = "its first possible choice is taken" if bot == stand_in(live.game) else f"{stand_in(live.game)} decides"
            log.warning("the bot %s of %s failed (%s); %s", bot, live.game.id, cause, instead)
        return version, int(legal[0])

    def _think(self, seat: int, level: str, hidden: Any, legal: Any) -> int:
        """Ask a bot process, which gets only what the seat knows. Raises what `BotPool.choose` raises, and ValueError for an illegal move.
        """
        bot_pool, rng = self.live.services.bot_pool, self._generators.get((seat, level), b"")
        choice = bot_pool.choose(self.live.game, level, rng, hidden.tobytes(), legal.tolist())
        if choice.action not in legal:
            raise ValueError(f"chose {choice.action}, which is not legal")
        self._generators[seat, level] = choice.rng
        return choice.action

    async def _wait(self, version: int) -> bool:
        """Wait until people have had their time. Returns False if the match has changed meanwhile or has no viewers left."""
        live = self.live
        while live.bots_play() and live.version == version and (seconds := self._seconds_left()) > 0:
            self._news.clear()
            await live.services.clock.wait(self._news, seconds)
        return live.bots_play() and live.version == version

    def _seconds_left(self) -> float:
        live = self.live
        delay = live.pace
        if live.services.store.failing:  # viewers see the reason; a bot would only retry
            delay = max(delay, live.services.settings.bot_move_delay_while_failing_s)
        ready = live.changed_at + delay
        answer_wait = self._undo_requests.seconds_left()
        return min(LONGEST, max(ready - live.services.clock.monotonic(), live.undo_grace.seconds_left(), answer_wait))
