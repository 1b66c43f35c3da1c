### What the engine says: mistakes and what would be right.

## Answers

answer-error-game_over = Игра окончена, отвечать больше не на что.
answer-error-no_such_option = Ответа { $answer } среди вариантов нет: они пронумерованы от 0 до { $last }.

## Setups

setup-error-players = Число игроков не может быть таким: { $value }. Допустимо: { $known }.
setup-error-module = Дополнения «{ $value }» нет; есть дополнения: { $known }.
    .none = Дополнения «{ $value }» нет; у этой игры дополнений пока нет.
setup-error-switch = Толкования «{ $value }» нет; переключить можно: { $known }.
setup-error-switches_named_twice = Одно и то же толкование нельзя переключить дважды ({ $value }); назовите каждое толкование один раз.
setup-error-unknown_field = В настройке партии нет пункта «{ $value }»; есть пункты: { $known }.
setup-error-wrong_kind = Пункт подготовки «{ $entry }» не может быть «{ $value }»; ему нужно значение другого вида, такое как по умолчанию.

## Undo

undo-error-no_answers = Пока нечего отменять.
undo-error-no_such_ply = К ответу { $ply } вернуться нельзя: ответы пронумерованы от 0 до { $last }.

## Saves

save-error-not_a_vigil_file = Это не сохранение Vigil; выберите файл, сохранённый в Vigil.
save-error-damaged = Сохранение повреждено и не читается; возьмите неповреждённую копию.
save-error-other_kind = Это файл другого рода («{ $found }»), а нужно сохранение («{ $expected }»).
save-error-newer_format = Сохранение сделано более новой версией Vigil (формат { $found }, известен до { $known }); чтобы открыть его, обновите Vigil.
save-error-unknown_game = Это сохранение неизвестной игры «{ $game }»; чтобы открыть его, обновите Vigil.
save-error-newer_rules = Сохранение сделано по более новым правилам (версия { $found }, известна до { $known }); чтобы открыть его, обновите Vigil.
save-error-no_longer_replays = С ответа { $ply } сохранение не согласуется с нынешними правилами; откройте его той версией Vigil, в которой оно сделано.

## Records

record-error-not_a_vigil_file = Это не запись партии Vigil; выберите файл, записанный в Vigil.
record-error-damaged = Запись партии повреждена и не читается; возьмите неповреждённую копию.
record-error-other_kind = Это файл другого рода («{ $found }»), а нужна запись партии («{ $expected }»).
record-error-newer_format = Запись сделана более новой версией Vigil (формат { $found }, известен до { $known }); чтобы воспроизвести её, обновите Vigil.
record-error-unknown_game = Это запись неизвестной игры «{ $game }»; чтобы воспроизвести её, обновите Vigil.
record-error-newer_rules = Запись сделана по более новым правилам (версия { $found }, известна до { $known }); чтобы воспроизвести её, обновите Vigil.
record-error-no_longer_replays = С ответа { $ply } запись не согласуется с нынешними правилами; воспроизведите её той версией Vigil, в которой она сделана.
record-error-seed_not_revealed = В этой записи нет зерна; его показывают, когда игра окончена, поэтому возьмите запись завершённой игры.

## Positions

position-error-set_up = Такая партия в этой позиции невозможна. { $problem }
position-error-no_colon = В пункте «{ $clause }» нет двоеточия; пишите «ключ: значение».
position-error-clause = Пункт «{ $clause }» прочитать не удалось; сверьтесь с описанием нотации.
position-error-clause_twice = Пункт «{ $clause }» записан дважды; скажите всё в одном.
position-error-unknown_clause = Пункта «{ $clause }» нет; возможно, имелся в виду один из этих: { $known }.
position-error-unknown_word = В пункте «{ $clause }» слово «{ $value }» ничего не значит; подойдут, например: { $known }.
position-error-word_missing = После «{ $value }» не хватает слова; можно написать так: «{ $example }».
position-error-surplus_word = В пункте «{ $clause }» слово «{ $value }» после «{ $before }» лишнее; возможно, перед ним пропущена запятая.
position-error-not_a_number = В пункте «{ $clause }» стоит «{ $value }» вместо числа от { $least } до { $most }.
position-error-word_twice = В пункте «{ $clause }» дважды стоит «{ $value }»; назовите это один раз.
position-error-not_json = Пункт «{ $clause }» не может быть «{ $value }»; здесь нужен объект JSON, например {"{"}"portal": "edge"{"}"}.
position-error-not_laid_yet = При «{ $next }» на столе ещё ничего нет; уберите пункт «{ $clause }».
position-error-step_words = У шага «{ $step }» в пункте «next» слишком мало или слишком много слов; он пишется так: «{ $right }».
position-error-step_order = Шаг «{ $step }» стоит в пункте «next» слишком поздно; то, что случается сразу, идёт до фаз хода, а следующий ход или раунд — в конце.
position-error-step_first = Шаг «{ $step }» только что выбран или вызван; поставьте его первым в пункте «next».
position-error-step_twice = Шаг «{ $step }» стоит в пункте «next» дважды, а случиться может лишь один раз.
position-error-step_impossible = Шаг «{ $step }» из пункта «next» в этой позиции невозможен; уберите его или добавьте то, что для него нужно.
position-error-over = После конца партии шага «{ $step }» быть не может; уберите пункт «next» или пункт «outcome».
position-error-outcome_untrue = Позиция не подтверждает причину «{ $value }» из пункта «outcome»; назовите ту, которая в ней видна.
position-error-outcome_score = В пункте «outcome» указано очков: { $value }; а эта позиция даёт { $right }.
position-error-boards = В пункте «boards» должно быть по одному разу каждое из четырёх полей: { $known }.
position-error-seats = В пункте «boards» указаны места «{ $value }»; каждое место от 0 до { $last } должно быть ровно один раз.
position-error-not_as_chosen = Позиция расходится с пунктом «{ $clause }», где записано выбранное до игры; исправьте одно из двух.
position-error-card_in_two_places = Карта «{ $value }» лежит в двух местах, а может лежать только в одном.
position-error-deck_count = В колоде «{ $word }»: { $value }, а невиденных всего { $most }; уменьшите её.
position-error-supply = В позиции «{ $word }»: { $value }, а есть всего { $most }; уберите лишнее.

## Bots

setup-error-bots = { $value }: ботов { $count }, а мест { $seats }; назовите одного бота на всех или по одному на каждое место.
bot-error-unknown_bot = Бота «{ $value }» нет; есть боты: { $known }.
bot-error-budget = Такого запаса нет: «{ $value }»; он бывает только у search, например search@200 (от 1 до { $most } воображаемых партий) или search@1.5s (до { $seconds } секунд).
bot-error-no_module = Бота «{ $value }» нет: модуль «{ $module }» не найден; есть боты: { $known }, а свой указывают так: package.module:Class.
bot-error-module_fails = Бота «{ $value }» создать не удалось: ошибка в модуле «{ $module }» ({ $reason }); исправьте модуль или назовите другого бота.
bot-error-no_class = Бота «{ $value }» нет: в модуле «{ $module }» нет класса «{ $name }»; назовите класс, который там есть.
own-bot-error-no_choose = У бота «{ $value }» нет метода choose(table, decision); добавьте его, он должен возвращать номер варианта.
own-bot-error-no_option = Бот «{ $value }» выбрал { $answer }; нужно целое число от 0 до { $last }.
weights-error-no_weights = Для игры { $game } нет обученной сети; выберите бота rules или обучите сеть командой vigil train.
weights-error-no_numpy = Ботам, которые просчитывают вперёд, и всему, что оценивает позиции, нужен NumPy, он не установлен; установите его: pip install 'vigil-table[bots]', или выберите бота rules.
weights-error-other_rules = Сеть для игры { $game } обучена по правилам версии { $rules }, а здесь версия { $known }; обучите её заново командой vigil train.
weights-error-no_judge = Игра { $game } не говорит, как судить о её позициях, и учить нечего; выберите бота rules.
weights-error-no_samples = «{ $file }» не описывает учебные игры vigil train; назовите другую папку.
weights-error-other_samples = В «{ $file }» лежат учебные игры другой игры, с другим зерном или по другим правилам; назовите другую папку.

## Games

plugin-error-not_loaded = Игру «{ $game }» не удаётся загрузить из { $value } ({ $reason }); исправьте или удалите пакет, который её предлагает.
plugin-error-no_plugin = То, что { $value } предлагает как игру «{ $game }», не является дополнением с таким именем; исправьте или удалите этот пакет.
