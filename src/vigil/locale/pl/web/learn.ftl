### Pierwsze gry z przewodnikiem.

## Strona

web-learn-heading = Pierwsza gra z przewodnikiem
web-learn-about = Grasz prawdziwą grę przy prawdziwym stole. Światło pokazuje, o czym mowa, a odpowiadasz samodzielnie. Możesz wyjść, kiedy chcesz: lekcja poczeka.
web-learn-about-ghost_stories = Jedna tura Taoisty, który samotnie broni wioski: przybywa duch, walczysz z nim kośćmi i znacznikami, a mieszkaniec pomaga.
web-learn-about-horizons = Jedna runda ducha Słonecznie Jasny Wicher: rośnie, zagrywa karty, uderza przed najeźdźcami i po nich.
web-learn-start = Zacznij lekcję
web-learn-again = Zacznij od nowa
web-learn-go-on = Kontynuuj od kroku { $step }
web-learn-done = Ta lekcja jest ukończona.
web-learn-table = Pierwsza gra: { $game }

## Przewodnik

web-learn-next = Dalej
web-learn-back = Wstecz
web-learn-finish = Zakończ
web-learn-leave = Wyjdź z lekcji
web-learn-resume = Wróć do lekcji
web-learn-count = { $step } z { $all }
web-learn-aside = Własna droga
web-learn-come-back = Cofnij wybór
web-learn-alone = Dalej bez lekcji

## Ghost Stories

web-learn-ghost_stories-village = Dziewięć żetonów, a na każdym mieszkaniec, który może ci pomóc. Z czterech plansz wokół nacierają duchy. Gdy cztery żetony zostaną nawiedzone, wioska przepadła.
    .title = Wioska
web-learn-ghost_stories-taoist = To ty: niebieski Taoista. Czi to twoje życie, a znaczniki Tao pomagają przeciw duchom swojego koloru. Twoja moc, Niebiański Podmuch, pozwala w jednej turze egzorcyzmować i poprosić mieszkańca o pomoc.
    .title = Twój Taoista
web-learn-ghost_stories-ghost = Każda twoja tura zaczyna się od nowego ducha. Ten jest czerwony, więc trafi na czerwoną planszę. Trzy czerwone znaki to jego odporność.
    .title = Przybywa duch
web-learn-ghost_stories-place = Miejsce wybierasz ty. Weź środkowe, obok Sklepiku Zielarza: tam możesz i walczyć, i dostać pomoc.
    .title = Gdzie go położyć?
web-learn-ghost_stories-stones = Lewy kamień ducha działa, gdy duch przybywa, środkowy w każdej turze jego planszy, prawy przy egzorcyzmie. Ten nawiedza: w drugiej takiej turze nawiedzi żeton przed sobą.
    .title = Co robi duch
web-learn-ghost_stories-move = W swojej turze możesz przejść na sąsiedni żeton, także na ukos. Ze Sklepiku Zielarza dosięgniesz ducha: idź tam.
    .title = Do ducha
web-learn-ghost_stories-exorcise = Rzucasz trzema kośćmi Tao. Trzeba trzech czerwonych; biały zastępuje każdy kolor, a znacznik Tao liczy się jak kość swojego koloru.
    .title = Odpraw egzorcyzm
web-learn-ghost_stories-dice = Jeden czerwony i biały jako drugi. Trzecim będzie twój czerwony znacznik Tao: wybierz ducha, a znacznik zostanie wydany.
    .title = Czerwony, zielony, biały
web-learn-ghost_stories-help = Ducha już nie ma, a Niebiański Podmuch pozwala poprosić jeszcze mieszkańca. Zielarz rzuca dwiema kośćmi i daje po znaczniku każdego wyrzuconego koloru.
    .title = Poproś mieszkańca
web-learn-ghost_stories-yin_yang = Czarny i czerwony znacznik, świetnie. Jin-Jang raz pozwala poprosić dowolnego mieszkańca z daleka albo uwolnić nawiedzony żeton: zachowaj go na czarną godzinę. Nic więcej nie rób i zakończ turę.
    .title = Zachowaj Jin-Jang
web-learn-ghost_stories-round = Trzy inne plansze miały już swoje tury; duchy na nich właśnie by zadziałały. Znów twoja tura i nowy duch. Talia pokazuje, jak daleko jest Wu-Feng.
    .title = Jedno okrążenie
web-learn-ghost_stories-end = Odpraw egzorcyzm na wcieleniu Wu-Fenga, a wygrasz. Cztery nawiedzone żetony, brak Czi albo pusta talia to porażka. Wskaż cokolwiek, aby o tym przeczytać. Powodzenia!
    .title = Teraz ty

## Horizons of Spirit Island

web-learn-horizons-island = Najpierw przychodzą odkrywcy, potem rosną miasteczka i miasta. Jesteś duchem tej ziemi, a Dahan to jej lud. Przepędź najeźdźców, zanim ją zniszczą.
    .title = Twoja wyspa
web-learn-horizons-invaders = Karta wskazuje rodzaj krainy. W jednej rundzie najeźdźcy ją eksplorują, w następnej budują, w trzeciej pustoszą. Teraz kolej na góry: tam będą budować.
    .title = Co knują najeźdźcy
web-learn-horizons-spirit = Jesteś duchem Słonecznie Jasny Wicher. Duch jest tam, gdzie leży jego obecność. Panel pokazuje energię, liczbę kart do zagrania, rozwój i własną moc.
    .title = Twój duch
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

web-learn-kind = Gra idzie za tobą. Przeczytaj pytanie, obejrzyj opcje i próbuj, czego chcesz.
web-learn-kind-place_ghost = Duch może leżeć na każdym z tych miejsc. W rogu wioski możesz walczyć z dwoma naraz.
web-learn-kind-move = Możesz przejść na sąsiedni żeton albo zostać. Pomyśl, których duchów stamtąd dosięgniesz i który mieszkaniec pomoże.
web-learn-kind-act = Możesz egzorcyzmować duchy obok siebie albo poprosić mieszkańca swojego żetonu, a z Niebiańskim Podmuchem jedno i drugie.
web-learn-kind-exorcise_ghosts = Rzut wykonany: wybierz, które duchy odejdą. Brakujące kolory opłacisz znacznikami Tao.
web-learn-kind-end_turn = Tura prawie skończona. Zachowaj Jin-Jang na czarną godzinę i zakończ turę.
web-learn-kind-spirit_phase = Wybierz rozwój, wykonaj jego części w dowolnej kolejności, a potem zagrywaj karty, na ile starczy energii.
web-learn-kind-add_presence = Nowa obecność leży niedaleko dotychczasowej. Dwie w jednej krainie to święte miejsce.
web-learn-kind-presence_source = Obecność z górnego toru daje energię, z dolnego więcej kart.
web-learn-kind-keep_card = Zachowaj kartę, której żywioły pasują do wrodzonej mocy, albo tę, która ci się podoba.
web-learn-kind-power_phase = Używaj mocy jedna po drugiej: szybkich przed najeźdźcami, wolnych po nich.
web-learn-kind-target_land = Wybierz krainę dla tej mocy. Zobacz, gdzie najeźdźcy będą budować albo pustoszyć.
