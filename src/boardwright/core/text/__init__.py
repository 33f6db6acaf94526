"""Words in six languages, terminal lines, and readers for positions and component tables."""
