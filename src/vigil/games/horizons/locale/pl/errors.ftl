### Horizons of Spirit Island: setups and positions that are refused.

## Setups

setup-error-spirit = Nieznany duch „{ $value }”. Duchy: { $known }.
setup-error-board = Nieznana plansza „{ $value }”. Plansze: { $known }.
setup-error-spirits_count = Podano duchów: { $value }. Podaj { $known }, po jednym na gracza.
setup-error-spirits_taken_twice = Ducha podano dwa razy ({ $value }). Podaj każdego raz.
setup-error-boards_count = Podano plansz: { $value }. Podaj { $known }, po jednej na gracza.
setup-error-boards_taken_twice = Planszę podano dwa razy ({ $value }). Podaj każdą raz.
setup-error-progression = Nie ma miejsca { $value } dla progresji mocy. Miejsca: { $known }.
setup-error-progression_named_twice = Miejsce podano dwa razy dla progresji mocy: { $value }.

## Positions

position-error-spirits = Wpis „spirits” potrzebuje duchów: { $players }, a podano „{ $value }”. Duchy: { $known }.
position-error-deadly_damage = Wpis „{ $clause }”: „{ $value }” ma za dużo obrażeń; żeton jest zniszczony przy { $health }.
position-error-blight_gone = Gdy wpis „blight_pool” to { $value }, gra jest przegrana. Zostaw tam spaczenie albo dodaj wpis „outcome”.
position-error-invaders_gone = Ta pozycja jest już wygrana: przez poziom grozy albo liczbę kart strachu ({ $value }). Dodaj najeźdźców albo wpis „outcome”.
position-error-no_presence = W żadnej krainie nie ma „{ $value }”, a duch bez obecności jest zniszczony. Dodaj ją w krainie.
position-error-growing = Wpis „{ $clause }”: „growing” podaje akcję { $value }, której nie ma w wybranym rozwoju. Usuń ją albo zmień „growth”.
position-error-stages_mixed = Wpis „invader_deck”: późniejszy etap leży nad wcześniejszym. Ułóż warstwy według etapów.
position-error-earned = Wpis „earned”: podano { $value }, a w sumie zdobyto { $most }. Zmniejsz go albo zwiększ „taken”.
position-error-fear_deck = Wpis „fear_deck”: kart { $value }, a nierozpatrzonych jest tylko { $right }. Usuń nadmiar albo zmień „taken” i „earned”.
position-error-fear_full = Wpis „fear”: podano { $value }, ale pełna pula daje kartę. Podaj najwyżej { $most }.
