"""Statistics on a server: the results of matches, recorded when they end, and given to those who played them."""
