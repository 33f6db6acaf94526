"""Accounts, for people who want to find their tables on several devices. Everything works without one."""
