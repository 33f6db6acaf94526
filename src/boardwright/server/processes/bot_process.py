"""A process in which bots think, with limits on CPU time and memory: `python -m boardwright.server.processes.bot_process LIMITS`.

`bot_pool` is the other side. This process knows nothing of matches: a question contains what the seat knows and the state of the bot's
generator, and the answer returns the generator. So any process can answer any question, with the same moves as one bot that is asked
repeatedly.
"""

import os
import sys

import msgspec
from msgspec import Struct

from boardwright.bots import Bot
from boardwright.core.domain.game import load
from boardwright.core.machine.state import RecordBuffer
from boardwright.server.processes.resource_limits import limit_time, place, serve


class Limits(Struct):
    """Limits of the process: CPU seconds per move, MiB beyond its size at the start."""

    seconds: float
    mebibytes: int


class Load(Struct, tag="load"):
    """Load a game's machine code, which takes a moment the first time."""

    game: str


class ChooseAction(Struct, tag="think"):
    """Choose one of the legal ids; the record of what the seat knows follows. `rng`: the bot's generator; empty: it gets a secret seed."""

    game: str
    bot: str
    rng: bytes
    legal: list[int]


class Loaded(Struct, tag="loaded"):
    """The machine code is loaded, or is not available."""


class ChosenAction(Struct, tag="thought"):
    """The bot's move, and the new state of its generator."""

    action: int
    rng: bytes


class Failed(Struct, tag="failed"):
    """The bot failed; `what` is for the log. `memory`: because it ran out of memory."""

    what: str
    memory: bool = False


Question = Load | ChooseAction
Answer = Loaded | ChosenAction | Failed


class BotWorker:
    """Answers questions one after the other."""

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
        limit_time(0)  # kept code loads in a moment; code that could not be kept has to be compiled
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
    serve(lambda head, data: thinker.answer(decode(head), data), limits.seconds, limits.mebibytes, niceness=5)


if __name__ == "__main__":
    main()
