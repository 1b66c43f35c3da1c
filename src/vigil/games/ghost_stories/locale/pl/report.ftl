### Ghost Stories: in the report after a game.

## Liczby tury

report-figure-qi = Czi Taoistów
report-figure-haunted = Nawiedzone żetony
report-figure-ghosts = Duchy w grze
report-figure-deck = Karty w talii
report-figure-saved = Ocaleni Wieśniacy
report-figure-dead = Martwi Wieśniacy

## Chwile

report-moment-incarnation_came = Przybywa Inkarnacja
report-moment-incarnation_exorcised = Inkarnacja wyegzorcyzmowana
report-moment-two_exorcised = Dwa duchy jednym rzutem
report-moment-buddha_caught = Budda niszczy ducha
report-moment-tile_haunted = Żeton nawiedzony
report-moment-tile_restored = Żeton przywrócony
report-moment-taoist_died = Taoista ginie
report-moment-taoist_revived = Taoista wraca
report-moment-board_haunted = Neutralna plansza stracona
report-moment-villager_died = Wieśniak ginie
report-moment-family_saved = Rodzina ocalona
report-moment-barrier_began = Mistyczna Bariera

## Czyny

report-deed-exorcised = Wyegzorcyzmowane duchy
report-deed-failed = Nieudane egzorcyzmy
report-deed-tao_spent = Wydane Tao
report-deed-qi_lost = Stracone Czi
report-deed-helped = Prośby o pomoc
report-deed-freed = Przywrócone żetony
report-deed-buddhas = Postawieni Buddowie
report-deed-saved = Ocaleni Wieśniacy

## Szczęście

report-luck-exorcisms = Udane rzuty na egzorcyzm
report-luck-useful_faces = Przydatne kości w egzorcyzmach
report-luck-white_faces = Białe ścianki
report-luck-harmless_curses = Nieszkodliwe rzuty kością Klątwy
report-luck-note-ghost_stories = Egzorcyzm liczy się według pierwszego rzutu, ze znacznikami, które można było dołożyć.
