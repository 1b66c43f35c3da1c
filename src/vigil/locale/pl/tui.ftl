### Stół jako aplikacja terminala.

tui-keys = ↑↓ Enter · u cofnij · h rada · e zasada · x karta · / szukaj · Tab · ? pomoc
tui-join-keys = ↑↓ Enter wybór · u cofnij · h rada · c rozmowa · m stół · i sugestia · ? pomoc
tui-title-log = Co się wydarzyło
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
tui-nothing-named = W tej możliwości nie ma nic, o czym można by powiedzieć więcej.
tui-waiting = Czekamy: { $names }…
tui-thinking = Myślę…
tui-now = teraz:
tui-prevents = zapobiegnie:
tui-causes = spowoduje:
tui-beats-normal = Wydarzenia są pokazywane krok po kroku.
tui-beats-slow = Wydarzenia są pokazywane krok po kroku, powoli.
tui-beats-fast = Wydarzenia są pokazywane krok po kroku, szybko.
tui-beats-off = Wydarzenia są pokazywane od razu.
tui-kept = Gra jest zapisana w pliku { $file }; można ją dokończyć: vigil play --resume
tui-end-keys = u: cofnij · o: zapisz przebieg gry w pliku · q: wyjdź · Esc: obejrzyj stół
tui-end-join-keys = u: cofnij · m: jeszcze jedna gra · o: zapisz przebieg gry w pliku · q: wyjdź · Esc: obejrzyj stół
tui-title-chat = Rozmowa z innymi
tui-no-others = Przy tym stole nie ma nikogo więcej.
tui-connected = Połączenie wróciło.
tui-lost = Utracono połączenie; wróci samo.
tui-unsure = Połączenie zostało przerwane. Stół pokaże, czy to dotarło.
tui-busy = Serwer jest przeciążony; następna próba za { $seconds } s.
tui-left-table = Miejsce pozostaje twoje: vigil join { $link }
tui-verify-dice = Aby sprawdzić kości, zapisz grę i wykonaj: { $command }
tui-proposes-undo = { $name } prosi o cofnięcie: { $what }. { $stays }y: zgoda, n: odmowa
tui-proposes-many = { $name } prosi o cofnięcie wielu wyborów naraz. y: zgoda, n: odmowa
tui-proposes-redo = { $name } prosi o przywrócenie cofniętego wyboru. y: zgoda, n: odmowa
tui-proposes-end = { $name } chce poddać grę. y: zgoda, n: odmowa
tui-proposes-replace = { $name } chce grać dalej bez nieobecnej osoby. y: zgoda, n: odmowa
tui-title-deeds = Przy stole
tui-suggesting = Podpowiedz opcję: { $names }. Esc wraca.
tui-suggests = { $name } podpowiada opcję { $number }.
tui-called = { $name } woła cię do stołu.
tui-renamed = { $before } nazywa się teraz { $name }.
tui-pinged =
    { $sign ->
        [danger] tu jest niebezpiecznie ({ $thing })
        [help] pomóż mi tutaj ({ $thing })
       *[other] spójrz tutaj ({ $thing })
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
tui-bad-link = Ten link do miejsca już nie działa. Poproś gospodarza o nowy.
tui-lent = Gra za ciebie bot, dopóki nie odzyskasz miejsca.
tui-rematch = Czeka stół do nowej gry; przejdziesz do niego przez m.
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
tui-seat-away = Miejsce { $number }: { $name } (poza stołem)
tui-seat-lost = Miejsce { $number }: { $name } (brak połączenia)
tui-seat-kept = Miejsce { $number }: czeka na gracza { $name }
tui-seat-bot = Miejsce { $number }: bot „{ $name }”
tui-seat-free = Miejsce { $number }: wolne
tui-lobby-how = Udostępnij powyższy odnośnik. Gospodarz zacznie grę, gdy na każdym miejscu będzie gracz albo bot.
tui-lobby-keys = ↑↓ miejsce · Enter usiądź/wstań · p rola · b bot · s start · c rozmowa · q wyjdź
tui-turn-on = { $name }: tak
tui-turn-off = { $name }: nie
tui-title-pick = Czym grać
tui-no-picks = Przy tym stole jest już ustalone, kto czym gra.
tui-lobby-commands = Gra jeszcze się nie zaczęła. Polecenia: sit N – usiądź, stand – wstań, bot N NAZWA – posadź bota, pick N – czym gra miejsce N, start – zacznij, say TEKST – powiedz, name IMIĘ – zmień imię, quit – wyjdź.
tui-end-commands = Koniec gry: „report” opowie jej przebieg, „undo” cofnie, „do” pokaże, co jeszcze można, na przykład zagrać znowu; „quit” kończy.
tui-join-commands =
    Z innymi:
      say TEKST        powiedz coś
      name IMIĘ        inne imię
      agree, decline   zgódź się na propozycję albo odmów
      suggest          opcje tych, którzy decydują; suggest N podpowiada jedną z nich
      do               gesty, przerwa, nowa gra; do N wykonuje jedną z tych rzeczy
tui-error-no_link = „{ $link }” nie jest odnośnikiem do stołu; wygląda on tak: http://HOST/tables/TABLE
tui-error-no_vigil = „{ $link }” nie jest stołem serwera Vigil; sprawdź odnośnik.
tui-error-refused = { $text }
tui-error-unreachable = Nie można połączyć się z „{ $link }” ({ $reason }); sprawdź odnośnik i to, czy serwer działa.
tui-replay-keys = ←→ wybór · < > dziesięć · Home End · / szukaj · ? pomoc · q wyjdź
tui-lesson-keys = ↑↓ Enter · g przewodnik · u cofnij · h rada · e zasada · x karta · Tab · ? pomoc
tui-lesson-on = Enter: dalej
tui-lesson-back = u: cofnij · Enter: graj dalej samodzielnie
tui-help =
    Wybór
      ↑ ↓ (albo k j), Enter  wskaż opcję i zatwierdź ją
      liczba                 weź opcję o tym numerze
      kliknięcie na stole    wskaż to, co ma numer; drugie kliknięcie zatwierdza
      Esc                    znowu wszystkie opcje, gdy kliknięcie zostawiło tylko część

    Wstecz
      u, a, U                cofnij ostatni wybór, akcję, turę
      r                      przywróć to, co cofnięto

    Więcej wiedzy
      h                      wypróbuj opcje: najlepsze, ich szanse i dlaczego
      w                      co myślał ostatni bot
      e                      zasada dotycząca pytania
      x                      karta, duch albo miejsce z możliwości pod kursorem
      /                      znajdź kartę, miejsce albo słowo z zasad
      prawy przycisk myszy   sprawdź, co jest pod wskaźnikiem
      l                      wszystko, co się wydarzyło

    Ekran
      Tab                    na małym ekranie: pytanie, co nastąpi, dziennik
      v                      inna strona rysunku, jeśli jest
      Page Up, Page Down     przewiń rysunek wyższy niż ekran
      t                      jasny albo ciemny motyw
      b                      jak szybko pokazywać wydarzenia, albo od razu
      dowolny klawisz        zakończ pokazywanie

    Gra
      s                      zapisz ją we własnym pliku
      o                      zapisz przebieg całej gry, aby ją odtworzyć
      q albo Ctrl-C          wyjdź; gra zostanie zapisana, dokończysz ją przez: vigil play --resume

    Z innymi, przy stole serwera
      c                      porozmawiaj z nimi
      m                      gesty, przerwa, poddanie gry, nowa gra
      i                      podpowiedz opcję osobie, która decyduje
      y, n                   zgódź się na propozycję albo odmów
