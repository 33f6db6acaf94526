"""The name of a bot that is a program: `cmd:./my_bot --fast@0.5s`."""

import re
import shlex
import shutil
from pathlib import Path
from typing import NamedTuple

from boardwright.core.domain.bot_rules import PROGRAM
from boardwright.core.errors import BadOption, quoted

BUDGET = re.compile(r"@(?:(?P<simulations>\d{1,9})|(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s)$")
FITS = "expected cmd:PROGRAM ARGUMENTS, optionally followed by a budget: @400 (simulations), @0.5s (seconds), or both"
USUAL_MILLISECONDS = 10_000
"""The time for a decision if the name has no budget in seconds."""


class Command(NamedTuple):
    """How to start a program, and what each of its decisions may take. `simulations`: None if the name has no such budget."""

    words: list[str]
    simulations: int | None
    milliseconds: int


def command_of(name: str) -> Command:
    """The command that a bot's name means. Raises BadOption: it cannot be read, or there is no such program."""
    text, found = name.removeprefix(PROGRAM), {}
    while budget := BUDGET.search(text):
        unit = str(budget.lastgroup)
        if unit in found or float(budget[unit]) == 0:
            raise BadOption(f"bot {quoted(name)}: budget {quoted(budget[0])}, {FITS}")
        text, found[unit] = text[: budget.start()], float(budget[unit])
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadOption(f"bot {quoted(name)}: {error}, {FITS}") from None
    if not words:
        raise BadOption(f"bot {quoted(name)}: no program, {FITS}")
    if shutil.which(words[0]) is None:
        raise BadOption(f"bot {quoted(name)}: no program {quoted(words[0])} that can be run, {FITS}")
    simulations = int(found["simulations"]) if "simulations" in found else None
    return Command(words, simulations, round(1000 * found["seconds"]) if "seconds" in found else USUAL_MILLISECONDS)


def without_paths(name: str) -> str:
    """A program's name without the folders of its words, which are private: `node tidy.js`."""
    return " ".join(Path(word).name for word in name.removeprefix(PROGRAM).split())
