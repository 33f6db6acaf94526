"""One set of tests for every registered game; no game is named here."""
