"""Running a server: its health, copies of the database, and what its operator may ask."""
