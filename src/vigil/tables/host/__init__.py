"""An open table with those who watch it, its bots and its past."""
