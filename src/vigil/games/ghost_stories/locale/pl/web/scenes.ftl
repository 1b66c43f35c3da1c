### Ghost Stories: ekrany końca gry.

## Nagłówki

gs-ending-won = Nadchodzi ranek
gs-ending-village_haunted = Wioska padła
gs-ending-line_haunted = Wioska padła
gs-ending-taoists_dead = Lampy gasną
gs-ending-deck_empty = Noc zwycięża
gs-ending-villagers_dead = Ulice są puste

## Co się stało

gs-story-won = W turze { $turn } znika ostatnia Inkarnacja Wu-Fenga.
gs-story-village_haunted =
    { $haunted ->
        [one] Zgasł { $haunted } żeton: { $tile }.
        [few] Zgasły { $haunted } żetony, ostatni to { $tile }.
       *[many] Zgasło { $haunted } żetonów, ostatni to { $tile }.
    }
gs-story-line_haunted = W turze { $turn } nawiedzający duch spotyka na drodze same ciemne żetony.
gs-story-taoists_dead = Taoiści padali jeden po drugim; ostatni w turze { $turn }: { $taoist }.
gs-story-deck_empty = W turze { $turn } skończyła się talia, a Wu-Feng wciąż stoi.
gs-story-villagers_dead = Zginęło dwunastu Wieśniaków, ostatni w turze { $turn }.
gs-story-home =
    { $haunted ->
        [0] Wszystkie żetony świecą
        [one] { $haunted } żeton pozostał ciemny
        [few] { $haunted } żetony pozostały ciemne
       *[many] { $haunted } żetonów pozostało ciemnych
    }{ $fallen ->
        [0] , a wszyscy wracają do domu.
        [one] ; { $fallen } Taoista nie wróci.
       *[other] ; { $fallen } Taoistów nie wróci.
    }
gs-story-left =
    { $qi ->
        [0] Nie było już Czi
       *[other] Zostało { $qi } Czi
    }, a { $deck ->
        [one] czekała jeszcze { $deck } karta
        [few] czekały jeszcze { $deck } karty
       *[many] czekało jeszcze { $deck } kart
    }.
