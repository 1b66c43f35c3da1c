### The first page, new tables and seats.

## Pages

web-home-pages = Strony
web-home-tables = Start
web-home-campaign = Kampania
web-home-puzzles = Zadania
web-home-gallery = Galeria
web-home-learn = Lekcje
web-home-motto = gry kooperacyjne, w przeglądarce i w terminalu
web-home-new-here = Pierwszy raz tutaj? Zacznij od lekcji
web-home-new-here-why = Kilka minut przy prawdziwym stole i już umiesz grać.
web-home-to-lessons = Do lekcji
web-home-sound = Dźwięk?
web-home-sound-why = Muzyka i odgłosy stołu. Dopóki nie wybierzesz, nic nie gra.
web-home-sound-soft = Cicho
web-home-sound-full = Głośno
web-home-sound-off = Bez dźwięku

## Games

web-home-games = Wybierz grę
web-home-choose = Wybierz do nowego stołu: { $game }
web-home-alone = Zagraj solo teraz
web-home-challenge = Wyzwanie dnia
web-home-challenge-why = To samo rozdanie dla wszystkich, codziennie nowe: solo albo razem.

## Tables

web-home-won = Zwycięstwo · { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
web-home-lost = Porażka · { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
web-home-given-up = Gra poddana
web-home-statistics = Moje gry
web-home-played = Partie
web-home-wins = Wygrane
web-home-best = Najlepszy wynik
web-home-open = Otwarte stoły
web-home-only-free = tylko z wolnym miejscem
web-home-join = Dołącz
web-home-watch = Oglądaj
web-home-nobody = Brak otwartych stołów. Otwórz własny; boty zajmą miejsca.
web-home-records = Zapisy
web-home-upload = Otwórz zapis z pliku
web-home-no-server = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-home-offline = Bez serwera: nowe gry toczą się i zapisują na tym urządzeniu.

## A new table

web-home-new = Nowy stół
web-home-game = Gra
web-home-your-name = Twoje imię
web-home-me = Gość
web-home-level = Poziom
web-home-players = Gracze
web-home-seats = Miejsca
web-home-who = Kto zajmie miejsce { $number }
web-home-sitter-me = Ja
web-home-sitter-guest = Znajomy z odnośnikiem
web-home-sitter-anyone = Każdy, kto znajdzie stół
web-home-style = Charakter bota na miejscu { $number }
web-home-style-balanced = wyważony
web-home-style-careful = ostrożny
web-home-style-bold = śmiały
web-home-style-helper = pomocny
web-home-bot-value = Silny bot
web-home-bot-value-line = Dobry partner: planuje turę lub dwie naprzód i gra od razu.
web-home-bot-search = Najsilniejszy bot
web-home-bot-search-line = Sprawdza więcej opcji i symulacji niż silny bot.
web-home-bot-master = Cierpliwy bot
web-home-bot-master-line = Szuka jak najsilniejszy bot, do dwóch sekund na każdy wybór.
web-home-bot-rules = Prosty bot
web-home-bot-rules-line = Gra od razu, według prostych reguł; wygrywa rzadziej.
web-home-bot-random = Losowy bot
web-home-bot-random-line = Zna zasady i nic więcej.
web-home-any = Niech zdecyduje los
web-home-public = Stół publiczny
web-home-public-why = widoczny na liście
web-home-more = Więcej ustawień
web-home-choice-ask_all = Zadawaj każde pytanie, nawet gdy wybór niczego nie zmienia
web-home-title = Nazwa stołu
web-home-readings = Interpretacje zasad
web-home-readings-why = Gdzie instrukcja milczy, przyjmujemy te interpretacje; zaznacz, aby grać odwrotnie.
web-home-recommend = Ustaw jak na pierwszą partię
web-home-recommended = Tak radzimy zagrać pierwszą partię.
web-home-create = Otwórz stół
web-home-create-start = Otwórz stół i graj
web-home-first-time = Pierwszy raz? Kilkuminutowe lekcje nauczą cię grać.

## Seats

web-home-seat = Miejsce { $number }
web-home-you = ty
web-home-away = nieobecność
web-home-sit = Usiądź
web-home-stand-up = Wstań
web-home-new-token = Nowy odnośnik dla tego gracza
web-home-new-token-sure = Stary odnośnik przestanie działać. Nowy odnośnik?
web-home-invite = Zaproś znajomych
web-home-invite-how = Kto otworzy ten odnośnik, może zająć wolne miejsce albo oglądać.
web-home-copied = Skopiowano
web-home-start = Start
web-home-start-bots = Zacznij z botami na wolnych miejscach
web-home-missing =
    { $count ->
        [one] Wolne jest jedno miejsce: zaproś kogoś albo posadź bota.
        [few] Wolne są { $count } miejsca: zaproś kogoś albo posadź boty.
       *[many] Wolnych jest { $count } miejsc: zaproś kogoś albo posadź boty.
    }
web-home-wait-host = Czekamy, aż gospodarz zacznie grę.
