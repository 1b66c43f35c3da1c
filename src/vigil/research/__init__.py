"""Games played by the thousand, and their results."""
