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
