"""The names of the seats in the terminal, chosen as in the page (`web/src/words/bot_names.ts`)."""

from collections.abc import Collection
from pathlib import Path
from typing import Any

from boardwright.bots.command import without_paths
from boardwright.cli.usage import WrongUsage
from boardwright.core.domain.bot_rules import PROGRAM, names_a_file, names_a_program
from boardwright.core.errors import quoted
from boardwright.core.text.words import Words
from boardwright.server.protocol.display_names import clean_name, lookalike_of

BOTS = ("Alma", "Bruno", "Clara", "Dario", "Emma", "Felix", "Greta", "Hugo")
"""The default names of bots by seat, the same in every language."""


def seat_names(words: Words, given: list[str], people: int, bots: int) -> list[str]:
    """The name of every seat: people sit first, with the names `given`. Raises WrongUsage."""
    if len(given) > people:
        raise WrongUsage(f"--names has {len(given)} names for {people} people, expected at most {people}")
    names: list[str] = []
    for seat in range(people):
        name = clean_name(given[seat]) if seat < len(given) else words.t("seat-name", number=seat + 1)
        if not name:
            raise WrongUsage(f"--names: {quoted(given[seat])}, expected a name with visible characters")
        other = lookalike_of(name, names)
        if other is not None:
            raise WrongUsage(f"--names: {quoted(name)} looks like {quoted(other)}, expected names that can be told apart")
        names.append(name)
    return names + [bot_name(seat, names) for seat in range(people, people + bots)]


def bot_name(seat: int, others: Collection[str]) -> str:
    """The default name of a bot. `others`: names that are taken."""
    free = [name for name in BOTS if lookalike_of(name, others) is None] or BOTS
    return free[seat % len(free)]


def names_in(content: Any) -> list[str]:
    """The players' names, as far as a match file gives them; bots named after their level get default names."""
    seats = content.get("seats") if isinstance(content, dict) else None
    names = [_own_name(seat) for seat in seats] if isinstance(seats, list) else []
    known = [name for name in names if name]
    return [bot_name(seat, known) if name is None else name for seat, name in enumerate(names)]


def _own_name(seat: Any) -> str | None:
    """The name of a seat in a match file, "" if it gives none; None for a bot that is named after its level."""
    if not isinstance(seat, dict):
        return ""
    name = seat["name"] if isinstance(seat.get("name"), str) else ""
    return None if seat.get("kind") == "bot" and name in ("", seat.get("level")) else name


def level_text(words: Words, bot: str) -> str:
    """A bot's level in words, or else its own name, without the path of its file."""
    return words.t(f"level-{bot}") if words.has(f"level-{bot}") else short(bot)


def short(bot: str) -> str:
    """The name of a bot without the path of its file or program, which is private."""
    return without_paths(bot) if names_a_program(bot) else bot.rpartition(".py:")[2]


def recorded(bot: str) -> str:
    """The name of a bot in a match file: without paths, but never that of one of the game's own bots if it is not one of them."""
    if names_a_program(bot):
        return PROGRAM + short(bot)
    return Path(bot.rpartition(":")[0]).name + ":" + short(bot) if names_a_file(bot) else bot
