"""The table on the network: rooms, their storage, and how browsers and bots reach them."""
