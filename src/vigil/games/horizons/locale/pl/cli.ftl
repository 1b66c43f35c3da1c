### Horizons of Spirit Island: in the terminal and on the command line.

## The drawing of Horizons of Spirit Island

cli-game-horizons = Horizons of Spirit Island
cli-round = runda { $round }
cli-setup = przygotowanie
cli-assumed = założenie
cli-invader-deck = { $count ->
    [one] została { $count } karta najeźdźców
    [few] zostały { $count } karty najeźdźców
   *[many] zostało { $count } kart najeźdźców
}
cli-next-stage = następna: etap { $stage }
cli-fear = Strach: { $count } z { $pool }
cli-fear-earned = karty do rozpatrzenia: { $count }
cli-fear-deck = talia strachu: { $count }
cli-next-level = { $count ->
    [one] poziom { $level } za { $count } kartę
    [few] poziom { $level } za { $count } karty
   *[many] poziom { $level } za { $count } kart
}
cli-blight = Zostało spaczenia: { $count } (porażka przy 0)
cli-energy = Energia { $energy } (+{ $income })
cli-plays = zagrania kart: { $plays }
cli-plays-left = zagrania kart: { $plays }, jeszcze { $left }
cli-destroyed = zniszczona obecność: { $count }
cli-range-bonus = zasięg +{ $count }
cli-track-energy = Energia
cli-track-plays = Karty
cli-in-play = W grze
cli-hand = Na ręce
cli-discarded = Odrzucone:

## At the prompt

cli-signs-horizons =
    Znaki:
      J♣ dżungla   M▲ góra   S∴ piaski   W░ mokradła   ~ wybrzeże
      E odkrywcy   T miasteczka   C miasta   D Dahanie   X spaczenie   ' jedno obrażenie
      ▼ Kły   ◉ Oczy   ◒ Błoto   ◆ Żar   ✶ Wicher: obecność; * święte miejsce
      R5/3 pustoszenie: obrażenia 5, obrona 3   +X będzie spaczenie   » kaskada
      B+T powstanie miasteczko   B+C powstanie miasto   /3 obrona 3
      ☼ słońce  ☾ księżyc  △ ogień  ≈ powietrze  ◊ woda  ■ ziemia  ✿ roślina  ♞ zwierzę
      ↯ szybka   ◷ wolna   ● można użyć teraz   ○ nie teraz
      ✓ użyta albo osiągnięty poziom
      2☾1✿ -1✿ poziom wymaga 2 księżyców i 1 rośliny; brakuje 1 rośliny
      1 2┃3 4 tor: pola przed kreską są odsłonięte
      ▶ może wybrać        Liczba w nawiasach, np. [3], to opcja, która
      wskazuje tę krainę, kartę lub ducha.

## Kinds of things

cli-kind-spirit = duch
cli-kind-special = zasada specjalna
cli-kind-fear = karta strachu
cli-kind-invader = karta najeźdźców
cli-kind-board = plansza wyspy
cli-kind-terror = poziom grozy
cli-kind-element = żywioł
cli-kind-terrain = teren
cli-column-cost = Koszt
cli-column-speed = Szybkość
cli-column-elements = Żywioły
cli-column-range = Zasięg
cli-column-note = Progi, uwagi

## Help

cli-option-spirits = duch każdego gracza (identyfikator)
cli-option-boards = plansza wyspy każdego gracza (litera)
cli-option-progression = na pierwsze gry: nowe karty pochodzą z progresji mocy ducha
cli-option-progression-seats = miejsca nowych graczy: ich nowe karty pochodzą z progresji mocy
cli-option-bonus-growth = łatwiej: na koniec przygotowania każdy duch raz rośnie
cli-option-no-first-explore = jeszcze łatwiej: bez eksploracji podczas przygotowania
cli-option-escalation = trudniej: karty najeźdźców etapu II przynoszą miasteczka
cli-position-horizons = players: 2; boards: G H
cli-land-beside = Sąsiednie krainy: { $lands }
