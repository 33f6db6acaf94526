"""Play and store the matches of a new version: `python -m tests.corpus.make GAME`. Stored matches are not changed.

They have all numbers of players and all values of options; a third is played by `greedy`, a third by `random`, a third by all bots without
a search.
"""

from __future__ import annotations

import itertools
import sys
from typing import Any

import boardwright as bw
from boardwright.core.machine.search_bot import SearchBot
from tests.contract.matches import make_generator
from tests.corpus.stored import MATCHES, Corpus, Stored, end_of, path_of, read, start_match, write

MOST_DECISIONS = 500
"""The most decisions stored; a match without a cap may have thousands."""


def draw_tables(game: Any) -> list[tuple[int, dict[str, Any]]]:
    """Return numbers of players and options for all matches, in random order; each occurs once before any is repeated."""
    names, values = list(game.options), [allowed for _, allowed in game.options.values()]
    all_tables = [
        (players, options)
        for options in (dict(zip(names, chosen)) for chosen in itertools.product(*values))
        for players in game.players_with(options)
    ]
    chance = make_generator("corpus", game.id)
    order = itertools.chain.from_iterable(chance.permutation(len(all_tables)) for _ in range(MATCHES))
    return [all_tables[number] for number in itertools.islice(order, MATCHES)]


def choose_bots(game: Any, players: int, number: int) -> list[str]:
    """Return the bots of match `number`."""
    bots = [name for name in game.bots if not isinstance(game.bot_rules[name], SearchBot)]
    if number % 3 == 2:
        return [bots[(number + seat) % len(bots)] for seat in range(players)]
    return ["greedy" if number % 3 == 0 else "random"] * players


def play_stored_match(game: Any, number: int, players: int, options: dict[str, Any]) -> Stored:
    """Play match `number` and return it for storing."""
    stored = Stored(players, number, options, [], "")
    match, chance = start_match(game, game.ruleset, stored), make_generator("corpus", game.id, number)
    bots = [bw.bot(name, game, number * 8 + seat) for seat, name in enumerate(choose_bots(game, players, number))]
    while not match.over and len(stored.actions) < MOST_DECISIONS:
        seat = match.actors[int(chance.integers(len(match.actors)))]
        action = game.actions[bots[seat].choose(match.hidden(seat), match.legal_ids(seat))]
        match.play(seat, action)
        stored.actions.append(f"{seat} {action}")
    return stored._replace(end=end_of(match, game.ruleset, stored))


def main(name: str) -> None:
    game = bw.load(name).compile()
    version = game.versions[-1]
    path = path_of(name, version)
    matches = read(name, version).matches if path.exists() else []
    if len(matches) == MATCHES:
        raise SystemExit(f"{path} exists; stored matches are not changed")
    matches += [play_stored_match(game, number, *table) for number, table in enumerate(draw_tables(game)) if number >= len(matches)]
    write(Corpus(name, game.ruleset, matches), version)
    decisions = sum(len(match.actions) for match in matches)
    print(f"{name}: {len(matches)} matches of version {version}, {decisions} decisions, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
