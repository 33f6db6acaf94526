"""The name of a bot that is a program: `cmd:./my_bot --fast@0.5s`."""

import shlex
import shutil
from pathlib import Path
from typing import NamedTuple

from boardwright.core.domain.bot_rules import PROGRAM
from boardwright.core.domain.budgets import EXPECTED, split_budget
from boardwright.core.errors import BadOption, quoted

FITS = f"expected {PROGRAM}PROGRAM ARGUMENTS, optionally followed by a budget: {EXPECTED.removeprefix('expected ')}"
USUAL_MILLISECONDS = 10_000
"""The time for a decision if the name has no budget in seconds."""


class Command(NamedTuple):
    """A program's command line, and the budget of each of its decisions. `simulations`: None if the name has no such budget."""

    words: list[str]
    simulations: int | None
    milliseconds: int


def command_of(name: str) -> Command:
    """The command that a bot's name means. Raises BadOption: it cannot be read, or there is no such program."""
    text, budget = split_budget(name.removeprefix(PROGRAM))
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadOption(f"bot {quoted(name)}: {error}, {FITS}") from None
    if not words:
        raise BadOption(f"bot {quoted(name)}: no program, {FITS}")
    if shutil.which(words[0]) is None:
        raise BadOption(f"bot {quoted(name)}: no program {quoted(words[0])} that can be run, {FITS}")
    return Command(words, budget.simulations, round(1000 * budget.seconds) if budget.seconds else USUAL_MILLISECONDS)


def without_paths(name: str) -> str:
    """A program's name without the folders of its words, which are private: `node tidy.js`."""
    return " ".join(Path(word).name for word in name.removeprefix(PROGRAM).split())
