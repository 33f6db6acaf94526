"""Running competitions: their changes in the database, and the results of their matches."""
