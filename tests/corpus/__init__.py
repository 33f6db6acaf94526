"""Stored matches of every version of every game, which must lead to the same end for as long as the version can be played."""
