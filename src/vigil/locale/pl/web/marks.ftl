### Osiągnięcia w przeglądarce.

web-marks-title = Osiągnięcia
web-marks-about = Każde potwierdza zapis skończonej gry; liczą się też zapisy otwarte z pliku.
web-marks-count = { $earned } z { $all }
web-marks-hidden = Ukryte
web-marks-hidden-why = Pokaże się, gdy je zdobędziesz.
web-marks-new = Nowe
web-marks-earned = Zdobyte
web-marks-fresh = Nowe osiągnięcia
web-marks-all = Wszystkie osiągnięcia

## Inne urządzenie

web-marks-move = Przenieś postępy
web-marks-move-why = Twoje postępy są tylko w tej przeglądarce. Odnośnik zawiera je w części, której nie widzi żaden serwer; kto go ma, może dodać je do swoich.
web-marks-offered = Ten odnośnik zawiera postępy z innego urządzenia.
web-marks-take = Dodaj do moich
web-marks-link = Prywatny odnośnik
web-marks-code = Kod QR prywatnego odnośnika: zeskanuj go drugim urządzeniem
web-marks-file = Zapisz do pliku
web-marks-open = Otwórz plik
web-marks-forget = Usuń wszystko
web-marks-forget-sure = Usuń latarnie, osiągnięcia, zadania i wieczory
web-marks-keep = Zostaw
web-marks-copied = Odnośnik jest w schowku.
web-marks-added = Dodano. Nic twojego nie przepadło.
web-marks-bad = To nie są postępy z Vigila.
web-marks-forgotten = Usunięto.
