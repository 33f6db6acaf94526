"""Budgets at the end of a bot's name: `search@400` (simulations), `search@0.2s` (seconds), `search@400@0.2s` (both)."""

import re
from typing import NamedTuple

from boardwright.core.errors import BadOption, quoted

MARK = "@"
MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 3600
EXPECTED = (
    f"expected a number of simulations from 1 to {MOST_SIMULATIONS}, as in {MARK}400, "
    f"of seconds up to {MOST_SECONDS}, as in {MARK}0.2s, or both"
)
_LAST = re.compile(MARK + r"(?:(?P<simulations>[0-9]{1,7})|(?P<seconds>[0-9]{1,4}(?:\.[0-9]{1,6})?)s)$")


class Budget(NamedTuple):
    """The budget of a decision. None: the name does not say."""

    simulations: int | None = None
    seconds: float | None = None


def split_budget(name: str) -> tuple[str, Budget]:
    """A bot's name without its budget, and the budget. Raises BadOption."""
    text, simulations, seconds = name, 0, 0.0
    while last := _LAST.search(text):
        value = seconds if last["seconds"] else simulations
        simulations, seconds = int(last["simulations"] or simulations), float(last["seconds"] or seconds)
        fits = 0 < (seconds if last["seconds"] else simulations) and simulations <= MOST_SIMULATIONS and seconds <= MOST_SECONDS
        if value or not fits:
            raise BadOption(f"bot {quoted(name)}: budget {quoted(last[0])}, {EXPECTED}")
        text = text[: last.start()]
    return text, Budget(simulations or None, seconds or None)
