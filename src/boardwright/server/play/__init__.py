"""A match in memory: who looks at it and acts in it, its bots and clocks, and what each viewer is sent."""
