### What is said of every game in the same way.

game-seat = Player { $number }
game-of-seat = { $who }: { $label }
game-win = Victory! { $reason } Score: { $score }.
game-loss = Defeat. { $reason } Score: { $score }.
game-outlook = What is going to happen
game-percent = { $amount } %
