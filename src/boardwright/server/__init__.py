"""Boardwright in the browser: matches kept in a database, live over WebSockets. docs/wire_protocol.md has the protocol."""
