"""Notices to people elsewhere go out: by Web Push, by mail, by a call to a program of theirs."""
