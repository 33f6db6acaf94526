"""How often an analysis finds planted blunders, and how often it calls good moves mistakes (docs/analysis.md).

In each match between bots every seat makes, if one is found, a random legal move that costs at least a fifth of its chances by a reference:
many playouts of this move and of the best candidate in the same worlds. It must be among the three worst of its seat. Every move that is
called a mistake is compared in the same way, and is confirmed if the better move gains more than two standard errors. A planted blunder is
outranked if the three named moves cost more by the reference, too.

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

DEFAULT_BOT = "master"
"""The bot that plays unless another one is named. Weaker bots make worse blunders of their own than the planted one."""
FIGURES = ("planted", "found", "outranked", "called", "confirmed")
LEAST_COST = 0.2
"""The share of its chances that a blunder costs at least."""
LATEST_START = 60
"""The most decisions before moves are tried."""
MOST_TRIES, FIRST_PLAYOUTS = 30, 60
"""How many moves of a seat are tried until one is a blunder, and the playouts of the first comparison."""
PLAYOUT_DIVISORS = (50, 8, 1)
"""The reference first uses a fiftieth of its playouts, then an eighth, then all of them."""
SURE_ERRORS = 6
"""The number of standard errors from the threshold at which a gain is sure."""


def main() -> None:
    """Print the figures of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--matches", type=int, default=20, metavar="N", help="matches of each game (default 20)")
    parser.add_argument("--reference", type=int, default=20_000, metavar="N", help="most playouts of the reference (default 20000)")
    parser.add_argument("--simulations", type=int, metavar="N", help="as in `boardwright analyse`")
    parser.add_argument("--bot", default=DEFAULT_BOT, metavar="B", help=f"the bot that plays (default {DEFAULT_BOT})")
    parser.add_argument("--seed", type=int, default=1_000, metavar="S", help="seed of the first match")
    parser.add_argument("--kept", type=Path, default=Path("."), metavar="FOLDER", help="where the figures of each match are kept")
    args = parser.parse_args()
    args.kept.mkdir(parents=True, exist_ok=True)
    for name in args.games or bw.games():
        print(json.dumps({"game": name, **measure(name, args)}), flush=True)


def measure(name: str, args: argparse.Namespace) -> dict[str, Any]:
    """Return the figures of a game. Matches with stored figures are not played again."""
    suffix = "" if args.bot == DEFAULT_BOT else f"-by-{args.bot}"
    path = args.kept / f"blunders-of-all-seats-{name}-{args.simulations or 'usual'}-{args.reference}{suffix}.jsonl"
    lines = path.read_text().splitlines() if path.exists() else []
    done = {row["seed"]: row for row in map(json.loads, lines)}
    reference = Bot("search", bw.load(name).compile(), seed="f" * 64)
    for seed in range(args.seed, args.seed + args.matches):
        if seed not in done:
            done[seed] = {"seed": seed, **match_figures(name, seed, reference, args)}
            with path.open("a") as file:
                file.write(json.dumps(done[seed]) + "\n")
            print(f"{name}: {done[seed]}", file=sys.stderr)
    rows = [done[seed] for seed in range(args.seed, args.seed + args.matches) if done[seed]["planted"]]
    count = sum((Counter({figure: row[figure] for figure in FIGURES}) for row in rows), Counter())
    seconds = sum(row["seconds"] for row in rows) / max(1, len(rows))
    return {figure: count[figure] for figure in FIGURES} | {
        "seconds": round(seconds, 1), "simulations": args.simulations, "reference": args.reference,
    }  # fmt: skip


def match_figures(name: str, seed: int, reference: Bot, args: argparse.Namespace) -> dict[str, Any]:
    """Return the figures of one match."""
    match, planted = match_with_blunders(args.bot, seed, reference, args.reference)
    if not planted:
        return {"planted": 0}
    start = time.process_time()
    analysis = analyse(write(match), Settings(args.simulations))
    seconds = round(time.process_time() - start, 2)
    called = {mistake.at: (mistake.best, mistake.seat) for seat in range(match.players) for mistake in analysis.mistakes(seat)[:NAMED]}
    compared = check_called(match, called, reference, args.reference)
    missed = [blunder for blunder in planted if blunder.at not in called]
    return {
        "planted": len(planted),
        "found": len(planted) - len(missed),
        "outranked": sum(count_worse(blunder, called, compared) == NAMED for blunder in missed),
        "called": len(called),
        "confirmed": sum(best.gain > 2 * best.error for best in compared.values()),
        "seconds": seconds,
    }


class Planted(NamedTuple):
    """A planted blunder: the number of decisions before it, its seat, and the gain of the best candidate over it by the reference."""

    at: int
    seat: int
    gain: float


def count_worse(planted: Planted, called: dict[int, tuple[int, int]], compared: dict[int, Candidate]) -> int:
    """Count the mistakes of the same seat that cost more than the blunder by the reference."""
    return sum(best.gain > planted.gain for at, best in compared.items() if called[at][1] == planted.seat)


def match_with_blunders(bot: str, seed: int, reference: Bot, playouts: int) -> tuple[Match, list[Planted]]:
    """Play a match between bots. Returns it with its planted blunders, at most one of each seat."""
    game, dice = reference.game, RecordBuffer(BOT_RNG)
    dice.array["s"] = bot_seeds([key_of(seed)], "blunders")
    players = game.players[0]
    match = game.new_match(players=players, seed=seed)
    bots = [bw.bot(bot, game, seed=seed + seat) for seat in range(players)]
    planted: list[Planted] = []
    tries, starts = [MOST_TRIES] * players, [random_below(dice, LATEST_START) for _ in range(players)]
    while not match.over:
        seat = match.actors[0]
        legal = match.legal_ids(seat).tolist()
        action = bots[seat].choose(match.hidden(seat), legal)
        if tries[seat] and len(match.decisions) >= starts[seat] and len(legal) > 1 and random_below(dice, 5) < 2:
            tries[seat] -= 1
            blunder = legal[random_below(dice, len(legal))]
            gain = cost_of(match, blunder, reference, FIRST_PLAYOUTS) and cost_of(match, blunder, reference, playouts)
            if gain:
                planted.append(Planted(len(match.decisions), seat, gain))
                tries[seat], action = 0, blunder
        match.play(seat, action)
    return match, planted


def random_below(dice: RecordBuffer, bound: int) -> int:
    """Return a random whole number below a bound."""
    return int(bot_uniform_below(dice.record, bound))


def cost_of(match: Match, action: int, reference: Bot, playouts: int) -> float:
    """Return the cost of an action if it is at least a fifth of the chances of the best candidate, otherwise 0."""
    seat = match.actors[0]
    hidden, legal = match.hidden(seat), match.legal_ids(seat).tolist()
    best = reference.compare(hidden, legal, played=action, budget=min(playouts, 2 * FIRST_PLAYOUTS)).best.action
    better = compare_moves(reference, hidden, legal, action, best, playouts, LEAST_COST)
    return better.gain if better.gain >= LEAST_COST * better.chance and better.gain > 2 * better.error else 0.0


def compare_moves(reference: Bot, hidden: Any, legal: list[int], played: int, best: int, playouts: int, share: float = 0.0) -> Candidate:
    """Compare the better move with the played one, with as many playouts as are needed to say whether it gains that share of its
    chances."""
    for part in PLAYOUT_DIVISORS:
        better = reference.compare(hidden, legal, played=played, candidates=[best], budget=max(FIRST_PLAYOUTS, playouts // part)).best
        if abs(better.gain - share * better.chance) > SURE_ERRORS * better.error:
            break
    return better


def check_called(match: Match, called: dict[int, tuple[int, int]], reference: Bot, playouts: int) -> dict[int, Candidate]:
    """Return what the reference says of the moves that are called mistakes. `called`: the better move and the seat, by the decisions
    before."""
    replay, comparisons = match.game.new_match(players=match.players, seed=match.seed), {}
    for at, (seat, action) in enumerate(match.decisions):
        if at in called:
            hidden, legal = replay.hidden(seat), replay.legal_ids(seat).tolist()
            comparisons[at] = compare_moves(reference, hidden, legal, action, called[at][0], playouts)
        replay.play(seat, action)
    return comparisons


if __name__ == "__main__":
    main()
