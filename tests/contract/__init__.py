"""General tests, which run over every registered game and name none."""
