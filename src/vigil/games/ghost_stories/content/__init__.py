"""The contents of the box: cards, tiles and powers as data."""
