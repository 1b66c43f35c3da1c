### Horizons of Spirit Island: setups and positions that are refused.

## Setups

setup-error-spirit = Духа «{ $value }» нет; есть духи: { $known }.
setup-error-board = Поля «{ $value }» нет; есть поля: { $known }.
setup-error-spirits_count = Названо духов: { $value }, а нужно { $known }, по одному на игрока.
setup-error-spirits_taken_twice = У двух игроков не может быть один и тот же дух ({ $value }); назовите каждого духа один раз.
setup-error-boards_count = Названо полей: { $value }, а нужно { $known }, по одному на игрока.
setup-error-boards_taken_twice = Одно и то же поле нельзя взять дважды ({ $value }); назовите каждое поле один раз.
setup-error-progression = Места { $value } для изучения способностей по порядку нет; места: { $known }.
setup-error-progression_named_twice = Место названо дважды для изучения способностей: { $value }.

## Positions

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
