"""Before and between matches: open tables, new matches, rematches, lists."""
