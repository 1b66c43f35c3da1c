"""Games by the thousand, and their results."""
