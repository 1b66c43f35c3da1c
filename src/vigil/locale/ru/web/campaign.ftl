### Кампания в браузере.

web-campaign-title = Кампания
web-campaign-lit = Фонарей: { $lit } из { $all }
web-campaign-lanterns = Зажжено фонарей: { $lit } из 3
web-campaign-locked = Откроется после предыдущего
web-campaign-different = Что изменено
web-campaign-goals = Три фонаря
web-campaign-won-by = Бот «{ $bot }» побеждает в { $percent } % партий.
web-campaign-alone = Начать с ботами
web-campaign-begin = Начать
web-campaign-friends = Начать с друзьями
web-campaign-choose = Выбрать духов и начать
