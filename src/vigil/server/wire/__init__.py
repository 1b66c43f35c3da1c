"""The sockets of viewers."""
