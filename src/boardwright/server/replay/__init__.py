"""Matches that are over and match files: their frames, their archive, what may begin from them."""
