"""Finished matches and match files: their frames, their archive, and positions for new matches."""
