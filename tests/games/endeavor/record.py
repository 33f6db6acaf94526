"""Records the matches of this folder anew: `python -m tests.games.endeavor.record`.

It first records matches from handwritten positions, which show rare rules. Then it takes matches from a pool of bots and random players:
each time the one that shows most of the missing rules for its length. Recorded matches prove that old files still replay, so record new
ones only when the ruleset has changed, and say so in the commit.
"""

from typing import Any

import boardwright as bw
from tests.games.rng import Rng

from .coverage import RECORDED
from .event_log import decisions_of
from .players import OPTIONS, choose_active
from .recorded_starts import SPECIAL, Recording
from .scenario import game

POOL_SIZE = 24


def play_special(recording: Recording) -> Any:
    """Play the given decisions, then pass with every seat. The decisions name forced ones, too, which the match plays by itself."""
    match, dice, forced = game().from_position({"game": "endeavor", **recording.where}, seed=1), Rng(1), []
    for text in recording.decisions:
        if text in forced:
            forced.remove(text)
            continue
        forced = decisions_of(match.play(match.actors[0], text))[1:]
    while not match.over:
        texts = [str(action) for action in match.legal(match.actors[0])]
        match.play(match.actors[0], "pass" if "pass" in texts else dice.choice(texts))
    return match


def play_pool_match(number: int) -> Any:
    """Play a whole match between greedy bots and random players."""
    match = game().new_match(players=3 + number % 3, seed=number, options=OPTIONS[number // 3 % 3])
    bot, dice = bw.bot("greedy", game(), number), Rng(number)
    while not match.over:
        (seat,) = match.actors
        by_bot = (seat + number) % 3
        match.play(seat, int(bot.choose(match.hidden(seat), match.legal_ids(seat))) if by_bot else choose_active(match, dice))
    return match


def main() -> None:
    pool = [play_pool_match(number) for number in range(POOL_SIZE)]
    special_matches = ((recording.name, play_special(recording)) for recording in SPECIAL)
    RECORDED.fill(special_matches, {f"{match.players}_players_{number}": match for number, match in enumerate(pool)})


if __name__ == "__main__":
    main()
