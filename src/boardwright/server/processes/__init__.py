"""Child processes: those in which bots think, the one that checks match files, and servers behind the same port."""
