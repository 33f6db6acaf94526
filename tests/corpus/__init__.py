"""Stored matches of every version of every game: what was played once leads to the same end for as long as the version can be played."""
