"""What is coming, what is worth choosing, and how a game went."""
