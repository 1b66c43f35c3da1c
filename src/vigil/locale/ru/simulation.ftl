### Результаты моделирования.

## Файлы результатов

results-error-suffix = Неизвестное расширение файла: «{ $file }». Подойдут: { $known }.
results-error-no_results = В файле «{ $file }» нет результатов vigil simulate; назовите файл, записанный командой vigil simulate --out.
results-error-unknown_game = В файле «{ $file }» записана игра «{ $value }», а она не установлена; установите её или назовите другой файл.
results-error-bad_column = Столбец «{ $column }» файла «{ $file }» не читается; назовите файл в том виде, в каком его записала команда vigil simulate.
results-error-exists = Файл «{ $file }» уже есть и не перезаписывается; назовите другой файл или сначала удалите этот.
results-error-in_use = Файл «{ $file }» сейчас пишет другой запуск; дождитесь его конца или назовите другой файл.
results-error-no_journal = «{ $file }» — не прерванное моделирование; удалите этот файл или назовите другой.
results-error-other_version = Файл «{ $file }» начат версией Vigil { $value }, а это версия { $right }; продолжите в той версии, удалите файл или назовите другой.
results-error-other_rules = Файл «{ $file }» начат по правилам версии { $value }, а сейчас действует версия { $right }; удалите его или назовите другой файл.
results-error-other_plan = У файла «{ $file }» { $what ->
    [game] другая игра
    [setups] другая подготовка
    [bots] другие боты
    [games] другое число игр
    [seed] другое зерно
    [turn_columns] иначе задана таблица ходов
   *[other] другие столбцы
}; повторите команду, которой он начат, удалите его или назовите другой файл.

## Потерянная работа

work-error-helper_dies = Процесс, который играет, { $deaths } раза завершился на одних и тех же играх (код { $status }), возможно, из-за нехватки памяти; уменьшите --workers.
work-error-not_portable = Этих ботов нельзя передать другим процессам ({ $reason }); возьмите один процесс или ботов, описанных на верхнем уровне модуля.
work-error-cluster_address = «{ $value }» — не адрес кластера Ray; напишите HOST:PORT, например 10.0.0.1:6379, или уберите его, чтобы играть на этой машине.
work-error-cluster_unreachable = Кластер Ray по адресу «{ $value }» недоступен ({ $reason }); проверьте адрес или запустите кластер: ray start --head
work-error-cluster_fails = Кластер Ray потерял часть работы и не может её повторить ({ $reason }); проверьте кластер и повторите команду.
game-error-broke_off = Игра { $number } (зерно { $seed }) не доиграна: { $reason }. Ошибка в боте здесь, последний вызов первым:

## Итоги

cli-sum-games = Игр
cli-sum-interval = Интервал 95 %
cli-sum-interrupted = Прервано: готово { $done } из { $total }. С { $option } запуск можно продолжить.
cli-sum-kept = Прервано: сохранено { $done } из { $total }. Продолжить: { $command }

## Параметры

cli-option-simulate-bot = бот на все места или по боту на место через запятую: rules, value, search, master, каждый и как rules:careful, rules:bold, rules:helper, ещё random или свой как package.module:Class; если не задан — random
cli-option-simulate-out = записать по строке на игру в этот файл, .parquet или .csv; прерванный запуск продолжится, если повторить команду
cli-option-sweep = сыграть все сочетания значений, например level=normal,hell players=2,4; ключи — параметры подготовки и bot; + соединяет несколько значений одного параметра
cli-option-turns = вместе с --out: записать ещё и по строке на ход в этот файл
cli-option-ray = работать на кластере Ray: по этому адресу или на этой машине

## Ошибки

cli-error-no_bots = --bot не может быть «{ $value }»; назовите одного бота на все места или по одному на место: rules,random
cli-error-sweep_form = «{ $value }» перебрать нельзя; укажите ключ и значения: level=normal,hell
cli-error-sweep_key = «{ $value }» перебрать нельзя; ключи: { $known }.
cli-error-sweep_twice = «{ $value }» перебирается дважды; назовите один раз со всеми значениями.
cli-error-sweep_values = { $option }={ $value } перебрать нельзя; назовите одно или несколько значений, каждое один раз.
cli-error-sweep_flag = { $option } не может быть «{ $value }»; возможны yes и no.
cli-error-sweep_and_option = «{ $value }» и перебирается, и задан параметром; оставьте что-то одно.
cli-error-turns_without_out = Для --turns нужен ещё и другой файл, для самих игр: --out FILE
