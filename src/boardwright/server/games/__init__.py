"""The games of this server: their descriptions for pages, and their compiled rules."""
