"""Play and store the matches of a new version: `python -m tests.corpus.make GAME`. Those that are kept stay as they are.

All numbers of players, all values of options; a third of the matches by `greedy`, a third by chance, a third by all kinds without a search.
"""

from __future__ import annotations

import itertools
import sys
from typing import Any

import boardwright as bw
from boardwright.core.machine.search_bot import SearchBot
from tests.contract.matches import generator
from tests.corpus.stored import MATCHES, Corpus, Stored, begun, end_of, path_of, read, write

LONGEST = 500
"""The most decisions stored: a match without a cap may go on for thousands."""


def tables(game: Any) -> list[tuple[int, dict[str, Any]]]:
    """Numbers of players and options for all matches, in random order: each once before any comes again."""
    names, values = list(game.options), [allowed for _, allowed in game.options.values()]
    every = [
        (players, options)
        for options in (dict(zip(names, chosen)) for chosen in itertools.product(*values))
        for players in game.players_with(options)
    ]
    chance = generator("corpus", game.id)
    order = itertools.chain.from_iterable(chance.permutation(len(every)) for _ in range(MATCHES))
    return [every[number] for number in itertools.islice(order, MATCHES)]


def bots_of(game: Any, players: int, number: int) -> list[str]:
    bots = [name for name in game.bots if not isinstance(game.bot_rules[name], SearchBot)]
    if number % 3 == 2:
        return [bots[(number + seat) % len(bots)] for seat in range(players)]
    return ["greedy" if number % 3 == 0 else "random"] * players


def played(game: Any, number: int, players: int, options: dict[str, Any]) -> Stored:
    stored = Stored(players, number, options, [], "")
    match, chance = begun(game, game.ruleset, stored), generator("corpus", game.id, number)
    bots = [bw.bot(name, game, number * 8 + seat) for seat, name in enumerate(bots_of(game, players, number))]
    while not match.over and len(stored.actions) < LONGEST:
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
        raise SystemExit(f"{path} is there; matches that are stored stay as they are")
    matches += [played(game, number, *table) for number, table in enumerate(tables(game)) if number >= len(matches)]
    write(Corpus(name, game.ruleset, matches), version)
    decisions = sum(len(match.actions) for match in matches)
    print(f"{name}: {len(matches)} matches of version {version}, {decisions} decisions, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
