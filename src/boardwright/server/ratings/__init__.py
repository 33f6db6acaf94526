"""Ratings on a server: recorded when rated matches end, shown to those who may know them, checked and computed again."""
