### The first page, new tables and seats.

## Pages

web-home-pages = Strony
web-home-tables = Stoły
web-home-learn = Pierwsza gra
web-home-motto = trzy gry kooperacyjne, w przeglądarce i w terminalu

## Games

web-home-games = Wybierz grę
web-home-choose = Wybierz do nowego stołu: { $game }
web-home-alone = Zagraj solo teraz
web-home-game-ghost_stories = Ghost Stories
web-home-game-white_moon = Ghost Stories: Biały Księżyc
web-home-game-horizons = Horizons of Spirit Island
web-home-about-ghost_stories = Taoiści bronią wioski z dziewięciu żetonów przed Wu-Fengiem i jego duchami.
web-home-about-white_moon = Dodatek: mieszkańcy do uratowania, portal, Su-Ling i księżycowe kryształy.
web-home-about-horizons = Duchy natury wypędzają najeźdźców ze swojej wyspy.
web-home-people-ghost_stories = 1–4
web-home-people-white_moon = 1–4
web-home-people-horizons = 1–3
web-home-time-ghost_stories = 45–60 min
web-home-time-white_moon = 60–75 min
web-home-time-horizons = 60–90 min

## Tables

web-home-resume = Wróć do stołu „{ $title }”
web-home-yours = Twój ruch: stół „{ $title }”
web-home-back = Graj dalej
web-home-last = Ostatnie partie
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
web-home-statistics = Statystyka
web-home-statistics-of = Czyje partie są liczone
web-home-everybody = Wszyscy gracze
web-home-played = Partie
web-home-wins = Wygrane
web-home-best = Najlepszy wynik
web-home-open = Otwarte stoły
web-home-only-free = tylko z wolnym miejscem
web-home-join = Dołącz
web-home-watch = Oglądaj
web-home-nobody = Nikt nie czeka. Otwórz stół; boty mogą zacząć od razu.
web-home-records = Zapisy
web-home-upload = Otwórz zapis z pliku
web-home-no-server = Serwer nie odpowiada; sprawdź połączenie i spróbuj ponownie.

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
web-home-bot-rules = Bot: według reguł
web-home-bot-random = Bot: losowo
web-home-pick-gs = Plansza miejsca { $number }
web-home-pick-hz = Duch miejsca { $number }
web-home-any = Dowolny
web-home-public = Stół publiczny
web-home-public-why = widoczny na liście
web-home-more = Więcej ustawień
web-home-title = Nazwa stołu
web-home-choice-edition = Edycja
web-home-choice-options-portal = Miejsce portalu
web-home-choice-options-village = Żetony wioski
web-home-choice-options-incarnations = Inkarnacje
web-home-choice-black_tao = Zacznij z czarnym żetonem Tao
web-home-choice-progression = Karty według ustalonej kolejności
web-home-choice-bonus_growth = Dodatkowy rozwój na początku
web-home-choice-first_explore = Eksploracja najeźdźców przed pierwszą turą
web-home-choice-escalation = Eskalacja stopnia II
web-home-value-options-portal-centre = środek
web-home-value-options-portal-edge = krawędź (trudniej)
web-home-value-options-portal-corner = róg (najtrudniej)
web-home-value-options-village-first_games = na pierwsze gry
web-home-value-options-village-random = losowe
web-home-value-options-incarnations-mixed = wszystkie razem
web-home-value-options-incarnations-new = tylko nowe
web-home-value-options-incarnations-base = tylko z gry podstawowej
web-home-readings = Interpretacje zasad
web-home-readings-why = Gdzie instrukcja milczy, przyjmujemy te interpretacje; zaznacz, aby odwrócić.
web-home-create = Otwórz stół
web-home-create-start = Otwórz stół i graj
web-home-first-time = Pierwszy raz? Samouczek trwa kilka minut.

## Seats

web-home-seat = Miejsce { $number }
web-home-you = ty
web-home-away = nieobecny
web-home-sit = Usiądź
web-home-stand-up = Wstań
web-home-new-token = Nowy odnośnik dla tego gracza
web-home-invite = Zaproś znajomych
web-home-invite-how = Kto otworzy ten odnośnik, może zająć wolne miejsce albo oglądać.
web-home-copy = Kopiuj
web-home-copied = Skopiowano
web-home-start = Start
web-home-start-bots = Zacznij z botami na wolnych miejscach
web-home-missing =
    { $count ->
        [one] Wolne jest jedno miejsce: zaproś kogoś albo posadź bota.
        [few] Wolne są { $count } miejsca: zaproś kogoś albo posadź boty.
       *[many] Wolnych jest { $count } miejsc: zaproś kogoś albo posadź boty.
    }
web-home-wait-host = Gra zacznie się, gdy uruchomi ją gospodarz stołu.
