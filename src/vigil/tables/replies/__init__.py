"""Games, books and puzzles as plain data for clients, whatever the connection."""
