"""Rules for notices that it is a player's move: when one is due, where it may go, and what it says. No I/O."""
