### What the engine says: mistakes and what would be right.

## Answers

answer-error-game_over = Игра окончена, выбирать больше нечего.
answer-error-no_such_option = Варианта { $answer } нет. Выберите число от 0 до { $last }.

## Setups

setup-error-players = Число игроков { $value } не подходит. Выберите: { $known }.
setup-error-module = Неизвестное дополнение «{ $value }». Дополнения: { $known }.
    .none = Неизвестное дополнение «{ $value }». У этой игры дополнений нет.
setup-error-switch = Неизвестное толкование «{ $value }». Толкования: { $known }.
setup-error-switches_named_twice = Толкование указано дважды ({ $value }). Укажите каждое один раз.
setup-error-unknown_field = Неизвестный пункт подготовки «{ $value }». Пункты: { $known }.
setup-error-wrong_kind = Пункт подготовки «{ $entry }»: неверный тип значения «{ $value }». Нужен такой, как по умолчанию.

## Undo

undo-error-no_answers = Пока нечего отменять.
undo-error-no_such_ply = Шага { $ply } нет. Выберите число от 0 до { $last }.

## Saves

save-error-not_a_vigil_file = Это не сохранение Vigil. Выберите другой файл.
save-error-damaged = Сохранение повреждено. Возьмите неповреждённую копию.
save-error-other_kind = Это файл «{ $found }». Выберите сохранение («{ $expected }»).
save-error-newer_format = Сохранение сделано более новой версией Vigil (формат { $found }, известен до { $known }). Обновите Vigil.
save-error-unknown_game = Это сохранение неизвестной игры «{ $game }». Обновите Vigil.
save-error-newer_rules = Сохранение сделано по более новым правилам (версия { $found }, известна до { $known }). Обновите Vigil.
save-error-no_longer_replays = С шага { $ply } сохранение расходится с нынешними правилами. Откройте его той версией Vigil, которая его сделала.

## Records

record-error-not_a_vigil_file = Это не запись Vigil. Выберите другой файл.
record-error-damaged = Запись повреждена. Возьмите неповреждённую копию.
record-error-other_kind = Это файл «{ $found }». Выберите запись («{ $expected }»).
record-error-newer_format = Запись сделана более новой версией Vigil (формат { $found }, известен до { $known }). Обновите Vigil.
record-error-unknown_game = Это запись неизвестной игры «{ $game }». Обновите Vigil.
record-error-newer_rules = Запись сделана по более новым правилам (версия { $found }, известна до { $known }). Обновите Vigil.
record-error-no_longer_replays = С шага { $ply } запись расходится с нынешними правилами. Откройте её той версией Vigil, которая её сделала.
record-error-seed_not_revealed = В записи нет зерна: его раскрывают после игры. Возьмите запись оконченной игры.

## Positions

position-error-set_up = Недопустимые настройки этой позиции. { $problem }
position-error-no_colon = В пункте «{ $clause }» нет двоеточия. Пишите «ключ: значение».
position-error-clause = Непонятный пункт «{ $clause }». См. docs/notation.md.
position-error-clause_twice = Пункт «{ $clause }» записан дважды. Объедините их.
position-error-unknown_clause = Неизвестный пункт «{ $clause }». Возможно, имелся в виду один из этих: { $known }.
position-error-unknown_word = Пункт «{ $clause }»: неизвестное слово «{ $value }». Подойдут, например: { $known }.
position-error-word_missing = После «{ $value }» не хватает слова. Пример: «{ $example }».
position-error-surplus_word = Пункт «{ $clause }»: лишнее слово «{ $value }» после «{ $before }». Может быть, перед ним пропущена запятая?
position-error-not_a_number = Пункт «{ $clause }»: нужно число от { $least } до { $most }, а указано «{ $value }».
position-error-word_twice = Пункт «{ $clause }»: «{ $value }» указано дважды. Укажите один раз.
position-error-not_json = Пункт «{ $clause }»: нужен объект JSON, например {"{"}"portal": "edge"{"}"}, а указано «{ $value }».
position-error-not_laid_yet = При «{ $next }» стол ещё пуст. Уберите пункт «{ $clause }».
position-error-step_words = Пункт «next»: у шага «{ $step }» неверное число слов. Пишите «{ $right }».
position-error-step_order = Пункт «next»: шаг «{ $step }» стоит слишком поздно. Сначала немедленные шаги, потом фазы, в конце следующий ход.
position-error-step_first = Пункт «next»: шаг «{ $step }» вызван только что. Поставьте его первым.
position-error-step_twice = Пункт «next»: шаг «{ $step }» возможен только один раз.
position-error-step_impossible = Пункт «next»: шаг «{ $step }» здесь невозможен. Уберите его или добавьте то, что ему нужно.
position-error-over = После конца игры шага «{ $step }» быть не может. Уберите пункт «next» или «outcome».
position-error-outcome_untrue = Пункт «outcome»: эта позиция не заканчивается по причине «{ $value }». Укажите ту, которая в ней видна.
position-error-outcome_score = Пункт «outcome»: указано очков { $value }, а эта позиция даёт { $right }.
position-error-boards = Пункт «boards»: укажите каждое из четырёх полей один раз: { $known }.
position-error-seats = Пункт «boards»: места «{ $value }». Укажите каждое место от 0 до { $last } один раз.
position-error-not_as_chosen = Позиция противоречит пункту «{ $clause }», выбранному до игры. Измените одно из двух.
position-error-card_in_two_places = Карта «{ $value }» указана в двух местах. Укажите её один раз.
position-error-deck_count = В колоде «{ $word }»: { $value }, а неизвестных только { $most }. Уменьшите число.
position-error-supply = В позиции «{ $word }»: { $value }, а существует только { $most }. Уберите лишнее.

## Bots

setup-error-bots = { $value }: ботов { $count }, а мест { $seats }. Укажите одного бота на все места или по одному на место.
bot-error-unknown_bot = Неизвестный бот «{ $value }». Боты: { $known }.
bot-error-budget = Неверный бюджет в «{ $value }». Он бывает только у search: search@200 (от 1 до { $most } симуляций) или search@1.5s (до { $seconds } с).
bot-error-no_module = Неизвестный бот «{ $value }»: нет модуля «{ $module }». Боты: { $known } или свой: package.module:Class.
bot-error-module_fails = Не удалось загрузить бота «{ $value }»: ошибка в { $module } ({ $reason }).
bot-error-no_class = Неизвестный бот «{ $value }»: в модуле «{ $module }» нет класса «{ $name }». Проверьте имя.
own-bot-error-no_choose = У бота «{ $value }» нет метода choose(table, decision). Добавьте его; он возвращает номер варианта.
own-bot-error-no_option = Бот «{ $value }» выбрал { $answer }. Нужно целое число от 0 до { $last }.
weights-error-no_weights = Нет обученной сети для игры { $game }. Возьмите бота rules или обучите сеть: vigil train.
weights-error-no_numpy = NumPy не установлен, а он нужен для оценки позиций. Установите его: pip install 'vigil-table[bots]' — или возьмите бота rules.
weights-error-other_rules = Сеть для игры { $game } обучена по правилам { $rules }, а это { $known }. Обучите её заново: vigil train.
weights-error-no_judge = У игры { $game } нет признаков для обучения. Возьмите бота rules.
weights-error-no_samples = «{ $file }» не описывает учебные игры. Укажите другую папку.
weights-error-other_samples = В «{ $file }» учебные партии другой игры, с другим зерном или по другой версии правил. Укажите другую папку.

## Games

plugin-error-not_loaded = Не удалось загрузить игру «{ $game }» из { $value } ({ $reason }). Исправьте или удалите её пакет.
plugin-error-no_plugin = { $value } — не плагин с именем «{ $game }». Исправьте или удалите его пакет.
