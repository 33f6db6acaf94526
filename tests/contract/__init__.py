"""One set of tests over every registered game, which is never named here."""
