"""The table: what is decided before the game, what lies on it, questions about it, verbs."""
