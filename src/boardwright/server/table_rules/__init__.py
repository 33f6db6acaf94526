"""Rules for tables before and during a match: who sits where, and what may happen. No sockets, no database, no clock of its own."""
