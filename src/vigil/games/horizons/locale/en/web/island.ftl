### The island on the screen.

web-island-name = Island
web-island-ocean = Ocean
web-island-zoom = Zoom
web-island-closer = Closer
web-island-farther = Farther
web-island-fit = Whole island
web-island-beyond = More to choose from out of sight: { $names }
