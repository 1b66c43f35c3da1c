"""The messages of a table, between server or offline table and browser or terminal."""
