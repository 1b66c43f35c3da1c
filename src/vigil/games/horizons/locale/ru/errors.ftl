### Horizons of Spirit Island: setups and positions that are refused.

## Setups

setup-error-spirit = Неизвестный дух «{ $value }». Духи: { $known }.
setup-error-board = Неизвестное поле «{ $value }». Поля: { $known }.
setup-error-spirits_count = Указано духов: { $value }. Укажите { $known }, по одному на игрока.
setup-error-spirits_taken_twice = Дух указан дважды ({ $value }). Укажите каждого один раз.
setup-error-boards_count = Указано полей: { $value }. Укажите { $known }, по одному на игрока.
setup-error-boards_taken_twice = Поле указано дважды ({ $value }). Укажите каждое один раз.
setup-error-progression = Места { $value } для изучения способностей нет. Места: { $known }.
setup-error-progression_named_twice = Место названо дважды для изучения способностей: { $value }.

## Positions

position-error-spirits = В пункте «spirits» нужно духов: { $players }, а не «{ $value }»; есть духи: { $known }.
position-error-deadly_damage = В пункте «{ $clause }» у «{ $value }» слишком много урона; там такой жетон гибнет уже при { $health }.
position-error-blight_gone = Если в пункте «blight_pool» стоит { $value }, партия уже проиграна; оставьте там скверну или добавьте пункт «outcome».
position-error-invaders_gone = Эта позиция уже выиграна: страхом (полученных карт страха: { $value }) или ужасом захватчиков; поставьте на остров захватчиков или добавьте пункт «outcome».
position-error-no_presence = Ни в одном регионе нет «{ $value }», а дух без присутствия уничтожен; поместите его в какой-нибудь регион.
position-error-growing = В пункте «{ $clause }» слово «growing» называет действие { $value }, которого нет в выбранном там росте; уберите его или измените «growth».
position-error-stages_mixed = В пункте «invader_deck» поздний этап лежит над ранним; расположите слои по порядку этапов.
position-error-earned = В пункте «earned» стоит { $value }, а всего получено { $most }; уменьшите его или увеличьте пункт «taken».
position-error-fear_deck = В пункте «fear_deck» карт: { $value }, а неразыгранных всего { $right }; уменьшите колоду или измените пункты «taken» и «earned».
position-error-fear_full = В пункте «fear» стоит { $value }, но полный резерв сразу даёт карту; укажите не больше { $most }.
