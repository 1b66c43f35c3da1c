### Horizons of Spirit Island: in the report in the browser.

web-report-axis-horizons = ход
