"""The result: one winner, or nobody when the turn cap was reached."""

REASONS = ("rising_train", "turn_cap")
SCORED = False
"""There are no points in this game."""


def outcome(tables, state, outcome):
    """The winner takes the first place, the others share the second; at the turn cap all share the first."""
    capped = state.winner < 0
    outcome.reason = 1 if capped else 0
    for seat in range(state.players):
        outcome.rank[seat] = 0 if capped or seat == state.winner else 1
