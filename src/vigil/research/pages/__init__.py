"""Pages that stand alone: drawings in SVG, and templates of HTML."""
