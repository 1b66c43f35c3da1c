"""Request handlers: what each request does, for servers and devices alike."""
