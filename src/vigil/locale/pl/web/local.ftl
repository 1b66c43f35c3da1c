### Bez serwera: silnik na tym urządzeniu.

web-local-starting = Pobieranie gry ({ $size } MB, zostanie na urządzeniu): { $percent } %
web-local-failed = Nie udało się uruchomić gry na tym urządzeniu. Połącz się raz z siecią i spróbuj ponownie; gra zostanie zapisana.
web-local-heading = Bez połączenia
web-local-about = Lekcje, instrukcje, zadania i partie dla jednej osoby mogą działać na tym urządzeniu, bez serwera. Znajomi, czat, podpowiedzi i silne boty go wymagają.
web-local-keep = Pobierz na to urządzenie ({ $size } MB)
web-local-kept = Zapisano na tym urządzeniu. Bez połączenia gra działa stąd.
web-local-always = Zawsze graj na tym urządzeniu
web-local-always-why = Nowe partie zostają w tej przeglądarce, nawet gdy jest serwer.
web-local-upload = Skopiuj na serwer
