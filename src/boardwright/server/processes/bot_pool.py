"""The bot processes: as many as may think at once, started when needed, replaced when they exceed their limits."""

import threading
from collections import Counter
from contextlib import nullcontext
from typing import Any

import msgspec

from boardwright.server.errors import ApiError
from boardwright.server.processes.bot_process import Answer, ChooseAction, ChosenAction, Failed, Limits, Load, Loaded
from boardwright.server.processes.limited_process import Process
from boardwright.server.settings import Settings

LOADING = 300.0
"""Seconds for loading the machine code of a game, or for compiling it if it could not be kept."""

STRIKES = 2
"""A bot that exceeded its limits this often is not asked again: everyone would wait each time."""


class BotProcess(Process):
    """One process in which bots think."""

    def __init__(self, limits: Limits, patience: float) -> None:
        super().__init__("boardwright.server.processes.bot_process", "thinks for bots", limits, patience)
        self._native: set[str] = set()
        self._answered = False
        self._decode = msgspec.json.Decoder(Answer).decode

    def think(self, question: ChooseAction, data: bytes, native: bool) -> ChosenAction:
        """The answer to a question. Raises ApiError (see `exchange`), and RuntimeError if the bot failed."""
        is_first = not self._answered
        answer = self._ask(question, data, native)
        if isinstance(answer, Failed) and answer.memory:
            self.close()  # the memory it still holds may be too much for the next bot
            if not is_first:
                answer = self._ask(question, data, native)
        if isinstance(answer, ChosenAction):
            self._answered = True
            return answer
        if isinstance(answer, Failed) and answer.memory:
            self.close()
            raise ApiError(422, "too_heavy")
        raise RuntimeError(answer.what if isinstance(answer, Failed) else "no thought")

    def _ask(self, question: ChooseAction, data: bytes, native: bool) -> Answer:
        self._running()
        if native and question.game not in self._native:
            head, _ = self.exchange(Load(question.game), patience=LOADING)
            if isinstance(self._decode(head), Loaded):
                self._native.add(question.game)
        head, _ = self.exchange(question, data)
        answer: Answer = self._decode(head)
        return answer

    def _on_start(self) -> None:
        self._native, self._answered = set(), False


class BotPool:
    """Asks an idle process; may be called from as many threads at once as there may be processes."""

    def __init__(self, settings: Settings) -> None:
        self.limits, self.patience = Limits(settings.bot_seconds, settings.bot_mebibytes), settings.bot_patience
        self._strikes: Counter[tuple[str, str, bool]] = Counter()
        self._processes: list[BotProcess] = []
        self._idle: list[BotProcess] = []
        self._lock = threading.Lock()
        self._plain = threading.Lock()  # two bots in plain Python would take both cores
        self._closed = False

    def choose(self, game: Any, bot: str, rng: bytes, hidden: bytes, legal: list[int]) -> ChosenAction:
        """A bot's move. `rng`: its generator, from its last answer; empty: none yet. `hidden`: what its seat knows.

        Raises ApiError: 422 `too_heavy` if it exceeds its limits, 503 when the server closes; RuntimeError if it failed.
        """
        with nullcontext() if game.native else self._plain:
            return self._choose(game, bot, rng, hidden, legal)

    def _choose(self, game: Any, bot: str, rng: bytes, hidden: bytes, legal: list[int]) -> ChosenAction:
        key = (game.id, bot, game.native)
        if self._strikes[key] >= STRIKES:
            raise ApiError(422, "too_heavy")
        process = self._take()
        try:
            return process.think(ChooseAction(game.id, bot, rng, legal), hidden, game.native)
        except ApiError as error:
            if error.id == "too_heavy":
                self._strikes[key] += 1
            raise
        finally:
            with self._lock:
                self._idle.append(process)

    def close(self) -> None:
        """End the processes; threads waiting for one get ApiError 503."""
        with self._lock:
            self._closed = True
        for process in self._processes:
            process.end()

    def _take(self) -> BotProcess:
        with self._lock:
            if self._closed:
                raise ApiError(503, "busy", retry_after=5)
            if not self._idle:
                self._processes.append(BotProcess(self.limits, self.patience))
                return self._processes[-1]
            return self._idle.pop()
