"""Operating a server: its health, backups of the database, and what its operator may inspect."""
