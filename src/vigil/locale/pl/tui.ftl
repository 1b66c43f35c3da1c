### Stół jako aplikacja terminala.

tui-keys = ↑↓ Enter · u cofnij · h podpowiedź · e zasada · / szukaj · Tab panel · ? pomoc
tui-join-keys = ↑↓ Enter · u cofnij · h podpowiedź · c czat · m stół · i sugestia · ? pomoc
tui-title-log = Dziennik
tui-title-help = Pomoc
tui-title-rules = Zasada dotycząca pytania
tui-title-search = Szukaj
tui-title-hint = Podpowiedź
tui-title-why = Co myślał bot
tui-title-save = Zapisz grę w tym pliku
tui-title-record = Zapisz przebieg całej gry w tym pliku
tui-title-end = Koniec gry
tui-search-prompt = karta, miejsce na stole, słowo z zasad
tui-search-how = Wpisz nazwę karty, miejsca na stole albo słowo z zasad, w dowolnym języku. Esc zamyka.
tui-also-in = Także w rozdziałach: { $titles }
tui-several-asked = Teraz wybiera kilku graczy, w dowolnej kolejności.
tui-you = Ty: { $names }
tui-skip = Dowolny klawisz: pomiń
tui-nothing-named = W tej opcji nie ma czego sprawdzać.
tui-waiting = Czekamy na: { $names }…
tui-thinking = Myślę…
tui-now = teraz:
tui-prevents = zapobiegnie:
tui-causes = spowoduje:
tui-beats-normal = Pokaz zdarzeń: normalny.
tui-beats-slow = Pokaz zdarzeń: powolny.
tui-beats-fast = Pokaz zdarzeń: szybki.
tui-beats-off = Pokaz zdarzeń: wyłączony.
tui-kept = Gra zapisana w { $file }. Wznów: „vigil play --resume”.
tui-end-keys = u: cofnij · o: zapisz przebieg · q: wyjdź · Esc: obejrzyj stół
tui-end-join-keys = u: cofnij · m: nowa gra · o: zapisz przebieg · q: wyjdź · Esc: obejrzyj stół
tui-title-chat = Czat
tui-no-others = Przy tym stole nie ma nikogo poza tobą.
tui-connected = Połączenie wróciło.
tui-lost = Utracono połączenie. Łączenie…
tui-unsure = Utracono połączenie. Stół pokaże, czy wybór dotarł.
tui-busy = Serwer jest zajęty. Następna próba za { $seconds } s.
tui-left-table = Miejsce pozostaje twoje: vigil join { $link }
tui-verify-dice = Aby sprawdzić kości, zapisz grę i wykonaj: { $command }
tui-proposes-undo = { $name } prosi o cofnięcie: { $what }. { $stays }y: zgoda, n: odmowa
tui-proposes-many = { $name } prosi o cofnięcie wielu wyborów naraz. y: zgoda, n: odmowa
tui-proposes-redo = { $name } prosi o przywrócenie cofniętego wyboru. y: zgoda, n: odmowa
tui-proposes-end = { $name } chce poddać grę. y: zgoda, n: odmowa
tui-proposes-bot = { $name } proponuje bota w zastępstwie: { $absent }. y: zgoda, n: odmowa
tui-proposes-pass = { $name } proponuje pas, bo kogoś nie ma: { $absent }. y: zgoda, n: odmowa
tui-title-deeds = Przy stole
tui-suggesting = Zasugeruj opcję: { $names }. Esc anuluje.
tui-suggests = { $name } sugeruje opcję { $number }.
tui-called = { $name } woła cię do stołu.
tui-went-away = { $name } odchodzi od stołu.
tui-came-back = { $name } wraca do stołu.
tui-renamed = { $before } nazywa się teraz { $name }.
tui-pinged =
    { $sign ->
        [danger] tu jest niebezpiecznie ({ $thing })
        [help] pomóż mi tutaj ({ $thing })
       *[other] spójrz tutaj ({ $thing })
    }
tui-ping-which =
    { $count ->
        [0] Na planszy nie ma niczego o nazwie „{ $thing }”.
       *[other] O co chodzi: { $names }?
    }
tui-plans =
    { $intent ->
        [defend] tutaj bronię ja ({ $thing })
        [go] idę tam ({ $thing })
        [leave] zostaw to mnie ({ $thing })
        [later] jeszcze nie ({ $thing })
       *[other] plan ({ $thing })
    }
tui-unseated = To miejsce nie jest już twoje; oglądasz grę.
tui-bad-link = Ten odnośnik do miejsca już nie działa. Poproś gospodarza o nowy.
tui-lent = Gra za ciebie bot. Odzyskaj miejsce, kiedy chcesz.
tui-rematch = Nowa gra gotowa. Przejdź do niej: m.
tui-do-rematch = Zagraj jeszcze raz przy nowym stole
tui-do-replace = Niech za nieobecną osobę gra bot: { $name }
tui-do-call = Zawołaj do stołu: { $name }
tui-do-back = Odzyskaj miejsce
tui-do-pause = Wstrzymaj grę
tui-do-resume = Wznów grę
tui-do-concede = Poddaj grę
tui-host-starts = Grę może zacząć tylko gospodarz.
tui-seat-own = Miejsce { $number }: { $name } (ty)
tui-seat-here = Miejsce { $number }: { $name }
tui-seat-away = Miejsce { $number }: { $name } (nieobecność)
tui-seat-lost = Miejsce { $number }: { $name } (brak połączenia)
tui-seat-kept = Miejsce { $number }: czeka na gracza { $name }
tui-seat-bot = Miejsce { $number }: bot „{ $name }”
tui-seat-free = Miejsce { $number }: wolne
tui-lobby-how = Udostępnij powyższy odnośnik. Gospodarz zacznie grę, gdy na każdym miejscu będzie gracz albo bot.
tui-lobby-keys = ↑↓ miejsce · Enter usiądź/wstań · p rola · b bot · s start · c czat · q wyjdź
tui-turn-on = { $name }: tak
tui-turn-off = { $name }: nie
tui-title-pick = Wybór dla tego miejsca
tui-no-picks = Przy tym stole nie ma czego wybierać dla miejsc.
tui-lobby-commands = Gra jeszcze się nie zaczęła. Polecenia: sit N – usiądź, stand – wstań, bot N NAZWA – posadź bota, pick N – czym gra miejsce N, start – zacznij, say TEKST – powiedz, name IMIĘ – zmień imię, quit – wyjdź.
tui-end-commands = Koniec gry: „report” to raport, „undo” cofa ostatni wybór, „do” pokazuje, co jeszcze można, np. nową grę; „quit” kończy.
tui-join-commands =
    Z innymi:
      say TEKST        napisz na czacie
      name IMIĘ        inne imię
      agree, decline   zgódź się na propozycję albo odmów
      suggest          opcje tych, którzy wybierają; suggest N sugeruje jedną
      ping RZECZ       wskaż coś na planszy; ping danger RZECZ, ping help RZECZ
      do               gesty, przerwa, nowa gra; do N wykonuje punkt
tui-error-no_link = „{ $link }” nie jest odnośnikiem do stołu. Oczekiwano: http://HOST/tables/TABLE
tui-error-no_vigil = „{ $link }” nie jest stołem na serwerze Vigil. Sprawdź odnośnik.
tui-error-refused = { $text }
tui-error-unreachable = Brak połączenia z „{ $link }” ({ $reason }). Sprawdź odnośnik i to, czy serwer działa.
tui-replay-keys = ←→ wybór · < > dziesięć · Home End · / szukaj · ? pomoc · q wyjdź
tui-lesson-keys = ↑↓ Enter · g przewodnik · u cofnij · h podpowiedź · e zasada · Tab · ? pomoc
tui-lesson-on = Enter: dalej
tui-lesson-back = u: cofnij · Enter: graj dalej bez lekcji
tui-help =
    Wybór
      ↑ ↓ (albo k j), Enter  wskaż opcję i zatwierdź ją
      liczba                 weź opcję o tym numerze
      kliknięcie na stole    wskaż to, co ma numer; drugie kliknięcie zatwierdza
      Esc                    znowu wszystkie opcje, gdy kliknięcie zostawiło tylko część

    Cofanie
      u, a, U                cofnij ostatni wybór, akcję, turę
      r                      przywróć to, co cofnięto

    Informacje
      h                      podpowiedź: najlepsze opcje, ich szanse wygranej i dlaczego
      w                      co myślał ostatni bot
      e                      zasada dotycząca pytania
      x                      karta, duch albo miejsce z opcji pod kursorem
      /                      znajdź kartę, miejsce albo słowo z zasad
      prawy przycisk myszy   sprawdź, co jest pod wskaźnikiem
      l                      cały dziennik

    Ekran
      Tab                    na małym ekranie: pytanie, co nadchodzi, dziennik
      v                      inna strona stołu, jeśli jest
      Page Up, Page Down     przewiń stół
      t                      jasny albo ciemny motyw
      b                      szybkość pokazu zdarzeń albo bez pokazu
      dowolny klawisz        pomiń pokaz

    Gra
      s                      zapisz ją w pliku
      o                      zapisz całą grę, by ją odtworzyć
      q albo Ctrl-C          wyjdź; gra zostanie zapisana, wznowi ją „vigil play --resume”

    Z innymi, przy stole na serwerze
      c                      czat
      m                      gesty, przerwa, poddanie gry, nowa gra
      i                      zasugeruj opcję osobie, która wybiera
      y, n                   zgódź się na propozycję albo odmów
