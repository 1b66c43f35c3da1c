game-why-ahead = Лучше следующего варианта. { $told }
game-why-behind = Хуже лучшего варианта. { $told }
game-why-even = Другие варианты почти не хуже.
game-why-equal = Не хуже лучшего варианта.
game-why-weaker = Побеждает реже; одной причины нет.
