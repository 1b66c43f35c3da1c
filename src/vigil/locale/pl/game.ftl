### Co mówi się o każdej grze tak samo.

game-seat = Gracz { $number }
game-of-seat = { $who }: { $label }
game-win = Zwycięstwo! { $reason } Wynik: { $score }.
game-loss = Porażka. { $reason } Wynik: { $score }.
game-outlook = Co się wydarzy
game-percent = { $amount } %
