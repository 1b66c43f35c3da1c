### What the engine says: mistakes and what would be right.

## Answers

answer-error-game_over = Игра окончена, отвечать больше не на что.
answer-error-no_such_option = Ответа { $answer } среди вариантов нет: они пронумерованы от 0 до { $last }.

## Set-ups

setup-error-players = Число игроков не может быть таким: { $value }. Допустимо: { $known }.
setup-error-level = Уровня «{ $value }» нет; есть уровни: { $known }.
setup-error-edition = Издания «{ $value }» нет; есть издания: { $known }.
setup-error-module = Модуля «{ $value }» нет; есть модули: { $known }.
    .none = Модуля «{ $value }» нет; для этой игры модулей пока нет.
setup-error-modules_named_twice = Один и тот же модуль нельзя назвать дважды ({ $value }); назовите каждый модуль один раз.
setup-error-unknown_option = Настройка «{ $value }» относится к модулю; назовите и сам модуль.
setup-error-switch = Толкования «{ $value }» нет; переключить можно: { $known }.
setup-error-seats = Названо сторон для игроков: { $value }, а нужно: { $known }, по одной на игрока.
setup-error-side = Стороны { $value } у деревни нет; есть стороны: { $known }.
setup-error-seats_taken_twice = Два игрока не могут сидеть с одной стороны деревни ({ $value }); назовите каждую сторону один раз.
setup-error-two_players_face_each_other = Два игрока должны сидеть друг напротив друга, а не на сторонах { $value }; напротив находятся 0 и 2 или 1 и 3.
setup-error-colours = Названо цветов: { $value }; назовите не меньше одного на игрока и не больше четырёх.
setup-error-colour = Поля цвета «{ $value }» нет; есть цвета: { $known }.
setup-error-colours_taken_twice = Два поля не могут быть одного цвета ({ $value }); назовите каждый цвет один раз.
setup-error-power = Силы «{ $value }» нет; есть силы: { $known }.
setup-error-one_power_for_each_board = Эти силы находятся на двух сторонах одного поля, поэтому выбрать можно лишь одну: { $value }.
setup-error-alone_the_red_board_flies = Сила «{ $value }» не подходит для одиночной игры: в ней красное поле лежит другой стороной вверх.
setup-error-first = Места { $value }, с которого можно начать, нет; есть места: { $known }.
setup-error-village = Деревне нужны девять разных тайлов из этого списка: { $known }, а не такие: { $value }.
setup-error-qi = Даос не может начать с таким числом Чи: { $value }. Допустимо: { $known }.
setup-error-portal = Портал не может стоять на месте «{ $value }»; возможные места: { $known }.
setup-error-village_tiles = Выбора тайлов деревни «{ $value }» нет; есть варианты: { $known }.
setup-error-incarnations = Выбора Воплощений «{ $value }» нет; есть варианты: { $known }.
setup-error-cards = Числа карт должны быть таблицей, записи которой — карты, а не «{ $value }»; есть карты: { $known }.
setup-error-card = Карты «{ $value }», числа которой можно задать, нет; есть карты: { $known }.
setup-error-card_table = Сведения о карте «{ $card }» должны быть таблицей, а не «{ $value }»; в ней могут быть пункты: { $known }.
setup-error-card_field = У карты «{ $card }» нет пункта «{ $value }»; есть пункты: { $known }.
setup-error-card_name = Карта «{ $card }» не может называться «{ $value }»; название — это текст без точек с запятой и лишних пробелов, знаков в нём не больше: { $known }.
setup-error-card_colour = У карты «{ $card }» не может быть цвета «{ $value }»; есть цвета: { $known }.
setup-error-card_resistance = У карты «{ $card }» не может быть сопротивляемости «{ $value }»; напишите число от 1 до 5 или такие числа по цветам: { $known }.
setup-error-card_stone = На этом камне карты «{ $card }» не может быть «{ $value }»; напишите список из таких слов: { $known }.
setup-error-cards_line = Строка { $line }: { $problem }
setup-error-cards_syntax = Строку { $line } прочитать не удалось; файл карт пишут в формате TOML.
setup-error-spirit = Духа «{ $value }» нет; есть духи: { $known }.
setup-error-board = Поля «{ $value }» нет; есть поля: { $known }.
setup-error-spirits_count = Названо духов: { $value }, а нужно { $known }, по одному на игрока.
setup-error-spirits_taken_twice = У двух игроков не может быть один и тот же дух ({ $value }); назовите каждого духа один раз.
setup-error-boards_count = Названо полей: { $value }, а нужно { $known }, по одному на игрока.
setup-error-boards_taken_twice = Одно и то же поле нельзя взять дважды ({ $value }); назовите каждое поле один раз.
setup-error-unknown_field = В настройке партии нет пункта «{ $value }»; есть пункты: { $known }.

## Undo

undo-error-no_answers = Никто ещё не ответил, поэтому отменять нечего.
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
record-error-no_commitment = В этой записи нет обещания раздающего, поэтому честность кубиков не доказать; укажите отпечаток, который показал стол: --commitment.
record-error-seed_not_revealed = В этой записи нет зерна раздающего; его показывают, когда игра окончена, поэтому возьмите запись завершённой игры.
record-error-other_dealer = Зерно в этой записи не то, которое обещает { $commitment }; возьмите запись и отпечаток одного и того же стола.
record-error-unfair_roll = Ответ { $ply } ({ $kind }) не тот, что был обещан; игру изменили потом, или раздача была нечестной.

## Positions

position-error-set_up = Такая партия в этой позиции невозможна. { $problem }
position-error-no_colon = В пункте «{ $clause }» нет двоеточия; пишите «ключ: значение».
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
position-error-seats_opposite = Два игрока сидят друг напротив друга; в пункте «boards» между их местами должно быть одно поле.
position-error-not_as_chosen = Позиция расходится с пунктом «{ $clause }», где записано выбранное до игры; исправьте одно из двух.
position-error-village = В пункте «village» нужны девять разных тайлов из этого списка: { $known }.
position-error-mark_haunter = В пункте «{ $clause }» у «{ $value }» не может быть метки ^, она для Обитателей; уберите её.
position-error-mark_exposed = В пункте «{ $clause }» у «{ $value }» не может быть метки *, она для призрака, раскрытого Буддой, в новой редакции; уберите её.
position-error-mark_mantra = В пункте «{ $clause }» у «{ $value }» не может быть метки ~, она для одного-единственного призрака, пока на поле видна сила enfeeblement_mantra; уберите её.
position-error-mark_buddha = В пункте «{ $clause }» у «{ $value }» не может быть метки b: Будда стоит на пустом месте; уберите её.
position-error-mark_left_stone = В пункте «{ $clause }» у «{ $value }» не может быть метки !, она для левого камня с длящимся действием; уберите её.
position-error-card_in_two_places = Карта «{ $value }» лежит в двух местах, а может лежать только в одном.
position-error-deck_count = В колоде «{ $word }»: { $value }, а невиденных всего { $most }; уменьшите её.
position-error-deck_empty = Пункт «deck» пуст, но без карт партия окончена; положите в колоду карту.
position-error-exorcised = Карта «{ $value }» из пункта «exorcised» должна быть Воплощением, стоять там один раз и быть также в пункте «discard».
position-error-incarnations = В игре, в колоде и среди изгнанных Воплощений { $value }, а в этой партии их всего { $most }; уберите лишние или выберите другой уровень.
position-error-already_won = Если в пункте «exorcised» их { $value }, партия уже выиграна; назовите меньше или добавьте пункт «outcome».
position-error-already_lost = Если в пункте «{ $clause }» их { $value }, партия уже проиграна; назовите не больше { $most } или добавьте пункт «outcome».
position-error-supply = В позиции «{ $word }»: { $value }, а есть всего { $most }; уберите лишнее.
position-error-no_circle = В деревне нет Молитвенного Круга для жетона «{ $value }»; уберите пункт «circle».
position-error-nobody_alive = Ни один Даос не жив; хотя бы у одного должно быть Чи.
position-error-dead_own_nothing = Даос из пункта «{ $clause }» мёртв; уберите «{ $value }»: мёртвые ничем не владеют и лежат на тайле { $tile }.
position-error-neutral_own_nothing = За поле из пункта «{ $clause }» никто не играет; уберите «{ $value }»: у такого поля есть только Чи, не больше { $most }.
position-error-not_usable = В пункте «{ $clause }» не может стоять «{ $value }»: силы берут взаймы у нейтральных полей, а свою применяет только поле, чей сейчас ход.
position-error-this_turn = В пункте «{ $clause }» указано { $value }, а в этот ход может быть не больше { $most }.
position-error-portal = Портал не может быть на тайле { $value }: параметр «portal» говорит «{ $chosen }»; подойдут: { $known }.
position-error-too_many_villagers = В пункте «{ $clause }» в семье «{ $value }» становится больше Жителей, чем бывает; в ней их { $most }.
position-error-too_many_face_down = Лицом вниз лежит Жителей: { $value }, а невиденных всего { $most }; уберите лишних.
position-error-full_tile = На тайле не бывает больше 3 Жителей; уберите лишних с тайла { $value }.
position-error-villager_on_haunted_tile = На захваченном тайле Жителей не бывает; уберите их с тайла { $value } или сделайте тайл активным.
position-error-face_down_on_top = На тайле { $value } верхний Житель лежит лицом вниз; назовите его семью: верхнего всегда видно.
position-error-su_ling_before_incarnation = Су-Лин не может стоять перед Воплощением { $value }; поставьте её в пункте «su-ling» перед другим местом.
position-error-su_ling_held = Су-Лин удерживает Воплощение в игре; уберите пункт «su-ling».
position-error-barrier = Пункт «barrier» и шаг «barrier_ends» в пункте «next» бывают только вместе; укажите оба или ни одного.
position-error-owed = В пункте «owed» не может стоять «{ $value }»: награды ждут конца барьера, и только семьи, которые целиком в убежище.
position-error-receptacles_full = Когда кристаллы лежат на всех углах, в конце хода возникает барьер; назовите в пункте «receptacles» не больше { $most } или поставьте шаг «mystic_barrier» в пункт «next».
position-error-not_living = В пункте «{ $clause }» не может стоять «{ $value }»: у этого поля нет живого Даоса; назовите поле живого.
position-error-artifact_unearned = Семья «{ $family }» даёт артефакт «{ $value }», когда спасена целиком; уберите её Жителей из пунктов «villagers» и «graveyard».
position-error-spirits = В пункте «spirits» нужно духов: { $players }, а не «{ $value }»; есть духи: { $known }.
position-error-deadly_damage = В пункте «{ $clause }» у «{ $value }» слишком много урона; там такая фигурка гибнет уже при { $health }.
position-error-blight_gone = Если в пункте «blight_pool» стоит { $value }, партия уже проиграна; оставьте там скверну или добавьте пункт «outcome».
position-error-invaders_gone = Эта позиция уже выиграна: страхом (полученных карт страха: { $value }) или ужасом захватчиков; поставьте на остров захватчиков или добавьте пункт «outcome».
position-error-no_presence = Ни в одном регионе нет «{ $value }», а дух без присутствия уничтожен; поместите его в какой-нибудь регион.
position-error-growing = В пункте «{ $clause }» слово «growing» называет действие { $value }, которого нет в выбранном там росте; уберите его или измените «growth».
position-error-stages_mixed = В пункте «invader_deck» поздняя ступень лежит над ранней; расположите слои по порядку ступеней.
position-error-earned = В пункте «earned» стоит { $value }, а всего получено { $most }; уменьшите его или увеличьте пункт «taken».
position-error-fear_deck = В пункте «fear_deck» карт: { $value }, а неразыгранных всего { $right }; уменьшите колоду или измените пункты «taken» и «earned».
position-error-fear_full = В пункте «fear» стоит { $value }, но полный запас сразу даёт карту; укажите не больше { $most }.

## Bots

bot-error-unknown_bot = Бота «{ $value }» нет; есть боты: { $known }.
