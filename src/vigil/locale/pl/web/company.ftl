### Ludzie przy stole: kto tu jest, co mówi, co wskazuje i co planuje.

web-company-people = Kto jest przy stole
web-company-here = przy stole
web-company-away =
    { $minutes ->
        [0] nieobecność
       *[other] nieobecność { $minutes } min
    }
web-company-lost =
    { $minutes ->
        [0] brak połączenia
       *[other] brak połączenia { $minutes } min
    }
web-company-kept = jeszcze nie tutaj
web-company-you = ty
web-company-thinking = myśli…
web-company-stands-in = zastępuje bot
web-company-watching = Oglądasz tę grę.
web-company-watchers = Oglądają: { $names }
web-company-unnamed =
    { $count ->
        [one] { $count } osoba bez imienia
        [few] { $count } osoby bez imienia
       *[other] { $count } osób bez imienia
    }
web-company-wait = Zaczekaj
web-company-call = Zawołaj
web-company-you-called = Wołasz: { $name }.
web-company-called = { $name } cię woła.
web-company-called-title = { $name } cię woła
web-company-let-bot = Na razie niech gra bot
web-company-let-pass = Niech spasuje
web-company-name = Zmień imię
web-company-new-name = Twoje imię
web-company-save = Zapisz
web-company-say-name = Podaj imię, żeby tu pisać.
web-company-say-name-above = Podaj imię wyżej, żeby tu pisać.
web-company-show = Pokaż innym
web-company-sign-here = Spójrz tutaj
web-company-sign-danger = Niebezpieczeństwo
web-company-sign-help = Pomóż mi tutaj
web-company-plan = Twój plan
web-company-intent-defend = Tutaj bronię ja
web-company-intent-go = Idę tam
web-company-intent-leave = Zostaw to mnie
web-company-intent-later = Jeszcze nie
web-company-note = Albo krótka notatka…
web-company-arrow = Strzałka w inne miejsce
web-company-arrow-where = Wybierz, dokąd prowadzi strzałka.
web-company-plans = Plany
web-company-done = Gotowe
web-company-rematch-someone = Rewanż czeka: ta sama gra, te same miejsca.
web-company-rematch-kept = Twoje miejsce czeka na ciebie.
web-company-rematch-join = Gram jeszcze raz
web-company-rematch-watch = Obejrzyj
web-company-rematch-later = Nie teraz

## Talk

web-table-chat = Rozmowa przy stole
web-table-say = Wiadomość do stołu…
web-table-send = Wyślij
web-table-gestures = Gesty
web-table-mute = wycisz
web-table-unmute = wyciszony
web-table-emote-hello = Cześć!
web-table-emote-thanks = Dziękuję!
web-table-emote-well_done = Brawo!
web-table-emote-hurry = Szybciej!
web-table-emote-oops = Ojej!
web-table-emote-think = Muszę pomyśleć…
web-table-emote-yes = Tak!
web-table-emote-no = Nie!
