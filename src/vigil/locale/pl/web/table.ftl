### What the table in the browser says beside the words of the game.

## The board

web-table-board = Stół
web-table-option-of = (opcja { $key })
web-table-steps = Kroki tury
web-table-tabs = Części stołu
web-table-beside = Pytanie i dziennik
web-table-tab-table = Stół
web-table-to-table = Do stołu
web-table-bot =
    { $bot ->
        [value] silny bot
        [search] najsilniejszy bot
        [master] cierpliwy bot
        [rules] prosty bot
        [random] losowy bot
       *[other] bot „{ $bot }”
    }{ $style ->
        [careful] , ostrożny
        [bold] , śmiały
        [helper] , pomocny
       *[other] { "" }
    }
web-table-bot-name-0 = Cicha Czapla
web-table-bot-name-1 = Ognisty Lis
web-table-bot-name-2 = Stary Mech
web-table-bot-name-3 = Srebrny Karp
web-table-why = Dlaczego tak?
web-table-why-weighed = Rozważane opcje
web-table-why-taken = wybrane
web-table-free-seat = wolne miejsce
web-table-here = jest tutaj
web-table-take-over = Zastąp bota
web-table-let-bot = Posadź bota
web-table-watching =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
       *[many] { $count } osób ogląda
    }
web-table-failed = Nie udało się narysować planszy. Gra toczy się dalej.
web-table-no-details = Nie udało się pokazać szczegółów. Gra toczy się dalej.
web-table-draw-again = Narysuj ponownie
web-table-copy-error = Skopiuj opis błędu

## The question

web-table-question = Pytanie
web-table-book = Co mówią o tym zasady
web-table-rule = Zasada dotycząca tego pytania
web-table-yours = Twój wybór
web-table-waiting = Czekamy na: { $names }
web-table-also = Wybierają też: { $names }
web-table-kinds = Rodzaje opcji
web-table-search = Szukaj w opcjach
web-table-sure = Zatwierdzić: { $option }?
web-table-which = Które z nich?
web-table-card-in-question = Karta, o którą chodzi
web-table-confirm-none = Wybierz opcję
web-table-list = Opcje jako lista
web-table-consequence = Do czego prowadzi wybór
web-table-several-confirm = Zatwierdź
web-table-several-count = wybrano { $count } (do { $most })
web-table-several-exactly = wybrano { $count } z { $most }
web-table-several-gone = Jednej z wybranych opcji już nie ma: wybierz jeszcze raz.
web-table-fill = Przydziel resztę
web-table-cancel = Anuluj
web-table-look = Pokaż opcje
web-table-suggest =
    { $keys ->
        [no] Zasugeruj opcję (wybiera { $names }):
       *[yes] Zasugeruj opcję (wybiera { $names }): tutaj albo kliknięciem na stole z klawiszem Alt.
    }
web-table-board-failed = Nie udało się narysować własnej planszy tej gry ({ $reason }). Oto zwykła.
web-table-no-option = Tego nie można teraz wybrać.
web-table-no-suggestion = Żadna opcja tam nie prowadzi.
web-table-suggested-by = sugeruje: { $names }
web-table-their-options = Opcje:
web-table-nudge = Ponaglij

## Hints

web-table-hint = Podpowiedź
web-table-hint-thinking = Myślę… symulacje: { $fates } z { $of }
web-table-hint-done = szansa wygranej, symulacje: { $fates }
web-table-hint-follow = Zrób tak
web-table-hint-said = Podpowiedź: { $option }, { $figure }. { $why }

## Coming up

web-table-outlook-now = teraz
web-table-outlook-with = (razem z wyborem: { $names })
web-table-outlook-prevented = nie nastąpi
web-table-outlook-new = nowe
web-table-outlook-more = jeszcze { $count }
web-table-outlook-fewer = mniej
web-table-outlook-uncertain = (zależy od szczęścia)
web-table-outlook-whole = Cała prognoza
web-table-danger-whole = Całe ostrzeżenie

## Going back

web-table-undo-choice = Cofnij
web-table-undo-action = Cofnij akcję
web-table-undo-turn = Cofnij turę
web-table-undo-more = Więcej opcji cofania
web-table-undo-asks = Wymaga zgody wszystkich.
web-table-undo-mine = { $what }
web-table-undo-own = ty – { $what }
web-table-undo-of = { $name } – { $what }
web-table-undo-unnamed =
    { $count ->
        [one] { $count } wybór
        [few] { $count } wybory
       *[other] { $count } wyborów
    }
web-table-undo-takes = Cofa: { $what }.
web-table-undo-depends = Cofa: { $what }, a z tym to, co od tego zależy: { $others }.
web-table-undo-follows = Cofa: { $what }, a z tym to, co było potem: { $others }.
web-table-undo-stays = Zostaje: { $what }.
web-table-undo-others = Cofnie też wybór: { $names }.
web-table-undo-bots =
    { $count ->
        [one] Cofnie też { $count } ruch bota.
        [few] Cofnie też { $count } ruchy botów.
       *[other] Cofnie też { $count } ruchów botów.
    }
web-table-went-back = { $name } cofa wybór.
web-table-took-back = { $name } cofa swój wybór; wybory pozostałych zostają.
web-table-undo-none = Nie ma czego cofnąć
web-table-undo-none-why = nic jeszcze nie wybrano
web-table-redo = Przywróć
web-table-redo-others = Przywróci też wybór: { $names }.
web-table-redo-bots =
    { $count ->
        [one] Przywróci też { $count } ruch bota.
        [few] Przywróci też { $count } ruchy botów.
       *[other] Przywróci też { $count } ruchów botów.
    }
web-table-did-again = { $name } przywraca cofnięty wybór.
web-table-proposal = Propozycja
web-table-proposes-undo = { $name } prosi o cofnięcie: { $what }.
web-table-proposes-many = { $name } prosi o cofnięcie wielu wyborów naraz.
web-table-proposes-redo = { $name } prosi o przywrócenie cofniętego wyboru.
web-table-proposes-end = { $name } proponuje poddać grę.
web-table-proposes-bot = { $name } proponuje bota w zastępstwie: { $absent }.
web-table-proposes-pass = { $name } proponuje pas, bo kogoś nie ma: { $absent }.
web-table-vote-left = Do końca głosowania: { $seconds } s
web-table-wait = Zaczekaj
web-table-lent = Podczas twojej nieobecności gra za ciebie bot.
web-table-lent-back = Wróć na miejsce
web-table-stands-in = poza stołem; gra bot
web-table-agree = Zgadzam się
web-table-decline = Odmawiam
web-table-take-back = Wycofaj
web-table-free = Zwolnij miejsce
web-table-free-sure = Gracz straci to miejsce. Zwolnić?
web-table-rehost = Nowy klucz gospodarza
web-table-rehost-sure = Stary klucz przestanie działać na wszystkich innych urządzeniach. Nowy klucz?
web-table-rehosted = Klucz gospodarza jest nowy.

## Connection

web-table-lost =
    { $seconds ->
        [one] Utracono połączenie; następna próba za { $seconds } sekundę.
        [few] Utracono połączenie; następna próba za { $seconds } sekundy.
       *[many] Utracono połączenie; następna próba za { $seconds } sekund.
    }
web-table-back = Połączenie przywrócone
web-table-not-sent = Brak połączenia; nic nie wysłano. Spróbuj ponownie, gdy stół wróci.
web-table-unsure = Połączenie zostało przerwane. Stół pokaże, czy twój wybór dotarł.
web-table-sending = Wysyłanie wyboru…
web-table-sent = Wybór dotarł.
web-table-unseated = To miejsce nie należy już do ciebie; teraz tylko patrzysz.
web-table-bad-link = Ten odnośnik do miejsca już nie działa. Poproś gospodarza o nowy.

## The game as a whole

web-table-paused = Gra jest wstrzymana.
web-table-pause = Wstrzymaj
web-table-resume = Wznów
web-table-over = Koniec gry
web-table-ending = Jak się skończyło
web-table-finale-end = Pokaż stół
web-table-conceded = Gra została poddana.
web-table-report = Raport
web-table-replay = Powtórka
web-table-again = Rewanż
web-table-fair = Jak się to sprawdza?
web-table-dice-everything = Ziarno pasuje do hasza zapisanego przed grą i zawiera twoją entropię.
web-table-dice-without_players = Ziarno pasuje do hasza zapisanego przed grą. Nie dodano twojej entropii.
web-table-dice-nothing = Niczego nie udowodniono: ta przeglądarka nie zapisała hasza przed grą.
web-table-dice-broken = Nie ufaj tej grze: ziarno nie pasuje do hasza albo pomija twoją entropię.
web-table-dice-unknown = Ta strona nie może sprawdzić ziarna. Zapisz przebieg gry i uruchom vigil verify.
web-table-dice-here = Grę rozdało samo to urządzenie; nie ma serwera do sprawdzenia.
web-table-dice-other = Nie ufaj temu zapisowi: prowadzi do innego końca niż ten, który widzisz.
web-table-prove = { $dice ->
    [yes] Sprawdź każdy rzut i losowanie
   *[no] Sprawdź każde losowanie
}
web-table-proving = Gra jest odtwarzana na tym urządzeniu…
web-table-seed = Ziarno: { $seed }
web-table-commitment = Hasz ziarna serwera, zapisany przed grą:

## Inspector and log

web-table-inspector = Podgląd
web-table-log = Dziennik
web-table-log-filter = Co pokazuje dziennik
web-table-log-all = wszystko
web-table-log-dice = kości
web-table-log-mine = moje
web-table-log-start = Przygotowanie
web-table-log-empty = Nic się jeszcze nie wydarzyło.
web-table-log-more = Wcześniejsze tury
web-table-replay-from = Powtórka od: { $turn }

## What is being shown

web-table-beat = { $at } z { $count }
web-table-skip = Pomiń
web-table-rolling = Kości się toczą…
web-table-story = Co się dzieje
web-table-story-pause = Pauza
web-table-story-on = Dalej
web-table-story-step = Krok
web-table-review = Pokaż ostatnią rundę jeszcze raz
web-table-missed = Wybory od twojej ostatniej tury: { $answers }.
web-table-missed-play = Pokaż

## Talk

web-table-led = { $name } pokazuje grę w kroku { $number }.
web-table-follow = Zobacz

## The menu

web-table-menu = Menu stołu
web-table-invite = Skopiuj odnośnik do stołu
web-table-copied = Odnośnik skopiowany.
web-table-try = A co, gdyby? Własny wariant
web-table-line = { $turn ->
    [0] A co, gdyby: krok { $number }
   *[other] A co, gdyby: tura { $turn }, krok { $number }
}
web-table-challenge = Wyzwanie: { $day }
web-table-lesson = Lekcja { $number }: { $game }
web-table-what-if = „A co, gdyby” od kroku { $number }: nic tu nie zmienia prawdziwej gry.
web-table-come-back = Wróć do gry
web-table-record = Pobierz zapis
web-table-give-up = Poddaj się
web-table-give-up-sure = Na pewno się poddać?
web-table-bug = Błąd? Zapisz zgłoszenie: plik z całą grą.
web-table-bug-words = Co miało się stać, a co się stało?
web-table-bug-none = (bez opisu)
web-table-bug-send = Zapisz zgłoszenie błędu
web-table-bug-done = Zgłoszenie zapisano w pliku.
web-table-cards = Znajdź kartę
web-table-summary = Pozycja słowami

## Keys

web-table-keys = Klawisze
web-table-key-answer = wybierz opcję z tym klawiszem; 0 kończy pytanie
web-table-key-search = szukaj opcji po nazwie, gdy jest ich wiele
web-table-key-press = wybierz to, co zaznaczone; potwierdź
web-table-key-move = ruch po planszy lub liście
web-table-key-region = pytanie → plansza → podgląd → dziennik
web-table-key-next = następna opcja
web-table-key-hint = podpowiedź: najlepsze opcje; drugi raz zamyka
web-table-key-follow = zrób, jak radzi podpowiedź
web-table-key-fill = wybierz naraz wszystko, co zostało, np. obrażenia
web-table-key-take-back = cofnij ostatni wybór
web-table-key-undo = cofnij ostatni wybór
web-table-key-redo = przywróć
web-table-key-inspect = przypnij podgląd
web-table-key-list = opcje jako lista: otwórz lub zamknij
web-table-key-log = dziennik
web-table-key-book = otwórz zasady do tego pytania
web-table-key-cards = karty i zasady
web-table-key-chat = napisz do stołu
web-table-key-summary = pozycja słowami
web-table-key-review = pokaż ostatnią rundę jeszcze raz
web-table-key-motion = szybkość animacji
web-table-key-sound = dźwięk włącz i wyłącz
web-table-key-cancel = pomiń pokaz; anuluj, zamknij
web-table-key-help = ta lista

## The coach

web-table-coach = Trener może ostrzegać przed kosztownym wyborem i dawać wskazówki.
web-table-coach-yes = Tak, proszę
web-table-coach-no = Nie, dziękuję
