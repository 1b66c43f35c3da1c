### Wyspa na ekranie.

web-island-name = Wyspa
web-island-ocean = Ocean
web-island-zoom = Powiększenie
web-island-closer = Bliżej
web-island-farther = Dalej
web-island-fit = Cała wyspa
web-island-beyond = Poza widokiem można wybrać: { $names }
