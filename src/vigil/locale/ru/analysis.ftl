### Анализ игры: шанс победить, удача и решения.

analysis-title = Анализ: { $game }
analysis-so-far = Игра не окончена; кривая кончается нынешним шансом победы.
analysis-sum = { $begin } при первом решении, удача { $luck }, решения { $choice }: { $end } в конце.
analysis-missed = Лучшие из найденных вариантов принесли бы ещё { $lost } пункта, считая каждый отдельно.
analysis-number = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Заголовки

analysis-heading-curve = Шанс победы
analysis-heading-turning = Переломные моменты
analysis-heading-costliest = Самые дорогие решения
analysis-heading-players = Решения и удача

## Переломные моменты

analysis-luck = Удача
analysis-choice = Решение
analysis-from-to = { $before } → { $after }
analysis-turning-none = Явных переломных моментов нет.

## Самые дорогие решения

analysis-given = { $player }: «{ $answer }».
analysis-given-you = Вы: «{ $answer }».
analysis-better = Лучший выбор: «{ $best }».
analysis-lost = { $best } вместо { $after }, с погрешностью { $error } п.
analysis-costliest-none = Явно дорогих решений нет.

## По игрокам

analysis-column-player = Игрок
analysis-column-accurate = Не хуже других
analysis-column-mean = Потеря на решение
analysis-column-choice = Решения
analysis-column-luck = Удача
analysis-accuracy = { $accurate } из { $choices }
analysis-note = Удача — это отклонение кубиков и карт от вероятностей. Решение сравнивается с игрой по простым правилам; оно не хуже других, если ни одно другое не лучше его больше чем на две стандартные ошибки. Все числа — оценки; симуляций на решение: { $budget }.

## Страница

analysis-chart = Шанс победы по ходу игры; те же числа — в таблице ниже.
analysis-table = Кривая в виде таблицы
analysis-column-turn = Ход
analysis-column-chance = Шанс победы в конце

## Что нельзя проанализировать

cli-option-analyse-resume = сохранять сюда каждый оценённый выбор; прерванный анализ продолжится отсюда
analysis-error-other_analysis = «{ $file }» — от другого анализа. Укажите другой файл.
analysis-error-no_net = Анализ игры «{ $game }» невозможен: нет обученной сети. «vigil report» описывает любую игру.
analysis-error-no_choices = В этой игре ещё нет решений. Проанализируйте её после первого.
