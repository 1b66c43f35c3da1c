### Начало игры в браузере.

web-beginning-now = Игра начинается
web-beginning-watch = Вы наблюдаете
web-beginning-skip = Любая клавиша или касание — дальше
