### Страница о множестве партий: доля побед, что сопутствует победе, места и кривые.

study-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
study-won = партий выиграно; с доверительной вероятностью 95 % доля лежит между { $low } и { $high }.
study-note = Линии — 95-процентные доверительные интервалы: чем короче линия, тем надёжнее число. У разностей интервалы совместные: в каждой таблице все они верны одновременно с вероятностью 95 % (Бонферрони). Звёздочка отмечает малую выборку: меньше 30 партий или интервал шире 20 пунктов; она мало о чём говорит. То, что сопутствует победе, не обязательно её причина: в длинных партиях успевает случиться всё, а боты — не люди.
study-made = Из файла { $file }: правила { $rules }, сыграно Vigil { $played }; страница сделана Vigil { $version }.
study-command = Создано командой «{ $command }» (зерно { $seed }), Vigil { $version }, { $date }.
study-open = не задано
study-yes = да
study-no = нет
study-small = малая выборка
study-table = То же в виде таблицы
study-games-won = выигранные партии
study-games-lost = проигранные партии

## Разделы

study-heading-rates = Доля побед
study-by = { $column }
study-crossed = { $down } и { $across }
study-heading-paired = На одних и тех же раздачах
study-note-paired = Каждая раздача сыграна с каждым значением, так что удача у всех одна. Пункты: на сколько чаще выигрывают с этим значением, чем с первым. p-значение — по критерию знаков с поправкой на число сравнений (Холм).
study-against = { $column }: по сравнению с «{ $base }»
study-heading-ends = Чем кончаются партии
study-losses = Почему проигрывают: доля всех партий
study-length = Сколько ходов длятся партии
study-heading-before = Что сопутствует победе: подготовка к игре
study-note-before = На сколько процентных пунктов чаще выигрывают с этим, чем без этого. При случайных раздачах это сравнение честно.
study-heading-early = Что сопутствует победе: первые ходы
study-note-early = Что было выбрано первым. Бот выбирает по тому, что видит, поэтому удачное начало трудно отличить от удачного выбора.
study-heading-during = Что сопутствует победе: ход партии
study-note-during = Что случилось или было сделано хоть раз. Здесь причину и следствие различить труднее всего: в длинных партиях всего бывает больше.
study-heading-places = Где это случалось
study-heading-curves = Ход за ходом
study-note-curves = Линия — медиана партий, которые ещё продолжались, полоса — средняя половина из них.
study-left-out = { $count ->
    [one] в таблице есть ещё { $count } строка
    [few] в таблице есть ещё { $count } строки
   *[other] в таблице есть ещё { $count } строк
}

## Столбцы таблиц

study-head-name = Что
study-head-games = Партий
study-head-wins = Побед
study-head-share = Доля
study-head-interval = 95-процентный интервал
study-head-sample = Выборка
study-head-deals = Раздач
study-head-only-this = Выиграно только с этим
study-head-only-other = Выиграно только без этого
study-head-difference = Пункты
study-head-chance = p (критерий знаков, Холм)
study-head-with = Партий с этим
study-head-without = Партий без этого
study-head-quarter = Первый квартиль
study-head-median = Медиана
study-head-three-quarters = Третий квартиль
study-head-mean = Среднее
study-head-place = Место
study-head-turn = Ход

## Столбцы результатов

study-column-players = Игроки
study-column-bots = Боты
study-column-modules = Дополнение
study-column-switches = Толкования правил
study-column-ask_all = Задаются все вопросы

## В командной строке

cli-argument-reported = запись или сохранение игры либо результаты vigil simulate
cli-option-report-out = для результатов: записать страницу в этот файл; по умолчанию рядом с ними
cli-option-report-turns = для результатов: их файл ходов, для кривых
cli-error-only_results = { $option } нужен для результатов vigil simulate, а в «{ $file }» одна игра. Уберите его.
cli-error-not_a_report = «{ $file }» уже есть, и это не страница vigil report. Удалите этот файл или укажите другой.
study-error-rules = «{ $file }» сыгран по правилам { $value }, а здесь правила { $right }. Сыграйте партии заново или сделайте отчёт той версией Vigil, которая их играла.
