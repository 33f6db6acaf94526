"""Migrations: the steps from the database of an older program to the one that this program expects."""
