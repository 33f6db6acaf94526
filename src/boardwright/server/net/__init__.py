"""Connections and calls of clients: addresses, deadlines, limits, headers."""
