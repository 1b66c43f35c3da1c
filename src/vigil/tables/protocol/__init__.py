"""The messages of a table, as the server, the offline table and the terminal send them."""
