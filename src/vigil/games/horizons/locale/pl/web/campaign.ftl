### Kampania w przeglądarce.

web-campaign-name-horizons = Pory wyspy
