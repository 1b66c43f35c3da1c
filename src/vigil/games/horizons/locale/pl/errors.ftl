### Horizons of Spirit Island: set-ups and positions that are refused.

## Set-ups

setup-error-spirit = Nie ma ducha „{ $value }”; duchy to: { $known }.
setup-error-board = Nie ma planszy „{ $value }”; plansze to: { $known }.
setup-error-spirits_count = Liczba podanych duchów to { $value }, a potrzeba { $known }, po jednym na gracza.
setup-error-spirits_taken_twice = Dwóch graczy nie może mieć tego samego ducha ({ $value }); podaj każdego ducha raz.
setup-error-boards_count = Liczba podanych plansz to { $value }, a potrzeba { $known }, po jednej na gracza.
setup-error-boards_taken_twice = Tej samej planszy nie można użyć dwa razy ({ $value }); podaj każdą planszę raz.

## Positions

position-error-spirits = W pozycji potrzebny jest jeden duch na każdego gracza, a nie „{ $value }”; duchy to: { $known }.
