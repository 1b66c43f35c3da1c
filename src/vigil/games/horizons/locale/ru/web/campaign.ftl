### Кампания в браузере.

web-campaign-name-horizons = Времена острова
