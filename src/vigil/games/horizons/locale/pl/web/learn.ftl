### Horizons of Spirit Island: the guided first game.

## Strona

web-learn-about-horizons = Jedna runda ducha Słonecznie Jasny Wicher: rośnie, zagrywa karty, uderza przed najeźdźcami i po nich.

## Horizons of Spirit Island

web-learn-horizons-island = Najpierw przychodzą odkrywcy, potem rosną miasteczka i miasta. Jesteś duchem tej ziemi, a Dahan to jej lud. Przepędź najeźdźców, zanim ją zniszczą.
    .title = Twoja wyspa
web-learn-horizons-invaders = Karta wskazuje rodzaj krainy. W jednej rundzie najeźdźcy ją eksplorują, w następnej budują, w trzeciej pustoszą. Teraz kolej na góry: tam będą budować.
    .title = Co knują najeźdźcy
web-learn-horizons-spirit = Jesteś duchem Słonecznie Jasny Wicher. Duch jest tam, gdzie leży jego obecność. Panel pokazuje energię, liczbę kart do zagrania, rozwój i własną moc.
    .title = Twój duch
    .narrow = Jesteś duchem Słonecznie Jasny Wicher. Duch jest tam, gdzie leży jego obecność. Strona „Duch” na dole pokazuje energię, liczbę kart do zagrania, rozwój i własną moc.
web-learn-horizons-growth = Każda runda zaczyna się od rozwoju. Weź drugi: obecność i cztery energie.
    .title = Rozwój
web-learn-horizons-presence = Najpierw obecność. Dodaj ją w G5, gdzie jedną już masz: dwie razem to święte miejsce, od którego zaczynają się niektóre moce.
    .title = Rozprzestrzeń się
web-learn-horizons-track = Obecność bierze się z toru i odsłania to, co leży pod nią. Weź ją z toru kart: odtąd możesz zagrać dwie w rundzie.
    .title = Z którego toru?
web-learn-horizons-card = Masz pięć energii. „Nawałnica liści i gałęzi” jest szybka: działa przed najeźdźcami. Zagraj ją.
    .title = Zagraj kartę
web-learn-horizons-elements = Karty przynoszą żywioły. Z powietrzem karty „Rozproszenie na cztery wiatry” masz jedno słońce i dwa powietrza: dość na pierwszy poziom wrodzonej mocy „Gwałtowne wichury”.
    .title = Żywioły
web-learn-horizons-fast = Najeźdźcy zaraz zaczną budować w górach. Skieruj „Nawałnicę” w G1 na odkrywcę: gdzie nie ma najeźdźców, tam nic nie powstanie.
    .title = Uderz pierwszy
web-learn-horizons-invader_phase = W G1 nic nie powstało, ale w G8 jest teraz miasto. Do dżungli G6 i G7 przyszli nowi odkrywcy. Karty się przesunęły: następne będzie pustoszenie gór.
    .title = Najeźdźcy działają
web-learn-horizons-slow = Wolne moce działają po najeźdźcach. Niech „Gwałtowne wichury” wypchną odkrywcę z G6 do G5: na piaskach w następnej rundzie nikt nie buduje.
    .title = Wolne moce
web-learn-horizons-end = Pustoszenie przynosi spaczenie: gdy jego zapas się skończy, przegrywasz. Zniszczone budowle i niektóre moce budzą strach, a strach ułatwia zwycięstwo. Użyj ostatniej karty albo spasuj. Powodzenia!
    .title = Teraz ty

## Obok ścieżki, według rodzaju pytania

web-learn-kind-spirit_phase = Wybierz rozwój, wykonaj jego części w dowolnej kolejności, a potem zagrywaj karty, na ile starczy energii.
web-learn-kind-add_presence = Nowa obecność leży niedaleko dotychczasowej. Dwie w jednej krainie to święte miejsce.
web-learn-kind-presence_source = Obecność z górnego toru daje energię, z dolnego więcej kart.
web-learn-kind-keep_card = Zachowaj kartę, której żywioły pasują do wrodzonej mocy, albo tę, która ci się podoba.
web-learn-kind-power_phase = Używaj mocy jedna po drugiej: szybkich przed najeźdźcami, wolnych po nich.
web-learn-kind-target_land = Wybierz krainę dla tej mocy. Zobacz, gdzie najeźdźcy będą budować albo pustoszyć.
