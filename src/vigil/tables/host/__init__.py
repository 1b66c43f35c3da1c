"""An open table with its viewers, its bots and its past."""
