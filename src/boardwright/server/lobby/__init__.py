"""Before and between matches: tables where people gather, new matches, rematches, lists."""
