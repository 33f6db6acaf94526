"""Plays an arena block by block, or the rest of one."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from fractions import Fraction
from pathlib import Path
from typing import Any

from boardwright.arena.block_file import BlockFile, block_of, line_of, opened, plain_block
from boardwright.arena.playing import DecisionTimes, Played
from boardwright.arena.schedule import ROUND, Group, Schedule, seatings
from boardwright.arena.settings import Settings
from boardwright.arena.sprt import OPEN
from boardwright.arena.tally import Block, Tally, pair_score
from boardwright.arena.workers import workers
from boardwright.core.errors import ArenaError, BotFailed, quoted

Progress = Callable[["Run"], None]


class Run:
    """The blocks of an arena so far, and the choice of the next ones.

    `link`: a digest of the settings and of all blocks; `verdict` and `ratio`: of the test, if there is one.
    """

    def __init__(self, settings: Settings, blocks: int) -> None:
        self.settings, self.blocks = settings, blocks
        self.schedule = Schedule(settings)
        self.tally = Tally(len(settings.bots), settings.fixed)
        self.scored = settings.header()["scored"]
        _, self.link = line_of(settings.header(), "")
        self.spent: dict[str, DecisionTimes] = {}
        self.verdict, self.ratio = OPEN, 0.0
        self._scores: Counter[Fraction] = Counter()
        first = self.schedule.round(0, self.tally, [])
        self._groups: list[Group] = [*first, *self.schedule.round(1, self.tally, first)]

    @property
    def done(self) -> int:
        """The number of blocks that have been played."""
        return len(self.tally.blocks)

    @property
    def finished(self) -> bool:
        """Whether all blocks have been played, or the test has ended."""
        return self.done >= self.blocks or self.verdict != OPEN

    def group(self, block: int) -> Group | None:
        """The bots of a block; None if earlier blocks must be finished first."""
        return self._groups[block] if block < len(self._groups) else None

    def tables(self, block: int) -> list[Group]:
        """The bot of each seat in each match of a block."""
        return seatings(self.settings, block, self._groups[block])

    def add(self, block: Block) -> dict[str, Any]:
        """Count the next block. Returns it as plain data."""
        self.tally.add(block)
        content = plain_block(block)
        _, self.link = line_of(content, self.link)
        if self.done % ROUND == 0:
            number = self.done // ROUND + 1
            self._groups += self.schedule.round(number, self.tally, self._groups[-ROUND:])
        if self.settings.sprt and self.verdict == OPEN:
            self._scores[Fraction(pair_score(block, 1, 0) or 0).limit_denominator(10**6)] += 1
            self.ratio = self.settings.sprt.ratio(self._scores)
            self.verdict = self.settings.sprt.verdict(self.ratio)
        return content

    def add_played(self, number: int, played: Played) -> tuple[dict[str, Any], dict[str, DecisionTimes]]:
        """Count a block that a worker has played. Returns it as plain data, and the times of its decisions by bot."""
        scores = played.scores if self.scored else []
        group = self._groups[number]
        content = self.add(Block(number, group, self.tables(number), played.ranks, scores, played.decisions, played.state))
        spent = {self.settings.bots[bot]: each for bot, each in sorted(played.spent.items())}
        self._add_times(spent)
        return content, spent

    def add_file(self, file: BlockFile) -> None:
        """Count the blocks of a file. Raises ArenaError if these settings do not lead to them."""
        for content in file.blocks:
            number = self.done

            def damaged(number: int = number) -> ArenaError:
                return ArenaError(f"{quoted(str(file.path))}: block {number} is not one of this arena, expected the file as it was written")

            if content.get("block") != number:
                raise damaged()
            self.add(block_of(content, self._groups[number], self.tables(number), self.scored, damaged))
        self._add_times(file.times)

    def _add_times(self, spent: dict[str, DecisionTimes]) -> None:
        for name, each in spent.items():
            self.spent[name] = self.spent.get(name, DecisionTimes()).plus(each)


def play_blocks(
    run: Run, jobs: int | None = None, ray: str | None = None, out: Path | None = None, progress: Progress | None = None
) -> None:
    """Play until the run is finished.

    Args:
        run: new; it gets the blocks of the file first.
        jobs, ray: see `workers`.
        out: a file to write to, or to go on with.
        progress: called after each block.

    Raises:
        ArenaError: the file is another arena's, or damaged.
        BotFailed: a bot has failed; the file keeps the blocks before.
        ClusterError: from the cluster.
    """
    with ExitStack() as stack:
        file = stack.enter_context(opened(out, run.settings.header())) if out else None
        if file:
            run.add_file(file)
        if run.finished:
            return
        submit, ahead = stack.enter_context(workers(run.settings, jobs, ray))
        waiting: deque[Any] = deque()
        while not run.finished:
            number = run.done + len(waiting)
            if len(waiting) < ahead and number < run.blocks and run.group(number):
                waiting.append(submit(number, run.tables(number)))
                continue
            try:
                played = waiting.popleft().result()
            except BrokenProcessPool:
                raise BotFailed(f"block {run.done}: the process of a bot has ended, expected bots that answer each time") from None
            content, spent = run.add_played(run.done, played)
            if file:
                file.append(content)
                file.record_times(content["block"], spent)
            if progress:
                progress(run)
