"""The bots in the seats that the agent does not play."""

from collections.abc import Sequence

from boardwright.bots import in_plain_python
from boardwright.core.domain.game import Game
from boardwright.core.domain.whole_number import whole_number_of
from boardwright.core.errors import BadOption, BadSeat, quoted


def check_seat(seat: object, players: int) -> int | None:
    """Return the seat if the match has it, or None for None. Raises BadSeat."""
    if seat is None:
        return None
    number = whole_number_of(seat)
    if number is None or not 0 <= number < players:
        raise BadSeat(f"seat {quoted(seat)}: expected 0 to {players - 1}, or None for a different one each match")
    return number


def opponents_of(opponents: str | Sequence[str], seat: int | None, game: Game, players: int) -> list[str]:
    """The bot of each seat; the one in the agent's own seat is never called. Raises BadOption."""
    if not isinstance(opponents, Sequence):
        raise BadOption(f"opponents {quoted(opponents)}: expected the name of a bot, or a list of names")
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise BadOption(f"opponents {quoted(opponents)}: {len(names)} of them, expected one for each of the {players - 1} other seats")
    if seat is None and len(set(names)) > 1:
        raise BadOption(f"opponents {quoted(opponents)}: expected one bot for all, because the agent's seat changes (seat=None)")
    for name in names:
        if isinstance(name, str) and in_plain_python(name):
            fits = f"expected one of {', '.join(game.bots)}, or a compiled bot"
            raise BadOption(f"opponent {quoted(name)}: in plain Python or a program, {fits}")
        game.bot_rule(name)
    agent_seat = seat or 0
    return [*names[:agent_seat], names[0] if seat is None else "random", *names[agent_seat:]]
