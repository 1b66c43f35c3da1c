"""The table as an application of the terminal, with keys and mouse, here or at a server."""
