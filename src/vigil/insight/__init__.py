"""What is to come, what is worth choosing, and what a game was like."""
