"""What is decided before the game, what lies on the table, questions about it, verbs."""
