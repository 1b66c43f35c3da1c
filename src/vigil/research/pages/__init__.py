"""Self-contained pages: drawings in SVG, and templates of HTML."""
