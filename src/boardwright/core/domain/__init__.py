"""Games and matches: actions, events, refusals, match files."""
