"""A process in which bots think, with limits on CPU time and memory: `python -m boardwright.server.processes.bot_process LIMITS`.

`thinkers` is the other side. This one knows nothing of matches: a question brings what the seat knows and where the bot's generator
stands, and the answer takes the generator back. So any process can answer any question, and the choices are those of one bot that is asked
again and again.
"""

from __future__ import annotations

import os
import sys

import msgspec
from msgspec import Struct

from boardwright.bots import Bot
from boardwright.core.domain.game import load
from boardwright.core.machine.state import RecordBuffer
from boardwright.server.processes.resource_limits import limit_time, place, serve


class Limits(Struct):
    """What the process may use: CPU seconds for one choice, MiB beyond its size at the start."""

    seconds: float
    mebibytes: int


class Load(Struct, tag="load"):
    """Load a game's machine code, which is kept: that takes a moment the first time."""

    game: str


class ChooseAction(Struct, tag="think"):
    """Choose one of the legal ids; the record of what the seat knows follows. `rng`: the bot's generator; empty: it gets a secret seed."""

    game: str
    bot: str
    rng: bytes
    legal: list[int]


class Loaded(Struct, tag="loaded"):
    """The machine code is there, or cannot be."""


class ChosenAction(Struct, tag="thought"):
    """What it chose, and where its generator stands now."""

    action: int
    rng: bytes


class Failed(Struct, tag="failed"):
    """The bot failed; `what` is for the log. `memory`: for want of memory."""

    what: str
    memory: bool = False


Question = Load | ChooseAction
Answer = Loaded | ChosenAction | Failed


class BotWorker:
    """Answers one question after the other."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str], Bot] = {}

    def answer(self, question: Question, data: bytes) -> tuple[Answer, bytes]:
        """The answer to a question. Never raises."""
        try:
            return (self._load(question) if isinstance(question, Load) else self._think(question, data)), b""
        except MemoryError as error:
            return Failed(place(error), memory=True), b""
        except Exception as error:
            return Failed(place(error)), b""

    def _load(self, question: Load) -> Loaded:
        limit_time(0)  # kept code is there in a moment; where nothing could be kept, it has to be made
        os.environ["BOARDWRIGHT_JIT"] = "1"
        game = load(question.game)
        game.compile(bots=game.bots)
        return Loaded()

    def _think(self, question: ChooseAction, data: bytes) -> ChosenAction:
        key = (question.game, question.bot)
        bot = self._bots.get(key)
        if bot is None or not question.rng:
            bot = self._bots[key] = Bot(question.bot, load(question.game), None)
        if question.rng:
            bot.generator = question.rng
        hidden = RecordBuffer(bot.game.state_dtype)
        hidden.data[:] = memoryview(data)
        return ChosenAction(bot.choose(hidden.freeze().record, question.legal), bot.generator)


def main() -> None:
    """Answer questions until standard input ends."""
    limits = msgspec.json.decode(sys.argv[1], type=Limits)
    thinker, decode = BotWorker(), msgspec.json.Decoder(Question).decode
    serve(lambda head, data: thinker.answer(decode(head), data), limits.seconds, limits.mebibytes, nice=5)


if __name__ == "__main__":
    main()
