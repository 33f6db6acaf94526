"""Makes the recorded matches of this folder anew: `python -m tests.games.russian_railroads.record`.

First come matches from hand-written positions for what is rare; then, out of a pool of whole matches, again and again the one that shows
most of what is still missing for its length. Recorded matches are kept so that old ones go on replaying; make them anew only when the
ruleset has changed, and say so.
"""

from typing import Any

import boardwright as bw
from tests.games.recorded import Wanted
from tests.games.rng import Rng

from .coverage import RECORDED
from .recorded_starts import SPECIAL
from .scenario import game

POOL = 500
VARIANTS: tuple[dict[str, Any], ...] = ({}, {"question_cards": "partial"}, {"repeat_running": "no"}, {})

STYLES: dict[str, tuple[str, ...]] = {
    "tracks": ("black", "grey", "brown", "natural", "white", "any", "industry_3", "step transsiberian"),
    "locomotives": ("locomotive", "take_locomotive", "black", "grey", "step petersburg"),
    "industry": ("industry", "build", "locomotive", "advance", "last_round"),
    "engineers": ("hire", "coins", "engineer", "repeat"),
    "kiev": ("step kiev", "black", "grey", "locomotive", "place kiev", "second", "first", "temporary"),
}
"""The preferences of a style: parts of the text of a decision."""


def liked(style: str, dice: Rng, texts: list[str]) -> str:
    """A decision of a player who goes for one thing: that if it is there, and seldom nothing."""
    keen = [text for text in texts if any(word in text for word in STYLES[style])]
    willing = [text for text in texts if text not in ("pass", "done", "stay", "take_points")]
    if keen and dice.below(5):
        return dice.choice(keen)
    return dice.choice(willing if willing and dice.below(12) else texts)


def candidate(number: int) -> Wanted:
    """A match of the pool."""
    players, levels = 2 + number % 3, (*game().bots, *STYLES)
    names = tuple(levels[(number // 3 * (seat + 1) + seat) % len(levels)] for seat in range(players))
    return Wanted(f"{players}_players_{number}", players, number, names, VARIANTS[number // 5 % len(VARIANTS)])


def played(wanted: Wanted) -> Any:
    """The whole match: given decisions first."""
    if wanted.where:
        match = game().from_position({"players": wanted.players, "options": wanted.options, **wanted.where}, seed=wanted.seed)
    else:
        match = game().new_match(players=wanted.players, seed=wanted.seed, options=wanted.options)
    bots = {name: bw.bot(name, game(), wanted.seed) for name in {*wanted.bots} - {*STYLES}}
    dice = Rng(wanted.seed)
    for text in wanted.decisions:
        match.play(match.actors[0], text)
    while not match.over:
        (seat,) = match.actors
        name = wanted.bots[seat] if wanted.bots else "pass"
        if name in bots:
            match.play(seat, int(bots[name].choose(match.hidden(seat), match.legal_ids(seat))))
        else:
            texts = [str(action) for action in match.legal(seat)]
            match.play(seat, leave(texts) if name == "pass" else liked(name, dice, texts))
    return match


def leave(texts: list[str]) -> str:
    """Bring it to an end."""
    return next((text for text in ("pass", "stay", "done", "take_points") if text in texts), texts[0])


def main() -> None:
    pool = [candidate(number) for number in range(POOL)]
    RECORDED.fill(((wanted.name, played(wanted)) for wanted in SPECIAL), {wanted.name: played(wanted) for wanted in pool})


if __name__ == "__main__":
    main()
