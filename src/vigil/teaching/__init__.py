"""What teaches a game: its rulebook, its lessons, its puzzles."""
