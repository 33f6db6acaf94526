"""Matches of bots as Parquet files, with one row per match and one per decision (docs/datasets.md). Needs the extra `dataset`."""
