"""The HTTP calls: one file per noun of the URL, and the files of the page."""
