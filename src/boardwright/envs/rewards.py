"""The rewards of environments: win, place, margin, dense."""

from collections.abc import Sequence

from boardwright.core.domain.game import Game
from boardwright.core.domain.progress import standing
from boardwright.core.errors import BadOption, quoted
from boardwright.core.machine.state import OUTCOME, RecordBuffer

REWARDS = ("win", "place", "margin", "dense")


def check_reward(reward: object) -> str:
    """Return the name of a reward if it is valid. Raises BadOption."""
    if not isinstance(reward, str) or reward not in REWARDS:
        raise BadOption(f"reward {quoted(reward)}: expected one of {', '.join(REWARDS)}")
    return reward


def final_rewards(game: Game, state: RecordBuffer, players: int, reward: str) -> list[float]:
    """The reward of each seat for a finished match: its share of the win, its place from 1 (best) to 0, or its margin."""
    if reward not in ("win", "place"):
        return margins(standing(game, state, players), players)
    cell = RecordBuffer(OUTCOME)
    game.engine.outcome(game.tables, state, cell)
    ranks = cell.record.rank[:players].tolist()
    return [_share(ranks, seat) if reward == "win" else _place(ranks, seat) for seat in range(players)]


def _share(ranks: Sequence[int], seat: int) -> float:
    return 1 / ranks.count(ranks[seat]) if ranks[seat] == min(ranks) else 0.0


def _place(ranks: Sequence[int], seat: int) -> float:
    seats_before, level = sum(rank < ranks[seat] for rank in ranks), ranks.count(ranks[seat])
    return 1 - (seats_before + (level - 1) / 2) / max(1, len(ranks) - 1)


def margins(values: list[int], players: int) -> list[float]:
    """The lead of each seat over the best of the others; 0 if the game does not tell (yet)."""
    if not values:
        return [0.0] * players
    return [float(value - max(values[:seat] + values[seat + 1 :])) for seat, value in enumerate(values)]


def margin_seen(game: Game, state: RecordBuffer, room: RecordBuffer, seat: int, players: int) -> float:
    """The lead of a seat over the best of the others, as far as it can know. `room`: a record that is overwritten."""
    room.data[:] = state.data
    game.engine.hide(game.tables, room, seat)
    return margins(standing(game, room, players), players)[seat]
