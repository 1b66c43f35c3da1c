### Horizons of Spirit Island in the browser.

## Phases and rounds

web-hz-step-spirit = Duchy
web-hz-step-fast = Szybkie
web-hz-step-invader = Najeźdźcy
web-hz-step-slow = Wolne
web-hz-step-time_passes = Upływ czasu
web-hz-round = Runda { $round }
web-hz-warn-blight = Zostało spaczenia: { $count }
web-hz-warn-deck = Zostało kart najeźdźców: { $count }
web-hz-tab-spirit = Duch
web-hz-tab-hand = Ręka

## Invaders, fear and blight

web-hz-coast = wybrzeże
web-hz-no-card = brak karty
web-hz-invader-name = { $action }: { $card }.
web-hz-invader-left = { $count ->
    [one] W talii najeźdźców została { $count } karta.
    [few] W talii najeźdźców zostały { $count } karty.
   *[many] W talii najeźdźców zostało { $count } kart.
}
web-hz-deck-left = jeszcze { $count }
web-hz-deck-unseen = Następna może być: { $cards }.
web-hz-fear = Strach
web-hz-terror = poziom grozy
web-hz-fear-figures = { $count } z { $pool }
web-hz-fear-earned = { $count ->
    [one] zdobyta { $count } karta
    [few] zdobyte { $count } karty
   *[many] zdobyto { $count } kart
}
web-hz-fear-rise = { $count ->
    [one] do { $level }: { $count } karta
    [few] do { $level }: { $count } karty
   *[many] do { $level }: { $count } kart
}
web-hz-fear-left = { $count ->
    [one] { $count } karta w talii strachu
    [few] { $count } karty w talii strachu
   *[many] { $count } kart w talii strachu
}
web-hz-fear-name = Strach: { $figures }; { $earned }. { $level }; { $rise }. { $victory }
web-hz-victory = Zwycięstwo
web-hz-victory-now = { $goal } (teraz { $count })
web-hz-victory-then = { $level }: { $goal }
web-hz-blight = Spaczenie
web-hz-blight-pool = Pula spaczenia
web-hz-blight-figures = zostało { $count } z { $total }
web-hz-blight-empty = pusta: porażka
web-hz-blight-name = Pula spaczenia: { $figures }. Gdy się opróżni, gra jest przegrana.
web-hz-blight-now = Spaczenie w puli: { $pool }; na wyspie: { $island }.

## Lands

web-hz-land-coastal = { $land }: { $terrain }, na wybrzeżu
web-hz-land-inland = { $land }: { $terrain }, w głębi lądu
web-hz-land-empty = nic tu nie ma
web-hz-hurt = { $piece } z obrażeniami × { $count } (wytrzymałość { $health })
web-hz-sacred-of = { $spirit } × { $count } (święte miejsce)
web-hz-neighbours = Sąsiedzi:
web-hz-next-ravage-harmless = Zaraz pustoszenie: obrażenia { $damage }, bez spaczenia.
web-hz-next-ravage-blight = Zaraz pustoszenie: obrażenia { $damage }, 1 spaczenie.
web-hz-next-ravage-cascade = Zaraz pustoszenie: obrażenia { $damage }, spaczenie wywoła kaskadę.
web-hz-next-build = Zaraz powstanie: { $piece }.
web-hz-next-explore = Odkrywcy mogą tu dotrzeć.
web-hz-next-nothing = Najbliższe pustoszenie i budowa omijają tę krainę.
web-hz-digest-cascade = spaczenie wywoła kaskadę
web-hz-digest-presence = obecność przepadnie

## The spirit panel

web-hz-you = Ty
web-hz-energy-gain = energia (+{ $income })
web-hz-plays = karty
web-hz-on-island = na wyspie
web-hz-destroyed = zniszczone: { $count }
web-hz-next-levels = + wszystkie poziomy
web-hz-next-pass = + pas
web-hz-next-levels-pass = + wszystkie poziomy, pas
web-hz-range-bonus = Zasięg +{ $count } do końca tury.
web-hz-elements = Żywioły
web-hz-elements-name = Żywioły tej tury: { $elements }.
web-hz-track-energy = Energia
web-hz-track-plays = Karty
web-hz-track-energy-name = Tor energii. Odsłonięte: { $open }. Pod obecnością: { $covered }.
web-hz-track-plays-name = Tor zagrań kart. Odsłonięte: { $open }. Pod obecnością: { $covered }.
web-hz-growth = Rozwój
web-hz-growth-chosen = wybrany
web-hz-innate-name = Moc wrodzona „{ $name }”: { $speed }, zasięg { $range }, od: { $origin }. Dostępne poziomy: { $levels }.
web-hz-level-reached = poziom dostępny
web-hz-level-missing = brakuje: { $elements }
web-hz-missing = brakuje
web-hz-seat-asked = wybiera
web-hz-seat-waits = czeka
web-hz-spirit-chip = { $spirit }, { $player }, energia: { $energy }, { $state }.
web-hz-spirit-figures = { $player }. Energia: { $energy } (+{ $income } co turę), zagrania kart: { $plays }, karty na ręce: { $hand }, obecność na wyspie: { $presence }.
web-hz-panel-close = Zamknij

## Cards

web-hz-cards = Karty mocy
web-hz-group-offer = Do wyboru
web-hz-group-in-play = W grze
web-hz-group-hand = Na ręce
web-hz-group-discard = Odrzucone
web-hz-hand-empty = Brak kart na ręce
web-hz-sort-dealt = jak dobrane
web-hz-sort-cost = według kosztu
web-hz-sort-speed = według szybkości
web-hz-sort-element = według żywiołu
web-hz-power-decks = Talie mocy
web-hz-deck-minor = mniejsze
web-hz-deck-major = większe
web-hz-deck-minor-name = Talia mocy mniejszych: zostało { $count }, odrzucono { $discard }.
web-hz-deck-major-name = Talia mocy większych: zostało { $count }, odrzucono { $discard }.
web-hz-card-name = { $name } ({ $group }): koszt { $cost }, { $speed }, { $elements }; zasięg { $range }{ $origin }; cel: { $target }. { $text }
web-hz-card-resolving = w użyciu
web-hz-card-done = użyta
web-hz-threshold-short = Do progu brakuje: { $elements }.
web-hz-from-presence = obecność
web-hz-from-sacred = święte miejsce
web-hz-from-spirit = duch
web-hz-target-any = dowolna
web-hz-target-invaders = najeźdźcy
web-hz-target-no_invaders = bez najeźdźców
web-hz-target-dahan = Dahanie
web-hz-target-blight = spaczenie
web-hz-target-no_blight = bez spaczenia
web-hz-target-coastal = wybrzeże
web-hz-target-spirit-any = dowolny
web-hz-target-spirit-another = inny
web-hz-target-spirit-self = ty

## Why a power is not used now

web-hz-reason-too_dear = za mało energii
web-hz-reason-in_hand = karta nie jest zagrana
web-hz-reason-used = już użyta w tej turze
web-hz-reason-elements = brakuje żywiołów
web-hz-reason-no_target = brak celu w zasięgu
web-hz-reason-other_phase = nie w tej fazie

## Why a thing cannot be chosen

web-hz-why-question = Tego nie można teraz wybrać. { $question }
web-hz-why-land-target_land = { $power }: { $aim } Kraina { $land } się nie nadaje.
web-hz-why-land-itself = Wybierz sąsiada krainy { $land }.
web-hz-why-land-far = { $land } nie graniczy z { $about }.
web-hz-why-land-push = Teraz nic nie można wypchnąć do { $land }.
web-hz-why-land-gather = W { $land } nie ma żetonu, który można zgromadzić.
web-hz-why-land-gather_presence = W { $land } nie ma twojej obecności.
web-hz-why-land-cascade = Spaczenie nie może przejść do { $land }.
web-hz-why-land-add_presence = { $land } jest poza zasięgiem tego rozwoju albo ma nieodpowiedni teren.
web-hz-why-land-presence_source = W { $land } nie ma twojej obecności, którą można przesunąć.
web-hz-why-land-choose_land = Z tą kartą najeźdźcy nie mają już nic do zrobienia w { $land }.
web-hz-why-land-escalation_land = Miasteczko trafia do krainy twojej planszy bez miasteczek, nie do { $land }.
web-hz-why-land-boon_land = W { $land } nie ma obecności wybranego ducha.
web-hz-why-land-fear_land = { $land } nie spełnia warunków tej karty strachu.
web-hz-why-discarded = Ta karta jest odrzucona; można ją odzyskać rozwojem.
web-hz-why-other-spirit = To należy do innego ducha: { $spirit }.
web-hz-why-growth = Duchy rozwijają się tylko w fazie duchów.
web-hz-why-grown = Rozwój na tę turę jest już wybrany.
web-hz-why-grow-first = Najpierw wybierz rozwój, potem zagrywa się karty.
web-hz-why-track = Obecność zdejmuje się z toru, gdy dodaje się ją na wyspę.
web-hz-why-deck = Karty dobiera się, gdy zdobywa się kartę mocy.

## The position read aloud

web-hz-summary-fear = Strach: { $count } z { $pool }.
web-hz-summary-spirit = { $spirit }: energia { $energy }, zagrania kart { $plays }, karty na ręce { $hand }, obecność na wyspie { $presence }.
web-hz-summary-decks = Talie: zostało mocy mniejszych { $minor }, większych { $major }.

# Pieces
web-hz-why-piece-elsewhere = Wybierz żeton w { $land }.
web-hz-why-piece-kind = Tego żetonu nie można teraz wybrać: { $piece }.
web-hz-about-explorer = Odkrywca: wytrzymałość 1, przy pustoszeniu zadaje 1 obrażenie; jego zniszczenie nie daje strachu.
web-hz-about-town = Miasteczko: wytrzymałość 2, przy pustoszeniu zadaje 2 obrażenia; zniszczenie daje 1 punkt strachu. Stąd najeźdźcy eksplorują.
web-hz-about-city = Miasto: wytrzymałość 3, przy pustoszeniu zadaje 3 obrażenia; zniszczenie daje 2 punkty strachu. Stąd najeźdźcy eksplorują.
web-hz-about-wounds = Obrażenia trwają do końca tury, potem rany się goją. Żeton, którego obrażenia dorównają wytrzymałości, jest zniszczony.
web-hz-about-track = Obecność, która schodzi z toru, odsłania pole pod sobą. Liczy się największa odsłonięta liczba, a odsłonięte żywioły działają w każdej turze.

# Cards to play
web-hz-pieces-full = Tutaj można wybrać najwyżej tyle: { $count }.
web-hz-presence-track = Na tym torze nie ma już obecności.
web-hz-presence-range = Dla drugiej obecności ta kraina jest za daleko.
web-hz-pieces-none = Nic więcej nie da się tu wybrać.
web-hz-pieces-damage = obrażenia: { $count } z { $most }
web-hz-pieces-divide = { $land }: { $left ->
    [0] wszystkie obrażenia przydzielone ({ $most })
   *[other] rozdziel obrażenia, zostało { $left } z { $most }
}
web-hz-pieces-health = Pozostała wytrzymałość: { $left } z { $most }.
web-hz-pieces-destroyed = { $count ->
    [one] zniszczenie
   *[other] zniszczenie × { $count }
}{ $fear ->
    [0] {""}
   *[other] , strach +{ $fear }
}
web-hz-plays-full = W tej turze można zagrać najwyżej tyle kart: { $count }.

# Cards that are offered
web-hz-draft-own = Możesz osiągnąć jej próg.
web-hz-draft-completes = Z kartami z ręki daje poziom { $levels }: { $power }.
web-hz-draft-major = Moc większa: trzeba za nią zapomnieć kartę.
web-hz-draft-look = Pokaż wyspę
web-hz-draft-back = Pokaż karty ({ $count })
