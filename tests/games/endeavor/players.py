"""A random player that prefers to act, and whole matches between such players."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.games.rng import Rng

from .scenario import game


def choose_active(match: Any, dice: Rng) -> str:
    """Choose at random. Seldom pass or stop early, and prefer actions that open regions or bring cards."""
    texts = [str(action) for action in match.legal(match.actors[0])]
    active = [text for text in texts if text not in ("pass", "done")]
    if not active or dice.below(25) == 0:
        return str(dice.choice(texts))
    preferred = [text for text in active if text.split()[0] in ("ship", "draw", "spend", "attack")]
    return str(dice.choice(preferred if preferred and dice.below(2) else active))


OPTIONS: tuple[dict[str, str], ...] = ({}, {"payment": "finance"}, {"slavery_place": "below_five"})


def play_match(players: int, seed: int, choose: Callable[[Any, Rng], str] = choose_active, **options: str) -> Iterator[tuple[Any, str]]:
    """Play a whole match. Yield it with each decision before it is played, and at the end with an empty text."""
    match, dice = game().new_match(players=players, seed=seed, options=options), Rng(seed)
    while not match.over:
        text = choose(match, dice)
        yield match, text
        match.play(match.actors[0], text)
    yield match, ""
