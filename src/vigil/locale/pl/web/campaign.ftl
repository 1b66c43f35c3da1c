### Kampania w przeglądarce.

web-campaign-title = Kampania
web-campaign-lit = Lampy: { $lit } z { $all }
web-campaign-lanterns = Zapalone lampy: { $lit } z 3
web-campaign-locked = Otworzy się po poprzednim
web-campaign-different = Co się zmienia
web-campaign-goals = Trzy lampy
web-campaign-won-by = Bot „{ $bot }” wygrywa { $percent }% gier.
web-campaign-alone = Zacznij z botami
web-campaign-begin = Zacznij
web-campaign-friends = Zacznij z przyjaciółmi
web-campaign-choose = Wybierz duchy i zacznij
