### Wyspa na ekranie.

web-island-name = Wyspa
web-island-ocean = Ocean
web-island-coastal = na wybrzeżu
web-island-inland = w głębi wyspy
web-island-empty = pusto
web-island-sacred = { $presence }, święte miejsce
web-island-hurt = w tym { $piece } × { $count }
web-island-zoom = Powiększenie
web-island-closer = Bliżej
web-island-farther = Dalej
web-island-fit = Cała wyspa
