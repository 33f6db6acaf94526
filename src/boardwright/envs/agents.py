"""Shared by both PettingZoo environments: agent names and argument checks."""

from boardwright.core.domain.arguments import check_whole
from boardwright.core.errors import BadSeat, quoted


def agent_names(players: int) -> list[str]:
    """`player_0` and so on, in order of the seats."""
    return [f"player_{seat}" for seat in range(players)]


def seat_of(agents: list[str], agent: object) -> int:
    """The seat of an agent. Raises BadSeat."""
    try:
        return agents.index(agent)  # type: ignore[arg-type]
    except ValueError:
        raise BadSeat(f"agent {quoted(agent)}: expected one of {', '.join(agents)}") from None


def check_cycles(max_cycles: object) -> int | None:
    """Return `max_cycles` if it is valid. Raises BadOption."""
    return None if max_cycles is None else check_whole("max_cycles", max_cycles, 1)
