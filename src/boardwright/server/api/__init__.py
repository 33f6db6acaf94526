"""The calls over HTTP: one file for each noun of their addresses, and the files of the page."""
