### The island on the screen.

web-island-name = Island
web-island-ocean = Ocean
web-island-coastal = coastal
web-island-inland = inland
web-island-empty = empty
web-island-sacred = { $presence }, sacred site
web-island-hurt = of these { $piece } × { $count }
web-island-zoom = Zoom
web-island-closer = Closer
web-island-farther = Farther
web-island-fit = Whole island
