"""Matches of bots as Parquet files: a row a match, and a row a decision (docs/datasets.md). Needs the extra `dataset`."""
