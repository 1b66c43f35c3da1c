### Lantern, a small game of the Vigil table.

cli-game-lantern = Latarnia
web-home-about-lantern = Latarnicy sprowadzają statki do portu przez burzliwą noc.
web-home-people-lantern = 2–4
web-home-time-lantern = 5 min
cli-kind-place = miejsce
cli-kind-card = karta nocy
cli-option-ships = ile statków ma wrócić do portu: 3, 4 albo 5
cli-position-lantern = turn: 3; oil: 2
setup-error-ships = Celem nie może być { $value } statków; do wyboru: { $known }.

## Names

ln-keeper-0 = Ada
ln-keeper-1 = Bruno
ln-keeper-2 = Klara
ln-keeper-3 = Dario
ln-place-tower = wieża
    .text = Tu latarnik przynosi od 1 do 3 oliwy albo obserwuje niebo i poznaje następną kartę nocy.
ln-place-west = zachodnia zatoka
    .text = Stąd latarnik prowadzi statki zachodniej zatoki.
ln-place-north = północna zatoka
    .text = Stąd latarnik prowadzi statki północnej zatoki.
ln-place-east = wschodnia zatoka
    .text = Stąd latarnik prowadzi statki wschodniej zatoki.
ln-card-ship = statek
    .text = Na horyzoncie pojawia się statek, dwa kroki od portu.
ln-card-storm = sztorm
    .text = Najbliższy statek zatoki tonie, chyba że obecny tam latarnik spali jedną oliwę.
ln-card-fog = mgła
    .text = Latarnia spala o jedną oliwę więcej. Bez oliwy gaśnie i gra jest przegrana.
ln-card-calm = cisza
    .text = Nic się nie dzieje.

## Questions and options

ln-ask-act = { $who }, co robisz?
ln-ask-storm = { $who }, nadchodzi sztorm: { $place }. Co robisz?
ln-ask-night = Jaką kartę przynosi noc?
ln-ask-oil = Ile oliwy się znalazło?
ln-rule-act = Latarnik idzie do zatoki albo do wieży, albo robi to, na co pozwala miejsce.
ln-rule-storm = Osłona kosztuje 1 oliwę; bez niej najbliższy statek tej zatoki przepada.
ln-option-go = przejdź: { $place }
ln-option-guide = prowadź najbliższy statek: { $place } (1 oliwa)
ln-option-fetch = przynieś oliwę (od 1 do 3)
ln-option-watch = obserwuj niebo: poznaj następną kartę
ln-option-rest = odpocznij
ln-option-shield = osłoń statki (1 oliwa)
ln-option-give_up = poświęć najbliższy statek
ln-option-oil = oliwa: { $oil }
ln-option-ship = statek: { $place }
ln-option-storm = sztorm: { $place }
ln-option-fog = mgła
ln-option-calm = cisza

## What happens

ln-event-turn_began = Tura { $turn }: { $who }.
ln-event-went = { $who } przechodzi: { $place }.
ln-event-guided = { $steps ->
    [0] { $who } sprowadza statek do portu: { $place }!
   *[other] { $who } prowadzi statek: { $place }; został jeden krok.
}
ln-event-fetched = { $who } przynosi oliwę; teraz jest jej { $oil }.
ln-event-watched = { $who } obserwuje niebo. Następna karta: { $card }, { $place }.
ln-event-watched_everywhere = { $who } obserwuje niebo. Następna karta: { $card }.
ln-event-fell = Noc przynosi kartę: { $card }, { $place }.
ln-event-fell_everywhere = Noc przynosi kartę: { $card }.
ln-event-shielded = { $who } ratuje statki: { $place }.
ln-event-wrecked = Statek zatonął: { $place }. Wraków: { $wrecks }.

## The end

ln-win-home = Wszystkie statki wróciły do portu.
ln-loss-wrecks = Zatonęło zbyt wiele statków.
ln-loss-dark = Latarnia zgasła.
ln-loss-dawn = Świt nadszedł, zanim wróciły wszystkie statki.
ln-score-home = statki w porcie
ln-score-wrecks = wraki
ln-score-oil = oliwa

## The table

view-oil = Oliwa
view-home = W porcie
view-wrecks = Wraki
view-keepers = Latarnicy
view-keeper = Latarnik
view-place = Miejsce
view-bays = Zatoki
view-ships = Kroków do portu
view-night = Noc
view-left = Zostało kart
view-next = Następna karta
view-card = Karta
