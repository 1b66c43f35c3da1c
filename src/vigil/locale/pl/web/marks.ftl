### Osiągnięcia w przeglądarce.

web-marks-title = Osiągnięcia
web-marks-about = Każdego dowodzi zapis skończonej gry; liczą się też otwarte zapisy.
web-marks-count = { $earned } z { $all }
web-marks-hidden = Ukryte
web-marks-hidden-why = Pokaże się, gdy je zdobędziesz.
web-marks-new = Nowe
web-marks-earned = Zdobyte
web-marks-fresh = Nowe osiągnięcia
web-marks-all = Wszystkie osiągnięcia
