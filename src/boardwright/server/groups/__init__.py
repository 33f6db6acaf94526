"""Groups of people who play together: their members, tables and results."""
