"""The rounds of a league at tables of more than two, found by a search that starts from draws.

At its end the meetings of any two differ by 2 at most, with 9 or 10 entrants at tables of five by 4: two tables are few to choose from.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, permutations

from boardwright.competitions.competition import MOST_ROUNDS, Competition, Pairing, Round, byes, drawn, meetings
from boardwright.competitions.sizes import table_sizes

PASSES = 40
"""How often all exchanges in a round are tried at most; a search ends when none is better."""
REPAIRS = 8
"""How often each round is improved again at most, once all are known."""
DRAWS = 20
"""From how many draws the search starts at most."""
APART = 2
"""How much the meetings of any two should differ at most."""


def league_rounds(competition: Competition) -> list[Round]:
    """All rounds. Those sit together who meet least, and each at the seats that they have least."""
    best = _tried(competition, 0)
    for draw in range(1, DRAWS):
        if _apart(best) <= APART:
            break
        best = min(best, _tried(competition, draw), key=_apart)
    return _all_seated(best)


def rounds_to_meet(competition: Competition) -> int:
    """After how many rounds all have met."""
    while len(competition.paired) < MOST_ROUNDS:
        competition = _with_next(competition, 0)
        if min(_times(competition)) > 0:
            break
    return len(competition.paired)


def _tried(competition: Competition, draw: int) -> Competition:
    """All rounds that follow from a draw."""
    while len(competition.paired) < competition.rounds:
        competition = _with_next(competition, draw)
    for _ in range(REPAIRS):
        if _apart(competition) <= APART:
            break
        for number in range(competition.rounds):
            competition = _repaired(competition, number)
    return competition


def _times(competition: Competition) -> list[int]:
    """How often any two meet."""
    met = meetings(competition)
    return [met[one][other] for one, other in combinations(range(competition.entrants), 2)]


def _apart(competition: Competition) -> int:
    return max(_times(competition)) - min(_times(competition))


def _with_next(competition: Competition, draw: int) -> Competition:
    """With one more round, in which those sit together who have met least."""
    sizes, order = table_sizes(competition.entrants, competition.size, competition.smallest), _order(competition, draw)
    starts = [sum(sizes[:table]) for table in range(len(sizes))]
    tables = [order[start : start + size] for start, size in zip(starts, sizes)]
    _exchange(tables, meetings(competition))
    pairings = (*(Pairing(tuple(table)) for table in tables), *(Pairing((entrant,)) for entrant in order[sum(sizes) :]))
    return replace(competition, paired=(*competition.paired, pairings))


def _repaired(competition: Competition, number: int) -> Competition:
    """With a round improved as if it were the last one."""
    before, after = competition.paired[:number], competition.paired[number + 1 :]
    tables = [list(pairing.entrants) for pairing in competition.paired[number] if not pairing.is_bye]
    _exchange(tables, meetings(replace(competition, paired=before + after)))
    alone = [pairing for pairing in competition.paired[number] if pairing.is_bye]
    return replace(competition, paired=(*before, (*(Pairing(tuple(table)) for table in tables), *alone), *after))


def _order(competition: Competition, draw: int) -> list[int]:
    """The entrants of a draw; those with most byes first, then those who were at small tables: the ends of the list get these."""
    had, small = byes(competition), [0] * competition.entrants
    for pairings in competition.paired:
        for pairing in pairings:
            for entrant in pairing.entrants:
                small[entrant] += len(pairing.entrants) < competition.size
    return sorted(drawn(competition, f"draw {draw} round {len(competition.paired)}"), key=lambda entrant: (-had[entrant], -small[entrant]))


def _exchange(tables: list[list[int]], cost: list[list[int]]) -> None:
    """Exchange entrants between tables as long as the costs of all who sit together become less."""
    of = [[sum(row[other] for other in table) for table in tables] for row in cost]
    places = [(table, seat) for table, sitting in enumerate(tables) for seat in range(len(sitting))]
    for _ in range(PASSES):
        better = False
        for number, (here, seat) in enumerate(places):
            for there, other_seat in places[number + 1 :]:
                if here == there:
                    continue
                one, other = tables[here][seat], tables[there][other_seat]
                gain = of[one][here] + of[other][there] - of[one][there] - of[other][here] + 2 * cost[one][other]
                if gain > 0:
                    better = True
                    tables[here][seat], tables[there][other_seat] = other, one
                    for entrant, row in enumerate(of):
                        change = cost[entrant][other] - cost[entrant][one]
                        row[here] += change
                        row[there] -= change
        if not better:
            return


def _all_seated(competition: Competition) -> list[Round]:
    """All rounds in the order of the seats: the one in which they are most evenly spread."""
    had, found = [[0] * competition.size for _ in range(competition.entrants)], []
    for pairings in competition.paired:
        seated = tuple(pairing if pairing.is_bye else _seated(pairing, had) for pairing in pairings)
        found.append(seated)
        for pairing in seated:
            for seat, entrant in enumerate(pairing.entrants if not pairing.is_bye else ()):
                had[entrant][seat] += 1
    return found


def _seated(pairing: Pairing, had: list[list[int]]) -> Pairing:
    """`had`: by entrant and seat, how often they have sat there."""
    orders = permutations(pairing.entrants)
    return Pairing(min(orders, key=lambda order: sum(4 ** had[entrant][seat] for seat, entrant in enumerate(order))))
