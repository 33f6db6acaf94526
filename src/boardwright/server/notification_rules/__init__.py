"""Notices to people elsewhere that it is their move: when one is due, to whom it may go, and what it says. No I/O."""
