### Что говорится о каждой игре одинаково.

game-seat = Игрок { $number }
view-seat = Игрок
game-of-seat = { $who }: { $label }
game-win = Победа! { $reason } Счёт: { $score }.
game-loss = Поражение. { $reason } Счёт: { $score }.
game-outlook = Что произойдёт
game-percent = { $amount } %

## Why an answer is given, and how sure that is

game-why-only = Другого ответа нет.
game-why-prevents = Тогда этого не случится: { $told }
game-why-prepares = Это шаг к тому, чтобы не случилось вот что: { $told }
game-why-odds = Это даёт такие шансы: { $told }.
game-why-effect = Сразу произойдёт вот что: { $told }
game-why-chance = Что из этого выйдет, решит случай.
game-why-causes = Тогда будет вот что: { $told }
game-why-later = Польза от этого станет видна позже.
game-sure = { $chance } ± { $margin }
game-worth = ценность { $worth }

## What an answer does

game-does-nothing = здесь ничего не произойдёт
game-does-best = в лучшем случае { $parts }
game-does-most = самое большее { $parts }
game-does-worst = в худшем случае { $parts }
game-does-open = как минимум { $parts }
game-does-or = { $one }, или { $other }

## An answer that loses the game

game-danger-coming = Надвигается поражение
game-danger-certain = Поражение неизбежно
game-danger-near = Есть проигрышные ответы
game-danger-loses = Так вы проиграете
game-danger-may-lose = Так вы скорее всего проиграете
game-danger-chance = Вероятность поражения: не меньше { $chance }.
game-danger-ways = Ещё можно попробовать:
game-danger-others = Или другой ответ.
game-danger-no-way = Лучшего ответа нет.
game-danger-back = Вернуться
game-danger-insist = Всё равно сделать
game-danger-again = Выберите его ещё раз, чтобы всё равно сделать.
