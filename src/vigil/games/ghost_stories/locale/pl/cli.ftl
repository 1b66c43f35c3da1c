### Ghost Stories: in the terminal and on the command line.

## The drawing of Ghost Stories

cli-game-ghost_stories = Ghost Stories
cli-turn = tura { $turn }
cli-haunted = nawiedzony
cli-haunted-tiles = nawiedzone żetony: { $count } (porażka przy { $limit })
cli-wu-feng = wyegzorcyzmowane Inkarnacje: { $count } z { $needed }
cli-no-qi = nawiedzona
cli-neutral = neutralna
cli-deck = { $count ->
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
   *[many] Talia: { $count } kart
}
cli-until-wu-feng = { $count ->
    [0] następna karta to Wu-Feng
    [one] Wu-Feng po { $count } duchu
   *[many] Wu-Feng po { $count } duchach
}
cli-discard = odrzucone: { $count }
cli-dice = { $count ->
    [one] { $count } wolna kość Tao
    [few] { $count } wolne kości Tao
   *[many] { $count } wolnych kości Tao
}
cli-qi-supply = Czi w banku: { $count }
cli-tao-supply = Tao w banku:
cli-tao_blocked = znaczniki Tao są zablokowane
cli-white_cancelled = białe ścianki nic nie dają

## The drawing of White Moon

cli-game-white_moon = { gs-module-white_moon }
cli-shelter = { gs-piece-shelter }: { $count }
cli-graveyard = { gs-piece-graveyard }: { $count } (porażka przy { $limit })
cli-crystals = Kryształy w zapasie: { $count }
cli-su-ling-waits = Su-Ling w zapasie
cli-su-ling-held = Su-Ling w niewoli
cli-su-ling-may-move = Su-Ling może iść
cli-barrier-promised = Bariera na koniec tury
cli-barrier-stands = Mistyczna Bariera
cli-artifacts = Artefakty:

## At the prompt

cli-signs-ghost_stories =
    Znaki:
      R▲ czerwony   B● niebieski   G♣ zielony   Y◆ żółty   K■ czarny   W✶ biały
      ▶ aktywny gracz      ♟ Taoista           † martwy albo plansza bez Czi
      ☯ Jin-Jang           ✦ znaczniki Mocy    ☸ Budda
      # nawiedzony żeton   ☠1 duch nawiedzi ten żeton za 1 turę swojej planszy
      ☠·· figurka ducha na karcie; ·☠· na pierwszym kamieniu, zaraz nawiedzi
      2/3 odporność teraz i na karcie          ★ Inkarnacja         ≈ mantra
      ✗ moc zablokowana albo ducha nie da się teraz wyegzorcyzmować
      Liczba w nawiasach, na przykład [3], to opcja, która wskazuje to miejsce.
cli-signs-white_moon =
    Znaki Białego Księżyca:
      ♙Hua Sun ? Wieśniacy żetonu od góry; ? jeszcze nieodkryty; +2 jeszcze dwoje
      ◎ Portal; ✗ gdy jest zabrany            ♕ Su-Ling     ↓ powalony Taoista
      ( ) Postument; (☾) z Kryształem         ☾1 Kryształy Taoisty
      Hua ✓†♙? rodzina: ocalony, martwy, odkryty, jeszcze nieodkryty
      Kilka liczb w nawiasach, np. [2 11]: choćby ruch bez Wieśniaka lub z nim.

## Kinds of things

cli-kind-ghost = duch
cli-kind-incarnation = Inkarnacja
cli-kind-tile = żeton wioski
cli-kind-family = rodzina
cli-kind-artifact = artefakt
cli-kind-ability = zdolność
cli-column-colour = Kolor
cli-column-resistance = Odp.
cli-column-stones = Kamienie: lewy | centralny | prawy

## Help

cli-option-level = initiation, normal, nightmare lub hell
cli-option-edition = revised lub first_print
cli-option-seats = strony wioski, przy których siedzą gracze, od 0 do 3 zgodnie z ruchem wskazówek zegara od północy, np. 0,2
cli-option-colours = kolory graczy, potem neutralnych plansz, np. red,blue
cli-option-powers = moce, które mają być odkryte (identyfikatory)
cli-option-first = miejsce, które zaczyna, liczone od 0
cli-option-village = dziewięć żetonów rzędami (identyfikatory)
cli-option-qi = Czi każdego Taoisty na początku, od 1 do 5
cli-option-black-tao = każdy gracz zaczyna też z czarnym znacznikiem Tao
cli-option-portal = gdzie stoi Portal: centre (na środku), edge (na krawędzi), corner (w rogu) albo żeton od 0 do 8
cli-option-village-tiles = first_games: Szkoła Kung-Fu zamiast Nocnego Strażnika; random: dziewięć z dziesięciu żetonów
cli-option-incarnations = które Inkarnacje mogą przyjść: mixed (wszystkie), new (nowe) lub base (z gry podstawowej)
cli-option-cards = plik TOML z liczbami wydrukowanymi na twoich kartach Białego Księżyca
cli-position-ghost_stories = players: 2; turn: red
