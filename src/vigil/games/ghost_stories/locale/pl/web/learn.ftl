### Ghost Stories: the guided first game.

## Strona

web-learn-about-ghost_stories = Jedna tura Taoisty, który samotnie broni wioski: przybywa duch, walczysz z nim kośćmi i znacznikami, a wieśniak pomaga.

## Ghost Stories

web-learn-ghost_stories-village = Dziewięć żetonów, a na każdym wieśniak, który może ci pomóc. Z czterech plansz wokół nacierają duchy. Gdy cztery żetony zostaną nawiedzone, wioska przepadła.
    .title = Wioska
web-learn-ghost_stories-taoist = To ty: niebieski Taoista. Czi to twoje życie, a znaczniki Tao pomagają przeciw duchom swojego koloru. Twoja moc, Niebiański Podmuch, pozwala w jednej turze egzorcyzmować i poprosić wieśniaka o pomoc.
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
web-learn-ghost_stories-help = Ducha już nie ma, a Niebiański Podmuch pozwala poprosić jeszcze wieśniaka. Zielarz rzuca dwiema kośćmi i daje po znaczniku każdego wyrzuconego koloru.
    .title = Poproś wieśniaka
web-learn-ghost_stories-yin_yang = Czarny i czerwony znacznik, świetnie. Jin-Jang raz pozwala poprosić dowolnego wieśniaka z daleka albo uwolnić nawiedzony żeton: zachowaj go na czarną godzinę. Nic więcej nie rób i zakończ turę.
    .title = Zachowaj Jin-Jang
web-learn-ghost_stories-round = Trzy inne plansze miały już swoje tury; duchy na nich właśnie by zadziałały. Znów twoja tura i nowy duch. Talia pokazuje, jak daleko jest Wu-Feng.
    .title = Jedno okrążenie
web-learn-ghost_stories-end = Odpraw egzorcyzm na Inkarnacji Wu-Fenga, a wygrasz. Cztery nawiedzone żetony, brak Czi albo pusta talia to porażka. Wskaż cokolwiek, aby o tym przeczytać. Powodzenia!
    .title = Teraz ty

## Obok ścieżki, według rodzaju pytania

web-learn-kind-place_ghost = Duch może leżeć na każdym z tych miejsc. W rogu wioski możesz walczyć z dwoma naraz.
web-learn-kind-move = Możesz przejść na sąsiedni żeton albo zostać. Pomyśl, których duchów stamtąd dosięgniesz i który wieśniak pomoże.
web-learn-kind-act = Możesz egzorcyzmować duchy obok siebie albo poprosić wieśniaka swojego żetonu, a z Niebiańskim Podmuchem jedno i drugie.
web-learn-kind-exorcise_ghosts = Rzut wykonany: wybierz, które duchy odejdą. Brakujące kolory opłacisz znacznikami Tao.
web-learn-kind-end_turn = Tura prawie skończona. Zachowaj Jin-Jang na czarną godzinę i zakończ turę.
