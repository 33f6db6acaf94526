"""Connections and calls of clients, whoever they are: addresses, deadlines, limits, headers."""
