"""The HTTP interface: everything that does not need a socket."""
