"""The games of this package, each a complete plugin."""
