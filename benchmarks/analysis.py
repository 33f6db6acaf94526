"""How often an analysis finds planted blunders, and how often it calls something a mistake that is none (docs/analysis.md).

In each match between bots every seat makes, if one is found, a random legal move that costs at least a fifth of its chances by a reference:
many playouts of this move and of the best candidate in the same worlds. It must be among the three worst of its seat. Every move that is
called a mistake is compared in the same way: it is confirmed if the better move gains more than two standard errors there, too. A planted
blunder is outranked if the three that are named cost more by the reference, too.

The reference stops early when its answer is sure: when the gain is more than six standard errors away from the threshold.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import boardwright as bw
from boardwright.analysis import Settings, analyse
from boardwright.analysis.wording import NAMED
from boardwright.bots import Bot, Candidate
from boardwright.core.domain.match import Match
from boardwright.core.domain.record import write
from boardwright.core.machine.random import BOT_RNG, bot_seeds, bot_uniform_below, key_of
from boardwright.core.machine.state import RecordBuffer

MASTER = "master"
"""Who plays, unless the caller names another bot. Weaker ones make worse blunders of their own than the planted one."""
FIGURES = ("planted", "found", "outranked", "called", "confirmed")
FIFTH = 0.2
LATEST = 60
"""The number of decisions after which moves are tried, at most."""
LOOKS, FEW = 30, 60
"""How many moves of a seat are tried until one is a blunder, and by how many playouts they are looked at first."""
SHARES = (50, 8, 1)
"""The reference tries a fiftieth of its playouts first, then an eighth, then all of them."""
SURE = 6
"""How many standard errors away from the threshold a gain is sure."""


def main() -> None:
    """Print what was found for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--matches", type=int, default=20, metavar="N", help="matches of each game (default 20)")
    parser.add_argument("--reference", type=int, default=20_000, metavar="N", help="playouts of the reference, at most (default 20000)")
    parser.add_argument("--simulations", type=int, metavar="N", help="as in `boardwright analyse`")
    parser.add_argument("--bot", default=MASTER, metavar="B", help=f"who plays (default {MASTER})")
    parser.add_argument("--seed", type=int, default=1_000, metavar="S", help="of the first match")
    parser.add_argument("--kept", type=Path, default=Path("."), metavar="FOLDER", help="where the figures of each match are kept")
    args = parser.parse_args()
    for name in args.games or bw.games():
        print(json.dumps({"game": name, **measured(name, args)}), flush=True)


def measured(name: str, args: argparse.Namespace) -> dict[str, Any]:
    """The figures of a game. Matches whose figures are kept are not played again."""
    by = "" if args.bot == MASTER else f"-by-{args.bot}"
    path = args.kept / f"blunders-of-all-seats-{name}-{args.simulations or 'usual'}-{args.reference}{by}.jsonl"
    lines = path.read_text().splitlines() if path.exists() else []
    done = {row["seed"]: row for row in map(json.loads, lines)}
    reference = Bot("search", bw.load(name).compile(), seed="f" * 64)
    for seed in range(args.seed, args.seed + args.matches):
        if seed not in done:
            done[seed] = {"seed": seed, **figures(name, seed, reference, args)}
            with path.open("a") as file:
                file.write(json.dumps(done[seed]) + "\n")
            print(f"{name}: {done[seed]}", file=sys.stderr)
    rows = [done[seed] for seed in range(args.seed, args.seed + args.matches) if done[seed]["planted"]]
    count = sum((Counter({each: row[each] for each in FIGURES}) for row in rows), Counter())
    seconds = sum(row["seconds"] for row in rows) / max(1, len(rows))
    return {each: count[each] for each in FIGURES} | {
        "seconds": round(seconds, 1), "simulations": args.simulations, "reference": args.reference,
    }  # fmt: skip


def figures(name: str, seed: int, reference: Bot, args: argparse.Namespace) -> dict[str, Any]:
    """The figures of one match."""
    match, planted = match_with_blunders(args.bot, seed, reference, args.reference)
    if not planted:
        return {"planted": 0}
    start = time.process_time()
    analysis = analyse(write(match), Settings(args.simulations))
    seconds = round(time.process_time() - start, 2)
    called = {each.at: (each.best, each.seat) for seat in range(match.players) for each in analysis.mistakes(seat)[:NAMED]}
    compared = checked(match, called, reference, args.reference)
    missed = [each for each in planted if each.at not in called]
    return {
        "planted": len(planted),
        "found": len(planted) - len(missed),
        "outranked": sum(worse_ones(each, called, compared) == NAMED for each in missed),
        "called": len(called),
        "confirmed": sum(best.gain > 2 * best.error for best in compared.values()),
        "seconds": seconds,
    }


class Planted(NamedTuple):
    """A blunder: the number of decisions before it, its seat, and what the best candidate gains over it by the reference."""

    at: int
    seat: int
    gain: float


def worse_ones(planted: Planted, called: dict[int, tuple[int, int]], compared: dict[int, Candidate]) -> int:
    """The number of the same seat's mistakes that cost more than the blunder by the reference."""
    return sum(best.gain > planted.gain for at, best in compared.items() if called[at][1] == planted.seat)


def match_with_blunders(bot: str, seed: int, reference: Bot, playouts: int) -> tuple[Match, list[Planted]]:
    """A finished match between such bots, and the blunders in it, at most one of each seat."""
    game, dice = reference.game, RecordBuffer(BOT_RNG)
    dice.array["s"] = bot_seeds([key_of(seed)], "blunders")
    players = game.players[0]
    match = game.new_match(players=players, seed=seed)
    bots = [bw.bot(bot, game, seed=seed + seat) for seat in range(players)]
    planted: list[Planted] = []
    looks, begins = [LOOKS] * players, [below(dice, LATEST) for _ in range(players)]
    while not match.over:
        seat = match.actors[0]
        legal = match.legal_ids(seat).tolist()
        action = bots[seat].choose(match.hidden(seat), legal)
        if looks[seat] and len(match.decisions) >= begins[seat] and len(legal) > 1 and below(dice, 5) < 2:
            looks[seat] -= 1
            wrong = legal[below(dice, len(legal))]
            gain = cost_of(match, wrong, reference, FEW) and cost_of(match, wrong, reference, playouts)
            if gain:
                planted.append(Planted(len(match.decisions), seat, gain))
                looks[seat], action = 0, wrong
        match.play(seat, action)
    return match, planted


def below(dice: RecordBuffer, bound: int) -> int:
    """A random whole number below the bound."""
    return int(bot_uniform_below(dice.record, bound))


def cost_of(match: Match, action: int, reference: Bot, playouts: int) -> float:
    """What an action costs, if that is at least a fifth of the chances that the best candidate has; otherwise 0."""
    seat = match.actors[0]
    hidden, legal = match.hidden(seat), match.legal_ids(seat).tolist()
    best = reference.compare(hidden, legal, played=action, budget=min(playouts, 2 * FEW)).best.action
    better = judged(reference, hidden, legal, action, best, playouts, FIFTH)
    return better.gain if better.gain >= FIFTH * better.chance and better.gain > 2 * better.error else 0.0


def judged(reference: Bot, hidden: Any, legal: list[int], played: int, best: int, playouts: int, share: float = 0.0) -> Candidate:
    """Compare the better move with the played one, with as many playouts as it takes to say whether it gains that share of its chances."""
    for part in SHARES:
        better = reference.compare(hidden, legal, played=played, candidates=[best], budget=max(FEW, playouts // part)).best
        if abs(better.gain - share * better.chance) > SURE * better.error:
            break
    return better


def checked(match: Match, called: dict[int, tuple[int, int]], reference: Bot, playouts: int) -> dict[int, Candidate]:
    """What the reference says of the moves that are called mistakes. `called`: the better move and the seat, by the decisions before."""
    again, found = match.game.new_match(players=match.players, seed=match.seed), {}
    for at, (seat, action) in enumerate(match.decisions):
        if at in called:
            hidden, legal = again.hidden(seat), again.legal_ids(seat).tolist()
            found[at] = judged(reference, hidden, legal, action, called[at][0], playouts)
        again.play(seat, action)
    return found


if __name__ == "__main__":
    main()
