"""Makes the recorded matches of this folder anew: `python -m tests.games.endeavor.record`.

First come matches from hand-written positions for what is rare; then, out of a pool of whole matches of bots and lively players, again and
again the one that shows most of what is still missing for its length. Recorded matches are kept so that old ones go on replaying; make them
anew only when the ruleset has changed, and say so.
"""

from typing import Any

import boardwright as bw
from tests.games.rng import Rng

from .coverage import RECORDED
from .event_log import acts
from .players import OPTIONS, lively
from .recorded_starts import SPECIAL, Wanted
from .scenario import game

POOL = 24


def played_special(wanted: Wanted) -> Any:
    """The given decisions, then everybody passes. What is done by itself because it can be done one way only is named all the same."""
    match, dice, done = game().from_position({"game": "endeavor", **wanted.where}, seed=1), Rng(1), []
    for text in wanted.decisions:
        if text in done:
            done.remove(text)
            continue
        done = acts(match.play(match.actors[0], text))[1:]
    while not match.over:
        texts = [str(action) for action in match.legal(match.actors[0])]
        match.play(match.actors[0], "pass" if "pass" in texts else dice.choice(texts))
    return match


def played_pool(number: int) -> Any:
    """A whole match: at each table some seats belong to the bot and some to a lively player."""
    match = game().new_match(players=3 + number % 3, seed=number, options=OPTIONS[number // 3 % 3])
    bot, dice = bw.bot("greedy", game(), number), Rng(number)
    while not match.over:
        (seat,) = match.actors
        match.play(seat, int(bot.choose(match.hidden(seat), match.legal_ids(seat))) if (seat + number) % 3 else lively(match, dice))
    return match


def main() -> None:
    pool = [played_pool(number) for number in range(POOL)]
    special = ((wanted.name, played_special(wanted)) for wanted in SPECIAL)
    RECORDED.fill(special, {f"{match.players}_players_{number}": match for number, match in enumerate(pool)})


if __name__ == "__main__":
    main()
