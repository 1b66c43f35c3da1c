### Kampania w przeglądarce.

web-campaign-title = Kampania
web-campaign-lit = Latarnie: { $lit } z { $all }
web-campaign-lanterns = Zapalone latarnie: { $lit } z 3
web-campaign-locked = Otworzy się, gdy wygrasz poprzednią.
web-campaign-number = Część { $number }
web-campaign-different = Czym się różni
web-campaign-goals = Trzy latarnie
web-campaign-won-by = { $bot }: { $percent } % wygranych z { $games } gier.
web-campaign-begin = Zacznij
web-campaign-with-bots = Zacznij z botami
web-campaign-with-nobody = W pojedynkę za wszystkich ({ $seats })
web-campaign-with-friends = Z przyjaciółmi
web-campaign-choose = Duchy wybierzesz przy stole.

## Na koniec gry

web-campaign-of = Twoje latarnie: { $title }
web-campaign-to = Wróć do kampanii
web-campaign-new = nowa
web-campaign-missed-won = Gra przegrana.
web-campaign-missed =
    { $bound ->
        [least] { $what }: { $came }; potrzeba co najmniej { $limit }.
       *[most] { $what }: { $came }; wolno najwyżej { $limit }.
    }
