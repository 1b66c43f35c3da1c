### Strona o wielu partiach: odsetek zwycięstw, co towarzyszy wygranej, miejsca i krzywe.

study-title = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
}
study-won = partii wygrano; z ufnością 95% odsetek leży między { $low } a { $high }.
study-note = Kreski to przedziały ufności 95%: im krótsza kreska, tym pewniejsza liczba. Różnice mają przedziały łączne: w każdej tabeli wszystkie zachodzą razem z ufnością 95% (Bonferroni). Gwiazdka oznacza małą próbę: mniej niż 30 partii albo przedział szerszy niż 20 punktów; niewiele z niej wynika. To, co towarzyszy wygranej, nie musi do niej prowadzić: w długich partiach jest czas na wszystko, a boty to nie ludzie.
study-made = Z pliku { $file }: zasady { $rules }, rozegrał Vigil { $played }; stronę przygotował Vigil { $version }.
study-command = Utworzono poleceniem „{ $command }” (ziarno { $seed }), Vigil { $version }, { $date }.
study-open = nie ustalono
study-yes = tak
study-no = nie
study-small = mała próba
study-table = To samo w tabeli
study-games-won = partie wygrane
study-games-lost = partie przegrane

## Działy

study-heading-rates = Odsetek zwycięstw
study-by = { $column }
study-crossed = { $down } i { $across }
study-heading-paired = Te same rozdania
study-note-paired = Każde rozdanie zagrano z każdą wartością, więc szczęście jest wspólne. Punkty: o ile częściej wygrywa się z daną wartością niż z pierwszą. Wartość p pochodzi z testu znaków, z poprawką na liczbę porównań (Holm).
study-against = { $column }: w porównaniu z „{ $base }”
study-heading-ends = Jak kończą się partie
study-losses = Dlaczego się przegrywa: odsetek wszystkich partii
study-length = Ile tur trwa partia
study-heading-before = Co towarzyszy wygranej: przygotowanie gry
study-note-before = O ile punktów procentowych częściej wygrywa się z tym niż bez tego. Dzięki losowym rozdaniom porównanie jest uczciwe.
study-heading-early = Co towarzyszy wygranej: pierwsze ruchy
study-note-early = Co wybrano na początku. Bot wybiera według tego, co widzi, więc dobry początek trudno odróżnić od dobrego wyboru.
study-heading-during = Co towarzyszy wygranej: przebieg partii
study-note-during = Co w ogóle się zdarzyło lub zostało zrobione. Tu przyczyny i skutki mieszają się najbardziej: w długich partiach wszystkiego jest więcej.
study-heading-places = Gdzie się to działo
study-heading-curves = Tura po turze
study-note-curves = Linia to mediana partii, które jeszcze trwały, pas to ich środkowa połowa.
study-left-out = { $count ->
    [one] w tabeli jest jeszcze { $count } wiersz
    [few] w tabeli są jeszcze { $count } wiersze
   *[other] w tabeli jest jeszcze { $count } wierszy
}

## Kolumny tabel

study-head-name = Co
study-head-games = Partie
study-head-wins = Wygrane
study-head-share = Odsetek
study-head-interval = Przedział 95%
study-head-sample = Próba
study-head-deals = Rozdania
study-head-only-this = Wygrane tylko z tym
study-head-only-other = Wygrane tylko bez tego
study-head-difference = Punkty
study-head-chance = p (test znaków, Holm)
study-head-with = Partie z tym
study-head-without = Partie bez tego
study-head-quarter = Pierwszy kwartyl
study-head-median = Mediana
study-head-three-quarters = Trzeci kwartyl
study-head-mean = Średnia
study-head-place = Miejsce
study-head-turn = Tura

## Kolumny wyników

study-column-players = Gracze
study-column-bots = Boty
study-column-modules = Dodatek
study-column-switches = Interpretacje zasad
study-column-ask_all = Zadawane każde pytanie

## W wierszu poleceń

cli-argument-reported = zapis przebiegu lub gry albo wyniki vigil simulate
cli-option-report-out = dla wyników: zapisz stronę w tym pliku; domyślnie obok wyników
cli-option-report-turns = dla wyników: ich plik tur, do krzywych
cli-error-only_results = { $option } jest dla wyników vigil simulate, a „{ $file }” to jedna gra. Pomiń tę opcję.
cli-error-not_a_report = „{ $file }” już istnieje i nie jest stroną vigil report. Usuń ten plik albo podaj inny.
study-error-rules = „{ $file }” rozegrano według zasad { $value }, a to są { $right }. Powtórz symulację albo zrób raport wersją Vigila, która ją wykonała.
