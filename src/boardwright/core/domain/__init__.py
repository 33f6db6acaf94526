"""What a game is and what a match is: actions, events, refusals, matches and their files."""
