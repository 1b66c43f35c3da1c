"""The server's storage, in SQLite or PostgreSQL."""
