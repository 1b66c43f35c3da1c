### Lantern, a small game of the Vigil table.

cli-game-lantern = Маяк
web-home-about-lantern = Смотрители маяка ведут корабли домой сквозь штормовую ночь.
web-home-people-lantern = 2–4
web-home-time-lantern = 5 мин
cli-kind-place = место
cli-kind-card = карта ночи
cli-option-ships = сколько кораблей нужно привести: 3, 4 или 5
cli-position-lantern = turn: 3; oil: 2
setup-error-ships = Число кораблей { $value } не подходит. Выберите: { $known }.

## Names

ln-keeper-0 = Ада
ln-keeper-1 = Бруно
ln-keeper-2 = Клара
ln-keeper-3 = Дарио
ln-place-tower = башня
    .text = Здесь смотритель приносит от 1 до 3 масла или следит за небом и узнаёт следующую карту ночи.
ln-place-west = западный залив
    .text = Отсюда смотритель ведёт корабли западного залива.
ln-place-north = северный залив
    .text = Отсюда смотритель ведёт корабли северного залива.
ln-place-east = восточный залив
    .text = Отсюда смотритель ведёт корабли восточного залива.
ln-card-ship = корабль
    .text = Показался корабль; до гавани ему два шага.
ln-card-storm = шторм
    .text = Ближайший корабль залива гибнет, если смотритель в этом заливе не потратит одно масло.
ln-card-fog = туман
    .text = Маяк сжигает ещё одно масло. Без масла он гаснет, и игра проиграна.
ln-card-calm = штиль
    .text = Ничего не происходит.

## Questions and options

ln-ask-act = { $who }, что вы делаете?
ln-ask-storm = { $who }, шторм! { $place }. Что вы делаете?
ln-ask-night = Какую карту приносит ночь?
ln-ask-oil = Сколько масла нашлось?
ln-rule-act = Смотритель идёт в залив или к башне либо делает то, что позволяет место.
ln-rule-storm = Защита стоит 1 масло; без неё ближайший корабль этого залива погибнет.
ln-option-go = перейти: { $place }
ln-option-guide = вести ближайший корабль: { $place } (1 масло)
ln-option-fetch = принести масло (от 1 до 3)
ln-option-watch = следить за небом: узнать следующую карту
ln-option-rest = отдохнуть
ln-option-shield = защитить корабли (1 масло)
ln-option-give_up = отдать ближайший корабль
ln-option-oil = масло: { $oil }
ln-option-ship = корабль: { $place }
ln-option-storm = шторм: { $place }
ln-option-fog = туман
ln-option-calm = штиль

## What happens

ln-event-turn_began = Ход { $turn }: { $who }.
ln-event-went = { $who } переходит: { $place }.
ln-event-guided = { $steps ->
    [0] { $who } приводит корабль домой: { $place }!
   *[other] { $who } ведёт корабль: { $place }; остался один шаг.
}
ln-event-fetched = { $who } приносит масло; теперь его { $oil }.
ln-event-watched = { $who } следит за небом. Следующая карта: { $card }, { $place }.
ln-event-watched_everywhere = { $who } следит за небом. Следующая карта: { $card }.
ln-event-fell = Ночь приносит карту: { $card }, { $place }.
ln-event-fell_everywhere = Ночь приносит карту: { $card }.
ln-event-shielded = { $who } спасает корабли: { $place }.
ln-event-wrecked = Кораблекрушение: { $place }. Всего погибло кораблей: { $wrecks }.

## The end

ln-win-home = Все корабли дома.
ln-loss-wrecks = Погибло слишком много кораблей.
ln-loss-dark = Маяк погас.
ln-loss-dawn = Рассвело раньше, чем все корабли вернулись.
ln-score-home = корабли дома
ln-score-wrecks = кораблекрушения
ln-score-oil = масло

## The table

view-oil = Масло
view-home = Дома
view-wrecks = Погибло
view-keepers = Смотрители
view-keeper = Смотритель
view-place = Место
view-bays = Заливы
view-ships = Осталось шагов
view-night = Ночь
view-left = Осталось карт
view-next = Следующая карта
view-card = Карта
