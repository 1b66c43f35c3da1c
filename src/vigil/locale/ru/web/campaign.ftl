### Кампания в браузере.

web-campaign-title = Кампания
web-campaign-lit = Фонари: { $lit } из { $all }
web-campaign-lanterns = Горит фонарей: { $lit } из 3
web-campaign-locked = Откроется после победы в предыдущей части.
web-campaign-number = Часть { $number }
web-campaign-different = Что здесь иначе
web-campaign-goals = Три фонаря
web-campaign-won-by = { $bot }: { $percent } % побед из { $games } партий.
web-campaign-begin = Начать
web-campaign-with-bots = Начать с ботами
web-campaign-with-nobody = Одному за всех ({ $seats })
web-campaign-with-friends = С друзьями
web-campaign-choose = Духов вы выберете за столом.

## В конце партии

web-campaign-of = Ваши фонари: { $title }
web-campaign-to = Назад к кампании
web-campaign-new = новый
web-campaign-missed-won = Партия проиграна.
web-campaign-missed =
    { $bound ->
        [least] { $what }: { $came }; нужно не меньше { $limit }.
       *[most] { $what }: { $came }; можно не больше { $limit }.
    }
