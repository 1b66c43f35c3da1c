"""A table with its players, as a machine without input or output."""
