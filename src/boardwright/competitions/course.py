"""The changes of a competition. Each function returns the changed competition.

Pairings that need no match are decided at once: byes, and those with too few remaining entrants. When a round is over, the next one begins.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from boardwright.competitions.circle import circle_rounds
from boardwright.competitions.competition import Competition, Pairing, Round, is_decided
from boardwright.competitions.knockout import knockout_round
from boardwright.competitions.league import league_rounds
from boardwright.competitions.swiss import swiss_round


def start(competition: Competition) -> Competition:
    """A new competition with its first round. A league has a plan of all rounds, which nothing changes."""
    if competition.kind == "league":
        rounds = circle_rounds(competition) if competition.size == 2 else league_rounds(competition)
        planned = tuple(tuple(pairing.entrants for pairing in pairings) for pairings in rounds)
        competition = replace(competition, planned=planned)
    return _advanced(competition)


def opened(competition: Competition, board: int) -> tuple[int, ...]:
    """Return who plays a pairing of the round being played, in the order of the seats: its entrants without those who have dropped out."""
    return tuple(entrant for entrant in competition.paired[-1][board].entrants if entrant not in competition.out)


def enter(competition: Competition, number: int, board: int, seats: Sequence[int], places: Sequence[int]) -> Competition:
    """Enter the result of a match. Nothing changes if the pairing is decided already.

    Args:
        number: of the round, from 0.
        board: the number of the pairing in that round, from 0.
        seats: the entrants who played, by seat; the others of the pairing share the place after all.
        places: by seat, 1 is best, shared places are equal.
    """
    if number != competition.last_round or competition.paired[number][board].places is not None:
        return competition
    pairing = competition.paired[number][board]
    place_of = dict(zip(seats, places))
    all_places = tuple(place_of.get(entrant, len(pairing.entrants) + 1) for entrant in pairing.entrants)
    return _advanced(_with(competition, board, pairing._replace(places=all_places, played=True)))


def drop(competition: Competition, entrant: int, running: Collection[int] = ()) -> Competition:
    """Let an entrant drop out. What was played stays; at the tables to come the entrant has the last place.

    Args:
        running: the pairings of this round whose matches have begun: these still count.
    """
    left = replace(competition, out=competition.out | {entrant})
    last = tuple(pairing if board in running else _settled(left, pairing) for board, pairing in enumerate(left.paired[-1]))
    return _advanced(_with_last(left, last))


def close_round(competition: Competition) -> Competition:
    """Go on without the matches of this round that are not over: they count for no entrant.

    In a knock-out the first seat goes on, or the second one if the first has dropped out.
    """
    return _advanced(_with_last(competition, tuple(_closed(competition, pairing) for pairing in competition.paired[-1])))


def _advanced(competition: Competition) -> Competition:
    """Begin rounds until there is a match to play, or the competition is over."""
    while not competition.paired or is_decided(competition.paired[-1]):
        following = None if len(competition.paired) >= competition.rounds else _next_round(competition)
        if following is None:
            return replace(competition, rounds=len(competition.paired))
        settled = tuple(_settled(competition, pairing) for pairing in following)
        competition = replace(competition, paired=(*competition.paired, settled))
    return competition


def _next_round(competition: Competition) -> Round | None:
    """The next round; None: a Swiss tournament has no two entrants left."""
    if competition.kind == "knockout":
        return knockout_round(competition)
    if competition.kind == "swiss":
        return swiss_round(competition) if competition.entrants - len(competition.out) > 1 else None
    return tuple(Pairing(entrants) for entrants in competition.planned[len(competition.paired)])


def _settled(competition: Competition, pairing: Pairing) -> Pairing:
    """A pairing with its places if it needs no match: the remaining entrants share the first place, the others the last one."""
    remaining = [entrant for entrant in pairing.entrants if entrant not in competition.out]
    if pairing.places is not None or len(remaining) >= competition.smallest:
        return pairing
    if not remaining:
        return _closed(competition, pairing)
    return pairing._replace(places=tuple(1 if entrant in remaining else len(remaining) + 1 for entrant in pairing.entrants))


def _closed(competition: Competition, pairing: Pairing) -> Pairing:
    """A pairing as it is when its round is closed."""
    if pairing.places is not None:
        return pairing
    if competition.kind != "knockout":
        return pairing._replace(places=())
    order = sorted(pairing.entrants, key=lambda entrant: entrant in competition.out)
    return pairing._replace(places=tuple(1 + order.index(entrant) for entrant in pairing.entrants))


def _with(competition: Competition, board: int, pairing: Pairing) -> Competition:
    last = competition.paired[-1]
    return _with_last(competition, (*last[:board], pairing, *last[board + 1 :]))


def _with_last(competition: Competition, pairings: Round) -> Competition:
    return replace(competition, paired=(*competition.paired[:-1], pairings))
