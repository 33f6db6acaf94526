"""How a match ends follows from the field `points`: the most game points win."""

REASONS = ("target",)
SCORED = True
