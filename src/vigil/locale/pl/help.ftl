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
cli-about-doctor = Sprawdź instalację i zobacz, co naprawić.
cli-about-completion = Wypisz to, czego powłoka potrzebuje, by uzupełniać polecenia klawiszem Tab.
cli-argument-shell = powłoka: { $known }
cli-error-which_shell = Brakuje powłoki; są to: { $known }.
cli-error-shell = Dla „{ $value }” nie ma uzupełniania; powłoki to: { $known }.

## The doctor

doctor-vigil = Vigil { $version }, Python { $python }, silnik { $form ->
    [compiled] skompilowany
   *[pure] nieskompilowany
 }
doctor-pure = Pakiet dla twojej platformy albo „make compile” w repozytorium przyspiesza go mniej więcej dwukrotnie; bez tego też wszystko działa.
doctor-game = { $game }: zasady { $rules }, teksty i boty są na miejscu
doctor-game-fix = Zainstaluj jej pakiet ponownie albo usuń go.
doctor-letters = Terminal pokazuje wszystkie litery i znaki ({ $encoding }): { $signs }
doctor-letters-wrong = Terminal nie pokazuje wszystkich liter i znaków ({ $encoding }); zastąpią je podobne.
doctor-letters-fix = Ustaw kodowanie UTF-8, na przykład LANG=C.UTF-8 albo PYTHONUTF8=1.
doctor-extra = { $purpose }: zainstalowano (zestaw { $extra })
doctor-extra-missing = { $purpose }: nie zainstalowano (zestaw { $extra }, wymaga: { $packages })
doctor-for-bots = Boty, które patrzą naprzód: value, search i master
doctor-for-server = Stoły w przeglądarce
doctor-for-terminal = Stół w terminalu z klawiszami i myszą
doctor-for-parquet = Wyniki symulacji w plikach Parquet
doctor-for-report = Strony o wynikach symulacji
doctor-for-ray = Symulacje na klastrze Ray
doctor-for-rl = Środowiska dla programów uczących się
doctor-client = Strona dla przeglądarek jest zbudowana.
doctor-client-missing = Strona dla przeglądarek nie jest zbudowana: serwer odpowie tylko programom.
doctor-client-fix = Buduje ją „make client”; w zainstalowanym pakiecie już jest.
doctor-folder = Stoły można przechowywać w { $folder } (wolne { $free } MB).
doctor-folder-wrong = Nie ma gdzie przechowywać stołów: w { $folder } nie można pisać.
doctor-folder-full = W { $folder } prawie nie ma miejsca: { $free } MB.
doctor-folder-fix = Wskaż inne miejsce: vigil serve --database /path/vigil.db
doctor-port = Port { $port } jest wolny dla serwera.
doctor-port-taken = Port { $port } jest zajęty; być może Vigil już działa.

## The front door: vigil play

cli-door-title = Co robimy?
cli-door-resume = Wznów ostatnią grę
cli-door-learn = Naucz się: { $game }
cli-door-play = Zagraj: { $game }
cli-door-join = Dołącz do stołu znajomych
cli-door-link = Adres stołu:
