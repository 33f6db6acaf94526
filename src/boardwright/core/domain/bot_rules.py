"""Finds bots in a game's folder, in other packages and in files (docs/bots.md).

A package registers its bots in the entry point group `boardwright.bots`: `<game>.<bot> = "package.module:function"`, or
`<game> = "package.module"` for a module with a table `BOTS`. A module or file declares which contract its bots were written for:
`BOT_CONTRACT = 2`.
"""

import hashlib
import importlib
import importlib.util
import sys
import warnings
from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from boardwright.core.domain.budgets import EXPECTED, MARK, split_budget
from boardwright.core.domain.search_settings import PLAIN, check_number, with_budget
from boardwright.core.errors import BadData, BadOption, quoted, short
from boardwright.core.machine.bot import BOT_CONTRACT, BotRule
from boardwright.core.machine.mixed_bot import PER_CENT, MixedBot
from boardwright.core.machine.random_bot import random
from boardwright.core.machine.search_bot import CompiledBot, SearchBot

GROUP = "boardwright.bots"
PROGRAM = "cmd:"
"""The beginning of the name of a bot that is a program: `cmd:./my_bot --fast` (docs/bot_protocol.md)."""


def own_bots(own: Mapping[str, Any]) -> list[BotRule]:
    """`random`, and the bots of a game's folder."""
    return [BotRule("random", random, needs_hidden=False), *(BotRule(name, function) for name, function in own.items())]


def bot_rules(game: str, own: Mapping[str, Any]) -> dict[str, BotRule]:
    """All bots of a game by name. `own`: those in its folder; a bot of another package cannot replace one of them."""
    rules = {rule.name: rule for rule in own_bots(own)}
    for point in entry_points(group=GROUP):
        of, _, name = point.name.partition(".")
        if of == game:
            for rule in _of_package(point, name):
                rules.setdefault(rule.name, rule)
    return rules


def declared_bots(
    game: str, declared: Mapping[str, Any], known: Mapping[str, BotRule], search: SearchBot
) -> dict[str, MixedBot | SearchBot]:
    """The bots that `game.toml` declares as `[bots.NAME]`. Raises BadData.

    They have `plays`; `plays`, `slips` (per 100 choices) and `instead`; or `plays = "search"` and `budget` (simulations).
    """
    return {name: _declared(f"{game}: bots.{name}", name, each, known, search) for name, each in declared.items()}


def _declared(label: str, name: str, declared: Any, known: Mapping[str, BotRule], search: SearchBot) -> MixedBot | SearchBot:
    if name in known or name in (search.name, PLAIN):
        raise BadData(f"{label}: the game already has a bot with that name, expected another one")
    if isinstance(declared, dict) and declared.get("plays") == search.name and set(declared) == {"plays", "budget"}:
        check_number(f"{label}.budget", "budget", declared["budget"])
        return search.within(name, declared["budget"])
    if not isinstance(declared, dict) or set(declared) not in ({"plays"}, {"plays", "slips", "instead"}):
        raise BadData(f"{label} is {short(declared)}, expected plays; plays, slips and instead; or plays = {search.name!r} and budget")
    for key in declared.keys() - {"slips"}:
        if declared[key] not in known:
            raise BadData(f"{label}.{key} is {short(declared[key])}, expected one of {', '.join(known)}")
    if len(declared) == 1:
        return MixedBot(name, known[declared["plays"]], 0, known[declared["plays"]])
    slips = declared["slips"]
    if type(slips) is not int or not 0 < slips < PER_CENT:
        raise BadData(f"{label}.slips is {short(slips)}, expected a whole number from 1 to {PER_CENT - 1}")
    return MixedBot(name, known[declared["plays"]], slips, known[declared["instead"]])


def _of_package(point: EntryPoint, name: str) -> list[BotRule]:
    """The bots that an entry point names. A broken package is logged and skipped."""
    try:
        module = importlib.import_module(point.module)
        _check_contract(module, point.value)
        functions = {name: getattr(module, point.attr)} if name else module.BOTS
        return [BotRule(name, function) for name, function in functions.items()]
    except Exception as error:
        warnings.warn(f"bots of {point.value}: {error}", stacklevel=2)
        return []


def find(name: str, known: Mapping[str, CompiledBot], game: str) -> CompiledBot:
    """The bot with this name, the one in a file (`path/to/file.py:name`), or the search with a budget (`search@400`). Raises BadOption."""
    if names_a_program(name):
        raise BadOption(f"bot {quoted(name)}: a program, expected one of {', '.join(known)}, or a compiled bot")
    if names_a_file(name):
        return BotRule(name, from_file(name))
    if isinstance(name, str):
        if name in known:
            return known[name]
        plain_name, budget = split_budget(name)
        if any(budget) and plain_name in known:
            return with_budget(name, known[plain_name], budget)
        if name.partition(MARK)[0] in known:
            raise BadOption(f"bot {quoted(name)}: {EXPECTED}")
    raise BadOption(f"bot {quoted(name)}: {game} has {', '.join(known)}")


def names_a_program(name: str) -> bool:
    """Return whether a bot's name refers to a program that speaks the bot protocol."""
    return isinstance(name, str) and name.startswith(PROGRAM)


def names_a_file(name: str) -> bool:
    """Return whether a bot's name refers to a Python file."""
    return isinstance(name, str) and name.partition(".py:")[1] != "" and not names_a_program(name)


def quoted_bot(name: str) -> str:
    """A bot's name in quotes, for errors: a file without its folder."""
    file, _, attribute = name.rpartition(":")
    return quoted(f"{Path(file).name}:{attribute}" if names_a_file(name) else name)


def check_text(name: str) -> None:
    """Raise BadOption for a bot whose path no file of results can name."""
    try:
        name.encode()
    except UnicodeEncodeError:
        raise BadOption(f"bot {quoted(name)}: expected a path in UTF-8") from None


def from_file(name: str) -> Any:
    """The object that `path/to/file.py:name` refers to. Runs the file once per version of its content. Raises BadOption."""
    path, _, attribute = name.rpartition(":")
    module = _module_of(Path(path))
    if not hasattr(module, attribute):
        raise BadOption(f"bot {quoted(attribute)}: {short(Path(path).name)} has no {short(attribute)}")
    bot_type = getattr(module, attribute)
    if not is_plain_python(bot_type):
        _check_contract(module, path)
    return bot_type


def is_plain_python(bot: Any) -> bool:
    """Return whether a bot from a file is plain Python: a class, or a function that is not a rule. Such bots have no contract version."""
    return isinstance(bot, type) or (callable(bot) and not hasattr(bot, "__bot__"))


def _module_of(path: Path) -> Any:
    try:
        path = path.resolve(strict=True)
        content = path.read_bytes()
    except OSError as error:
        raise BadOption(f"bot file {quoted(str(path))}: {error.strerror}, expected a Python file") from None
    # The name depends on path and content: an edited file is another module, with machine code of its own.
    name = f"{path.stem}_{hashlib.sha256(bytes(path) + content).hexdigest()[:12]}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except (Exception, SystemExit) as error:
            del sys.modules[name]
            raise BadOption(f"bot file {quoted(str(path))}: {type(error).__name__}: {error}") from error
    return sys.modules[name]


def _check_contract(module: Any, where: str) -> None:
    version = getattr(module, "BOT_CONTRACT", None)
    if version != BOT_CONTRACT:
        raise BadOption(f"bots of {quoted(where)}: BOT_CONTRACT is {short(version)}, expected {BOT_CONTRACT}")
