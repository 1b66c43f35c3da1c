### What every page of the browser says.

web-app-skip = Przejdź do treści
web-app-busy = Serwer jest zajęty. Następna próba za { $seconds } s.
web-app-home = Na stronę główną
web-app-language = Język
web-app-rules = Zasady i karty
web-app-settings = Ustawienia
web-app-close = Zamknij
web-app-loading = Wczytywanie…
web-app-not-loaded = Nie udało się wczytać tej strony. Sprawdź połączenie i wczytaj ją ponownie.
web-app-updated = Vigil został zaktualizowany. Wczytaj stronę ponownie, aby grać dalej.
web-app-update = Nowa wersja Vigila jest gotowa.
web-app-reload = Odśwież
web-app-later = Później
web-app-try-again = Spróbuj ponownie
web-app-name-alphabet =
    { $name } ({ $alphabet ->
        [cyrillic] cyrylica
        [greek] alfabet grecki
        [latin] alfabet łaciński
       *[mixed] różne alfabety
    })
web-app-not-found = Tu nic nie ma
web-app-not-found-why = Stół został usunięty albo w adresie jest literówka. Sprawdź odnośnik lub zacznij od strony głównej.
web-app-link = Odnośnik lub kod stołu
web-app-open-link = Otwórz
