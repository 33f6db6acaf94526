"""Running a server: its start, health, copies of the database, and what its operator may ask."""
