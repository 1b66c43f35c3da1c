"""A table that people sit at: who sits there, what is played and said; no input or output."""
