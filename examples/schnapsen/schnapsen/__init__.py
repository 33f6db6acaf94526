"""Schnapsen: a card game for two with a trump, a talon and hidden hands."""
