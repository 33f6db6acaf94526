"""Words in six languages, lines of a terminal, and the readers of positions and component tables."""
