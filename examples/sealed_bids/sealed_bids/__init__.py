"""Sealed Bids: all players bid at the same time and in secret."""
