"""Record the matches in `recorded` anew: `python -m tests.games.russian_railroads.record`.

First come matches from hand-written positions for rare rules. Then, out of a pool of whole matches, the script takes the one that shows
most missing rules for its length, until none is missing. Old matches must go on replaying, so record anew only when the ruleset has
changed, and say so.
"""

from typing import Any

import boardwright as bw
from tests.games.recorded import Recording
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
"""Parts of the text of the decisions that a style prefers."""


def choose_by_style(style: str, dice: Rng, texts: list[str]) -> str:
    """Choose a decision of the style most of the time, and seldom one that gives something up."""
    preferred = [text for text in texts if any(word in text for word in STYLES[style])]
    active = [text for text in texts if text not in ("pass", "done", "stay", "take_points")]
    if preferred and dice.below(5):
        return dice.choice(preferred)
    return dice.choice(active if active and dice.below(12) else texts)


def pool_match(number: int) -> Recording:
    """Describe a match of the pool."""
    players, levels = 2 + number % 3, (*game().bots, *STYLES)
    names = tuple(levels[(number // 3 * (seat + 1) + seat) % len(levels)] for seat in range(players))
    return Recording(f"{players}_players_{number}", players, number, names, VARIANTS[number // 5 % len(VARIANTS)])


def play_match(wanted: Recording) -> Any:
    """Play a whole match: the given decisions, then bots or styles."""
    if wanted.where:
        match = game().from_position({"players": wanted.players, "options": wanted.options, **wanted.where}, seed=wanted.seed)
    else:
        match = game().new_match(players=wanted.players, seed=wanted.seed, options=wanted.options)
    bots = {player: bw.bot(player, game(), wanted.seed) for player in {*wanted.bots} - {*STYLES}}
    dice = Rng(wanted.seed)
    for text in wanted.decisions:
        match.play(match.actors[0], text)
    while not match.over:
        (seat,) = match.actors
        player = wanted.bots[seat] if wanted.bots else "pass"
        if player in bots:
            match.play(seat, int(bots[player].choose(match.hidden(seat), match.legal_ids(seat))))
        else:
            texts = [str(action) for action in match.legal(seat)]
            match.play(seat, choose_passing(texts) if player == "pass" else choose_by_style(player, dice, texts))
    return match


def choose_passing(texts: list[str]) -> str:
    """Choose the decision that ends a match soonest."""
    return next((text for text in ("pass", "stay", "done", "take_points") if text in texts), texts[0])


def main() -> None:
    pool = [pool_match(number) for number in range(POOL)]
    RECORDED.fill(((wanted.name, play_match(wanted)) for wanted in SPECIAL), {wanted.name: play_match(wanted) for wanted in pool})


if __name__ == "__main__":
    main()
