"""What is in the box: cards, tiles and powers as data."""
