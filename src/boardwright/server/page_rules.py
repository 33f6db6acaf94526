"""The rules that pages run themselves: what they need to know, and the WebAssembly module (docs/decisions/27_rules_in_the_page.md)."""

from __future__ import annotations

import os
import sys
import threading
from typing import Any, NamedTuple

from boardwright.core.domain.registry import folder_of
from boardwright.core.domain.shipped_rules import fresh_file
from boardwright.core.domain.shipping import folder_of_files, ship
from boardwright.core.errors import BadData, NotPortable
from boardwright.core.machine.manifest import read_manifest
from boardwright.core.machine.platforms import PAGE
from boardwright.core.text.rules_description import describe_rules, rules_digest
from boardwright.server.access import log
from boardwright.server.outbound import RulesOut


class PageRules(NamedTuple):
    """The rules of one game, as pages get them."""

    told: RulesOut
    module: bytes


def page_rules_of(game: Any) -> PageRules | None:
    """The rules of a game for pages; None: its module has not been made, or it does not declare its fields."""
    path = fresh_file(game, PAGE)
    if path is None:
        return None
    try:
        told = RulesOut(digest=rules_digest(game), manifest=read_manifest(path), **describe_rules(game))
    except BadData:
        return None
    return PageRules(told, path.read_bytes())


def fits(game: Any, digest: str) -> bool:
    """Whether a page that runs rules of this digest runs those of the game."""
    try:
        return digest == rules_digest(game)
    except BadData:
        return False


def make_module(game: Any) -> None:
    """Make the module of a game whose page can use it, unless it is there. It takes seconds, at low priority; what fails is logged."""
    if not (folder_of(game.id) / "web" / "rules.ts").is_file():  # an installed package has none, and brings its modules
        return
    folder = folder_of_files(game.id)
    if folder is None:
        return
    if sys.platform == "linux":  # where a thread has a priority of its own
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
    try:
        ship(game, PAGE, folder, lambda *_: None)
    except NotPortable as error:
        log.info("%s; pages get views from the server", error)
    except Exception:
        log.exception("no WebAssembly module for %s; pages get views from the server", game.id)
