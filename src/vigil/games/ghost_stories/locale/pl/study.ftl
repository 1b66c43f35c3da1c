### Ghost Stories: jak strona o wielu partiach nazywa kolumny.

## Co towarzyszy wygranej

study-column-level = Poziom
study-column-edition = Wydanie
study-column-seats = Miejsca
study-column-village = Wioska
study-column-qi = Czi na początku
study-column-black_tao = Czarne Tao na początku
study-column-portal = Portal
study-column-village_tiles = Żetony wioski
study-column-centre = Żeton na środku
study-column-colours = Kolory Taoistów
study-column-powers = Moce Taoistów
study-column-neutral_powers = Moce neutralnych plansz
study-column-first = Kolor, który zaczyna
study-column-first_tile = Pierwszy ruch: dokąd
study-column-first_act = Pierwsza akcja
study-column-first_helps = Kogo proszono w pierwszej rundzie
study-column-helps = Kogo choć raz proszono o pomoc
study-column-hauntings = Żetony, które nawiedzono
study-column-restored = Żetony, które przywrócono
study-column-powers_used = Moce użyte jako akcja
study-column-powers_borrowed = Moce pożyczone za znacznik
study-column-incarnations = Inkarnacje Wu-Fenga
study-column-curses = Ścianki kości Klątwy
study-column-attempts = Próby egzorcyzmów
study-column-exorcised = Wyegzorcyzmowane duchy
study-column-buddhas = Postawieni Buddowie
study-column-deaths = Śmierci Taoistów
study-column-qi_lost = Stracone Czi
study-column-yin_yangs = Wydane Jin-Jang
study-column-saved = Rodziny, w których kogoś ocalono
study-column-dead = Rodziny, w których ktoś zginął
study-column-families = Ocalone rodziny
study-column-artifacts = Wzięte artefakty
study-column-crystals = Zdobyte Księżycowe Kryształy
study-column-barriers = Mistyczne Bariery

## Pierwsze akcje

study-deed-help = Prośba o pomoc
study-deed-exorcism = Egzorcyzm
study-deed-none = Ani jedno, ani drugie

## Powody porażki, w skrócie

study-loss-taoists_dead = Wszyscy Taoiści nie żyją
study-loss-village_haunted = Za dużo nawiedzonych żetonów
study-loss-deck_empty = Talia się skończyła
study-loss-line_haunted = Cała linia jest nawiedzona
study-loss-villagers_dead = Zginęło dwunastu Wieśniaków

## Miejsca i tury

study-map-hauntings = Nawiedzenia w partii według miejsca
study-map-hauntings-by-thing = Nawiedzenia w partii według żetonu
study-curve-haunted = Nawiedzone żetony
study-curve-ghosts = Duchy w grze
study-curve-deck = Karty w talii
study-curve-qi = Czi Taoistów
study-curve-tao = Tao Taoistów
study-curve-saved = Ocaleni Wieśniacy
study-curve-dead = Martwi Wieśniacy
