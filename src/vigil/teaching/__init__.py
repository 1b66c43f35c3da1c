"""Learning a game: its rulebook, its lessons, its puzzles."""
