"""Sends notices that it is a player's move: by Web Push, by mail, or to a webhook."""
