"""How a database gets from what an older program wrote to what this one expects."""
