### Результаты моделирования.

## Файлы результатов

results-error-suffix = Неизвестное расширение файла: «{ $file }». Подойдут: { $known }.
results-error-no_results = В «{ $file }» нет результатов vigil simulate. Укажите файл, записанный vigil simulate --out.
results-error-unknown_game = В «{ $file }» игра «{ $value }», она не установлена. Установите её или укажите другой файл.
results-error-bad_column = «{ $file }»: столбец «{ $column }» не такой, как пишет vigil simulate. Укажите другой файл.
results-error-exists = Файл «{ $file }» уже есть. Удалите его или укажите другой.
results-error-in_use = Файл «{ $file }» пишет другой запуск. Подождите или укажите другой файл.
results-error-no_journal = «{ $file }» — не прерванная симуляция. Удалите файл или укажите другой.
results-error-other_version = Файл «{ $file }» начат версией Vigil { $value }, а это { $right }. Продолжите в той версии, удалите файл или укажите другой.
results-error-other_rules = Файл «{ $file }» начат по правилам { $value }, а это { $right }. Удалите его или укажите другой.
results-error-other_plan = У файла «{ $file }» { $what ->
    [game] другая игра
    [setups] другая подготовка
    [bots] другие боты
    [games] другое число игр
    [seed] другое зерно
    [turn_columns] иначе задана таблица ходов
   *[other] другие столбцы
}. Повторите ту команду, удалите файл или укажите другой.

## Потерянная работа

work-error-helper_dies = Рабочий процесс падает на одних и тех же играх (раз: { $deaths }, код { $status }). Не хватает памяти? Уменьшите --workers.
work-error-not_portable = Ботов нельзя передать другим процессам ({ $reason }). Возьмите один процесс или опишите ботов на уровне модуля.
work-error-cluster_address = «{ $value }» — не адрес кластера Ray. Напишите HOST:PORT, например 10.0.0.1:6379, или уберите адрес для локального.
work-error-cluster_unreachable = Кластер Ray «{ $value }» недоступен ({ $reason }). Проверьте адрес или запустите его: ray start --head
work-error-cluster_fails = Кластер Ray потерял часть работы и не смог её повторить ({ $reason }). Проверьте кластер и повторите команду.
game-error-broke_off = Игра { $number } (зерно { $seed }) не доиграна: { $reason }. Ошибка в боте здесь, последний вызов первым:

## Итоги

cli-sum-games = Игр
cli-sum-interval = Интервал 95 %
cli-sum-interrupted = Прервано: готово { $done } из { $total }. Чтобы можно было продолжить, добавьте { $option }.
cli-sum-kept = Прервано: сохранено { $done } из { $total }. Продолжить: { $command }

## Параметры

cli-option-simulate-bot = бот на все места или по боту на место через запятую: rules, value, search, master, каждый также как rules:careful, rules:bold, rules:helper; random; или свой как package.module:Class; по умолчанию random
cli-option-simulate-out = писать по строке на игру в этот файл, .parquet или .csv; прерванный запуск продолжится отсюда
cli-option-sweep = сыграть все сочетания значений, например level=normal,hell players=2,4; ключи — параметры подготовки и bot; + соединяет несколько значений одного параметра
cli-option-turns = с --out: писать по строке на ход в этот файл
cli-option-ray = запустить на кластере Ray: по этому адресу или на локальном

## Ошибки

cli-error-no_bots = --bot: нужен один бот на все места или по одному на место, например rules,random, а не «{ $value }».
cli-error-sweep_form = «{ $value }» перебрать нельзя. Напишите ключ и значения: level=normal,hell
cli-error-sweep_key = «{ $value }» перебрать нельзя. Ключи: { $known }.
cli-error-sweep_twice = «{ $value }» перебирается дважды. Укажите один раз со всеми значениями.
cli-error-sweep_values = { $option }={ $value } перебрать нельзя. Укажите одно или несколько разных значений.
cli-error-sweep_flag = { $option }: нужно yes или no, а не «{ $value }».
cli-error-sweep_and_option = «{ $value }» и перебирается, и задан параметром. Оставьте что-то одно.
cli-error-turns_without_out = Для --turns нужен ещё файл для игр: --out FILE
