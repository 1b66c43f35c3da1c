### Help, first steps, and what the doctor says.

cli-default = (domyślnie: { $value })
cli-heading-examples = przykłady
cli-first-steps =
    Vigil to stół do kooperacyjnych gier planszowych: { $games }.

    Gra w przeglądarce, w pojedynkę lub ze znajomymi:  { $serve }
    Gra tutaj, w terminalu:                            { $play }
    Wiele partii rozegranych przez boty:               { $simulate }
    Sprawdzenie, czy wszystko jest zainstalowane:      { $doctor }

    Wszystkie polecenia: vigil --help. Jedno polecenie: vigil help play.
cli-about-doctor = Sprawdź instalację i pokaż, co naprawić.
cli-about-completion = Wypisz skrypt uzupełniania poleceń dla powłoki.
cli-argument-shell = powłoka: { $known }
cli-error-which_shell = Nie podano powłoki. Dostępne: { $known }.
cli-error-shell = Brak uzupełniania dla „{ $value }”. Dostępne: { $known }.

## The doctor

doctor-vigil = Vigil { $version }, Python { $python }, silnik { $form ->
    [compiled] skompilowany
   *[pure] nieskompilowany
 }
doctor-pure = Nieobowiązkowo: pakiet dla twojej platformy albo „make compile” w repozytorium przyspiesza silnik dwukrotnie.
doctor-game = { $game }: zasady { $rules }, teksty i boty są na miejscu
doctor-game-fix = Zainstaluj jej pakiet ponownie albo usuń go.
doctor-letters = Terminal pokazuje wszystkie znaki ({ $encoding }): { $signs }
doctor-letters-wrong = Terminal nie pokazuje wszystkich znaków ({ $encoding }); zastąpią je prostsze.
doctor-letters-fix = Ustaw kodowanie UTF-8, na przykład LANG=C.UTF-8 albo PYTHONUTF8=1.
doctor-extra = { $purpose }: zainstalowano (zestaw { $extra })
doctor-extra-missing = { $purpose }: nie zainstalowano (zestaw { $extra }, wymaga: { $packages })
doctor-for-bots = Boty value, search i master
doctor-for-server = Stoły w przeglądarce
doctor-for-terminal = Pełnoekranowy stół w terminalu
doctor-for-parquet = Pliki Parquet
doctor-for-report = Raporty z symulacji
doctor-for-ray = Symulacje na klastrze Ray
doctor-for-rl = Środowiska do uczenia ze wzmocnieniem
doctor-client = Klient przeglądarkowy jest zbudowany.
doctor-client-missing = Klient przeglądarkowy nie jest zbudowany: serwer obsłuży tylko programy.
doctor-client-fix = Zbuduj go: „make client”. Zainstalowany pakiet już go zawiera.
doctor-folder = Stoły są zapisywane w { $folder } (wolne { $free } MB).
doctor-folder-wrong = Nie można zapisywać stołów: brak uprawnień do zapisu w { $folder }.
doctor-folder-full = Mało miejsca w { $folder }: { $free } MB.
doctor-folder-fix = Wskaż inne miejsce: vigil serve --database /path/vigil.db
doctor-port = Port { $port } jest wolny dla serwera.
doctor-port-taken = Port { $port } jest zajęty; być może Vigil już działa.

## The front door: vigil play

cli-door-title = Co robimy?
cli-door-resume = Wznów ostatnią grę
cli-door-learn = Naucz się: { $game }
cli-door-play = Zagraj: { $game }
cli-door-join = Dołącz do stołu znajomych
cli-door-link = Odnośnik do stołu:
