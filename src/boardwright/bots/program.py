"""A bot that is a program in any language. docs/bot_protocol.md describes what it is told and how it answers."""

import hashlib
import json
import math
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from boardwright.bots.command import command_of
from boardwright.bots.decision import Decision, Ids, check_budget, checked_answer
from boardwright.bots.process import BadLine, Ended, Late, Program
from boardwright.core.domain.asking import Ask
from boardwright.core.domain.game import Game
from boardwright.core.errors import BadOption, BotDied, BotLate, BotSaidNonsense, quoted
from boardwright.core.machine.random import key_of
from boardwright.core.machine.state import RecordBuffer

VERSION = 1
"""The version of the protocol."""
STARTING = 10.0
"""Seconds that a program may take to be ready."""
GRACE = 1.0
"""Seconds beyond its budget after which a program is ended."""
MOST_CANDIDATES = 32


class ProgramBot:
    """A bot that is a program, `cmd:./my_bot`. It runs until this object is closed or no longer used, and is started again when it failed.

    All its mistakes raise BotFailed: BotDied, BotLate, BotSaidNonsense. `bw.bot` makes one whose mistakes cost only a decision.
    """

    def __init__(self, name: str, game: Game, seed: int | bytes | str | None = 0, grace: float = GRACE) -> None:
        """Start the program and wait until it is ready. Raises BadOption, BotFailed."""
        self.name, self.game, self._grace = name, game, grace
        self._command, self._shown = command_of(name), quoted(name)
        self._program: Program | None = None
        self._end: weakref.finalize[Any, Any] | None = None
        self.new_match(seed)
        self._running()

    def new_match(self, seed: int | bytes | str | None = 0) -> None:
        """Begin another match: the same program, told with its next decision."""
        self._seed = int.from_bytes(hashlib.sha256(key_of(seed)).digest()[:4], "big")
        self._told = ""

    def choose(self, hidden: Any, legal_ids: Ids) -> int:
        """Choose an action; see `Bot.choose`. Raises BotFailed."""
        return self.decide(hidden, legal_ids).action

    def decide(self, hidden: Any, legal_ids: Ids, budget: int | None = None) -> Decision:
        """Choose an action and report the candidates; see `Bot.decide`. Raises BotFailed."""
        legal = [int(id) for id in legal_ids]
        if not legal:
            raise BadOption("choose: no legal ids, expected those of a seat that has to choose")
        budget = check_budget(budget)
        program = self._running()
        match = self._match_line(hidden)
        lines = [match] if match != self._told else []
        lines += [*self._position_lines(hidden, legal), self._go_line(budget)]
        with self._mistakes("no answer", self._command.milliseconds / 1000 + self._grace):
            self._check_in_step(program)
            program.send(lines)
            self._told = match
            return self._answer(program, legal)

    def close(self) -> None:
        """End the program. The next decision starts it again."""
        if self._end is not None:
            self._end()
        self._program, self._told = None, ""

    def _drop(self) -> None:
        """End a program that has failed."""
        if self._program is not None and self._end is not None:
            self._end.detach()
            self._program.close()
        self._program, self._told = None, ""

    # -- the process ----------------------------------------------------------------------------------------------------------

    def _running(self) -> Program:
        """The program, started if necessary. Raises BotFailed."""
        if self._program is not None and not self._program.usable:
            self._drop()
        if self._program is None:
            try:
                self._program = Program(self._command.words)
            except OSError as error:
                raise BotDied(f"bot {self._shown}: {error.strerror}, expected a program that can be run") from error
            self._end = weakref.finalize(self, self._program.quit)
            with self._mistakes("not ready", STARTING):
                self._program.send([f"boardwright {VERSION}"])
                self._greet(self._program)
        return self._program

    def _greet(self, program: Program) -> None:
        """Wait until the program is ready. Raises BotSaidNonsense if it speaks another version."""
        said = program.line()
        if said != f"ready {VERSION}":
            raise BotSaidNonsense(f"bot {self._shown}: said {quoted(said)}, expected 'ready {VERSION}' (the version of the protocol)")

    @contextmanager
    def _mistakes(self, what: str, seconds: float) -> Iterator[None]:
        """Give the program some time, and turn what it does wrong into BotFailed. After that it is started anew, unless it is in step."""
        assert self._program is not None
        try:
            with self._program.within(seconds):
                yield
        except Late as late:
            self._drop()
            raise BotLate(f"bot {self._shown}: {what} within {seconds:g} seconds") from late
        except Ended as ended:
            self._drop()
            how = f"ended by signal {-ended.code}" if ended.code < 0 else f"ended with exit code {ended.code}"
            raise BotDied(f"bot {self._shown}: {how}, expected an answer") from ended
        except BadLine as bad:
            self._drop()
            raise BotSaidNonsense(f"bot {self._shown}: {bad}") from bad
        except (BotSaidNonsense, KeyboardInterrupt):  # after an interruption it would still answer
            self._drop()
            raise

    # -- what it is told ------------------------------------------------------------------------------------------------------

    def _match_line(self, hidden: Any) -> str:
        """The line that says what is played and on which seat; told when it is another than before."""
        options = "".join(f" {name}={value}" for name, value in self._options(hidden))
        ruleset = self.game.rulesets.name_of(int(hidden.version))
        seats = f"players {int(hidden.players)} seat {int(hidden.viewer)}"
        return f"match {self.game.id} ruleset {ruleset} {seats} seed {self._seed} options{options}"

    def _options(self, hidden: Any) -> Iterator[tuple[str, Any]]:
        for name, (_, values) in self.game.options.items():
            value = int(getattr(hidden.options, name))
            yield name, value if isinstance(values[0], int) else values[value]

    def _position_lines(self, hidden: Any, legal: list[int]) -> Iterator[str]:
        cell = RecordBuffer(self.game.state_dtype)
        cell.array[0] = hidden
        tables, record, show = self.game.tables.record, cell.freeze().record, self.game.module("view")
        yield "view " + _json(show.view(tables, record, Ask(self.game, cell)))
        yield "prompt " + _json(show.prompt(tables, record, int(record.viewer)).plain())
        yield f"legal {len(legal)}"
        for id in legal:
            yield f"action {id} {self.game.actions[id]}"

    def _go_line(self, budget: int | None) -> str:
        simulations = budget or self._command.simulations
        return f"go movetime {self._command.milliseconds}" + (f" simulations {simulations}" if simulations else "")

    # -- what it answers ------------------------------------------------------------------------------------------------------

    def _check_in_step(self, program: Program) -> None:
        """Raise BotSaidNonsense if it has said more than it was asked for, which would be taken for its next answer."""
        said = program.said_more()
        if said is not None:
            raise BotSaidNonsense(f"bot {self._shown}: said {quoted(said)} after its answer, expected one 'bestaction ID' for each 'go'")

    def _answer(self, program: Program, legal: list[int]) -> Decision:
        """Read lines until the program has chosen. The last `info` counts. Raises BotFailed."""
        report: tuple[tuple[int, ...], tuple[float, ...]] = (), ()
        while True:
            said = program.line()
            kind, *words = said.split() or [""]
            try:
                if kind == "bestaction":
                    [id] = map(int, words)
                    break
                report = _candidates(kind, words, legal)
            except ValueError:
                fits = "expected 'info ID VALUE …' with legal ids, or 'bestaction ID'"
                raise BotSaidNonsense(f"bot {self._shown}: said {quoted(said)}, {fits}") from None
        return Decision(checked_answer(self._shown, id, legal), *report)


def _candidates(kind: str, words: list[str], legal: list[int]) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """The candidates and values of an `info` line. Raises ValueError if it is none."""
    ids, values = tuple(map(int, words[::2])), tuple(map(float, words[1::2]))
    fits = len(ids) == len(values) <= MOST_CANDIDATES and set(ids) <= set(legal) and all(map(math.isfinite, values))
    if kind != "info" or not fits:
        raise ValueError
    return ids, values


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
