"""Run by the code of an earlier version: fills its database with finished matches, and running ones of one device.

Usage: python former_club.py URL MATCHES PEOPLE TABLES. Uses only what those versions had, too. Prints one JSON document: the token of the
device, the newest migration, and for each running match its number of log rows and the digest of its state.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import sqlalchemy as sa

import boardwright as bw
from boardwright.core.domain.record import state_digest
from boardwright.server.store import ACT, OVER, RUNNING, MatchRow, Row, SeatRow, Store, Summary
from boardwright.server.store.schema import HEAD, devices, log, matches, seats
from boardwright.server.tokens import new_id, new_token, token_hash

TEMPLATES = 6
"""The number of different finished matches of each game. The others are copies between other people."""
COPIES_AT_ONCE = 100
"""PostgreSQL ends statements of a server that take seconds."""
LEAST_CHOICES = 10
"""Choices in the running match number 0. Each further one has one more, up to twice as many."""


def play(name: str, seed: int, most: int | None) -> Any:
    """Play a match of greedy bots to its end or for so many choices."""
    game = bw.load(name).compile()
    players = game.players_with()[seed % len(game.players_with())]
    match, bots = game.new_match(players=players, seed=seed), [bw.bot("greedy", game, seed=seat) for seat in range(players)]
    while not match.over and (most is None or len(match.decisions) < most):
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat).tolist()))
    return match


def add_match(store: Store, name: str, match: Any, device: int) -> MatchRow:
    """Store a match with its log. All its people use one device."""
    now = time.time_ns() // 1_000_000
    sitting = tuple(SeatRow(seat, "person", f"Member {seat}", None, device) for seat in range(match.players))
    ranking = match.result.ranking if match.over else None
    summary = Summary(OVER if match.over else RUNNING, len(match.decisions), list(match.actors), ranking)
    row = MatchRow(new_id(), device, name, match.ruleset, match.options, match.seed, 0.0, *summary[:4], now, now, sitting)
    chosen = [(seat, str(match.game.actions[action])) for seat, action in match.decisions]
    store.add_match(row, [Row(seq, ACT, seat, text, None) for seq, (seat, text) in enumerate(chosen)])
    return row


def copy_match(store: Store, row: MatchRow, count: int, people: list[int]) -> None:
    """Copy a finished match so many times, each time between other people."""
    same = [column for column in matches.columns if column.name not in ("id", "device")]
    written = [column for column in log.columns if column.name != "match"]
    ids, sitting = sorted(new_id() for _ in range(count)), []
    with store.writing() as db:
        for number, id in enumerate(ids):
            devices_of = [people[(number * 7 + seat) % len(people)] for seat in range(len(row.seats))]
            kept = sa.select(sa.literal(id), sa.literal(devices_of[0]), *same).where(matches.c.id == row.id)
            db.execute(matches.insert().from_select(["id", "device", *(column.name for column in same)], kept))
            sitting += [
                {"match": id, "seat": seat, "device": device, "kind": "person", "name": f"Member {device}"}
                for seat, device in enumerate(devices_of)
            ]
        db.execute(seats.insert(), sitting)
        each = log.join(matches, matches.c.id.in_(ids))
        logged = sa.select(matches.c.id, *written).select_from(each).where(log.c.match == row.id)
        db.execute(log.insert().from_select(["match", *(column.name for column in written)], logged))


def main() -> None:
    url, (count, people, tables) = sys.argv[1], map(int, sys.argv[2:])
    store, tokens, now = Store(url), [new_token() for _ in range(people)], time.time_ns() // 1_000_000
    with store.writing() as db:
        db.execute(devices.insert(), [{"token_hash": token_hash(token), "created": now} for token in tokens])
        numbers = list(db.execute(sa.select(devices.c.id).order_by(devices.c.id)).scalars())
    templates = [add_match(store, name, play(name, seed, None), numbers[0]) for name in bw.games() for seed in range(TEMPLATES)]
    for first in range(0, count, COPIES_AT_ONCE):
        copy_match(store, templates[first // COPIES_AT_ONCE % len(templates)], min(COPIES_AT_ONCE, count - first), numbers)
    token, running, games = new_token(), {}, bw.games()
    mine = store.add_device(token_hash(token), now)
    for number in range(tables):
        name = games[number % len(games)]
        match = play(name, number, LEAST_CHOICES + number % LEAST_CHOICES)
        running[add_match(store, name, match, mine).id] = [len(match.decisions), state_digest(match, match.ruleset, match.options)]
    store.close()
    print(json.dumps({"tables_at": HEAD, "token": token, "running": running}))


if __name__ == "__main__":
    main()
