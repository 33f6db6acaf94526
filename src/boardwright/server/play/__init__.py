"""A match in memory: its viewers, players, bots and clocks, and the frames that each viewer is sent."""
