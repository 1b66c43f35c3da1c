"""The rules as steps, by the chapters of the rulebook."""
