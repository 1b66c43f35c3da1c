"""The rules as steps, by the rulebook's chapters."""
