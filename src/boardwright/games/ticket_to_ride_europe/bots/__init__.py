"""Bots of Ticket to Ride: Europe. They see only the hidden copy, and use integer arithmetic."""

from boardwright.games.ticket_to_ride_europe.bots.beginners import beginner, learner
from boardwright.games.ticket_to_ride_europe.bots.candidates import candidates
from boardwright.games.ticket_to_ride_europe.bots.greedy import greedy
from boardwright.games.ticket_to_ride_europe.bots.knowledge import believe, fits
from boardwright.games.ticket_to_ride_europe.bots.outlook import OUTLOOK
from boardwright.games.ticket_to_ride_europe.bots.quick import quick, sprinter
from boardwright.games.ticket_to_ride_europe.bots.reasons import REASONS, reason
from boardwright.games.ticket_to_ride_europe.bots.styles import long_routes, one_step, routes, tickets

__all__ = ["BOTS", "KNOWLEDGE", "REASONS", "reason"]

BOTS = {
    "beginner": beginner,
    "learner": learner,
    "one_step": one_step,
    "long_routes": long_routes,
    "routes": routes,
    "tickets": tickets,
    "sprinter": sprinter,
    "quick": quick,
    "candidates": candidates,
    "greedy": greedy,
}
"""Two beginners; four playing styles from the literature, used as yardsticks; three that are made for the search; `greedy`."""

KNOWLEDGE = {"fits": fits, "believe": believe, "outlook": OUTLOOK}
"""The functions by which the search judges a world (docs/bots.md)."""
