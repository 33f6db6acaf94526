"""Notices to people elsewhere that it is their move: when one is due, to whom it may go, what it says, and how it is sent."""
