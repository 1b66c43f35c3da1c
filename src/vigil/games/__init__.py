"""The games of this package, each a plug-in with everything of its own."""
