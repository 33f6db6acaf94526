"""Pairings and standings of competitions."""
