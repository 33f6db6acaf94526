"""Groups: who is a member, what the host may do. No clock, no database, no sockets."""
