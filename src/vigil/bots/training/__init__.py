"""Training: games of bots against themselves, and nets fitted to their results."""
