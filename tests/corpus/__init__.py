"""Stored matches of every version of every game, which must replay to the same end as long as the version can be played."""
