"""The page as a folder of files that needs no server (docs/static_site.md)."""
