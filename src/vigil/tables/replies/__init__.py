"""What a game, a book or a puzzle looks like to a client: plain data, without a network."""
