"""What a game, a book or a puzzle looks like to whoever asks: plain data, without a network."""
