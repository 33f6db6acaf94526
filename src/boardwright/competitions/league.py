"""The rounds of a league at tables of more than two, found by a local search that starts from several draws.

In the result, the numbers of meetings of any two entrants differ by at most 2; with 9 or 10 entrants at tables of five, by at most 4.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, permutations

from boardwright.competitions.competition import MOST_ROUNDS, Competition, Pairing, Round, byes, draw_order, meetings
from boardwright.competitions.sizes import table_sizes

PASSES = 40
"""The most passes over all exchanges in a round; a search ends when a pass improves nothing."""
REPAIRS = 8
"""The most times that each round is improved again once all are known."""
DRAWS = 20
"""The most draws from which the search starts."""
TARGET_SPREAD = 2
"""The search ends when the numbers of meetings of any two differ by no more than this."""


def league_rounds(competition: Competition) -> list[Round]:
    """All rounds: entrants who have met least sit together, each at the seat they have had least."""
    best = _all_rounds(competition, 0)
    for draw in range(1, DRAWS):
        if _spread_of_meetings(best) <= TARGET_SPREAD:
            break
        best = min(best, _all_rounds(competition, draw), key=_spread_of_meetings)
    return _all_seated(best)


def rounds_to_meet(competition: Competition) -> int:
    """After how many rounds all have met."""
    while len(competition.paired) < MOST_ROUNDS:
        competition = _with_next(competition, 0)
        if min(_meeting_counts(competition)) > 0:
            break
    return len(competition.paired)


def _all_rounds(competition: Competition, draw: int) -> Competition:
    """The competition with all rounds that follow from a draw."""
    while len(competition.paired) < competition.rounds:
        competition = _with_next(competition, draw)
    for _ in range(REPAIRS):
        if _spread_of_meetings(competition) <= TARGET_SPREAD:
            break
        for number in range(competition.rounds):
            competition = _with_improved_round(competition, number)
    return competition


def _meeting_counts(competition: Competition) -> list[int]:
    """The number of meetings of each two entrants."""
    met = meetings(competition)
    return [met[one][other] for one, other in combinations(range(competition.entrants), 2)]


def _spread_of_meetings(competition: Competition) -> int:
    return max(_meeting_counts(competition)) - min(_meeting_counts(competition))


def _with_next(competition: Competition, draw: int) -> Competition:
    """The competition with one more round, in which entrants who have met least sit together."""
    sizes, order = table_sizes(competition.entrants, competition.size, competition.smallest), _order(competition, draw)
    starts = [sum(sizes[:table]) for table in range(len(sizes))]
    tables = [order[start : start + size] for start, size in zip(starts, sizes)]
    _exchange(tables, meetings(competition))
    pairings = (*(Pairing(tuple(table)) for table in tables), *(Pairing((entrant,)) for entrant in order[sum(sizes) :]))
    return replace(competition, paired=(*competition.paired, pairings))


def _with_improved_round(competition: Competition, number: int) -> Competition:
    """The competition with a round improved as if it were the last one."""
    before, after = competition.paired[:number], competition.paired[number + 1 :]
    tables = [list(pairing.entrants) for pairing in competition.paired[number] if not pairing.is_bye]
    _exchange(tables, meetings(replace(competition, paired=before + after)))
    byes_of_round = [pairing for pairing in competition.paired[number] if pairing.is_bye]
    return replace(competition, paired=(*before, (*(Pairing(tuple(table)) for table in tables), *byes_of_round), *after))


def _order(competition: Competition, draw: int) -> list[int]:
    """The entrants in the order of a draw, those with most byes and small tables first: the last ones get the next of these."""
    bye_counts, small_tables = byes(competition), [0] * competition.entrants
    for pairings in competition.paired:
        for pairing in pairings:
            for entrant in pairing.entrants:
                small_tables[entrant] += len(pairing.entrants) < competition.size
    order = draw_order(competition, f"draw {draw} round {len(competition.paired)}")
    return sorted(order, key=lambda entrant: (-bye_counts[entrant], -small_tables[entrant]))


def _exchange(tables: list[list[int]], cost: list[list[int]]) -> None:
    """Exchange entrants between tables, in place, while that lowers the total cost. `cost`: of each two at one table."""
    cost_at = [[sum(row[other] for other in table) for table in tables] for row in cost]
    places = [(table, seat) for table, sitting in enumerate(tables) for seat in range(len(sitting))]
    for _ in range(PASSES):
        improved = False
        for number, (at, seat) in enumerate(places):
            for other_at, other_seat in places[number + 1 :]:
                if at == other_at:
                    continue
                one, other = tables[at][seat], tables[other_at][other_seat]
                gain = cost_at[one][at] + cost_at[other][other_at] - cost_at[one][other_at] - cost_at[other][at] + 2 * cost[one][other]
                if gain > 0:
                    improved = True
                    tables[at][seat], tables[other_at][other_seat] = other, one
                    for entrant, row in enumerate(cost_at):
                        change = cost[entrant][other] - cost[entrant][one]
                        row[at] += change
                        row[other_at] -= change
        if not improved:
            return


def _all_seated(competition: Competition) -> list[Round]:
    """All rounds with seats assigned so that each entrant has every seat about equally often."""
    seat_counts, rounds = [[0] * competition.size for _ in range(competition.entrants)], []
    for pairings in competition.paired:
        seated = tuple(pairing if pairing.is_bye else _seated(pairing, seat_counts) for pairing in pairings)
        rounds.append(seated)
        for pairing in seated:
            for seat, entrant in enumerate(pairing.entrants if not pairing.is_bye else ()):
                seat_counts[entrant][seat] += 1
    return rounds


def _seated(pairing: Pairing, seat_counts: list[list[int]]) -> Pairing:
    """A pairing with its seats assigned. `seat_counts`: by entrant and seat, how often the entrant has had the seat."""
    orders = permutations(pairing.entrants)
    return Pairing(min(orders, key=lambda order: sum(4 ** seat_counts[entrant][seat] for seat, entrant in enumerate(order))))
