"""Matches played in Python and stored in the server's database, so that a test of the page can begin at any position."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
from playwright.sync_api import Page

import boardwright as bw
from boardwright.core.domain.actions import Action
from boardwright.core.domain.match import Match
from boardwright.server.protocol.fields import Curtain
from boardwright.server.store import ACT, OVER, RUNNING, MatchRow, Row, SeatRow, Store, Summary
from boardwright.server.store.schema import log
from boardwright.server.tokens import new_id, new_token, token_hash
from tests.browser.person import LOADED_BOARD
from tests.browser.server import BLANK, Server

Policy = Callable[[Match, int, np.random.Generator], Action]
Condition = Callable[[Match], bool]


def play_until(game: str, players: int, seed: int, policy: Policy, condition: Condition) -> Match | None:
    """Play a match by `policy` until a condition holds; return None if it never does."""
    match = bw.load(game).new_match(players=players, seed=seed)
    chance = np.random.default_rng(seed)
    while not condition(match):
        if match.over:
            return None
        seat = match.actors[0]
        match.play(seat, policy(match, seat, chance))
    return match


def open_stored_match(page: Page, server: Server, match: Match, names: list[str], address: str | None = None) -> str:
    """Store a match and open its table. A name is a person's, or `bot:level`; all people sit at this page.

    `address`: where the page finds the server, if not at the server's own. Return the id of the match.
    """
    store = Store(str(server.folder / "matches.db"))
    try:
        device = page_device(page, store)
        settings = page.evaluate("() => JSON.parse(localStorage.getItem('boardwright.settings'))") or {}
        id = store_match(store, device, match, names, settings.get("curtain", "needed"), settings.get("pause", 0))
    finally:
        store.close()
    page.goto(f"{address or server.address}#/table/{id}")
    page.locator(f".curtain, {LOADED_BOARD}").first.wait_for()
    return id


def page_device(page: Page, store: Store) -> int:
    """Return the id of the page's device; register a device for a blank page."""
    if page.url.endswith(BLANK):
        token = new_token()
        page.evaluate("token => localStorage.setItem('boardwright.token', token)", token)
        return store.add_device(token_hash(token), time.time_ns() // 1_000_000)
    page.wait_for_function("() => localStorage.getItem('boardwright.token')")
    device = store.device(token_hash(page.evaluate("() => localStorage.getItem('boardwright.token')")))
    assert device is not None, "the server does not know this page"
    return device


def store_match(store: Store, device: int, match: Match, names: list[str], curtain: Curtain = "needed", pause: float = 0) -> str:
    """Store a match in the database; return its id."""
    seats = []
    for seat, name in enumerate(names):
        level = name.removeprefix("bot:") if name.startswith("bot:") else None
        seats.append(SeatRow(seat, "bot" if level else "person", level or name, level, None if level else device))
    id, now, result = new_id(), time.time_ns() // 1_000_000, match.result
    summary = Summary(OVER if result else RUNNING, len(match.decisions), list(match.actors), result.ranking if result else None)
    game = match.game
    row = MatchRow(id, device, game.id, match.ruleset, match.options, match.seed, pause, *summary[:4], now, now, tuple(seats), curtain)
    store.add_match(row)
    rows = [Row(number, ACT, seat, str(game.actions[action]), None) for number, (seat, action) in enumerate(match.decisions)]
    if rows:
        with store.engine.begin() as db:  # one transaction: a thousand decisions must not wait for the disk a thousand times
            db.execute(log.insert(), [{"match": id, "at": now, **row._asdict()} for row in rows])
    return id
