"""Tables in the memory of this server: their rooms, viewers and bots."""
