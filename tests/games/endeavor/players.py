"""Simple players for tests: one that does something with its turns, and whole matches of them."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.games.rng import Rng

from .scenario import game


def lively(match: Any, dice: Rng) -> str:
    """Any decision, but it seldom passes or stops before it must, and likes what opens regions and brings cards."""
    texts = [str(action) for action in match.legal(match.actors[0])]
    usual = [text for text in texts if text not in ("pass", "done")]
    if not usual or dice.below(25) == 0:
        return str(dice.choice(texts))
    wanted = [text for text in usual if text.split()[0] in ("ship", "draw", "spend", "attack")]
    return str(dice.choice(wanted if wanted and dice.below(2) else usual))


OPTIONS: tuple[dict[str, str], ...] = ({}, {"payment": "finance"}, {"slavery_place": "below_five"})


def played(players: int, seed: int, choose: Callable[[Any, Rng], str] = lively, **options: str) -> Iterator[tuple[Any, str]]:
    """A whole match; yields it with each decision before that is made, and at the end with an empty one."""
    match, dice = game().new_match(players=players, seed=seed, options=options), Rng(seed)
    while not match.over:
        text = choose(match, dice)
        yield match, text
        match.play(match.actors[0], text)
    yield match, ""
