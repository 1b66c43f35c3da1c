### Экраны конца игры в браузере.

web-ending-title-won = Победа
web-ending-title-lost = Поражение
web-ending-title-given-up = Игра сдана
web-ending-card = Картинка на память
web-ending-moments = Решающие моменты
web-ending-cost = Самый дорогой выбор
web-ending-judging = Оцениваем ваши решения: { $done } из { $total }
web-ending-second = Вторая попытка
web-ending-second-why = { $turn } с самого начала, в вашей копии. Эта партия не изменится.
web-ending-try = Переиграть с этого места
web-ending-friends = Кто играл
web-ending-you = вы
web-ending-agrees = ещё раз!
web-ending-rematch =
    { $of ->
        [1] Реванш
       *[other] Реванш вместе · { $agreed } из { $of }
    }
