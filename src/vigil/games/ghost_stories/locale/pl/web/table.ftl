### Ghost Stories on the screen.

## The table

web-gs-board = Wioska i plansze
web-gs-qi = Czi
web-gs-deck = Talia
web-gs-wu-feng-in = Wu-Feng za
web-gs-discard = Odrzucone
web-gs-haunted = Nawiedzone
web-gs-of = { $count } z { $all }
web-gs-supply = Bank Tao
web-gs-dice = Kości Tao
web-gs-dice-free = wolne { $free } z { $all }
web-gs-dice-captured = porwane: { $ghosts }
web-gs-reached = { $count } z { $needed }
web-gs-new-ghost = Nowy duch
web-gs-last-death = 12 śmierci to porażka
web-gs-saved = Ocaleni: { $count }
web-gs-reserve = zapas: { $count }
web-gs-artifacts = artefakty: { $count }
web-gs-su-ling-reserve = w zapasie
web-gs-su-ling-captive = w niewoli
web-gs-power-tokens = Znaczniki Mocy
web-gs-crystals = Księżycowe Kryształy

## Players

web-gs-seat-person = człowiek
web-gs-seat-bot = bot
web-gs-seat-away = nieobecność
web-gs-seat-lost = brak połączenia
web-gs-seat-own = ty
web-gs-seat-own-turn = ty · twoja tura
web-gs-seat-thinking = myśli…
web-gs-seat-turn = trwa jego tura
web-gs-seat-own-next = ty · następna tura
web-gs-seat-next = następna tura
web-gs-seat-dead = martwy
web-gs-seat-neutral = plansza neutralna
web-gs-blocked-haunted_board = Nawiedzona: bez mocy.
web-gs-blocked-ghost = Zablokowana przez ducha.
web-gs-blocked-mantra_rests = Mantra wróciła w tej turze; nałożyć ją znów można w następnej.
web-gs-blocked-used = Użyta w tej turze.
web-gs-blocked-by = Zablokowana: { $ghost }.

## Corners of the compact drawing

web-gs-corner-wu-feng = do Wu-Fenga
web-gs-corner-haunted = nawiedzone
web-gs-corner-dice = kości
web-gs-corner-dead = zginęli
web-gs-corner-saved = ocaleni

## The bar

web-gs-step-ghosts = Jin · duchy
web-gs-step-arrival = Jin · przybycie
web-gs-step-move = Jang · ruch
web-gs-step-act = Jang · akcja
web-gs-step-end = Jang · Buddowie
web-gs-step-su_ling = Su-Ling
web-gs-chip-tao-blocked = Tao zablokowane
web-gs-chip-white-cancelled = Białe ścianki się nie liczą
web-gs-chip-deck = Talia { $cards }
web-gs-chip-wu-feng = Wu-Feng za { $cards }
web-gs-chip-haunted = Nawiedzone { $haunted }/{ $lost }
web-gs-tab-players = Gracze
web-gs-tab-village = Wioska

## The thing in focus

web-gs-chance-from = z żetonu { $tile }: { $chance }
web-gs-now-needed = { $dice ->
    [one] Teraz potrzeba: { $needed }; wolna jest { $dice } kość.
    [few] Teraz potrzeba: { $needed }; wolne są { $dice } kości.
   *[many] Teraz potrzeba: { $needed }; wolnych jest { $dice } kości.
}
web-gs-because-circle = Osłabia go Krąg Modlitewny.
web-gs-space-empty = Może tu przybyć duch.
web-gs-space-buddha = Na ducha czeka tu Budda.
web-gs-in-supply = W banku: { $count }.
web-gs-held = Tutaj: { $count }.
web-gs-about-supply = Znaczniki, których nikt nie ma; wydane i stracone wracają tutaj.
web-gs-unseen = Jeszcze nieodkryte
web-gs-unseen-incarnations = Wu-Feng może przybyć jako
web-gs-discarded = Odrzucone karty

## Names for screen readers

web-gs-name-tile = { $tile }, żeton aktywny
web-gs-name-tile-haunted = { $tile }, żeton nawiedzony
web-gs-name-dead = leży tu martwy Taoista: { $taoist }
web-gs-name-buddhas = Buddowie: { $count }
web-gs-name-power-tokens = znaczniki Mocy: { $count }
web-gs-name-crystals = Księżycowe Kryształy: { $count }
web-gs-name-threat = zostanie nawiedzony: { $board }, najbliższa faza Jin
web-gs-name-portal = stoi tu Portal
web-gs-name-portal-gone = Portal został zabrany
web-gs-name-empty = puste
web-gs-name-haunter-0 = figurka na karcie
web-gs-name-haunter-1 = pierwszy kamień: nawiedzi w następnej turze
web-gs-name-haunter-2 = figurka na drugim kamieniu
web-gs-name-mantra = osłabia go Mantra
web-gs-name-ignored = jego trwałe zdolności teraz nie działają
web-gs-name-not-exorcisable = teraz nie można go egzorcyzmować
web-gs-name-ghosts = { $count ->
    [0] bez duchów
    [one] { $count } duch
    [few] { $count } duchy
   *[many] { $count } duchów
}
web-gs-name-tao = znaczniki Tao: { $tokens }
web-gs-name-yin-yang = Jin-Jang gotowy
web-gs-name-yin-yang-spent = Jin-Jang wydany
web-gs-name-lying = powalony
web-gs-name-villagers = { $count ->
    [one] { $count } Wieśniak: { $tile }
    [few] { $count } Wieśniacy: { $tile }
   *[many] { $count } Wieśniaków: { $tile }
}
web-gs-name-top = na wierzchu: { $family }
web-gs-name-su-ling-at = Su-Ling stoi przed miejscem: { $space }.
web-gs-name-receptacle = Pusty Postument: { $tile }.
web-gs-name-receptacle-full = Postument z Księżycowym Kryształem: { $tile }.
web-gs-name-deck = { $until ->
    [-1] Talia: { $cards }; nie ma już w niej Inkarnacji.
   *[other] Talia: { $cards }; duchów do Wu-Fenga: { $until }.
}
web-gs-name-discard = Odrzucone karty: { $count }.
web-gs-name-haunted = Nawiedzone żetony: { $haunted }; porażka przy { $lost }.
web-gs-name-graveyard = Zginęło Wieśniaków: { $dead } z { $lost }.

## Why a thing cannot be chosen

web-gs-why-not-asked = Teraz wybiera ktoś inny.
web-gs-why-too-far = Za daleko: możesz przejść o jeden żeton.
web-gs-why-not-haunted = Ten żeton nie jest nawiedzony: { $tile }.
web-gs-why-no-help = Ten żeton nic ci teraz nie da: { $tile }.
web-gs-why-taken = Na tym miejscu jest już duch.
web-gs-why-other-space = Ten duch nie może tu stanąć.
web-gs-why-not-here = Egzorcyzmować można tylko duchy obok twojego żetonu.
web-gs-why-not-exorcisable = Tego ducha nie można teraz egzorcyzmować.
web-gs-why-no-buddha = Buddę można postawić tylko na wolnym miejscu obok twojego żetonu.
web-gs-why-asks-tile = Wybierz żeton wioski.
web-gs-why-asks-space = Wybierz miejsce na ducha.
web-gs-why-asks-ghost = Wybierz ducha.
web-gs-why-asks-taoist = Wybierz Taoistę.
web-gs-why-asks-board = Wybierz planszę.
web-gs-why-asks-tao = Wybierz znacznik.
web-gs-why-asks-villager = Wybierz Wieśniaka.
web-gs-why-asks-die = Wybierz kość.
web-gs-why-asks-receptacle = Wybierz Postument.
web-gs-why-asks-button = Wybierz opcję z listy.

## The position read aloud

web-gs-say-haunted = Nawiedzone żetony: { $haunted } z { $lost }.
web-gs-say-tao-blocked = Znaczniki Tao są zablokowane.
web-gs-say-deck = Kart w talii: { $cards }.
web-gs-say-wu-feng = Duchów do Wu-Fenga: { $cards }.
web-gs-say-supply = Bank: { $tokens }; Czi: { $qi }.
web-gs-say-villagers = Wieśniacy ocaleni: { $saved }, martwi: { $dead } z { $lost }.

## Several picked together

web-gs-picks-full = Wszystkie potrzebne znaczniki są już wybrane.
web-gs-picks-odds = Wybrano { $count }; { $chances }
web-gs-picks-none = Więcej takich tu nie ma.

## What comes with an answer, and what can follow it

web-gs-along = { $villager } idzie też
web-gs-alone = { $who } idzie bez Wieśniaka
web-gs-fetch = Idź po Wieśniaka
web-gs-next-exorcise = + egzorcyzm
web-gs-next-help = + pomoc żetonu
web-gs-next-save = + ocal Wieśniaka
web-gs-next-receptacle = + Kryształ

## Tiles on a phone

web-gs-tile-cemetery = Cmentarz
web-gs-tile-taoist_altar = Ołtarz
web-gs-tile-herbalist = Zielarz
web-gs-tile-sorcerers_hut = Czarownik
web-gs-tile-buddhist_temple = Świątynia
web-gs-tile-night_watchman = Strażnik
web-gs-tile-circle_of_prayer = Krąg
web-gs-tile-pavilion = Pawilon
web-gs-tile-tea_house = Herbata
web-gs-tile-kung_fu_school = Szkoła
