"""Hosts of a server: their roles, what each may do, whom it concerns. No clock, no database, no sockets."""
