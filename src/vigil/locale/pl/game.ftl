### Co mówi się o każdej grze tak samo.

game-seat = Gracz { $number }
view-seat = Gracz
game-of-seat = { $who }: { $label }
game-win = Zwycięstwo! { $reason } Wynik: { $score }.
game-loss = Porażka. { $reason } Wynik: { $score }.
game-outlook = Co się wydarzy
game-percent = { $amount } %

## Why an answer is given, and how sure that is

game-why-only = To jedyna możliwa odpowiedź.
game-why-prevents = Dzięki temu nie nastąpi: { $told }
game-why-prepares = To krok ku temu, by nie nastąpiło: { $told }
game-why-odds = To daje taką szansę: { $told }.
game-why-effect = Od razu nastąpi: { $told }
game-why-chance = Co z tego wyniknie, rozstrzygnie los.
game-why-causes = To prowadzi do tego: { $told }
game-why-later = Do czego się to przyda, okaże się później.
game-sure = { $chance } ± { $margin }
game-worth = wartość { $worth }

## What an answer does

game-does-nothing = tu nic się nie stanie
game-does-best = w najlepszym razie { $parts }
game-does-most = najwyżej { $parts }
game-does-worst = w najgorszym razie { $parts }
game-does-open = co najmniej { $parts }
game-does-or = { $one } albo { $other }

## An answer that loses the game

game-danger-coming = Nadchodzi porażka
game-danger-certain = Porażka jest pewna
game-danger-near = Niektóre odpowiedzi to porażka
game-danger-loses = Tak przegrasz
game-danger-may-lose = Tak prawdopodobnie przegrasz
game-danger-chance = Szansa porażki: co najmniej { $chance }.
game-danger-ways = Możesz jeszcze spróbować:
game-danger-others = Albo innej odpowiedzi.
game-danger-no-way = Lepszej odpowiedzi nie ma.
game-danger-back = Wróć
game-danger-insist = Zrób to mimo wszystko
game-danger-again = Wybierz ją jeszcze raz, by zrobić to mimo wszystko.
