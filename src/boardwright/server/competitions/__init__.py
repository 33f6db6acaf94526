"""Competitions while they go on: changes in the database, and the results of their matches."""
