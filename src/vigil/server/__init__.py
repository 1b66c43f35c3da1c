"""Tables on the network: rooms, their storage, and the connections of browsers and bots."""
