### Что говорится о каждой игре одинаково.

game-seat = Игрок { $number }
view-seat = Игрок
game-of-seat = { $who }: { $label }
game-win = Победа! { $reason } Счёт: { $score }.
game-loss = Поражение. { $reason } Счёт: { $score }.
game-outlook = Что впереди
game-percent = { $amount } %

## Why an answer is given, and how sure that is

game-why-only = Других вариантов нет.
game-why-prevents = Предотвратит: { $told }
game-why-prepares = Поможет предотвратить: { $told }
game-why-odds = Ваши шансы: { $told }.
game-why-effect = Сразу: { $told }
game-why-chance = Результат зависит от удачи.
game-why-causes = Что будет: { $told }
game-why-later = Окупится позже.
game-sure = { $chance } ± { $margin }
game-worth = ценность { $worth }

## What an answer does

game-does-nothing = здесь ничего не произойдёт
game-does-best = в лучшем случае { $parts }
game-does-most = самое большее { $parts }
game-does-worst = в худшем случае { $parts }
game-does-open = как минимум { $parts }
game-does-unknown = зависит от удачи и дальнейшего выбора
game-does-or = { $one }, или { $other }

## An answer that loses the game

game-danger-coming = Надвигается поражение
game-danger-certain = Поражение неизбежно
game-danger-near = Есть проигрышные варианты
game-danger-loses = Так вы проиграете
game-danger-may-lose = Так вы, скорее всего, проиграете
game-danger-chance = Вероятность поражения: не меньше { $chance }.
game-danger-ways = Ещё можно попробовать:
game-danger-others = Или другой вариант.
game-danger-no-way = Лучшего варианта нет.
game-danger-back = Назад
game-danger-insist = Всё равно сделать
game-danger-again = Выберите ещё раз, чтобы всё равно сделать.
