"""The public form of a game: views, positions as text, the box, the choices before the game."""
