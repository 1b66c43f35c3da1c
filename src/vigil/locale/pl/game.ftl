### Co mówi się o każdej grze tak samo.

game-seat = Gracz { $number }
view-seat = Gracz
game-of-seat = { $who }: { $label }
game-win = Zwycięstwo! { $reason } Wynik: { $score }.
game-loss = Porażka. { $reason } Wynik: { $score }.
game-outlook = Co nadchodzi
game-percent = { $amount } %

## Why an answer is given, and how sure that is

game-why-only = To jedyny możliwy wybór.
game-why-prevents = Zapobiega: { $told }
game-why-prepares = Pomaga zapobiec: { $told }
game-why-odds = Twoje szanse: { $told }.
game-why-effect = Od razu: { $told }
game-why-chance = Wynik zależy od szczęścia.
game-why-causes = Skutek: { $told }
game-why-later = Opłaci się później.
game-sure = { $chance } ± { $margin }
game-worth = wartość { $worth }

## What an answer does

game-does-nothing = tu nic się nie stanie
game-does-best = w najlepszym razie { $parts }
game-does-most = najwyżej { $parts }
game-does-worst = w najgorszym razie { $parts }
game-does-open = co najmniej { $parts }
game-does-unknown = zależy od szczęścia i dalszych wyborów
game-does-or = { $one } albo { $other }

## An answer that loses the game

game-danger-coming = Nadchodzi porażka
game-danger-certain = Porażka jest pewna
game-danger-near = Niektóre wybory oznaczają porażkę
game-danger-loses = Tak przegrasz
game-danger-may-lose = Tak prawdopodobnie przegrasz
game-danger-chance = Szansa porażki: co najmniej { $chance }.
game-danger-ways = Możesz jeszcze spróbować:
game-danger-others = Albo wybierz coś innego.
game-danger-no-way = Lepszego wyboru nie ma.
game-danger-back = Wstecz
game-danger-insist = Zrób to mimo wszystko
game-danger-again = Wybierz jeszcze raz, by zrobić to mimo wszystko.
