"""Matches that were begun elsewhere: written into the server's database for a page, so that a test begins where it wants to."""

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
from tests.browser.person import WHOLE_BOARD
from tests.browser.server import NOWHERE, Server

Chooser = Callable[[Match, int, np.random.Generator], Action]
Moment = Callable[[Match], bool]


def begun(game: str, players: int, seed: int, choose: Chooser, until: Moment) -> Match | None:
    """A match that all seats have played by `choose` until something is so; None if it never came to that."""
    match = bw.load(game).new_match(players=players, seed=seed)
    chance = np.random.default_rng(seed)
    while not until(match):
        if match.over:
            return None
        seat = match.actors[0]
        match.play(seat, choose(match, seat, chance))
    return match


def open_stored(page: Page, server: Server, match: Match, names: list[str], address: str | None = None) -> str:
    """Open the table of a match that was begun elsewhere. A name is a person's, or `bot:level`; all people sit at this page.

    `address`: where the page finds the server, if not at the server's own. Returns the id of the match.
    """
    store = Store(str(server.folder / "matches.db"))
    try:
        device = device_of(page, store)
        settings = page.evaluate("() => JSON.parse(localStorage.getItem('boardwright.settings'))") or {}
        id = write(store, device, match, names, settings.get("curtain", "needed"), settings.get("pause", 0))
    finally:
        store.close()
    page.goto(f"{address or server.address}#/table/{id}")
    page.locator(f".curtain, {WHOLE_BOARD}").first.wait_for()
    return id


def device_of(page: Page, store: Store) -> int:
    """The device that the page is for the server; a page that is nowhere yet becomes one."""
    if page.url.endswith(NOWHERE):
        token = new_token()
        page.evaluate("token => localStorage.setItem('boardwright.token', token)", token)
        return store.add_device(token_hash(token), time.time_ns() // 1_000_000)
    page.wait_for_function("() => localStorage.getItem('boardwright.token')")
    device = store.device(token_hash(page.evaluate("() => localStorage.getItem('boardwright.token')")))
    assert device is not None, "the server does not know this page"
    return device


def write(store: Store, device: int, match: Match, names: list[str], curtain: Curtain = "needed", pause: float = 0) -> str:
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
        with store.engine.begin() as db:  # at once: a match of a thousand decisions is not a thousand waits for the disk
            db.execute(log.insert(), [{"match": id, "at": now, **row._asdict()} for row in rows])
    return id
