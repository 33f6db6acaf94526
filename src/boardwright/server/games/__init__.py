"""The games of this server: what pages are told of them, and their fast rules."""
