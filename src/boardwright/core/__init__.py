"""What a game is and what a match is. No files, sockets or clocks in here except for the match file and the cache of compiled rules."""
