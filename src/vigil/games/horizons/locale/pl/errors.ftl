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

position-error-spirits = We wpisie „spirits” liczba duchów ma być { $players }, a nie „{ $value }”; duchy to: { $known }.
position-error-deadly_damage = We wpisie „{ $clause }” „{ $value }” ma za dużo obrażeń; tam taki żeton ginie już przy { $health }.
position-error-blight_gone = Gdy wpis „blight_pool” mówi { $value }, gra jest już przegrana; zostaw tam spaczenie albo dodaj wpis „outcome”.
position-error-invaders_gone = Ta pozycja jest już wygrana: przez grozę albo przez zdobyte karty strachu ({ $value }); postaw na wyspie najeźdźców albo dodaj wpis „outcome”.
position-error-no_presence = W żadnej krainie nie ma „{ $value }”, a duch bez obecności jest zniszczony; postaw ją w jakiejś krainie.
position-error-growing = We wpisie „{ $clause }” słowo „growing” podaje akcję { $value }, której nie ma wybrany tam rozwój; usuń ją albo zmień „growth”.
position-error-stages_mixed = We wpisie „invader_deck” późniejszy etap leży nad wcześniejszym; ułóż warstwy w kolejności etapów.
position-error-earned = Wpis „earned” mówi { $value }, a w sumie zdobyto tylko { $most }; zmniejsz go albo zwiększ wpis „taken”.
position-error-fear_deck = Wpis „fear_deck” ma kart: { $value }, a nierozpatrzonych jest tylko { $right }; zmniejsz talię albo zmień wpisy „taken” i „earned”.
position-error-fear_full = Wpis „fear” mówi { $value }, ale pełna pula od razu daje kartę; podaj najwyżej { $most }.
