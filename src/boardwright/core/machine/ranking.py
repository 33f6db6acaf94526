"""Places from points."""


def rank_by_score(outcome, players):
    """Write the place of each seat: the number of seats with more points. Equal points share a place."""
    for seat in range(players):
        outcome.rank[seat] = 0
        for other in range(players):
            if outcome.score[other] > outcome.score[seat]:
                outcome.rank[seat] += 1
