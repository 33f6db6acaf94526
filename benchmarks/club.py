"""A server after years: python -m benchmarks.club [--matches N] [--people N] [--tables N] [--db URL] [--json]

Makes a database of finished matches of all games between people and starts a server on it. While people play against bots at some tables,
others request the lobby's list of matches and statistics. Prints how long the server took to answer and to prepare the rules of all games,
the 95th of 100 answers, the peak of its memory, and how long a backup took meanwhile (SQLite).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import sqlalchemy as sa

import boardwright as bw
from benchmarks.server_memory import BOT, COMPILE, PERSON, SERVE, call, peak, play_all, wait_for_rules
from boardwright.server.ops.backups import back_up
from boardwright.server.statistics.recorder import summarised
from boardwright.server.store import ACT, OVER, MatchRow, ResultStore, Row, SeatRow, Store, Summary
from boardwright.server.store.schema import accounts, devices, log, matches, result_people, results, seats
from boardwright.server.tokens import new_id, new_token, token_hash

TEMPLATES = 12
"""The number of different matches of each game. The others are copies between other people."""
MATCHES_PER_TRANSACTION = 500
DECISIONS, THINKING = 40, 2.0
"""The decisions at each table, and the seconds that each takes."""
REQUESTS = 300
"""How often each request is made."""


def fill(store: Store, count: int, people: int) -> list[str]:
    """Fill a database. Returns the tokens of the people."""
    now, tokens = time.time_ns() // 1_000_000, [new_token() for _ in range(people)]
    with store.writing() as db:
        db.execute(devices.insert(), [{"token_hash": token_hash(token), "created": now} for token in tokens])
        numbers = list(db.execute(sa.select(devices.c.id).order_by(devices.c.id)).scalars())
        db.execute(accounts.insert(), [account_row(number, now) for number in numbers])
    templates = [add_template(store, name, number, numbers[0]) for name in bw.games() for number in range(TEMPLATES)]
    chance = np.random.default_rng(1)
    for first in range(0, count, MATCHES_PER_TRANSACTION):
        chosen = chance.integers(len(templates), size=min(MATCHES_PER_TRANSACTION, count - first))
        copy_matches(store, [templates[int(k)] for k in chosen], numbers, chance)
    return tokens


def account_row(number: int, now: int) -> dict[str, Any]:
    """Return the row of an account with an unknown password."""
    keys = {name: token_hash(f"{name} {number}") for name in ("key", "look", "handle")}
    return {"device": number, "name": f"Member {number}", **keys, "password": "-", "settings": {}, "created": now}


def add_template(store: Store, name: str, number: int, device: int) -> tuple[MatchRow, dict[str, Any]]:
    """Add a finished match to the database. Returns its row and the summary of its result."""
    game, now = bw.load(name).compile(), time.time_ns() // 1_000_000
    players = game.players_with()[number % len(game.players_with())]
    match, bots = game.new_match(players=players, seed=number), [bw.bot("greedy", game, seed=seat) for seat in range(players)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat).tolist()))
    assert match.result is not None
    summary = Summary(OVER, len(match.decisions), [], match.result.ranking)
    sitting = tuple(SeatRow(seat, "person", f"Member {seat}", None, device) for seat in range(players))
    row = MatchRow(new_id(), device, name, match.ruleset, match.options, match.seed, 0.0, *summary[:4], now, now, sitting)
    store.add_match(row)
    written = [Row(seq, ACT, seat, str(game.actions[action]), None)._asdict() for seq, (seat, action) in enumerate(match.decisions)]
    with store.writing() as db:
        db.execute(log.insert(), [{"match": row.id, "at": now, **each} for each in written])
    result = summarised(row, match, now)
    assert result is not None
    ResultStore(store).add(row.id, now, result, dict.fromkeys(range(players), device))
    return row, result.plain()


def copy_matches(store: Store, chosen: list[tuple[MatchRow, dict[str, Any]]], numbers: list[int], chance: np.random.Generator) -> None:
    """Copy matches, each between other people."""
    same = [column for column in matches.columns if column.name not in ("id", "device")]
    with store.writing() as db:
        for row, summary in chosen:
            id, people = new_id(), chance.choice(numbers, len(row.seats), replace=False).tolist()
            kept = sa.select(sa.literal(id), sa.literal(people[0]), *same).where(matches.c.id == row.id)
            db.execute(matches.insert().from_select(["id", "device", *(column.name for column in same)], kept))
            people_by_seat = [{"match": id, "seat": seat, "device": device} for seat, device in enumerate(people)]
            db.execute(seats.insert(), [{**each, "kind": "person", "name": f"Member {each['device']}"} for each in people_by_seat])
            written = [column for column in log.columns if column.name != "match"]
            rows = sa.select(sa.literal(id), *written).where(log.c.match == row.id)
            db.execute(log.insert().from_select(["match", *(column.name for column in written)], rows))
            db.execute(results.insert().values(match=id, ended=row.updated, summary={**summary, "match": id}))
            db.execute(result_people.insert(), people_by_seat)


def percentile(taken: list[float]) -> float:
    """Return the 95th of 100 times, in milliseconds."""
    return round(1000 * sorted(taken)[int(0.95 * len(taken))], 1)


def time_requests(address: str, path: str, tokens: list[str]) -> list[float]:
    """Return the seconds of so many answers, each to another person."""
    taken = []
    for number in range(REQUESTS):
        begun = time.perf_counter()
        call(address, "GET", path, tokens[number % len(tokens)])
        taken.append(time.perf_counter() - begun)
    return taken


def open_tables(address: str, count: int) -> tuple[str, list[str]]:
    """Open tables with one person and bots. Returns their owner's token and their ids."""
    games, token = call(address, "GET", "games"), call(address, "POST", "devices")["token"]
    ids = []
    for number in range(count):
        game = games[number % len(games)]
        sitting = [PERSON, *({**BOT, "name": f"Bo {seat}"} for seat in range(1, min(game["players"])))]
        ids.append(call(address, "POST", "matches", token, {"game": game["id"], "seats": sitting, "pause": 0})["id"])
    return token, ids


def measure(address: str, pid: int, tokens: list[str], count: int, file: Path | None) -> dict[str, Any]:
    """Make requests while people play."""
    token, ids = open_tables(address, count)
    play = threading.Thread(target=lambda: asyncio.run(play_all(address, token, ids, DECISIONS, pid, THINKING)))
    play.start()
    figures: dict[str, Any] = {"lobby_p95_ms": percentile(time_requests(address, "matches", tokens))}
    figures["statistics_p95_ms"] = percentile(time_requests(address, "statistics", tokens))
    if file is not None:
        begun = time.perf_counter()
        back_up(file, file.with_suffix(".copy"))
        figures["backup_s"] = round(time.perf_counter() - begun, 1)
    figures["still_playing"] = play.is_alive()
    play.join()
    return figures | {"peak_mib": round(peak(pid))}


def add_size_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for the size of the club and for its database."""
    parser.add_argument("--matches", type=int, default=50_000)
    parser.add_argument("--people", type=int, default=500)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--db", metavar="URL", help="an empty database (default: a new file)")
    parser.add_argument("--json", action="store_true")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_size_arguments(parser)
    args = parser.parse_args()
    subprocess.run([sys.executable, "-c", COMPILE], check=True)
    with tempfile.TemporaryDirectory() as folder:
        file = None if args.db else Path(folder) / "club.db"
        url, begun = args.db or str(file), time.perf_counter()
        store = Store(url)
        tokens = fill(store, args.matches, args.people)
        store.close()
        figures: dict[str, Any] = {"matches": args.matches, "people": args.people, "tables": args.tables}
        figures |= {"made_s": round(time.perf_counter() - begun)} | ({"mib": file.stat().st_size >> 20} if file else {})
        begun = time.perf_counter()
        with subprocess.Popen([sys.executable, "-c", SERVE, url], stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                address = re.search(r"http://\S+/", server.stdout.readline())
                assert address
                call(address[0], "GET", "status")
                figures["start_s"] = round(time.perf_counter() - begun, 1)
                wait_for_rules(address[0])
                figures["rules_s"] = round(time.perf_counter() - begun, 1)
                figures |= measure(address[0], server.pid, tokens, args.tables, file)
            finally:
                server.kill()
    print(json.dumps(figures) if args.json else "\n".join(f"{name:20} {value}" for name, value in figures.items()))


if __name__ == "__main__":
    main()
