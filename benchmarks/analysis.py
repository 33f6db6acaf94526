"""How often an analysis finds planted blunders, and how often it calls something a mistake that is none (docs/analysis.md).

In each match between bots one seat makes a random legal move that costs at least a fifth of its chances by a reference: many playouts of
this move and of the best candidate in the same worlds. It must be among the three worst of its seat. Every move that is called a mistake
is compared in the same way: it is confirmed if the better move gains more than two standard errors there, too.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from typing import Any

import boardwright as bw
from boardwright.analysis import Settings, analyse
from boardwright.analysis.wording import NAMED
from boardwright.bots import Bot
from boardwright.core.domain.match import Match
from boardwright.core.domain.record import write
from boardwright.core.machine.random import BOT_RNG, bot_seeds, bot_uniform_below, key_of
from boardwright.core.machine.state import RecordBuffer

BOTS = ("master",)
"""Who plays. Weaker bots make worse blunders of their own than the planted one."""
FIFTH = 0.2
LATEST = 60
"""The number of decisions after which moves are tried, at most."""
LOOKS, FEW = 30, 60
"""How many moves are tried in a match until one is a blunder, and by how many playouts they are looked at first."""


def main() -> None:
    """Print what was found for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--matches", type=int, default=20, metavar="N", help="matches of each game (default 20)")
    parser.add_argument("--reference", type=int, default=20_000, metavar="N", help="playouts of the reference (default 20000)")
    parser.add_argument("--simulations", type=int, default=Settings().simulations, metavar="N", help="as in `boardwright analyse`")
    parser.add_argument("--seed", type=int, default=1_000, metavar="S", help="of the first match")
    args = parser.parse_args()
    for name in args.games or bw.games():
        print(json.dumps({"game": name, **measured(name, args)}), flush=True)


def measured(name: str, args: argparse.Namespace) -> dict[str, Any]:
    """The figures of a game."""
    game = bw.load(name).compile()
    reference = Bot("search", game, seed="f" * 64)
    found = noticed = planted = named = confirmed = 0
    seconds = 0.0
    for number in range(args.matches):
        print(f"{name}: {number} of {args.matches}; found {found} of {planted}, confirmed {confirmed} of {named}", file=sys.stderr)
        match, seat, at = match_with_a_blunder(name, args.seed + number, reference, args.reference)
        if at is None:
            continue
        start = time.process_time()
        analysis = analyse(write(match), Settings(args.simulations))
        seconds += time.process_time() - start
        planted += 1
        noticed += at in [each.at for each in analysis.mistakes(seat)]
        found += at in [each.at for each in analysis.mistakes(seat)[:NAMED]]
        for sure in checked(match, analysis, reference, args.reference):
            named, confirmed = named + 1, confirmed + sure
    return {
        "planted": planted, "found": found, "called_a_mistake": noticed, "called": named, "confirmed": confirmed,
        "seconds": round(seconds / max(1, planted), 1), "simulations": args.simulations, "reference": args.reference,
    }  # fmt: skip


def match_with_a_blunder(name: str, seed: int, reference: Bot, playouts: int) -> tuple[Match, int, int | None]:
    """A finished match, the seat that made a blunder in it, and the number of decisions before that; None: none was found."""
    game, dice = reference.game, RecordBuffer(BOT_RNG)
    dice.array["s"] = bot_seeds([key_of(seed)], "blunders")
    players = game.players[0]
    match = game.new_match(players=players, seed=seed)
    bots = [bw.bot(BOTS[seat % len(BOTS)], game, seed=seed + seat) for seat in range(players)]
    planted, looks, begin = None, 0, below(dice, LATEST)
    while not match.over:
        seat = match.actors[0]
        legal = match.legal_ids(seat).tolist()
        action = bots[seat].choose(match.hidden(seat), legal)
        if planted is None and len(match.decisions) >= begin and len(legal) > 1 and looks < LOOKS and below(dice, 5) < 2:
            looks += 1
            wrong = legal[below(dice, len(legal))]
            if is_blunder(match, wrong, reference, FEW) and is_blunder(match, wrong, reference, playouts):
                planted, action = (seat, len(match.decisions)), wrong
        match.play(seat, action)
    return (match, *(planted or (0, None)))


def below(dice: RecordBuffer, bound: int) -> int:
    """A random whole number below the bound."""
    return int(bot_uniform_below(dice.record, bound))


def is_blunder(match: Match, action: int, reference: Bot, playouts: int) -> bool:
    """Whether an action costs at least a fifth of the chances that the best candidate has."""
    seat = match.actors[0]
    hidden, legal = match.hidden(seat), match.legal_ids(seat).tolist()
    best = reference.compare(hidden, legal, played=action, budget=min(playouts, 2 * FEW)).best.action
    compared = reference.compare(hidden, legal, played=action, candidates=[best], budget=playouts)
    return compared.best.gain >= FIFTH * compared.best.chance and compared.best.gain > 2 * compared.best.error


def checked(match: Match, analysis: Any, reference: Bot, playouts: int) -> Iterator[bool]:
    """Whether the reference confirms each of the moves that are called mistakes."""
    called = {each.at: each for seat in range(match.players) for each in analysis.mistakes(seat)[:NAMED]}
    again = match.game.new_match(players=match.players, seed=match.seed)
    for at, (seat, action) in enumerate(match.decisions):
        if at in called:
            hidden, legal = again.hidden(seat), again.legal_ids(seat).tolist()
            best = reference.compare(hidden, legal, played=action, candidates=[called[at].best], budget=playouts).best
            yield best.gain > 2 * best.error
        again.play(seat, action)


if __name__ == "__main__":
    main()
