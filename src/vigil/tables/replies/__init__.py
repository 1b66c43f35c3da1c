"""A game, a book or a puzzle as plain data for clients, without a network."""
