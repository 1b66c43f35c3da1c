"""A table that people sit at, as a machine without input or output."""
