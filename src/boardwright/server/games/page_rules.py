"""The rules that pages run themselves: their description, and the WebAssembly module (docs/decisions/27_rules_in_the_page.md)."""

from pathlib import Path
from typing import Any, NamedTuple

from boardwright.core.domain.registry import folder_of
from boardwright.core.domain.search_settings import PLAIN
from boardwright.core.domain.shipped_rules import fresh_file
from boardwright.core.domain.shipping import folder_of_files, ship
from boardwright.core.errors import BadData, NotPortable
from boardwright.core.machine.bot import DECISION
from boardwright.core.machine.building import Progress
from boardwright.core.machine.manifest import read_code, read_manifest
from boardwright.core.machine.mixed_bot import MixedBot
from boardwright.core.machine.platforms import PAGE, WASM, numba_is_there
from boardwright.core.machine.search_bot import SearchBot
from boardwright.core.text.rules_description import describe_record, describe_rules, rules_digest
from boardwright.server.protocol.game_answers import BotModuleOut, MixedBotOut, RulesOut


class PageRules(NamedTuple):
    """The rules of one game for pages."""

    description: RulesOut
    module: bytes


def page_rules_of(game: Any, platform: str = PAGE) -> PageRules | None:
    """The rules of a game for pages; None: its module has not been compiled, or it does not declare its fields.

    `platform`: PAGE or WASM, whose module also has the bots.
    """
    path = fresh_file(game, platform)
    if path is None:
        return None
    try:
        typical = game.about.get("typical", {})
        description = RulesOut(digest=rules_digest(game), manifest=read_manifest(path), typical=typical, **describe_rules(game))
    except BadData:
        return None
    return PageRules(description, read_code(path))


class PageBots(NamedTuple):
    """The module that also has a game's bots."""

    description: BotModuleOut
    module: bytes


def page_bots_of(game: Any) -> PageBots | None:
    """The bots of a game for pages; None: their module has not been compiled."""
    path = fresh_file(game, WASM)
    if path is None:
        return None
    bots = game.bot_rules.items()
    mixed = {name: MixedBotOut(bot.parts[0].name, bot.slips, bot.parts[1].name) for name, bot in bots if isinstance(bot, MixedBot)}
    budgets = {name: bot.budget for name, bot in bots if isinstance(bot, SearchBot) and name != PLAIN}
    reasons = game.skill.reasons.describe() if game.skill.reasons else []
    return PageBots(BotModuleOut(read_manifest(path), mixed, budgets, describe_record(DECISION), reasons), read_code(path))


def fits(game: Any, digest: str) -> bool:
    """Return whether a page with rules of this digest has the rules of the game."""
    try:
        return digest == rules_digest(game)
    except BadData:
        return False


def wants_module(game: Any) -> bool:
    """Return whether a module for the game's page can be compiled here. (An installed package has no sources of pages: it ships modules.)
    """
    return own_rules(game.id) is not None and numba_is_there() and folder_of_files(game.id) is not None


def own_rules(game: str) -> Path | None:
    """Return what a game adds to its declared fields in pages: a source of the page, or a script of another package; None: nothing."""
    folder = folder_of(game) / "web"
    return next((path for path in (folder / "rules.ts", folder / "rules.js") if path.is_file()), None)


def make_module(game: Any, progress: Progress, platform: str = PAGE) -> None:
    """Compile the module of a game, unless it exists. `progress`: see `shipping.ship`. Raises NotPortable, OSError."""
    folder = folder_of_files(game.id)
    if folder is None:
        raise NotPortable(f"{game.id}: there is no safe place for a module")
    ship(game, platform, folder, progress)
