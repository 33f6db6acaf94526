"""Why an action is illegal, or what speaks for it, as rules say it: a number, with details in the moves buffer. `core.domain.refusal` names
them."""

NOT_NOW = 1
"""The obstacle of every action that the current phase does not ask the seat for. 0 means none: the action is legal."""


def blocked(moves, obstacle, a=0, b=0, c=0, d=0, e=0, f=0):
    """Note the details of an obstacle and return its number."""
    details = moves.details
    details[0], details[1], details[2], details[3], details[4], details[5] = a, b, c, d, e, f
    return obstacle


because = blocked
"""The same for a reason for an action: note its details and return its number."""
