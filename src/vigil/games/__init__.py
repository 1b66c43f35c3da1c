"""The games of this package, each a plugin with everything of its own."""
