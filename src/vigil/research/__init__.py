"""Games played by the thousand, and what they show."""
