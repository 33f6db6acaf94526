"""Sealed Bids: everybody bids at the same time and in secret."""
