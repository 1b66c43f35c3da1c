### Что говорится о каждой игре одинаково.

game-seat = Игрок { $number }
game-of-seat = { $who }: { $label }
game-win = Победа! { $reason } Счёт: { $score }.
game-loss = Поражение. { $reason } Счёт: { $score }.
game-outlook = Что произойдёт
game-percent = { $amount } %
