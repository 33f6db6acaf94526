"""The bot that plays a uniformly random legal action. It reads nothing else, so it needs no hidden copy."""

from boardwright.core.machine.bot import bot
from boardwright.core.machine.random import bot_uniform_below


@bot()
def random(tables, hidden, seat, moves, rng, scratch, decision):
    """One of the legal ids."""
    return moves.ids[bot_uniform_below(rng, moves.count)]
